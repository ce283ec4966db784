import { describe, expect, test } from "vitest";
import { type CardData, stranger } from "../../src/games/eldritch/card";
import { related } from "../../src/games/eldritch/cards/related";
import { choosesPeople, goodAt, standing, suggest, takenBy } from "../../src/games/eldritch/people/people";
import type { BoardView } from "../../src/generated/eldritch";
import type { DecisionInfo } from "../../src/generated/protocol";

const NOBODY = { lore: 2, influence: 2, observation: 2, strength: 2, will: 2 };

function somebody(id: string, skills: Partial<typeof NOBODY>, more: Partial<CardData> = {}): CardData {
  return {
    ...stranger("investigator", id),
    health: 6,
    sanity: 6,
    space: id,
    skills: { ...NOBODY, ...skills },
    ...more,
  };
}

function board(more: Partial<BoardView>): BoardView {
  const seated = { investigators: [{ id: "lily_chen" }, null, null], eliminated: [false, false, true] };
  return { seat: 1, round: 0, over: false, ...seated, ...more } as unknown as BoardView;
}

const asked = (kind: string) => ({ kind }) as DecisionInfo;

describe("a suggestion for the team", () => {
  const fighter = somebody("fighter", { strength: 4, will: 3 });
  const scholar = somebody("scholar", { lore: 4, will: 3 });
  const watcher = somebody("watcher", { observation: 4 });
  const anywhere = () => "the same";

  test("is whoever is better than the team at the most", () => {
    expect(suggest([fighter, scholar, watcher], [fighter], anywhere)?.card).toBe(scholar);
    expect(suggest([fighter, scholar, watcher], [fighter, scholar], anywhere)).toEqual({
      card: watcher,
      better: ["observation"],
    });
  });

  test("comes from another part of the world, when they would add as much", () => {
    const far = somebody("far", { lore: 4, will: 3 });
    expect(suggest([scholar, far], [fighter], (id) => (id === "far" ? "asia" : "europe"))?.card).toBe(far);
    expect(suggest([scholar, far], [fighter], anywhere)?.card).toBe(scholar);
  });

  test("bears a blow to body and mind, when they would add as much", () => {
    const frail = somebody("frail", { lore: 4, will: 3 }, { health: 4, sanity: 8 });
    expect(suggest([frail, scholar], [fighter], anywhere)?.card).toBe(scholar);
  });

  test("is nobody when nobody is left", () => {
    expect(suggest([], [fighter], anywhere)).toBeNull();
  });
});

test("people are good at what they do best, and at nothing below 3", () => {
  expect(goodAt({ ...NOBODY, lore: 4, will: 3 })).toEqual(["lore"]);
  expect(goodAt({ ...NOBODY, lore: 3, will: 3 })).toEqual(["lore", "will"]);
  expect(goodAt(NOBODY)).toEqual([]);
});

test("a seat is played, waits for an investigator or is out of the game", () => {
  expect([0, 1, 2].map((seat) => standing(board({}), seat))).toEqual(["playing", "waiting", "out"]);
  expect(takenBy(board({}), "lily_chen")).toBe(0);
  expect(takenBy(board({}), "silas_marsh")).toBeNull();
});

describe("investigators are chosen", () => {
  test("by everybody before the first round", () => {
    expect(choosesPeople(board({}), null)).toBe(true);
    expect(choosesPeople(board({ investigators: [] }), null)).toBe(false);
    expect(choosesPeople(board({ seat: null }), null)).toBe(false);
  });

  test("later only by whoever is asked", () => {
    expect(choosesPeople(board({ round: 4 }), null)).toBe(false);
    expect(choosesPeople(board({ round: 4 }), asked("action"))).toBe(false);
    expect(choosesPeople(board({ round: 4 }), asked("new_investigator"))).toBe(true);
  });
});

describe("what a card speaks of", () => {
  const debt = { ...stranger("condition", "debt"), name: "Debt" };
  const rome = { ...stranger("space", "rome"), name: "Rome" };
  const axe = { ...stranger("asset", "axe"), name: "Axe" };
  const all = [debt, rome, axe];

  test("is what its lines name, in whole words", () => {
    expect(related(axe, ["Gain a Debt Condition."], all)).toEqual([debt]);
    expect(related(axe, ["Debtors may pay."], all)).toEqual([]);
  });

  test("is where it lies and what it brings", () => {
    expect(related({ ...stranger("investigator", "x"), space: "rome", assets: ["axe"] }, [], all)).toEqual([rome, axe]);
    expect(related(stranger("gate", "rome"), [], all)).toEqual([rome]);
  });

  test("is never itself", () => {
    expect(related(debt, ["Flip this Debt."], all)).toEqual([]);
  });
});
