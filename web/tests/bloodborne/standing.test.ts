import { expect, test } from "vitest";
import { leads, standing } from "../../src/games/bloodborne/standing";
import { hunter, table } from "./tables";

test("the score is shown by its parts", () => {
  const ana = hunter(0, { collected: 2, banked: 9, bonuses: { kin: 1, humanoid: 3, beast: 0 }, score: 15 });
  expect(standing(ana)).toEqual({ total: 15, collected: 2, banked: 9, trophies: 4 });
});

test("some lead, but not all", () => {
  expect(leads(table({ leaders: [0, 1, 2] }), 0)).toBe(false);
  expect(leads(table({ leaders: [0, 1] }), 0)).toBe(true);
  expect(leads(table({ leaders: [0, 1] }), 2)).toBe(false);
});
