// A card of Bloodborne, with what is drawn beside its words.
import type { CardInfo } from "..";

/** A die and what its attack comes to; chances are whole percentages. */
export interface Odds {
  faces: string[];
  /** Damage, with all that is rolled again. */
  average: number;
  /** The chance of a face with a plus. */
  again: number;
  /** The chance of at least 1 damage, at least 2, up to a hunter's health. */
  at_least: number[];
}

export interface CardData extends CardInfo {
  text: string;
  /** Of cards in hand: melee, ranged or utility, and how hard they hit. */
  type?: string;
  damage?: number;
  /** Of foes: how many echoes they bear, which die they roll, which trophies they are worth. */
  echoes?: number;
  die?: string;
  types?: string[];
  /** What to expect of that die. */
  odds?: Odds;
}

/** A card that the pack does not tell of is shown by its id. */
export function stranger(id: string): CardData {
  return { id, section: "", name: id.replaceAll("_", " "), copies: 0, provenance: "house", text: "", facts: [] };
}
