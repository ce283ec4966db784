import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Change, PROTOCOL, type TableState, type Telling } from "../../src/generated/protocol";
import { TableLine } from "../../src/shell/connection.svelte";
import { me } from "../../src/shell/me.svelte";
import { holdSeat, seatsAt } from "../../src/shell/seats";
import { Socket } from "../socket";

const last = () => Socket.all[Socket.all.length - 1];

/** A table in play where somebody is asked something. */
function state(more: Record<string, unknown> = {}): TableState {
  return {
    seat: 1,
    question: 5,
    decision: { kind: "choose_card", chosen: null, options: [{ id: "axe" }, { id: "saw" }], blocked: [] },
    view: { round: 1 },
    table: {
      id: "t1",
      name: "Thursday",
      game: "bloodborne",
      stage: "playing",
      clock: 0,
      seats: [{ name: "Ana" }, { name: "Bruno" }],
    },
    ...more,
  } as unknown as TableState;
}

const happened = (event: string) => ({ event, rule: "round" });

const welcome = (now = state(), clock_left = 0): Partial<Telling> => ({
  type: "welcome",
  state: now,
  events: [happened("one"), happened("two")],
  talk: [],
  clock_left,
});

let line: TableLine;

beforeEach(() => {
  localStorage.clear();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers({ now: 1_000_000 });
  line = new TableLine("t1");
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(told = welcome()): Socket {
  last().open();
  last().say(told);
  return last();
}

describe("whoever comes", () => {
  test("says hello, with the secret of the seat once there is one", () => {
    last().open();
    expect(last().url).toBe("ws://localhost:3000/api/tables/t1/live");
    const hello = {
      type: "hello",
      protocol: PROTOCOL,
      paced: true,
      client: expect.stringMatching(/^\w{16,}$/),
      name: "",
      avatar: me.avatar,
    };
    expect(last().heard).toEqual([{ ...hello, secret: "" }]);
    const [{ client }] = last().heard as { client: string }[];
    last().say(welcome(state({ seat: null })));
    last().say({ type: "seated", seat: 1, secret: "mine" });
    last().break();
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().heard).toEqual([{ ...hello, secret: "mine", client }]);
  });

  test("is shown everything, and by when to choose", () => {
    arrive(welcome(state(), 30));
    expect(line.state).toEqual(state());
    expect(line.shown).toEqual(state());
    expect(line.playback.log).toHaveLength(2);
    expect(line.deadline).toBe(1_030_000);
  });

  test("and sits down holds the seat from then on", () => {
    const server = arrive();
    server.say({ type: "seated", seat: 1, secret: "mine" });
    expect(seatsAt("t1")[0]).toMatchObject({
      secret: "mine",
      seat: 1,
      name: "Bruno",
      tableName: "Thursday",
      asked: true,
    });
  });
});

describe("what changes", () => {
  const named = () => line.playback.log.map(({ event }) => event);

  test("is told by its differences, and asked for once it has been shown", async () => {
    const server = arrive();
    const changes: Change[] = [
      [["view", "round"], 2],
      [["question"], 6],
    ];
    server.say({ type: "update", n: 1, changes, events: [happened("three")], steps: [[[["view"]]]] });
    expect(line.state?.question).toBe(6);
    expect(line.shown?.question).toBe(5);
    expect(named()).toEqual(["one", "two"]);
    line.choose("axe");
    expect(server.heard).toHaveLength(3); // for the question that is shown
    expect(server.heard[2]).toMatchObject({ type: "choose", question: 5 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.shown?.question).toBe(6);
    expect(line.playback.view).toEqual({ round: 2 });
    expect(named()).toEqual(["one", "two", "three"]);
    expect(server.heard[3]).toMatchObject({ type: "seen", question: 6 });
  });

  test("and is nothing to be shown is there at once", () => {
    const server = arrive();
    server.say({ type: "update", n: 1, changes: [[["decision", "chosen"], "axe"]] });
    expect(line.shown?.decision?.chosen).toBe("axe");
  });

  test("is there at once for whoever looks elsewhere", () => {
    const server = arrive();
    server.say({ type: "update", n: 1, changes: [[["question"], 6]], events: [happened("three")] });
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line.shown?.question).toBe(6);
    expect(named()).toHaveLength(3);
  });

  test("is taken back without being played", () => {
    const server = arrive();
    server.say({ type: "update", n: 1, changes: [[["view", "round"], 0]], rewound: 1, events: [happened("again")] });
    expect(named()).toEqual(["one", "again"]);
    expect(line.playback.playing).toBe(false);
  });

  test("starts the clock when the server says so", () => {
    const server = arrive();
    server.say({ type: "update", n: 1, changes: [[["question"], 6]] });
    expect(line.deadline).toBe(0);
    server.say({ type: "update", n: 2, changes: [], clock_left: 60 });
    expect(line.deadline).toBe(1_060_000);
    server.say({ type: "update", n: 3, changes: [[["table", "stage"], "over"]] });
    expect(line.deadline).toBe(0);
  });

  test("and was missed is asked for with everything else", () => {
    const server = arrive();
    server.say({ type: "update", n: 2, changes: [[["view", "round"], 3]] });
    expect(line.state?.view).toEqual({ round: 1 });
    expect(line.broken).toBe(true);
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    arrive(welcome(state({ view: { round: 3 } })));
    expect(line.state?.view).toEqual({ round: 3 });
    expect(line.broken).toBe(false);
  });
});

describe("a broken line", () => {
  test("is mended, with longer and longer pauses", () => {
    for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const before = Socket.all.length;
      last().break();
      vi.advanceTimersByTime(pause - 1);
      expect(Socket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(before + 1);
    }
  });

  test("is tried at once when the network is back", () => {
    last().break();
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(2);
  });

  test("is not mended when the page is left", () => {
    line.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(1);
  });

  test("is not mended after a last word, until somebody wants to", () => {
    last().open();
    last().say({ type: "bye", reason: { key: "server-no-such-table" }, again: false });
    vi.advanceTimersByTime(60_000);
    expect(line.farewell).toEqual({ key: "server-no-such-table" });
    expect(Socket.all).toHaveLength(1);
    line.tryAgain();
    expect(line.farewell).toBeNull();
    expect(Socket.all).toHaveLength(2);
  });

  test("is mended after a goodbye for now", () => {
    last().open();
    last().say({ type: "bye", reason: { key: "server-restarting" }, again: true });
    last().break();
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
  });
});

describe("a wish", () => {
  test("is granted", async () => {
    const server = arrive();
    const done = line.send({ type: "start" });
    const { id } = server.heard[2];
    expect(server.heard[2]).toEqual({ type: "start", id });
    server.say({ type: "done", id });
    await expect(done).resolves.toBeUndefined();
  });

  test("is refused with a reason, which is shown for a while", async () => {
    const server = arrive();
    const done = line.send({ type: "start" });
    const reason = { key: "server-empty-seats" };
    server.say({ type: "refused", id: server.heard[2].id, reason });
    await expect(done).rejects.toEqual(reason);
    expect(line.refusal).toEqual(reason);
    vi.advanceTimersByTime(7000);
    expect(line.refusal).toBeNull();
  });

  test("to leave gives the seat up once it is granted", async () => {
    holdSeat("t1", { secret: "another" });
    const server = arrive();
    server.say({ type: "seated", seat: 1, secret: "mine" });
    const left = line.leave();
    expect(seatsAt("t1")).toHaveLength(2);
    server.say({ type: "done", id: server.heard[2].id });
    await left;
    expect(seatsAt("t1").map(({ secret }) => secret)).toEqual(["another"]);
  });

  test("to leave a table where nobody may watch ends the line, and the seat is given up too", async () => {
    const server = arrive();
    server.say({ type: "seated", seat: 1, secret: "mine" });
    const left = line.leave();
    server.say({ type: "bye", reason: { key: "server-you-left" }, again: false });
    await left;
    expect(seatsAt("t1")).toEqual([]);
  });
});

describe("a choice", () => {
  const chosen = (server: Socket) => server.heard.filter(({ type }) => type === "choose");

  test("is sent for the question it answers, and not twice", () => {
    const server = arrive();
    line.choose("axe");
    expect(chosen(server)).toMatchObject([{ question: 5, choice: "axe" }]);
    server.say({ type: "update", n: 1, changes: [[["decision", "chosen"], "axe"]] });
    line.choose("axe");
    expect(chosen(server)).toHaveLength(1);
    line.choose("saw");
    expect(chosen(server)).toHaveLength(2);
  });

  test("of somebody who is not asked is not sent", () => {
    const server = arrive(welcome(state({ decision: null })));
    line.choose("axe");
    expect(chosen(server)).toEqual([]);
  });

  /** The line breaks after a choice that got no answer, and is mended. */
  function mend(now: TableState): Socket {
    last().break();
    vi.advanceTimersByTime(10_000);
    return arrive(welcome(now));
  }

  test("without an answer is made once more when the line is mended, and only once", () => {
    arrive();
    line.choose("axe");
    expect(chosen(mend(state()))).toMatchObject([{ question: 5, choice: "axe" }]);
    expect(chosen(mend(state()))).toEqual([]);
  });

  test("that had arrived is not made again", () => {
    arrive();
    line.choose("axe");
    expect(chosen(mend(state({ decision: { chosen: "axe", options: [], blocked: [] } })))).toEqual([]);
  });

  test("is not made for another question", () => {
    arrive();
    line.choose("axe");
    expect(chosen(mend(state({ question: 6 })))).toEqual([]);
  });

  test("that was answered is not made again", () => {
    const server = arrive();
    line.choose("axe");
    server.say({ type: "done", id: chosen(server)[0].id });
    expect(chosen(mend(state()))).toEqual([]);
  });
});
