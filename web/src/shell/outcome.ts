// Who came where, in whichever game.
import type { OutcomeView } from "../generated/protocol";

type Result = Pick<OutcomeView, "winners" | "scores">;

/** The place of a seat: winners come first, the others by their scores; equals share the better place. */
export function placeOf({ winners, scores }: Result, seat: number): number {
  if (winners.includes(seat)) return 1;
  const ahead = scores.filter((score, other) => winners.includes(other) || score > scores[seat]);
  return ahead.length + 1;
}

/** The seats from the first place to the last. */
export function standing(result: Result): number[] {
  return result.scores.map((_, seat) => seat).sort((a, b) => placeOf(result, a) - placeOf(result, b));
}
