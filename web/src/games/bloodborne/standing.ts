// How a hunter's score comes together, and who leads.
import type { HunterView, TableView } from "../../generated/bloodborne";
import { TYPES } from "./story";

/** The parts of the score if the game ended now. */
export function standing(hunter: HunterView) {
  const trophies = TYPES.reduce((sum, type) => sum + hunter.bonuses[type], 0);
  return { total: hunter.score, collected: hunter.collected, banked: hunter.banked, trophies };
}

/** Whether a hunter would win now; at the start, when all are equal, nobody is said to lead. */
export function leads(view: TableView, seat: number): boolean {
  return view.leaders.includes(seat) && view.leaders.length < view.hunters.length;
}
