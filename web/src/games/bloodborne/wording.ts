// The words of cards, cut so that a small picture can stand before the words it belongs to.
import { say } from "../../shell/voice.svelte";
import type { CardInfo } from "..";
import type { Sign } from "./emblems";

export interface Piece {
  text: string;
  sign?: Sign;
}

const PICTURED = ["echo", "health", "melee", "ranged"] as const satisfies Sign[];

/** A card's text in pieces; a piece with a sign is one of the words that have a picture. */
export function pieces(text: string): Piece[] {
  const signs = new Map<string, Sign>();
  for (const sign of PICTURED) {
    for (const word of say(`web-bloodborne-words-${sign}`).split("|")) signs.set(word.toLowerCase(), sign);
  }
  const words = [...signs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(${words.join("|")})(?!\\p{L})`, "giu");
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, sign: signs.get(part.toLowerCase()) }));
}

/** Where a card's numbers and effect come from, in words. */
export function provenance(card: CardInfo): string {
  const [numbers, effect = numbers] = card.provenance.split("/");
  const from = (source: string) => say(`web-bloodborne-from-${source}`);
  return numbers === effect
    ? say("web-bloodborne-provenance", { source: from(numbers) })
    : say("web-bloodborne-provenance-two", { numbers: from(numbers), effect: from(effect) });
}
