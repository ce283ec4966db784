import { expect, test } from "vitest";
import { great, rounds } from "../../src/games/bloodborne/rounds";
import type { BloodborneEvent } from "../../src/generated/bloodborne";

const event = (kind: string, more: object) => ({ event: kind, rule: "", ...more }) as unknown as BloodborneEvent;
const began = (round: number) => event("round-began", { round, seat: 0 });

const EVENING = [
  event("card-revealed", { seat: 0, card: "axe" }), // before the first round
  began(1),
  event("damage-taken", { seat: 0, amount: 2, health: 6 }),
  event("damage-taken", { seat: 1, amount: 2, health: 6 }),
  event("echoes-taken", { seat: 0, card: "axe", amount: 3, left: 2 }),
  event("echoes-taken", { seat: 2, card: "saw", amount: 2, left: 0 }),
  event("trophy-earned", { seat: 0, type: "beast", space: 1 }),
  event("echoes-stolen", { seat: 1, target: 0, amount: 1 }),
  event("echoes-banked", { seat: 0, amount: 2 }),
  event("upgrade-taken", { seat: 0, card: "cannon" }),
  event("cards-used", { seat: 0, cards: ["axe"] }),
  began(2),
  event("echoes-gained", { seat: 0, amount: 4 }),
  event("damage-taken", { seat: 0, amount: 6, health: 0 }),
  event("hunter-died", { seat: 0, amount: 4 }),
];

test("a round is what was done by the hunter and to them", () => {
  const [first] = rounds(EVENING, 0);
  expect(first).toMatchObject({ round: 1, dealt: 3, taken: 2, healed: 0, gained: 3, lost: 1, banked: 2, over: true });
  expect(first).toMatchObject({ trophies: ["beast"], upgrades: ["cannon"], death: null });
  expect(first.events.map(({ event }) => event)).not.toContain("cards-used");
});

test("the same evening is another for another hunter", () => {
  expect(rounds(EVENING, 1)[0]).toMatchObject({ dealt: 0, taken: 2, gained: 1, lost: 0 });
  expect(rounds(EVENING, 2)[1]).toMatchObject({ events: [], death: null });
});

test("a death is told with the blow that brought it and what it cost, while the round still runs", () => {
  const last = rounds(EVENING, 0)[1];
  expect(last).toMatchObject({ over: false, lost: 4, death: { amount: 4 }, blow: { amount: 6 } });
  expect(rounds([...EVENING, event("game-ended", { winners: [1] })], 0)[1].over).toBe(true);
});

test("a round is great by what was banked or by its trophies, and never with a death in it", () => {
  const banked = event("echoes-banked", { seat: 0, amount: 6 });
  const trophy = event("trophy-earned", { seat: 0, type: "kin", space: 1 });
  const ofRound = (...events: BloodborneEvent[]) => rounds([began(1), ...events], 0)[0];
  expect(great(ofRound(banked))).toBe(true);
  expect(great(ofRound(trophy))).toBe(false);
  expect(great(ofRound(trophy, trophy))).toBe(true);
  expect(great(ofRound(banked, event("hunter-died", { seat: 0, amount: 0 })))).toBe(false);
});
