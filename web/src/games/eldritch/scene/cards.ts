// Which component a scene, an event or a cause is about: ids alone do not say of which kind it is.
import type { CardData } from "../card";
import type { Around } from "../context";
import type { Setting } from "./scene";

const KINDS = [
  "mythos",
  "mystery",
  "ancient_one",
  "monster",
  "epic_monster",
  "asset",
  "artifact",
  "spell",
  "condition",
  "investigator",
  "america",
  "europe",
  "asia_australia",
  "general",
  "research",
  "other_world",
  "expedition",
  "special",
];

/** The component with this id, of the likeliest kind; undefined where the pack has none. */
export function componentOf(id: string, { card }: Pick<Around, "card">, kinds = KINDS): CardData | undefined {
  return kinds.map((kind) => card(kind, id)).find(({ text }) => text.length > 0);
}

export function cardOf(setting: Setting, around: Pick<Around, "card">): CardData | undefined {
  if (setting.kind === "deck") return around.card(setting.deck, setting.id);
  return setting.kind === "acquire" ? undefined : componentOf(setting.id, around);
}
