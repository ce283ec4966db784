import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, View } from "../../src/generated/protocol";
import { settings } from "../../src/shell/settings.svelte";
import { concerns, type Director, Playback, shotsOf, timeOf } from "../../src/table/playback.svelte";

interface Counted extends View {
  count: number;
}

const view = (count: number) => ({ count }) as Counted;
const happened = (event: string, more: object = {}) => ({ event, rule: "round", ...more }) as GameEvent;
const step = (count: number): [[string[], number]] => [[["count"], count]];

/** Every event is shown for as long as it says, and what moved is noted. */
class Noted implements Director {
  moved: string[] = [];
  scenes: Director["scenes"] = (shots) =>
    shots.map((shot) => ({
      shots: [shot],
      time: 100,
      quiet: true,
      after: () => this.moved.push(shot.event.event),
    }));
  pause = vi.fn();
  resume = vi.fn();
  stop = vi.fn();
}

let playback: Playback;
let director: Noted;
const names = () => playback.log.map(({ event }) => event);
const count = () => (playback.view as Counted).count;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "normal", steps: false });
  playback = new Playback();
  director = new Noted();
  playback.directedBy(director);
  playback.seat = 0;
  playback.jump(view(0), []);
});

afterEach(() => vi.useRealTimers());

/** Three things happen at once. */
function three(from: number, shown?: () => void): void {
  const at = [1, 2, 3].map((more) => from + more);
  playback.tell(
    view(from + 3),
    at.map((number) => happened(`e${number}`)),
    at.map(step),
    shown,
  );
}

describe("what happened", () => {
  test("is shown one after the other, with the log in step", async () => {
    three(0);
    await vi.advanceTimersByTimeAsync(50);
    expect([count(), names()]).toEqual([1, ["e1"]]);
    await vi.advanceTimersByTimeAsync(100);
    expect([count(), names()]).toEqual([2, ["e1", "e2"]]);
    await vi.advanceTimersByTimeAsync(200);
    expect([count(), names(), playback.playing]).toEqual([3, ["e1", "e2", "e3"], false]);
  });

  test("is not cut short by what happens next", async () => {
    const ended: string[] = [];
    three(0, () => ended.push("first"));
    await vi.advanceTimersByTimeAsync(50);
    three(3, () => ended.push("second"));
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(270);
    expect([ended, count()]).toEqual([["first"], 4]);
    await vi.advanceTimersByTimeAsync(300);
    expect(ended).toEqual(["first", "second"]);
    expect(director.moved).toEqual(["e1", "e2", "e3", "e4", "e5", "e6"]);
  });

  test("can be skipped, and all of it is true then", async () => {
    const ended: string[] = [];
    three(0, () => ended.push("first"));
    three(3, () => ended.push("second"));
    await vi.advanceTimersByTimeAsync(50);
    playback.finish();
    expect([count(), names().length, ended, playback.playing]).toEqual([6, 6, ["first", "second"], false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(count()).toBe(6);
  });

  test("is skipped up to the reader's next decision, whatever others do until then", async () => {
    const asks = (number: number, ...waiting_for: number[]) => ({ ...view(number), waiting_for, outcome: null });
    playback.tell(asks(1, 1), [happened("e1")], [step(1)]);
    await vi.advanceTimersByTimeAsync(50);
    playback.skip();
    playback.tell(asks(2, 2), [happened("e2")], [step(2)]);
    expect([count(), playback.playing]).toEqual([2, false]);
    playback.tell(asks(3, 0, 1), [happened("e3")], [step(3)]);
    expect([count(), playback.playing]).toEqual([3, false]);
    playback.tell(asks(4, 1), [happened("e4")], [step(4)]);
    expect([count(), playback.playing]).toEqual([3, true]);
  });

  test("is skipped only once where it is told when the reader is asked already", async () => {
    const asked = { ...view(1), waiting_for: [0], outcome: null };
    playback.tell(asked, [happened("e1")], [step(1)]);
    await vi.advanceTimersByTimeAsync(50);
    playback.skip();
    three(1);
    expect([count(), playback.playing]).toEqual([1, true]);
  });

  test("is told only when what moves before it has come to rest, if it must not be known earlier", async () => {
    const before = vi.fn();
    playback.directedBy({
      ...director,
      scenes: (shots) => shots.map((shot) => ({ shots: [shot], time: 900, late: true, before })),
    });
    playback.tell(view(1), [happened("e1")], [step(1)]);
    await vi.advanceTimersByTimeAsync(700);
    expect(before).toHaveBeenCalled();
    expect([playback.lines, names(), playback.scene?.shots.length]).toEqual([[], [], 1]);
    await vi.advanceTimersByTimeAsync(40);
    expect([playback.lines.length, names()]).toEqual([1, ["e1"]]);
    await vi.advanceTimersByTimeAsync(500);
    expect(playback.playing).toBe(true); // it is read from then on
  });

  test("can be paused", async () => {
    three(0);
    await vi.advanceTimersByTimeAsync(50);
    playback.pause();
    expect(director.pause).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([count(), playback.paused]).toEqual([1, true]);
    playback.pause();
    await vi.advanceTimersByTimeAsync(60);
    expect(count()).toBe(2);
  });

  test("is there at once where the pace is off", () => {
    settings.pace = "off";
    three(0);
    expect([count(), playback.playing]).toEqual([3, false]);
  });

  test("waits for whoever goes step by step", async () => {
    settings.steps = true;
    playback.directedBy({ ...director, scenes: (shots) => shots.map((shot) => ({ shots: [shot], time: 0 })) });
    three(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([count(), playback.waiting]).toEqual([1, true]);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([count(), playback.waiting]).toEqual([2, true]);
    playback.pause(); // Space goes on
    await vi.advanceTimersByTimeAsync(60_000);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(1);
    expect([count(), playback.playing]).toEqual([3, false]);
  });

  test("of a lesson waits for the reader after each thing, at once, whatever the settings say", async () => {
    settings.pace = "off";
    playback.stepwise = true;
    playback.directedBy({ ...director, scenes: (shots) => shots.map((shot) => ({ shots: [shot], time: 1000 })) });
    three(0);
    for (const seen of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(1);
      expect([count(), playback.waiting, playback.rule]).toEqual([seen, true, "round"]);
      playback.goOn();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect([count(), playback.playing]).toEqual([3, false]);
  });

  test("is shown once more from where the round began, log and all", async () => {
    playback.jump(view(0), [happened("before")]);
    playback.tell(view(1), [happened("round-began")], [step(1)]);
    three(1);
    three(4);
    await vi.advanceTimersByTimeAsync(10_000);
    const ended = vi.fn();
    playback.once();
    await vi.advanceTimersByTimeAsync(50);
    expect([count(), names(), playback.again]).toEqual([1, ["before", "round-began"], true]);
    playback.tell(view(8), [happened("e8")], [step(8)], ended);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([count(), names().length, playback.again]).toEqual([8, 9, false]);
    expect(ended).toHaveBeenCalledOnce();
  });

  test("of whoever is far behind goes faster, but not what is about them", async () => {
    const about = (seat: number) => happened("hit", { seat });
    playback.directedBy({ ...director, scenes: (shots) => shots.map((shot) => ({ shots: [shot], time: 1000 })) });
    playback.tell(view(2), [about(1), about(0)], [step(1), step(2)]);
    const many = Array.from({ length: 60 }, () => about(1));
    playback.tell(
      view(2),
      many,
      many.map(() => step(2)),
    ); // prettier-ignore
    await vi.advanceTimersByTimeAsync(350);
    expect(count()).toBe(2); // the first took a quarter of its time, which was drawn when it began
    await vi.advanceTimersByTimeAsync(850);
    expect(playback.log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(playback.log).toHaveLength(3);
  });
});

test("an event is about whoever sits there, is meant by it or is one of many", () => {
  expect(concerns(happened("a", { seat: 2 }), 2)).toBe(true);
  expect(concerns(happened("a", { seat: 1, target: 2 }), 2)).toBe(true);
  expect(concerns(happened("a", { seats: [0, 2] }), 2)).toBe(true);
  expect(concerns(happened("a", { seat: 1 }), 2)).toBe(false);
  expect(concerns(happened("a", { seat: 1 }), null)).toBe(false);
});

test("what is about oneself is shown for a second or more, what is about others for less", () => {
  const scene = (seat: number) => ({ shots: [{ event: happened("a", { seat }), view: view(0) }], time: 0 });
  expect(timeOf(scene(0), 0, ["You take 1."])).toBe(1000);
  expect(timeOf(scene(1), 0, ["She takes 1."])).toBe(600);
  expect(timeOf(scene(1), 0, ["She takes 1.", "He takes 1."])).toBe(950);
  expect(timeOf({ ...scene(0), quiet: true, time: 200 }, 0, [])).toBe(200);
});

test("where steps are missing all changes come with the last event", () => {
  const shots = shotsOf(view(0), view(5), [happened("a"), happened("b")], []);
  expect(shots.map((shot) => (shot.view as Counted).count)).toEqual([0, 5]);
});
