// The components of a game, as something to read.
import type { CardInfo } from "../../games";
import { kindsOf } from "../../shell/voice.svelte";

/** The paragraphs on a card. */
export function paragraphs({ text }: CardInfo): string[] {
  return typeof text === "string" ? (text ? [text] : []) : text;
}

/** A card's words in one piece. */
export function textOf(card: CardInfo): string {
  return paragraphs(card).join(" ");
}

/**
 * The component that an id stands for in a field, if it is one: a place on the board may have the id of a token.
 * `card` and `component` are any, every other kind is the name of a section.
 */
export function componentFor(cards: CardInfo[], field: string, id: string): CardInfo | undefined {
  const kinds = kindsOf(field, id);
  const telling = kinds.some((kind) => kind !== "component") ? kinds.filter((kind) => kind !== "component") : kinds;
  const fits = ({ section }: CardInfo) =>
    !telling.length || telling.some((kind) => ["card", "component"].includes(kind) || section.endsWith(kind));
  return cards.find((card) => card.id === id && fits(card));
}
