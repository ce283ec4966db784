import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardInfo } from "../../src/games";
import type { View } from "../../src/generated/protocol";
import { loadGameWords, setVocabulary, speak } from "../../src/shell/voice.svelte";
import { componentFor, paragraphs, textOf } from "../../src/table/plain/cards";
import {
  called,
  detailsOf,
  holdsFor,
  label,
  ownFirst,
  phaseName,
  says,
  seatIn,
  sorted,
  titleOf,
} from "../../src/table/plain/reading";

const players = ["Ana", "Bruno", "Inés"];

beforeAll(async () => {
  await speak("en");
  await loadGameWords("eldritch");
});

beforeEach(() =>
  setVocabulary(
    "eldritch",
    {
      names: {
        component: { rome: "Rome", axe: "Axe", cthulhu: "Cthulhu" },
        space: { rome: "Rome", "7": "Space 7" },
        card: { axe: "Axe" },
        monster: { cthulhu: "Cthulhu itself" },
        ancient_one: { cthulhu: "Cthulhu" },
      },
      arguments: { space: ["space"], monster: ["monster"], ancient_one: ["ancient_one"], option: ["card", "space"] },
    },
    players,
  ),
);

test.each([
  [0, true],
  ["", false],
  [false, false],
  [null, false],
  [[], false],
  [[false, false], false],
  [[null, { id: "axe" }], true],
  [{ train: 0, ship: 0 }, false],
  [{ train: 0, ship: 1 }, true],
])("whether there is anything to read out of %j: %s", (value, said) => {
  expect(says(value)).toBe(said);
});

describe("what something is called", () => {
  test.each([
    ["its own message", () => label("eldritch", "omen_tokens"), "Eldritch tokens at the Omen track"],
    ["the game's name for it", () => label("eldritch", "7"), "Space 7"],
    ["the program's word", () => label("chess", "first_player"), "first player"],
    ["a place by its field", () => called("eldritch", "space", "7"), "Space 7"],
    ["a thing by any name", () => called("eldritch", "reserve", "axe"), "Axe"],
    ["as one of several", () => called("eldritch", "monsters", "cthulhu"), "Cthulhu itself"],
    ["a phase", () => phaseName({ game: "eldritch", phase: "mythos" } as View), "Mythos Phase"],
  ])("%s", (_, name, said) => {
    expect(name()).toBe(said);
  });
});

test("a seat is a player, and any other number is a number", () => {
  expect(seatIn("lead", 1, players)).toBe("Bruno");
  expect(seatIn("doom", 1, players)).toBeUndefined();
});

test("a yes or no for every player is told by who it holds for", () => {
  expect(holdsFor([true, false, true], players)).toEqual(["Ana", "Inés"]);
  expect(holdsFor([true, false], players)).toBeUndefined();
  expect(holdsFor([1, 0, 1], players)).toBeUndefined();
});

test("a thing has a title, and details without what has nothing to say", () => {
  const investigator = { seat: 0, id: "lola", health: 4, max_health: 5, delayed: false, clues: 0 };
  expect(titleOf(investigator)).toEqual([
    ["seat", 0],
    ["id", "lola"],
  ]);
  expect(detailsOf(investigator)).toEqual([
    ["health", 4],
    ["clues", 0],
  ]);
  expect(detailsOf({ max_health: 8 })).toEqual([["max_health", 8]]);
});

test("a view is sorted into facts and parts, those of players first, without its head and what is empty", () => {
  const head = {
    game: "chess",
    seat: 1,
    players,
    round: 3,
    phase: "play",
    over: false,
    waiting_for: [1],
    outcome: null,
  };
  const view = { ...head, turn: 1, check: false, taken: ["pawn"], lost: [], boards: [{ seat: 0, clock: 9 }] };
  expect(sorted(view)).toEqual({
    facts: { turn: 1 },
    parts: [
      ["boards", [{ seat: 0, clock: 9 }]],
      ["taken", ["pawn"]],
    ],
  });
});

test("the viewer's own comes first", () => {
  const things = [{ seat: 0 }, null, { seat: 2 }];
  expect(ownFirst(things, 2)).toEqual([{ seat: 2 }, { seat: 0 }, null]);
  expect(ownFirst(things, null)).toEqual(things);
});

describe("what can be read", () => {
  const card = (section: string, id: string, text: string | string[] = "") => ({ section, id, text }) as CardInfo;
  const cards = [
    card("ancient_one", "cthulhu"),
    card("clue", "rome"),
    card("asset", "axe"),
    card("monster", "cthulhu"),
  ];

  test.each([
    ["a card, wherever it lies", "reserve", "axe", "asset"],
    ["a place, which is not the token that lies there", "space", "rome", undefined],
    ["a place among others", "clues", "rome", undefined],
    ["a monster, and not its namesake", "monsters", "cthulhu", "monster"],
    ["the namesake", "ancient_one", "cthulhu", "ancient_one"],
    ["nothing", "reserve", "sword", undefined],
  ])("%s", (_, field, id, section) => {
    expect(componentFor(cards, field, id)?.section).toBe(section);
  });

  test("is in one piece, or in paragraphs", () => {
    expect(paragraphs(card("asset", "axe", "One."))).toEqual(["One."]);
    expect(paragraphs(card("asset", "axe"))).toEqual([]);
    expect(textOf(card("asset", "axe", ["One.", "Two."]))).toBe("One. Two.");
  });
});
