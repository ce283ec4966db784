import { expect, test } from "vitest";
import { course, ranking } from "../../src/games/bloodborne/story";
import { hunter, table } from "./tables";

const after = (round: number, ...echoes: [collected: number, banked: number, deaths: number, kin?: number][]) =>
  table({
    round,
    hunters: echoes.map(([collected, banked, deaths, kin = 0], seat) =>
      hunter(seat, { collected, banked, deaths, bonuses: { kin, humanoid: 0, beast: 0 } }),
    ),
  });

test("a match runs from round to round, each as it would have counted at its end", () => {
  const moments = [after(1, [0, 0, 0], [1, 0, 0]), after(1, [2, 0, 0], [0, 0, 1]), after(2, [0, 2, 0], [3, 0, 1, 4])];
  expect(course(moments, after(3, [1, 2, 2], [0, 3, 1, 6]))).toEqual({
    rounds: [1, 2, 3],
    totals: [
      [2, 2, 3],
      [0, 7, 9],
    ],
    atRisk: [
      [2, 0, 1],
      [0, 3, 0],
    ],
    deaths: [[3], [1]],
  });
});

test("the lines end at the scores", () => {
  const end = after(5, [0, 7, 0, 3], [0, 4, 0, 9]);
  const { totals } = course([after(1, [5, 0, 0], [1, 0, 0])], end);
  expect(totals.map((values) => values.at(-1))).toEqual([10, 13]);
});

test("hunters are ranked by score, and of equals the winner comes first", () => {
  const hunters = [0, 1, 2, 3].map((seat) => hunter(seat));
  const end = table({ hunters, outcome: { scores: [4, 9, 9, 7], winners: [2], reason: { key: "" } } });
  expect(ranking(end).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
});
