// Who came where, in whichever game.
import type { OutcomeView } from "../generated/protocol";

type Result = Pick<OutcomeView, "winners" | "scores">;

/** The place of a seat, 0 where nobody won: winners come first, others by their scores, equals share the better one. */
export function placeOf({ winners, scores }: Result, seat: number): number {
  if (winners.length === 0) return 0;
  if (winners.includes(seat)) return 1;
  const ahead = scores.filter((score, other) => winners.includes(other) || score > scores[seat]);
  return ahead.length + 1;
}

/** The seats from the first place to the last. */
export function standing({ winners, scores }: Result): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b] - scores[a]);
}
