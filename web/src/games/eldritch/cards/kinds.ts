// What a component is called, how it is framed, and how its lines are told.
import { say } from "../../../shell/voice.svelte";
import type { CardData } from "../card";

/** The message that says what a component is, by kind. */
const NAMES: Record<string, string> = {
  investigator: "web-eldritch-kind-investigator",
  ancient_one: "eldritch-field-ancient-one",
  mystery: "eldritch-field-mystery",
  mythos: "web-eldritch-kind-mythos",
  monster: "web-eldritch-kind-monster",
  epic_monster: "eldritch-field-epic",
  asset: "eldritch-kind-asset",
  artifact: "eldritch-kind-artifact",
  spell: "eldritch-kind-spell",
  condition: "eldritch-kind-condition",
  america: "eldritch-pile-america",
  europe: "eldritch-pile-europe",
  asia_australia: "eldritch-pile-asia-australia",
  general: "eldritch-pile-general",
  research: "eldritch-pile-research",
  other_world: "eldritch-pile-other-world",
  expedition: "eldritch-pile-expedition",
  special: "eldritch-pile-special",
  gate: "web-eldritch-kind-gate",
  clue: "eldritch-thing-clue",
  reference: "eldritch-field-reference",
};

/** What a component is: `Asset`, `Other World Encounter`, `City`. */
export function kindName(card: CardData): string {
  if (card.kind === "space" && card.type) return say(`eldritch-type-${card.type}`);
  const key = Object.hasOwn(NAMES, card.kind) ? NAMES[card.kind] : "";
  return key && say(key);
}

/** What stands below a name: a role, a title, traits, or else what it is. */
export function under(card: CardData): string {
  const traits = card.trait_names?.join(" · ");
  const parts = [card.role ?? card.title ?? kindName(card), traits];
  return parts.filter(Boolean).join(" · ");
}

/** Components that are a threat are drawn in bone on black, all others in ink on paper. */
const DARK = ["ancient_one", "monster", "epic_monster", "mythos", "gate", "other_world", "special"];

/** The classes of a component's frame. */
export function frame(card: CardData): string {
  const shade = card.color ?? card.omen ?? (card.kind === "space" ? card.type : "");
  return [DARK.includes(card.kind) ? "dark" : "paper", card.kind, shade].filter(Boolean).join(" ");
}

/** A line of a card with the words before its colon apart: `Action`, `Reckoning`, `London`. */
export function labelled(line: string): { label: string; rest: string } {
  const [, label = "", rest = line] = /^([^.:;]{1,60}:) (.+)$/su.exec(line) ?? [];
  return { label, rest };
}

/** What may be read on the face of a component. */
export function faceOf(card: CardData): string[] {
  return card.front ?? card.asleep ?? card.text;
}

/** A number with its sign, as modifiers are printed. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
}
