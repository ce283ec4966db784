// The course of a match, read from the views after each of its moments.
import type { HunterView, TableView } from "../../generated/bloodborne";
import { standing } from "../../shell/outcome";

export const TYPES = ["kin", "humanoid", "beast"] as const;

export interface Course {
  rounds: number[];
  /** For each hunter, at the end of each round: the Blood Score, had it been the last. */
  totals: number[][];
  /** How much of that was still collected, and would have been lost by dying. */
  atRisk: number[][];
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
    totals: seats.map((seat) => views.map(({ hunters }) => totalOf(hunters[seat]))),
    atRisk: seats.map((seat) => views.map(({ hunters }) => hunters[seat].collected)),
    deaths: seats.map((seat) => rounds.filter((_, index) => died(seat, index) > 0)),
  };
}

/** What a hunter's echoes and trophies are worth at this moment. */
export function totalOf({ collected, banked, bonuses }: HunterView): number {
  return collected + banked + TYPES.reduce((sum, type) => sum + bonuses[type], 0);
}

/** The hunters from the first place to the last. */
export function ranking(view: TableView): HunterView[] {
  return standing(view.outcome!).map((seat) => view.hunters[seat]);
}
