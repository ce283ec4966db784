import { beforeEach, expect, test, vi } from "vitest";
import type { OutcomeView, SeatInfo, TableInfo } from "../../src/generated/protocol";
import { placeOf, standing } from "../../src/shell/outcome";

const KEY = "gaslamp:history";

/** The module anew, as in a page that has just been opened. */
async function opened() {
  vi.resetModules();
  return import("../../src/shell/history.svelte");
}

const seat = (number: number, name: string, bot = "", kind: SeatInfo["kind"] = bot ? "bot" : "person"): SeatInfo => ({
  seat: number,
  kind,
  name,
  bot,
  connected: true,
  gone: false,
  open: false,
  avatar: "",
  ready: false,
  was: "",
  person: number,
});

const table = (match: string, ...seats: SeatInfo[]): TableInfo => ({
  id: `table of ${match}`,
  name: "",
  game: "bloodborne",
  pack: { digest: "", title: "" },
  options: {},
  public: false,
  spectators: true,
  clock: 0,
  absence: 60,
  stage: "over",
  seats,
  host: null,
  watching: 0,
  watchers: [],
  match,
  rematch: "",
  continued: false,
  undo: null,
  created: 0,
});

const outcome = (winners: number[], scores: number[]): OutcomeView => ({ winners, scores, reason: { key: "" } });
const ANA_AND_BOTS = [seat(0, "Ana"), seat(1, "Bo", "greedy"), seat(2, "Cy", "random")];

beforeEach(() => localStorage.clear());

test("winners come first, others by their scores, and equals share a place", () => {
  const result = outcome([2], [9, 4, 9, 4]);
  expect([0, 1, 2, 3].map((each) => placeOf(result, each))).toEqual([2, 3, 1, 3]);
  expect(standing(result)).toEqual([2, 0, 1, 3]);
});

test("a winner stands before one with more points who may not win", () => {
  expect(standing(outcome([1], [9, 4]))).toEqual([1, 0]);
  expect(placeOf(outcome([1], [9, 4]), 0)).toBe(2);
});

test("where nobody has won there are no places", () => {
  expect(placeOf(outcome([], [9, 4]), 0)).toBe(0);
  expect(standing(outcome([], [4, 9]))).toEqual([1, 0]);
});

test("a match is noted once, with its result and everybody else", async () => {
  const history = await opened();
  history.noteMatch(table("m", ...ANA_AND_BOTS), [0], outcome([1], [12, 20, 7]), false);
  history.noteMatch(table("m", ...ANA_AND_BOTS), [0], outcome([0], [99, 20, 7]), false);
  expect(history.myMatches()).toMatchObject([
    {
      match: "m",
      table: "table of m",
      won: false,
      place: 2,
      score: 12,
      others: [
        { name: "Bo", bot: "greedy" },
        { name: "Cy", bot: "random" },
      ],
    },
  ]);
  expect((await opened()).myMatches()).toEqual(history.myMatches());
});

test("who held several seats is noted once, with the best of them, and has nobody else there", async () => {
  const history = await opened();
  history.noteMatch(
    table("m", seat(0, "Ana"), seat(1, "Bruno"), seat(2, "Cy", "random")),
    [0, 1],
    outcome([1], [3, 9, 4]),
    false,
  );
  expect(history.myMatches()).toMatchObject([
    { won: true, place: 1, score: 9, mine: 2, others: [{ name: "Cy", bot: "random" }] },
  ]);
});

test("somebody for whom a bot stands in is still a person", async () => {
  const history = await opened();
  history.noteMatch(table("m", seat(0, "Ana"), seat(1, "Bruno", "greedy", "person")), [0], outcome([0], [1, 0]), false);
  expect(history.myMatches()[0].others).toEqual([{ name: "Bruno", bot: "" }]);
});

test("a match that ended while nobody looked gets the day on which it did", async () => {
  const history = await opened();
  history.noteMatch(table("m", ...ANA_AND_BOTS), [0], outcome([0], [1, 0, 0]), false);
  history.dateMatch("m", 1000);
  expect(history.myMatches()[0].ended).toBe(1000);
  history.dateMatch("m", Date.now() + 1000);
  history.dateMatch("other", 5);
  expect(history.myMatches()[0].ended).toBe(1000);
});

test("one match or all can be forgotten", async () => {
  const history = await opened();
  for (const match of ["a", "b", "c"])
    history.noteMatch(table(match, ...ANA_AND_BOTS), [0], outcome([0], [1, 0, 0]), false);
  history.forgetMatch("b");
  expect(
    history
      .myMatches()
      .map(({ match }) => match)
      .sort(),
  ).toEqual(["a", "c"]);
  history.forgetAll();
  expect((await opened()).myMatches()).toEqual([]);
});

test("what another window has noted is kept", async () => {
  const [one, other] = [await opened(), await opened()];
  one.noteMatch(table("a", ...ANA_AND_BOTS), [0], outcome([0], [1, 0, 0]), false);
  other.noteMatch(table("b", ...ANA_AND_BOTS), [0], outcome([0], [1, 0, 0]), false);
  expect((await opened()).myMatches()).toHaveLength(2);
});

test("only so many are kept, and the oldest go", async () => {
  const history = await opened();
  for (let number = 0; number < 310; number++) {
    history.noteMatch(table(`m${number}`, ...ANA_AND_BOTS), [0], outcome([0], [1, 0, 0]), false);
    history.dateMatch(`m${number}`, number);
  }
  const kept = history.myMatches();
  expect(kept).toHaveLength(300);
  expect(kept[0].match).toBe("m309");
  expect(kept.at(-1)?.match).toBe("m10");
});

test.each(['"no list"', "{", "[1, null, {}]", '[{"match": "m", "others": [null]}]'])(
  "nonsense in the storage is nothing: %s",
  async (nonsense) => {
    localStorage.setItem(KEY, nonsense);
    expect((await opened()).myMatches()).toEqual([]);
  },
);

test("figures are counted against each level and against people", async () => {
  const history = await opened();
  history.noteMatch(table("a", seat(0, "Ana"), seat(1, "Bo", "greedy")), [0], outcome([0], [5, 3]), false);
  history.noteMatch(table("b", seat(0, "Ana"), seat(1, "Bo", "greedy")), [0], outcome([1], [2, 3]), false);
  history.noteMatch(table("c", ...ANA_AND_BOTS), [0], outcome([1], [1, 9, 8]), false);
  history.noteMatch(table("d", seat(0, "Ana"), seat(1, "Bruno")), [0], outcome([], [1, 9]), false);
  expect(history.figures(history.myMatches())).toEqual([
    { level: "", matches: 1, wins: 0, place: 0 },
    { level: "greedy", matches: 3, wins: 1, place: 2 },
    { level: "random", matches: 1, wins: 0, place: 3 },
  ]);
});

test("allies win or lose, and have no place", async () => {
  const history = await opened();
  history.noteMatch(table("a", ...ANA_AND_BOTS), [0], outcome([0, 1, 2], [0, 0, 0]), true);
  expect(history.figures(history.myMatches())).toContainEqual({ level: "greedy", matches: 1, wins: 1, place: 0 });
});
