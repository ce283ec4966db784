// The course of a match, read from the views after each of its moments.
import type { View } from "..";

export const TYPES = ["kin", "humanoid", "beast"] as const;

export interface Course {
  rounds: number[];
  /** For each hunter, at the end of each round: echoes collected and banked. */
  echoes: number[][];
  /** For each hunter, the rounds in which they died. */
  deaths: number[][];
}

export function course(moments: View[], end: View): Course {
  const last = new Map<number, View>();
  for (const view of [...moments, end]) last.set(view.round, view);
  const rounds = [...last.keys()].sort((a, b) => a - b);
  const views = rounds.map((round) => last.get(round)!);
  const seats = end.hunters.map((hunter: View) => hunter.seat as number) as number[];
  const died = (seat: number, index: number): number =>
    views[index].hunters[seat].deaths - (index ? views[index - 1].hunters[seat].deaths : 0);
  return {
    rounds,
    echoes: seats.map((seat) => views.map(({ hunters }) => hunters[seat].collected + hunters[seat].banked)),
    deaths: seats.map((seat) => rounds.filter((_, index) => died(seat, index) > 0)),
  };
}

/** The hunters from the highest score to the lowest, winners before others with the same. */
export function ranking(view: View): View[] {
  const { scores, winners } = view.outcome;
  const rank = (hunter: View) => scores[hunter.seat] + (winners.includes(hunter.seat) ? 0.5 : 0);
  return [...view.hunters].sort((a, b) => rank(b) - rank(a));
}
