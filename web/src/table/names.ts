import type { SeatInfo, TableInfo } from "../generated/protocol";
import { join, playerName, say } from "../shell/voice.svelte";

/** What a table is called, by its people or by its game. */
export function tableName(table: TableInfo): string {
  return table.name || say("web-table-unnamed", { game: say(`web-game-${table.game}`) });
}

export function botName(level: string): string {
  return say(`web-bot-${level}`);
}

/** How somebody on a seat is doing, in a few words. */
export function presence(seat: SeatInfo): string {
  if (seat.kind === "empty") return say("web-seat-empty");
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.bot) return say("web-seat-stood-in");
  return say(seat.connected ? "web-seat-here" : "web-seat-away");
}

/** Who won, as this seat reads it. */
export function headline(winners: number[], seat: number | null): string {
  if (winners.length === 0) return say("web-won-nobody");
  if (seat !== null && winners.includes(seat)) return say(winners.length > 1 ? "web-won-you-shared" : "web-won-you");
  return say("web-won", { count: winners.length, names: join(winners.map(playerName)) });
}
