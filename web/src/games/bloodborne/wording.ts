// The words of cards, cut so that a small picture can stand before the words it belongs to.
import { say } from "../../shell/voice.svelte";
import type { CardData } from "./card";
import type { Sign } from "./emblems";

export { breakable, longest, provenance } from "../names";

export interface Piece {
  text: string;
  sign?: Sign;
}

/** Where the words with a picture are found. */
const PICTURED = {
  echo: "web-bloodborne-words-echo",
  health: "bloodborne-field-health",
  melee: "web-bloodborne-words-melee",
  ranged: "web-bloodborne-words-ranged",
} satisfies Partial<Record<Sign, string>>;

/** A card's text in pieces; a piece with a sign is one of the words that have a picture. */
export function pieces(text: string): Piece[] {
  const signs = new Map<string, Sign>();
  for (const [sign, key] of Object.entries(PICTURED) as [Sign, string][]) {
    for (const word of say(key).split("|")) signs.set(word.toLowerCase(), sign);
  }
  const words = [...signs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(${words.join("|")})(?!\\p{L})`, "giu");
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, sign: signs.get(part.toLowerCase()) }));
}

/** Whether a card has so much to say that in the hand it is wider than others. */
export function long(card: CardData): boolean {
  return card.text.length > 200;
}
