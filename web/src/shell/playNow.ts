// One press to a game against bots.
import type { GameInfo } from "../generated/protocol";
import { createTable } from "./api";
import { favouriteBot, nextBot } from "./bots";
import type { TableLine } from "./connection.svelte";
import { go } from "./router.svelte";
import { myName } from "./seats";

const unseated = new Map<string, GameInfo>(); // tables made here, where we have yet to sit down

/** Makes a table and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  const { id } = await createTable({ game: game.id, players: game.default_players });
  unseated.set(id, game);
  go(`/table/${id}`);
}

/** Whether this table is to be played at once. */
export function startsAtOnce(table: string): boolean {
  return unseated.has(table);
}

/** Sits down, puts bots on the other seats and begins. */
export async function sitAndStart(line: TableLine): Promise<void> {
  const game = unseated.get(line.table);
  if (!game || !line.state) return;
  unseated.delete(line.table);
  const others = line.state.table.seats.slice(1).map(({ seat }) => seat);
  await line.send({ type: "sit", seat: 0, name: myName() || game.player_names[0] });
  const bots: string[] = [];
  for (const seat of others) {
    bots.push(nextBot(favouriteBot(game), game, bots));
    await line.send({ type: "bot", seat, level: bots[bots.length - 1] });
  }
  await line.send({ type: "start" });
}
