// A view of whichever game, sorted into what can be read out. What is empty or false has nothing to say.
import type { View } from "../../generated/protocol";
import { asWords, knownName, knows, say } from "../../shell/voice.svelte";

export type Plain = string | number | boolean | null | Plain[] | Thing;
export type Thing = { [field: string]: Plain };
export type Entry = [field: string, value: Plain];

/** What every view begins with; the page shows it elsewhere. */
const HEAD = new Set(["game", "seat", "players", "round", "phase", "over", "waiting_for", "outcome"]);
/** Whose thing it is, and what it is. */
const TITLE = ["seat", "id", "name"];
/** Fields whose numbers are seats, in any game; the terminal's plain table has the same. */
const SEATS = new Set("active current dealer first first_player lead owner player seat turn winner".split(" "));

export function isThing(value: Plain): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A number is something, but several of nothing are nothing; so is a row of what does not hold. */
export function says(value: Plain): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== false && item !== null);
  if (isThing(value)) return Object.values(value).some((part) => says(part) && part !== 0);
  return typeof value === "number" || Boolean(value);
}

/** Something by what it is called: `GAME-field-NAME` if the game says so, else as it names things, else as it stands. */
export function label(game: string, name: string): string {
  const key = `${game}-field-${name.replaceAll("_", "-")}`;
  return knows(key) ? say(key) : (knownName("option", name) ?? asWords(name));
}

export function phaseName({ game, phase }: View): string {
  const key = `${game}-phase-${phase.replaceAll("_", "-")}`;
  return knows(key) ? say(key) : label(game, phase);
}

/** An id or a word as the game calls it. */
export function called(game: string, field: string, id: string): string {
  return knownName(field, id) ?? label(game, id);
}

/** The player that a number means, if it means one. */
export function seatIn(field: string, value: Plain, players: string[]): string | undefined {
  return SEATS.has(field) && typeof value === "number" ? players[value] : undefined;
}

/** Those for whom it holds, where there is a yes or no for every player. */
export function holdsFor(value: Plain, players: string[]): string[] | undefined {
  if (!Array.isArray(value) || value.length !== players.length) return undefined;
  if (!value.every((item) => typeof item === "boolean")) return undefined;
  return players.filter((_, seat) => value[seat]);
}

export function titleOf(thing: Thing): Entry[] {
  return TITLE.filter((field) => says(thing[field] ?? null)).map((field) => [field, thing[field]]);
}

/** What a thing says beside its title. Of what has a most (`max_health`), that is no entry of its own. */
export function detailsOf(thing: Thing): Entry[] {
  return Object.entries(thing).filter(
    ([field, value]) => says(value) && !TITLE.includes(field) && !(field.replace(/^max_/, "") in omit(thing, field)),
  );
}

function omit(thing: Thing, field: string): Thing {
  const { [field]: _, ...others } = thing;
  return others;
}

/** Everything beyond the head of a view: single words and numbers, and what has parts of its own, first the players'. */
export function sorted(view: View): { facts: Thing; parts: Entry[] } {
  const entries = (Object.entries(view) as Entry[]).filter(([field, value]) => !HEAD.has(field) && says(value));
  const parts = entries.filter(([, value]) => typeof value === "object");
  const ofPlayers = ([, value]: Entry) => Array.isArray(value) && value.some((item) => isThing(item) && "seat" in item);
  return {
    facts: Object.fromEntries(entries.filter(([, value]) => typeof value !== "object")),
    parts: [...parts.filter(ofPlayers), ...parts.filter((part) => !ofPlayers(part))],
  };
}

/** How much there is to read, in words and numbers. */
export function length(value: Plain): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + length(item), 0);
  if (isThing(value)) return length(Object.values(value));
  return says(value) ? 1 : 0;
}

/** Of things that belong to players, the viewer's own come first. */
export function ownFirst(things: Plain[], seat: number | null): Plain[] {
  const mine = (thing: Plain) => seat !== null && isThing(thing) && thing.seat === seat;
  return [...things.filter(mine), ...things.filter((thing) => !mine(thing))];
}
