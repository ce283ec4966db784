// The words of cards, cut so that a small picture can stand before the words it belongs to.
import { say } from "../../shell/voice.svelte";
import type { CardData } from "./card";
import type { Sign } from "./emblems";

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

/** Where a card's numbers and effect come from, in words. */
export function provenance(card: CardData): string {
  const [numbers, effect = numbers] = card.provenance.split("/");
  const from = (source: string) => say(`core-provenance-${source}`);
  return numbers === effect
    ? say("core-provenance-same", { source: from(numbers) })
    : say("core-provenance-two", { numbers: from(numbers), effect: from(effect) });
}

/** Whether a card has so much to say that in the hand it is wider than others. */
export function long(card: CardData): boolean {
  return card.text.length > 200;
}

/** How many letters the longest word of a name has. */
export function longest(name: string): number {
  return Math.max(
    ...breakable(name)
      .split(/[\s\u00ad-]+/)
      .map((word) => word.length),
  );
}

/** A name whose long words may be broken, at a place where most of our languages would. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{12,}/gu, (word) => {
    const middle = word.length / 2;
    const gaps = [...word.matchAll(/(?<=[aeiouáàâãéèêíìóòôõúù])(?=[^aeiou])|(?<=[rlnsm])(?=[bcdfgmpqtvz])/giu)]
      .map((gap) => ({
        at: gap.index,
        far: Math.abs(gap.index - middle) - (/[rlnsm]/i.test(word[gap.index - 1]) ? 1.5 : 0),
      }))
      .sort((a, b) => a.far - b.far || b.at - a.at);
    return gaps.length ? `${word.slice(0, gaps[0].at)}\u00ad${word.slice(gaps[0].at)}` : word;
  });
}
