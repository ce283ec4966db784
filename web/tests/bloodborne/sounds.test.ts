import { expect, test } from "vitest";
import { sound } from "../../src/games/bloodborne/sounds";
import type { BloodborneEvent } from "../../src/generated/bloodborne";

const happened = (event: string, fields = {}) => ({ event, rule: "round", ...fields }) as BloodborneEvent;

test.each([
  ["card-revealed", { seat: 1, card: "saw_cleaver" }, "card"],
  ["die-rolled", { seat: 1, color: "green", face: "1" }, "die"],
  ["damage-taken", { seat: 1, amount: 2, health: 6 }, "hit"],
  ["damage-taken", { seat: 1, amount: 0, health: 8 }, null],
  ["hunter-died", { seat: 1, amount: 4 }, "death"],
  ["trophy-earned", { seat: 1, type: "kin", space: 1 }, "gain"],
  ["token-passed", { seat: 1 }, null],
])("%s %j sounds like %s to everybody", (event, fields, heard) => {
  for (const seat of [0, 1, null]) expect(sound(happened(event, fields), seat)).toBe(heard);
});

test("only one's own gains ring", () => {
  const banked = happened("echoes-banked", { seat: 2, amount: 3 });
  expect(sound(banked, 2)).toBe("gain");
  expect(sound(banked, 1)).toBeNull();
  expect(sound(banked, null)).toBeNull();
  expect(sound(happened("echoes-banked", { seat: 2, amount: 0 }), 2)).toBeNull();
});
