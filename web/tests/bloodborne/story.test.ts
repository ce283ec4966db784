import { expect, test } from "vitest";
import { course, ranking } from "../../src/games/bloodborne/story";
import { hunter, table } from "./tables";

const after = (round: number, ...echoes: [collected: number, banked: number, deaths: number][]) =>
  table({
    round,
    hunters: echoes.map(([collected, banked, deaths], seat) => hunter(seat, { collected, banked, deaths })),
  });

test("a match runs from round to round, each as it ended", () => {
  const moments = [after(1, [0, 0, 0], [1, 0, 0]), after(1, [2, 0, 0], [0, 0, 1]), after(2, [0, 2, 0], [3, 0, 1])];
  expect(course(moments, after(3, [1, 2, 2], [0, 3, 1]))).toEqual({
    rounds: [1, 2, 3],
    echoes: [
      [2, 2, 3],
      [0, 3, 3],
    ],
    deaths: [[3], [1]],
  });
});

test("hunters are ranked by score, and of equals the winner comes first", () => {
  const hunters = [0, 1, 2, 3].map((seat) => hunter(seat));
  const end = table({ hunters, outcome: { scores: [4, 9, 9, 7], winners: [2], reason: { key: "" } } });
  expect(ranking(end).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
});
