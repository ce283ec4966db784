import type { GameClient } from "../games";

/** Whether there is room for the log beside a game's table, so that it begins open. */
export function roomBeside(client: GameClient | undefined): boolean {
  return matchMedia(`(min-width: ${client?.wide ? 110 : 70}rem)`).matches;
}
