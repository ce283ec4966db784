// What the instruments say, worked out from the view alone.
import type { BoardView, MonsterView, OngoingView } from "../../../generated/eldritch";

/** What would happen if the Omen advanced by one space now. */
export interface OmenStep {
  /** Where it would come to. */
  place: number;
  omen: string;
  /** The spaces whose gates would advance Doom. */
  gates: string[];
  /** The Eldritch tokens there, which would as well. */
  tokens: number;
  /** By how much Doom would advance. */
  doom: number;
}

export function nextOmen({ omen, omens, gates }: Pick<BoardView, "omen" | "omens" | "gates">): OmenStep {
  const place = (omen + 1) % omens.length;
  const next = omens[place];
  const matching = gates.filter((gate) => gate.omen === next.omen).map((gate) => gate.space);
  return { place, omen: next.omen, gates: matching, tokens: next.tokens, doom: next.doom };
}

/** One thing that a card needs to be solved: what must lie on it, or the Health that an Epic Monster has lost. */
export interface Need {
  kind: "tokens" | "clues" | "gates" | "toughness" | "epic";
  have: number;
  need: number;
}

/** What can lie on a card, and what it asks for. */
export interface Solvable {
  needs: Record<string, number>;
  epic: string;
  slain?: boolean;
  tokens?: number;
  clues?: number;
  gates?: number;
  toughness?: number;
}

const LYING = ["tokens", "clues", "gates", "toughness"] as const;

/** How far a Mystery, a rumor or the Final Mystery is from being solved. */
export function progress(card: Solvable, monsters: MonsterView[]): Need[] {
  const found: Need[] = LYING.filter((kind) => card.needs[kind]).map((kind) => ({
    kind,
    have: card[kind] ?? 0,
    need: card.needs[kind],
  }));
  if (card.epic) found.push(fought(card, monsters));
  return found;
}

function fought({ epic, slain }: Solvable, monsters: MonsterView[]): Need {
  const foe = monsters.find((monster) => monster.epic && monster.id === epic);
  if (slain || !foe) return { kind: "epic", have: slain ? 1 : 0, need: 1 };
  return { kind: "epic", have: foe.damage, need: foe.toughness };
}

export function isThere(needs: Need[]): boolean {
  return needs.length > 0 && needs.every(({ have, need }) => have >= need);
}

/** What the Final Mystery asks for, once there is one. */
export function finalNeeds({ sheet, monsters }: Pick<BoardView, "sheet" | "monsters">): Need[] {
  return progress({ ...sheet, gates: sheet.gates.length }, monsters);
}

/** Where a card in play is to be seen on the map: its own space, where its tokens lie, where its monster stands. */
export function spacesOf(
  card: Pick<OngoingView, "epic" | "placed"> & { space?: string },
  monsters: MonsterView[],
): string[] {
  const foes = monsters.filter((monster) => monster.epic && monster.id === card.epic).map(({ space }) => space);
  return [...new Set([card.space ?? "", ...card.placed, ...foes])].filter(Boolean);
}

/** How many cards a stage of the Mythos deck still has. */
export function cardsLeft(stage: Record<string, number>): number {
  return Object.values(stage).reduce((sum, count) => sum + count, 0);
}

/** Which kind of component lies in a deck or pile. */
export function kindIn(deck: string): string {
  const kinds: Record<string, string> = {
    assets: "asset",
    artifacts: "artifact",
    spells: "spell",
    conditions: "condition",
    gates: "gate",
    clues: "clue",
    cup: "monster",
  };
  return Object.hasOwn(kinds, deck) ? kinds[deck] : deck;
}
