import { describe, expect, test, vi } from "vitest";
import { Answered } from "../../src/games/bloodborne/answered";
import { Choosing, isCard } from "../../src/games/bloodborne/choosing.svelte";
import type { DecisionInfo } from "../../src/generated/protocol";
import { hunter, table } from "./tables";

const reason = { key: "bloodborne-why-not-used" };

function asked(kind: string, options: string[], blocked: string[] = []): DecisionInfo {
  return {
    kind,
    chosen: null,
    options: options.map((id) => ({ id })),
    blocked: blocked.map((id) => ({ id, reason })),
  } as unknown as DecisionInfo;
}

function choosing(decision: DecisionInfo | null, hand: string[] = []) {
  const send = vi.fn<(option: string) => void>();
  return {
    send,
    choosing: new Choosing(
      () => decision,
      () => hand,
      send,
    ),
  };
}

test.each([
  ["hunter_axe", true],
  ["pass", false],
  ["seat:2", false],
  ["kin", false],
])("whether the option %s is a card: %s", (option, card) => {
  expect(isCard(option)).toBe(card);
});

describe("a press", () => {
  test("on what can be chosen sends it", () => {
    const { send, choosing: table } = choosing(asked("choose_card", ["axe"]), ["axe"]);
    expect(table.pick("axe")).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith("axe", false);
  });

  test("on what cannot be chosen chooses nothing, for a reason", () => {
    const { send, choosing: table } = choosing(asked("choose_card", ["axe"], ["saw"]), ["axe", "saw"]);
    expect(table.pick("saw")).toBe(true);
    expect(table.why("saw")).toEqual(reason);
    expect(send).not.toHaveBeenCalled();
  });

  test("on anything else has nothing to do with the question", () => {
    const { send, choosing: table } = choosing(asked("choose_card", ["axe"]), ["axe", "saw"]);
    expect(table.pick("saw")).toBe(false);
    expect(choosing(null).choosing.pick("axe")).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("the digits", () => {
  test("go from what lies elsewhere to the hand, each card once", () => {
    const decision = asked("choose_card", ["axe", "saw", "pass", "seat:1"]);
    const { choosing: table } = choosing(decision, ["saw", "vial", "axe", "saw"]);
    expect(table.order).toEqual(["pass", "seat:1", "saw", "axe"]);
    expect(["pass", "saw", "vial"].map((id) => table.digit(id))).toEqual([1, 3, 0]);
  });

  test("end at nine", () => {
    const cards = Array.from({ length: 10 }, (_, index) => `card-${index}`);
    const { choosing: table } = choosing(asked("choose_card", cards), cards);
    expect([table.digit("card-8"), table.digit("card-9")]).toEqual([9, 0]);
  });

  test("mean the upgrades on offer, not their like in the hand", () => {
    const { choosing: table } = choosing(asked("take_upgrade", ["axe", "saw"]), ["axe"]);
    expect(table.order).toEqual(["axe", "saw"]);
    expect(table.elsewhere.map(({ id }) => id)).toEqual(["axe", "saw"]);
  });
});

describe("who has answered", () => {
  const hunters = [
    hunter(0),
    hunter(1, { health: 0 }),
    hunter(2, { health: 3, hand_size: 4 }),
    hunter(3, { health: 3, hand_size: 0 }),
  ];

  test("in step 1 are those who choose a card and are not waited for", () => {
    const view = table({ phase: "choose_cards", hunters });
    expect(new Answered().at({ ...view, waiting_for: [2] })).toEqual([0]);
  });

  test("later are those who were asked before", () => {
    const answered = new Answered();
    const view = table({ phase: "hunters_dream", hunters });
    expect(answered.at({ ...view, waiting_for: [0, 2] })).toEqual([]);
    expect(answered.at({ ...view, waiting_for: [2] })).toEqual([0]);
    expect(answered.at({ ...view, waiting_for: [] })).toEqual([]);
  });

  test("is asked anew in the next step, and when somebody else is asked", () => {
    const answered = new Answered();
    answered.at(table({ phase: "hunters_dream", hunters, waiting_for: [0, 2] }));
    expect(answered.at(table({ phase: "end_of_round", hunters, waiting_for: [2] }))).toEqual([]);
    expect(answered.at(table({ phase: "end_of_round", hunters, waiting_for: [0] }))).toEqual([]);
  });
});
