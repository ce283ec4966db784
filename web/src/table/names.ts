import type { SeatInfo, TableInfo } from "../generated/protocol";
import type { PlayedMatch } from "../shell/history.svelte";
import { asWords, capital, join, knows, playerName, say } from "../shell/voice.svelte";

/** What a game is called; one that the page does not know, by its id. */
export function gameName(game: string): string {
  const key = `server-game-${game}`;
  return knows(key) ? say(key) : capital(asWords(game));
}

/** What a table is called, by its people or by its game. */
export function tableName(table: TableInfo): string {
  return table.name || say("web-table-unnamed", { game: gameName(table.game) });
}

export function botName(level: string): string {
  const key = `web-bot-${level}`;
  return knows(key) ? say(key) : capital(asWords(level));
}

/** How a bot plays; nothing is known of one that is a guest here. */
export function botManner(level: string): string {
  const key = `web-bot-${level}.text`;
  return knows(key) ? say(key) : "";
}

/** What a bot is called and how it plays. */
export function botTold(level: string): string {
  const manner = botManner(level);
  return manner ? say("web-bot-told", { bot: botName(level), manner }) : botName(level);
}

/** The other seats of whoever sits on one. */
export function seatsBeside(table: TableInfo, { seat, kind, person }: SeatInfo): SeatInfo[] {
  return kind === "person" ? table.seats.filter((other) => other.person === person && other.seat !== seat) : [];
}

/** How somebody on a seat is doing, in a few words. */
export function presence(seat: SeatInfo): string {
  if (seat.kind === "empty") return say("web-seat-empty");
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.bot) return say("web-seat-stood-in");
  return say(seat.connected ? "web-seat-here" : "web-seat-away");
}

/** How a match ended for one who sat there. */
export function resultOf({ allies, won, place, others, mine = 1 }: PlayedMatch): string {
  if (allies) return say(won ? "web-history-won" : "web-history-lost");
  if (place === 0) return say("web-story-nobody");
  return say("web-place", { place, count: others.length + mine });
}

/** Who won, as this seat reads it. */
export function headline(winners: number[], seat: number | null): string {
  if (winners.length === 0) return say("web-won-nobody");
  if (seat !== null && winners.includes(seat)) return say(winners.length > 1 ? "web-won-you-shared" : "web-won-you");
  return say("web-won", { count: winners.length, names: join(winners.map(playerName)) });
}
