// A press or two to a game: who sits down at a table that was just made, and whether it begins at once.
import type { GameInfo } from "../generated/protocol";
import type { MySeats } from "../table/mySeats.svelte";
import { createTable, game as gameInfo } from "./api";
import { anyAvatar, written } from "./avatars";
import { favouriteBot, nextBot } from "./bots";
import { me } from "./me.svelte";
import { go } from "./router.svelte";
import { recall, remember } from "./storage";

/** How many seats one plays oneself, and how many bots play. */
export interface Company {
  mine: number;
  bots: number;
}

interface Errand {
  game: GameInfo;
  /** How many seats one wants to hold. */
  mine: number;
  /** Bots take the other seats, and it begins. */
  begin: boolean;
}

const ALLIES = 3; // that is: oneself and two bots

const errands = new Map<string, Errand>(); // by table

/** Whom one played with last, or else whom one may like: allies are few, opponents as many as the game wants. */
export function usualCompany(game: GameInfo): Company {
  const all = game.allies ? Math.min(ALLIES, game.most_players) : game.default_players;
  const { mine, bots } = recall<Partial<Company>>(`company:${game.id}`, {}) ?? {};
  return possible(game, mine ?? 1, bots ?? all - 1);
}

/** The company nearest to what is wished that the game can have. */
export function possible(game: GameInfo, mine: number, bots: number): Company {
  const own = Math.min(Math.max(1, Math.round(mine) || 1), game.most_players);
  const least = Math.max(0, game.least_players - own);
  return { mine: own, bots: Math.min(Math.max(least, Math.round(bots) || 0), game.most_players - own) };
}

export function rememberCompany(game: GameInfo, company: Company): void {
  remember(`company:${game.id}`, company);
}

/** Makes a table and goes there. */
export async function playNow(game: GameInfo, { mine, bots }: Company): Promise<void> {
  const { id } = await createTable({ game: game.id, players: mine + bots });
  errands.set(id, { game, mine, begin: true });
  go(`/table/${id}`);
}

/** Goes to a table that was just made, to sit down there on so many seats; who wants one seat chooses it there. */
export function sitAt(table: string, game: GameInfo, mine: number): void {
  if (mine > 1) errands.set(table, { game, mine, begin: false });
  go(`/table/${table}`);
}

/** Goes to the table of a rematch; who was alone with bots plays on at once. */
export async function playAgain(table: string, game: string, alone: boolean): Promise<void> {
  if (alone) errands.set(table, { game: await gameInfo(game), mine: 1, begin: true });
  go(`/table/${table}`);
}

/** Whether somebody has come to this table to sit down at once. */
export function sitsAtOnce(table: string): boolean {
  return errands.has(table);
}

/** Sits down; and if that is what one came for, puts bots on the free seats and begins. */
export async function sitDown(seats: MySeats): Promise<void> {
  const errand = errands.get(seats.table);
  const { state } = seats.shown;
  if (!errand || !state) return;
  errands.delete(seats.table);
  const { game, mine, begin } = errand;
  await Promise.all(seats.lines.map(({ welcomed }) => welcomed));
  const free = state.table.seats.filter(({ seat, kind }) => kind === "empty" && !seats.has(seat));
  for (const { seat } of free.splice(0, mine - seats.mine.length)) {
    const name = me.name || game.player_names[0];
    await seats.sit(seat, name, seats.mine.length ? written(anyAvatar()) : me.avatar);
  }
  if (!begin) return;
  const bots = state.table.seats.map(({ bot }) => bot);
  for (const { seat } of free) {
    bots[seat] = nextBot(favouriteBot(game), game, bots);
    await seats.shown.send({ type: "bot", seat, level: bots[seat] });
  }
  await seats.shown.send({ type: "start" });
}
