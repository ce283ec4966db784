// The matches that this browser has sat at, as it remembers them.
import type { OutcomeView, TableInfo } from "../generated/protocol";
import { placeOf } from "./outcome";
import { recall, remember } from "./storage";

export interface PlayedMatch {
  match: string;
  table: string;
  game: string;
  /** What the table was called, if its people gave it a name. */
  name: string;
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  won: boolean;
  /** All won or lost together: then there is no place. */
  allies: boolean;
  /** 0 where nobody won. */
  place: number;
  score: number;
  /** How many seats one held; one, if nothing is said. */
  mine?: number;
  /** Everybody else, with the level of a bot or nothing for a person. */
  others: { name: string; bot: string }[];
}

const MOST = 300;

function isPlayed(found: unknown): found is PlayedMatch {
  const { match, table, game, ended, place, score, others } = (found ?? {}) as Partial<PlayedMatch>;
  return (
    [match, table, game].every((text) => typeof text === "string") &&
    [ended, place, score].every((number) => typeof number === "number") &&
    Array.isArray(others) &&
    others.every((other) => typeof other?.name === "string" && typeof other?.bot === "string")
  );
}

function recalled(): PlayedMatch[] {
  const found = recall<unknown>("history", []);
  return Array.isArray(found) ? found.filter(isPlayed) : [];
}

let played = $state.raw(recalled());

function write(matches: PlayedMatch[]): void {
  played = [...matches].sort((a, b) => b.ended - a.ended).slice(0, MOST);
  remember("history", played);
}

/** The latest first. */
export const myMatches = (): PlayedMatch[] => played;

/** Notes a match that seats of this browser have seen to its end, with the best of them; one that is known stays as it is. */
export function noteMatch(table: TableInfo, mine: number[], outcome: OutcomeView, allies: boolean): void {
  const known = recalled(); // another window may have noted something meanwhile
  if (known.some(({ match }) => match === table.match)) return;
  const others = table.seats.filter((each) => !mine.includes(each.seat));
  const [seat] = [...mine].sort((a, b) => placeOf(outcome, a) - placeOf(outcome, b));
  const noted = {
    match: table.match,
    table: table.id,
    game: table.game,
    name: table.name,
    ended: Date.now(),
    won: outcome.winners.includes(seat),
    allies,
    place: placeOf(outcome, seat),
    score: outcome.scores[seat] ?? 0,
    mine: mine.length,
    others: others.map(({ name, kind, bot }) => ({ name, bot: kind === "bot" ? bot : "" })),
  };
  write([noted, ...known]);
}

/** Mends the date of a match that ended while nobody here looked. */
export function dateMatch(match: string, ended: number): void {
  const known = recalled();
  if (known.some((each) => each.match === match && each.ended > ended))
    write(known.map((each) => (each.match === match ? { ...each, ended } : each)));
}

export function forgetMatch(match: string): void {
  write(recalled().filter((each) => each.match !== match));
}

export function forgetAll(): void {
  write([]);
}

export interface Figures {
  /** The level of a bot; empty for people. */
  level: string;
  matches: number;
  wins: number;
  /** The mean of all places; 0 where there was none. */
  place: number;
}

/** How it went in one game against each level of bots, and against people; a match counts for everybody who was there. */
export function figures(matches: PlayedMatch[]): Figures[] {
  const levels = [...new Set(matches.flatMap(({ others }) => others.map(({ bot }) => bot)))].sort();
  return levels.map((level) => {
    const met = matches.filter(({ others }) => others.some(({ bot }) => bot === level));
    const placed = met.filter(({ allies, place }) => !allies && place > 0);
    return {
      level,
      matches: met.length,
      wins: met.filter(({ won }) => won).length,
      place: placed.length ? placed.reduce((sum, { place }) => sum + place, 0) / placed.length : 0,
    };
  });
}
