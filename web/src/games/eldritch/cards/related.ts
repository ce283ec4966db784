// What a component speaks of, so that one can read on.
import type { CardData } from "../card";

/** Kinds whose names stand in the texts of others. */
const NAMED = ["condition", "monster", "epic_monster"];

/** Whether a text has these words in it, and not only a part of them. */
function says(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const letter = /\p{L}/u;
  return !letter.test(text[at - 1] ?? "") && !letter.test(text[at + words.length] ?? "");
}

/** The components that belong to one, or that its lines name; `lines` are those that the reader may see. */
export function related(card: CardData, lines: string[], all: CardData[]): CardData[] {
  const wanted = new Set<string>();
  const want = (kind: string, ids: (string | undefined)[]) => {
    for (const id of ids) if (id) wanted.add(`${kind}:${id}`);
  };
  want("ancient_one", [card.ancient_one]);
  want("space", [card.kind === "gate" ? card.id : card.space]);
  want("asset", card.assets ?? []);
  want("spell", card.spells ?? []);
  want("monster", card.set_aside ?? []);
  const text = lines.join("\n");
  return all.filter(
    (other) =>
      wanted.has(`${other.kind}:${other.id}`) ||
      (NAMED.includes(other.kind) && other.name !== card.name && says(text, other.name)),
  );
}
