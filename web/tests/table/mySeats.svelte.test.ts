import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableState, Telling } from "../../src/generated/protocol";
import { holdSeat, seatsAt } from "../../src/shell/seats";
import { settings } from "../../src/shell/settings.svelte";
import { anotherName, MySeats } from "../../src/table/mySeats.svelte";
import { Socket } from "../socket";

const decision = (chosen: string | null = null) => ({ kind: "act", chosen, options: [{ id: "rest" }], blocked: [] });

/** A table of three, seen from one seat. */
function state(seat: number | null, more: Record<string, unknown> = {}): TableState {
  return {
    seat,
    question: 5,
    decision: null,
    no_undo: null,
    view: { round: 1 },
    table: {
      id: "t1",
      stage: "playing",
      host: 0,
      seats: ["Ana", "Ana (2)", "Bruno"].map((name, seat) => ({
        seat,
        name,
        kind: "person",
        person: Math.max(0, seat - 1),
      })),
    },
    ...more,
  } as unknown as TableState;
}

const welcome = (now: TableState): Partial<Telling> => ({
  type: "welcome",
  state: now,
  events: [],
  talk: [],
  clock_left: 0,
});
const asked = (question: number, chosen: string | null = null) => [
  [["question"], question],
  [["decision"], decision(chosen)],
];
const unasked = (question: number) => [
  [["question"], question],
  [["decision"], null],
];

let seats: MySeats;
let stop: () => void;
let counts: Map<Socket, number>;

function tell(socket: Socket, changes: unknown[]): void {
  const n = (counts.get(socket) ?? 0) + 1;
  counts.set(socket, n);
  socket.say({ type: "update", n, changes } as Partial<Telling>);
  flushSync();
}

/** Somebody with two seats comes to the table. */
function come(first: TableState, second: TableState): Socket[] {
  holdSeat("t1", { secret: "a", seat: 0 });
  holdSeat("t1", { secret: "b", seat: 1 });
  stop = $effect.root(() => {
    seats = new MySeats("t1");
    seats.follow();
  });
  for (const [index, now] of [first, second].entries()) {
    Socket.all[index].open();
    Socket.all[index].say(welcome(now));
  }
  flushSync();
  return Socket.all;
}

beforeEach(() => {
  localStorage.clear();
  Socket.all = [];
  counts = new Map();
  vi.stubGlobal("WebSocket", Socket);
  settings.pace = "off";
});

afterEach(() => {
  seats.close();
  stop();
  vi.unstubAllGlobals();
});

const shown = () => seats.shown.state?.seat;

describe("who holds two seats", () => {
  test("has a line for each, and is shown the one that is asked", () => {
    const [first, second] = come(state(0), state(1, { decision: decision() }));
    expect([first.heard[0], second.heard[0]]).toMatchObject([{ secret: "a" }, { secret: "b" }]);
    expect(seats.mine).toEqual([0, 1]);
    expect(shown()).toBe(1);
  });

  test("is taken along when the turn goes on", () => {
    const [first, second] = come(state(0, { decision: decision() }), state(1));
    expect(shown()).toBe(0);
    tell(second, asked(6));
    expect(shown()).toBe(0); // its own answer is still open
    tell(first, unasked(6));
    expect(shown()).toBe(1);
    tell(second, unasked(7));
    tell(first, unasked(7));
    expect(shown()).toBe(1); // nobody else is asked
  });

  test("may look elsewhere until something else is asked", () => {
    const [first, second] = come(state(0, { decision: decision() }), state(1));
    seats.turn(1);
    flushSync();
    expect(shown()).toBe(1);
    tell(first, unasked(6));
    tell(first, asked(7));
    expect(shown()).toBe(1); // which has not heard of it yet
    tell(second, unasked(7));
    expect(shown()).toBe(0);
    seats.turn(-1);
    flushSync();
    tell(second, [[["no_undo"], { key: "why" }]]);
    expect(shown()).toBe(1);
  });

  test("is the host on both, if on one", () => {
    come(state(0), state(1, { decision: decision() }));
    expect(shown()).toBe(1);
    expect(seats.hosting).toBe(true);
  });

  test("keeps the others up to date without showing how it came", () => {
    settings.pace = "normal";
    const [, second] = come(state(0, { decision: decision() }), state(1));
    const event = { event: "rested", rule: "rest" };
    second.say({
      type: "update",
      n: 1,
      changes: [[["question"], 6]],
      events: [event],
      steps: [[]],
    } as Partial<Telling>);
    flushSync();
    expect(seats.lines[1].playback.playing).toBe(false);
    expect(second.heard).toContainEqual(expect.objectContaining({ type: "seen", question: 6 }));
  });

  test("lets go of the one that was taken away, and of no seat when all lines end", () => {
    const [first, second] = come(state(0), state(1));
    first.say({ type: "bye", reason: { key: "server-other-protocol" }, again: false });
    flushSync();
    expect(seatsAt("t1")).toHaveLength(2);
    second.say({ type: "bye", reason: { key: "server-old-secret" }, again: false });
    flushSync();
    expect(seatsAt("t1").map(({ secret }) => secret)).toEqual(["a"]);
    expect(seats.lines).toHaveLength(1);
  });
});

describe("the curtain", () => {
  beforeEach(() => {
    come(state(0, { decision: decision() }), state(1, { decision: decision() }));
    seats.secretive = true;
    flushSync();
  });

  test("hangs until whoever is meant lifts it, and again before the other seat", () => {
    expect(seats.curtained).toBe(true);
    seats.lift();
    expect(seats.curtained).toBe(false);
    tell(Socket.all[0], asked(5, "rest"));
    expect(shown()).toBe(1);
    expect(seats.curtained).toBe(true);
    seats.lift();
    seats.turn(1);
    expect(seats.curtained).toBe(true);
  });

  test("is not needed among allies, nor when it is over", () => {
    seats.secretive = false;
    expect(seats.curtained).toBe(false);
    seats.secretive = true;
    for (const line of Socket.all) tell(line, [[["table", "stage"], "over"]]);
    expect(seats.curtained).toBe(false);
  });
});

test("on every further seat a name is another", () => {
  expect(anotherName("Ana", ["Bruno"])).toBe("Ana");
  expect(anotherName("Ana", ["ana"])).toBe("Ana (2)");
  expect(anotherName("Ana", ["Ana", "Ana (2)"])).toBe("Ana (3)");
  expect(anotherName("A".repeat(40), ["A".repeat(40)])).toHaveLength(40);
});
