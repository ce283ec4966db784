// A card of Bloodborne, with what is drawn beside its words.
import type { CardInfo } from "..";

export interface CardData extends CardInfo {
  text: string;
  /** Of cards in hand: melee, ranged or utility, and how hard they hit. */
  type?: string;
  damage?: number;
  /** Of foes: how many echoes they bear, which die they roll, which trophies they are worth. */
  echoes?: number;
  die?: string;
  types?: string[];
}

/** A card that the pack does not tell of is shown by its id. */
export function stranger(id: string): CardData {
  return { id, section: "", name: id.replaceAll("_", " "), copies: 0, provenance: "house", text: "", facts: [] };
}
