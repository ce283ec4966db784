// The course of a match, read from the views after each of its moments.
import type { HunterView, TableView } from "../../generated/bloodborne";

export const TYPES = ["kin", "humanoid", "beast"] as const;

export interface Course {
  rounds: number[];
  /** For each hunter, at the end of each round: echoes collected and banked. */
  echoes: number[][];
  /** For each hunter, the rounds in which they died. */
  deaths: number[][];
}

export function course(moments: TableView[], end: TableView): Course {
  const last = new Map<number, TableView>();
  for (const view of [...moments, end]) last.set(view.round, view);
  const rounds = [...last.keys()].sort((a, b) => a - b);
  const views = rounds.map((round) => last.get(round)!);
  const seats = end.hunters.map(({ seat }) => seat);
  const died = (seat: number, index: number): number =>
    views[index].hunters[seat].deaths - (index ? views[index - 1].hunters[seat].deaths : 0);
  return {
    rounds,
    echoes: seats.map((seat) => views.map(({ hunters }) => hunters[seat].collected + hunters[seat].banked)),
    deaths: seats.map((seat) => rounds.filter((_, index) => died(seat, index) > 0)),
  };
}

/** The hunters from the highest score to the lowest, winners before others with the same. */
export function ranking(view: TableView): HunterView[] {
  const { scores, winners } = view.outcome!;
  const rank = (hunter: HunterView) => scores[hunter.seat] + (winners.includes(hunter.seat) ? 0.5 : 0);
  return [...view.hunters].sort((a, b) => rank(b) - rank(a));
}
