import { describe, expect, test } from "vitest";
import {
  cardsLeft,
  finalNeeds,
  isThere,
  kindIn,
  nextOmen,
  progress,
  spacesOf,
} from "../../src/games/eldritch/instruments/gauges";
import type { MonsterView } from "../../src/generated/eldritch";

const OMENS = [
  { omen: "green", tokens: 2, doom: 3 },
  { omen: "blue", tokens: 0, doom: 0 },
  { omen: "red", tokens: 0, doom: 2 },
  { omen: "blue", tokens: 0, doom: 0 },
];
const GATES = [
  { space: "istanbul", omen: "green" },
  { space: "arkham", omen: "red" },
  { space: "tokyo", omen: "red" },
];

const foe = (id: string, damage: number, epic = true): MonsterView => ({
  id,
  number: 1,
  space: "12",
  damage,
  toughness: 6,
  epic,
});

describe("the next step of the Omen", () => {
  test("advances Doom for the gates of its colour", () => {
    expect(nextOmen({ omen: 1, omens: OMENS, gates: GATES })).toEqual({
      place: 2,
      omen: "red",
      gates: ["arkham", "tokyo"],
      tokens: 0,
      doom: 2,
    });
  });

  test("comes round to the first space, where tokens count as well", () => {
    expect(nextOmen({ omen: 3, omens: OMENS, gates: GATES })).toEqual({
      place: 0,
      omen: "green",
      gates: ["istanbul"],
      tokens: 2,
      doom: 3,
    });
  });

  test("may bring nothing", () => {
    expect(nextOmen({ omen: 0, omens: OMENS, gates: GATES })).toMatchObject({ gates: [], doom: 0 });
  });
});

describe("the progress of a card", () => {
  test("is what lies on it of what it needs", () => {
    const needs = progress({ needs: { clues: 4, tokens: 1 }, epic: "", clues: 1, tokens: 1, gates: 2 }, []);
    expect(needs).toEqual([
      { kind: "tokens", have: 1, need: 1 },
      { kind: "clues", have: 1, need: 4 },
    ]);
    expect(isThere(needs)).toBe(false);
    expect(isThere(needs.slice(0, 1))).toBe(true);
  });

  test("of an Epic Monster is the Health that it has lost, not that of another of its name", () => {
    const card = { needs: {}, epic: "cthylla", slain: false };
    expect(progress(card, [foe("cthylla", 1, false), foe("cthylla", 4)])).toEqual([{ kind: "epic", have: 4, need: 6 }]);
    expect(progress(card, [])).toEqual([{ kind: "epic", have: 0, need: 1 }]);
    expect(isThere(progress({ ...card, slain: true }, []))).toBe(true);
  });

  test("of the Final Mystery is what lies on the sheet", () => {
    const sheet = { tokens: 1, sanity: 3, gates: ["rome"], needs: { tokens: 2 }, epic: "" };
    expect(finalNeeds({ sheet, monsters: [] })).toEqual([{ kind: "tokens", have: 1, need: 2 }]);
  });

  test("of a card that needs nothing is none", () => {
    expect(isThere(progress({ needs: {}, epic: "" }, []))).toBe(false);
  });
});

test("a card in play is where its token, its Eldritch tokens and its monster are, each named once", () => {
  const monsters = [foe("wind_walker", 0), { ...foe("ghoul", 0, false), space: "rome" }];
  expect(spacesOf({ space: "19", epic: "wind_walker", placed: ["19", "4"] }, monsters)).toEqual(["19", "4", "12"]);
  expect(spacesOf({ epic: "", placed: [] }, monsters)).toEqual([]);
});

test("a stage has as many cards as it has of all colours", () => {
  expect(cardsLeft({ yellow: 2, green: 1, blue: 0 })).toBe(3);
});

test.each([
  ["assets", "asset"],
  ["cup", "monster"],
  ["other_world", "other_world"],
  ["constructor", "constructor"],
])("in the deck %s lies %s", (deck, kind) => {
  expect(kindIn(deck)).toBe(kind);
});
