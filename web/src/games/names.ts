// What is written on cards of any game: long names, and where their numbers come from.
import { say } from "../shell/voice.svelte";
import type { CardInfo } from ".";

/** Where a card's numbers and effect come from, in words. */
export function provenance(card: Pick<CardInfo, "provenance">): string {
  const [numbers, effect = numbers] = card.provenance.split("/");
  const from = (source: string) => say(`core-provenance-${source}`);
  return numbers === effect
    ? say("core-provenance-same", { source: from(numbers) })
    : say("core-provenance-two", { numbers: from(numbers), effect: from(effect) });
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
