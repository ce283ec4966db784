// One press to a game against bots.
import type { GameInfo } from "../generated/protocol";
import { createTable, game as gameInfo } from "./api";
import { favouriteBot, nextBot } from "./bots";
import type { TableLine } from "./connection.svelte";
import { me } from "./me.svelte";
import { go } from "./router.svelte";

const unbegun = new Map<string, GameInfo>(); // tables that we go to in order to play at once

/** Makes a table and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  const { id } = await createTable({ game: game.id, players: game.default_players });
  unbegun.set(id, game);
  go(`/table/${id}`);
}

/** Goes to the table of a rematch; who was alone with bots plays on at once. */
export async function playAgain(table: string, game: string, alone: boolean): Promise<void> {
  if (alone) unbegun.set(table, await gameInfo(game));
  go(`/table/${table}`);
}

/** Whether this table is to be played at once. */
export function startsAtOnce(table: string): boolean {
  return unbegun.has(table);
}

/** Sits down, puts bots on the free seats and begins. */
export async function sitAndStart(line: TableLine): Promise<void> {
  const game = unbegun.get(line.table);
  if (!game || !line.state) return;
  unbegun.delete(line.table);
  const { seats } = line.state.table;
  let mine = line.state.seat;
  if (mine === null) {
    mine = 0;
    await line.send({ type: "sit", seat: mine, name: me.name || game.player_names[0], avatar: me.avatar });
  }
  const bots = seats.map(({ bot }) => bot);
  for (const { seat } of seats.filter(({ seat, kind }) => seat !== mine && kind === "empty")) {
    bots[seat] = nextBot(favouriteBot(game), game, bots);
    await line.send({ type: "bot", seat, level: bots[seat] });
  }
  await line.send({ type: "start" });
}
