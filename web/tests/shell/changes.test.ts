import { expect, test } from "vitest";
import type { TableView } from "../../src/generated/bloodborne";
import type { Story } from "../../src/generated/protocol";
import { applyChanges } from "../../src/shell/changes";
import { momentsOf } from "../../src/shell/story";

const table = () => ({ round: 1, hunters: [{ health: 8 }, { health: 6 }], market: { cards: ["axe", "saw"] } });

test("the old state stays as it was", () => {
  const old = table();
  applyChanges(old, [[["hunters", 1, "health"], 2], [["market", "cards"], []], [["round"]]]);
  expect(old).toEqual(table());
});

test("what did not change is shared, what changed is new", () => {
  const old = table();
  const now = applyChanges(old, [[["hunters", 1, "health"], 2]]);
  expect(now.market).toBe(old.market);
  expect(now.hunters[0]).toBe(old.hunters[0]);
  expect(now.hunters).not.toBe(old.hunters);
  expect(now.hunters[1]).not.toBe(old.hunters[1]);
});

test("lists stay lists", () => {
  const now = applyChanges(table(), [[["hunters", 0, "health"], 7]]);
  expect(Array.isArray(now.hunters)).toBe(true);
  expect(now.hunters).toHaveLength(2);
});

test("later changes build on earlier ones", () => {
  const now = applyChanges<unknown>({}, [[["a"], {}], [["a", "b"], 1], [["a", "c"], 2], [["a", "b"]]]);
  expect(now).toEqual({ a: { c: 2 } });
});

test("a story is told as a row of moments, each built on the one before", () => {
  const label = { key: "bloodborne-option-card", args: { card: "axe" } };
  const rolled = { event: "die-rolled", rule: "step-4" };
  const story = {
    view: table(),
    events: [],
    frames: [
      { changes: [[["round"], 2]], choices: [[0, "axe"]], labels: [label], events: [rolled], at: 3 },
      { changes: [[["hunters", 0, "health"], 1]], choices: [], labels: [], events: [], at: 4 },
    ],
  } as unknown as Story;
  const moments = momentsOf(story);
  expect(moments.map(({ at, view }) => [at, view.round, (view as TableView).hunters[0].health])).toEqual([
    [0, 1, 8],
    [3, 2, 8],
    [4, 2, 1],
  ]);
  expect(moments[1]).toMatchObject({ choices: [{ seat: 0, label }], events: [rolled] });
});
