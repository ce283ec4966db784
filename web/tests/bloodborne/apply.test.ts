import { describe, expect, test } from "vitest";
import { apply } from "../../src/games/bloodborne/apply";
import type { BloodborneEvent } from "../../src/generated/bloodborne";
import { hunter, table } from "./tables";

function after(start: ReturnType<typeof table>, ...events: BloodborneEvent[]) {
  const view = structuredClone(start);
  for (const event of events) apply(view, event);
  return view;
}

const SOURCE = { key: "bloodborne-source-own", args: { card: "axe" } };

describe("echoes", () => {
  test("go from the monster to the hunter who took them", () => {
    const view = after(table(), { event: "echoes-taken", rule: "step-5", seat: 1, card: "axe", amount: 3, left: 2 });
    expect(view.monster?.echoes).toBe(2);
    expect(view.hunters.map(({ collected }) => collected)).toEqual([0, 3, 0]);
  });

  test("are stolen from one by another", () => {
    const hunters = [hunter(0, { collected: 1 }), hunter(1, { collected: 4 })];
    const stolen: BloodborneEvent = {
      event: "echoes-stolen",
      rule: "abilities",
      seat: 0,
      target: 1,
      card: "axe",
      amount: 2,
    };
    expect(after(table({ hunters }), stolen).hunters.map(({ collected }) => collected)).toEqual([3, 2]);
  });

  test("are never lost below none", () => {
    const hunters = [hunter(0, { collected: 1 })];
    const lost: BloodborneEvent = { event: "echoes-lost", rule: "abilities", seat: 0, amount: 3 };
    expect(after(table({ hunters }), lost).hunters[0].collected).toBe(0);
  });

  test("are lost by whoever dies, and what is banked is not", () => {
    const hunters = [hunter(0, { health: 2, collected: 4, banked: 6 })];
    const died: BloodborneEvent = { event: "hunter-died", rule: "death", seat: 0, amount: 4, source: SOURCE };
    expect(after(table({ hunters }), died).hunters[0]).toMatchObject({ health: 0, collected: 0, banked: 6, deaths: 1 });
  });
});

describe("cards", () => {
  test("leave the hand when they are shown, and lie in the used pile after the round", () => {
    const shown: BloodborneEvent = { event: "card-revealed", rule: "step-1", seat: 2, card: "axe" };
    const used: BloodborneEvent = { event: "cards-used", rule: "step-8-discard", seat: 2, cards: ["axe"] };
    expect(after(table(), shown).hunters[2]).toMatchObject({ played: ["axe"], used: [], hand_size: 4 });
    expect(after(table(), shown, used).hunters[2]).toMatchObject({ played: [], used: ["axe"], hand_size: 4 });
  });

  test("that leave the game are taken from where they lie", () => {
    const removed: BloodborneEvent = { event: "card-removed", rule: "step-7-limit", seat: 0, card: "axe" };
    const inHand = after(table(), removed).hunters[0];
    expect(inHand).toMatchObject({ hand_size: 4, owned: ["saw", "pistol", "transform", "dream"] });
    const hunters = [hunter(0, { used: ["axe", "saw"], hand_size: 3 })];
    expect(after(table({ hunters }), removed).hunters[0]).toMatchObject({ hand_size: 3, used: ["saw"] });
  });

  test("are taken from the market, which is filled again", () => {
    const taken: BloodborneEvent = { event: "upgrade-taken", rule: "step-7-upgrade", seat: 1, card: "cannon" };
    const filled: BloodborneEvent = { event: "upgrades-refilled", rule: "step-7-refill", cards: ["rifle"] };
    const view = after(table(), taken, filled);
    expect(view.available_upgrades).toEqual(["vial", "rifle"]);
    expect(view.upgrade_deck_size).toBe(9);
    expect(view.hunters[1]).toMatchObject({ hand_size: 6 });
    expect(view.hunters[1].owned).toContain("cannon");
  });
});

describe("the monster", () => {
  test("comes from the dungeon, and goes", () => {
    const came: BloodborneEvent = { event: "monster-revealed", rule: "step-8-reveal", monster: "boar", echoes: 6 };
    const view = after(table({ monster: null }), came);
    expect(view).toMatchObject({ monster: { id: "boar", echoes: 6 }, dungeon_size: 8, phase: "end_of_round" });
    expect(after(view, { event: "monster-escaped", rule: "step-6", monster: "boar", echoes: 6 }).monster).toBeNull();
  });

  test("that comes last was never in the dungeon", () => {
    const came: BloodborneEvent = { event: "monster-revealed", rule: "step-8-reveal", monster: "rom", echoes: 20 };
    expect(after(table(), came).dungeon_size).toBe(9);
  });
});

test("what only tells changes nothing but the step", () => {
  const told: BloodborneEvent = { event: "attack-missed", rule: "step-5", seat: 0, card: "axe" };
  expect(after(table(), told)).toEqual(table({ phase: "hunters_attack" }));
});
