import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inOrder, LASTS, Pointings } from "../../src/table/pointing.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const seen = (pointings: Pointings) => pointings.now.map(({ at }) => at);

test("what is pointed at shows for a while", () => {
  const pointings = new Pointings();
  pointings.add({ seat: 0, at: "space:rome", say: "go_here" }, -1);
  vi.advanceTimersByTime(LASTS - 1);
  pointings.add({ seat: 1, at: "card:axe", say: "" }, -1);
  expect(seen(pointings)).toEqual(["space:rome", "card:axe"]);
  vi.advanceTimersByTime(1);
  expect(seen(pointings)).toEqual(["card:axe"]);
  vi.advanceTimersByTime(LASTS);
  expect(seen(pointings)).toEqual([]);
  expect(pointings.all.length).toBe(2);
});

test("a seat points at one thing, and at the same again for as long as the last time says", () => {
  const pointings = new Pointings();
  pointings.add({ seat: 0, at: "space:rome", say: "" }, -1);
  vi.advanceTimersByTime(LASTS / 2);
  pointings.add({ seat: 0, at: "space:rome", say: "go_here" }, -1);
  expect(pointings.now.map(({ say }) => say)).toEqual(["go_here"]);
  vi.advanceTimersByTime(LASTS / 2);
  expect(seen(pointings)).toEqual(["space:rome"]);
});

test("nothing is seen once the table is left", () => {
  const pointings = new Pointings();
  pointings.add({ seat: 0, at: "space:rome", say: "" }, -1);
  pointings.forget();
  expect(seen(pointings)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("talk and pointings come in the order in which they happened", () => {
  const pointings = new Pointings();
  pointings.add({ seat: 0, at: "space:rome", say: "" }, -1);
  pointings.add({ seat: 0, at: "space:london", say: "" }, 4);
  pointings.add({ seat: 1, at: "space:tokyo", say: "" }, 4);
  pointings.add({ seat: 1, at: "space:arkham", say: "" }, 7);
  const told = (numbers: number[]) =>
    inOrder(
      numbers.map((number) => ({ number })),
      pointings.all,
    ).map((line) => ("at" in line ? line.at : line.number));
  expect(told([4, 7])).toEqual(["space:rome", 4, "space:london", "space:tokyo", 7, "space:arkham"]);
  expect(told([])).toEqual(["space:rome", "space:london", "space:tokyo", "space:arkham"]);
  // a line that the reader does not hear does not hide what was pointed at after it
  expect(told([3, 7])).toEqual(["space:rome", 3, "space:london", "space:tokyo", 7, "space:arkham"]);
});
