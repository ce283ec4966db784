// One press to a game against bots.
import type { GameInfo } from "../generated/protocol";
import { createTable } from "./api";
import { favouriteBot, nextBot } from "./bots";
import type { TableLine } from "./connection.svelte";
import { go } from "./router.svelte";
import { myName } from "./seats";

// tables made here, to be played at once; with the game where we have yet to sit down
const eager = new Map<string, GameInfo | null>();

/** Makes a table and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  const { id } = await createTable({ game: game.id, players: game.default_players });
  eager.set(id, game);
  go(`/table/${id}`);
}

/** Goes to a table where everybody sits already, to play at once. */
export function playThere(table: string): void {
  eager.set(table, null);
  go(`/table/${table}`);
}

/** Whether this table is to be played at once. */
export function startsAtOnce(table: string): boolean {
  return eager.has(table);
}

/** Sits down and puts bots on the other seats, where nobody sits yet, and begins. */
export async function sitAndStart(line: TableLine): Promise<void> {
  const game = eager.get(line.table);
  if (game === undefined || !line.state) return;
  eager.delete(line.table);
  if (game) {
    const others = line.state.table.seats.slice(1).map(({ seat }) => seat);
    await line.send({ type: "sit", seat: 0, name: myName() || game.player_names[0] });
    const bots: string[] = [];
    for (const seat of others) {
      bots.push(nextBot(favouriteBot(game), game, bots));
      await line.send({ type: "bot", seat, level: bots[bots.length - 1] });
    }
  }
  await line.send({ type: "start" });
}
