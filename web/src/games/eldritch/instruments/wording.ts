// What the instruments say, in words.
import type { BoardView, ReferenceView, SheetView } from "../../../generated/eldritch";
import { capital, join, knows, nameOf, say } from "../../../shell/voice.svelte";
import { type Need, nextOmen } from "./gauges";
import type { SignName } from "./signs";

/** The name of a thing by its kind and id. */
export type Namer = (kind: string, id: string) => string;

/** `green, a comet`. */
export function omenName(omen: string): string {
  return knows(`web-eldritch-omen-${omen}`) ? say(`web-eldritch-omen-${omen}`) : omen;
}

/** What Doom is, and what it will bring. */
export function doomWords(view: BoardView, named: Namer): string {
  const ancient = named("ancient_one", view.ancient_one);
  const now = say("web-eldritch-doom-of", { doom: view.doom, track: view.doom_track });
  return `${now}. ${say(view.awake ? "web-eldritch-doom-awake" : "web-eldritch-doom-zero", { name: ancient })}`;
}

/** How far Doom has come in this round: nearer to 0, or away from it. */
export function movedWords(moved: number): string {
  if (!moved) return "";
  return say(moved < 0 ? "web-eldritch-doom-advanced" : "web-eldritch-doom-retreated", { count: Math.abs(moved) });
}

/** The next Omen, and what it would bring. */
export function nextWords(view: BoardView, named: Namer): string {
  const { omen, gates, tokens, doom } = nextOmen(view);
  const causes = [
    gates.length ? `${say("eldritch-field-gates")}: ${join(gates.map((space) => named("space", space)))}` : "",
    tokens ? `${say("eldritch-field-tokens")}: ${tokens}` : "",
  ];
  const next = say("web-eldritch-omen-next", { omen: omenName(omen) });
  return `${next} ${say("web-eldritch-omen-doom", { count: doom, causes: causes.filter(Boolean).join("; ") })}`;
}

export function omenWords(view: BoardView, named: Namer): string {
  return `${say("web-eldritch-omen-now", { omen: omenName(view.omen_color) })}. ${nextWords(view, named)}`;
}

/** `Clues: 1 of 4`. */
export function needWords({ kind, have, need }: Need, foe: string): string {
  if (kind === "epic" && need === 1) return say(have ? "web-eldritch-defeated" : "web-eldritch-defeat", { name: foe });
  const what = {
    tokens: () => say("eldritch-field-tokens"),
    clues: () => say("eldritch-field-clues"),
    gates: () => say("eldritch-field-gates"),
    toughness: () => say("web-eldritch-monsters-on-it"),
    epic: () => say("web-eldritch-health-lost", { name: foe }),
  }[kind]();
  return say("web-eldritch-progress", { what: capital(what), have, need });
}

/** What lies on the Ancient One's sheet, each with its sign. */
export function lyingOn({ tokens, sanity, gates }: SheetView): { sign: SignName; count: number; words: string }[] {
  const all = [
    { sign: "eldritch" as const, count: tokens, what: say("eldritch-field-tokens") },
    { sign: "sanity" as const, count: sanity, what: say("web-eldritch-sanity-tokens") },
    { sign: "gate" as const, count: gates.length, what: say("eldritch-field-gates") },
  ];
  return all
    .filter(({ count }) => count)
    .map(({ sign, count, what }) => ({ sign, count, words: `${capital(what)}: ${count}` }));
}

/** The numbers of the Reference card, each with what it is. */
export function referenceLines({ gates, clues, surge }: ReferenceView): { what: string; count: number }[] {
  return [
    { what: say("web-eldritch-gates-spawn"), count: gates },
    { what: say("web-eldritch-clues-spawn"), count: clues },
    { what: say("eldritch-field-surge"), count: surge },
  ];
}

export function referenceWords(reference: ReferenceView): string {
  const lines = referenceLines(reference).map(({ what, count }) => `${what}: ${count}`);
  return `${say("eldritch-field-reference")}, ${say("web-eldritch-players", { count: reference.players })}. ${lines.join(". ")}`;
}

export function pilesWords(decks: Record<string, number>): string {
  const lines = ["gates", "cup"].map(
    (deck) => `${nameOf("decks", deck)}: ${say("web-eldritch-left", { count: decks[deck] })}`,
  );
  return `${say("web-eldritch-piles")}. ${lines.join(". ")}`;
}
