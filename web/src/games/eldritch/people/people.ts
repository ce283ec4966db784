// Who sits where, and how they stand.
import type { BoardView, InvestigatorView } from "../../../generated/eldritch";
import type { DecisionInfo } from "../../../generated/protocol";
import type { CardData } from "../card";

export const SKILLS = ["lore", "influence", "observation", "strength", "will"] as const;
export type Skill = (typeof SKILLS)[number];

/** How it is with a seat: somebody plays, waits for another investigator, or is out of the game. */
export function standing(view: BoardView, seat: number): "playing" | "waiting" | "out" {
  if (view.eliminated[seat]) return "out";
  return view.investigators[seat] ? "playing" : "waiting";
}

/** Whether investigators are being chosen: by everybody before the first round, or by the reader later. */
export function choosesPeople(view: BoardView, decision: DecisionInfo | null): boolean {
  if (decision?.kind === "new_investigator") return true;
  return view.round === 0 && !view.over && view.seat !== null && view.investigators.includes(null);
}

/** Who plays an investigator, by seat. */
export function takenBy(view: BoardView, id: string): number | null {
  const seat = view.investigators.findIndex((you) => you?.id === id);
  return seat < 0 ? null : seat;
}

/** The skills that somebody is good at: the best ones, of at least 3. */
export function goodAt(skills: Record<string, number>): Skill[] {
  const best = Math.max(3, ...SKILLS.map((skill) => skills[skill] ?? 0));
  return SKILLS.filter((skill) => (skills[skill] ?? 0) >= best);
}

/** Spells apart from what else is held. */
export function belongings(you: InvestigatorView): { items: typeof you.possessions; spells: typeof you.possessions } {
  return {
    items: you.possessions.filter(({ kind }) => kind !== "spell"),
    spells: you.possessions.filter(({ kind }) => kind === "spell"),
  };
}

/** Somebody who may be chosen, and what they would add. */
export interface Suggestion {
  card: CardData;
  /** The skills in which they are better than everybody in the team so far. */
  better: Skill[];
}

/**
 * Who would balance a team: whoever raises its best value in each skill the most. Half a point each is for beginning on
 * a continent where nobody is yet, and for bearing a blow to body and to mind (the lesser of Health and Sanity, beyond 4).
 */
export function suggest(
  candidates: CardData[],
  team: CardData[],
  region: (space: string) => string | undefined,
): Suggestion | null {
  const best = (skill: Skill) => Math.max(0, ...team.map(({ skills }) => skills?.[skill] ?? 0));
  const there = new Set(team.map(({ space }) => region(space ?? "")));
  let found: Suggestion | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of candidates) {
    const gains = SKILLS.map((skill) => Math.max(0, (card.skills?.[skill] ?? 0) - best(skill)));
    const bears = Math.min(card.health ?? 0, card.sanity ?? 0) - 4;
    const worth =
      gains.reduce((sum, gain) => sum + gain, 0) + (there.has(region(card.space ?? "")) ? 0 : 0.5) + bears / 2;
    if (worth > most) {
      most = worth;
      found = { card, better: SKILLS.filter((_, index) => gains[index] > 0) };
    }
  }
  return found;
}
