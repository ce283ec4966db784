import { expect, test } from "vitest";
import { course, ranking } from "../../src/games/bloodborne/story";

const hunter = (seat: number, collected: number, banked: number, deaths: number) => ({
  seat,
  collected,
  banked,
  deaths,
});
const view = (round: number, ...hunters: ReturnType<typeof hunter>[]) => ({ round, hunters });

test("a match runs from round to round, each as it ended", () => {
  const moments = [
    view(1, hunter(0, 0, 0, 0), hunter(1, 1, 0, 0)),
    view(1, hunter(0, 2, 0, 0), hunter(1, 0, 0, 1)),
    view(2, hunter(0, 0, 2, 0), hunter(1, 3, 0, 1)),
  ];
  const end = view(3, hunter(0, 1, 2, 2), hunter(1, 0, 3, 1));
  expect(course(moments, end)).toEqual({
    rounds: [1, 2, 3],
    echoes: [
      [2, 2, 3],
      [0, 3, 3],
    ],
    deaths: [[3], [1]],
  });
});

test("hunters are ranked by score, and of equals the winner comes first", () => {
  const hunters = [0, 1, 2, 3].map((seat) => ({ seat }));
  const end = { hunters, outcome: { scores: [4, 9, 9, 7], winners: [2] } };
  expect(ranking(end).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
});
