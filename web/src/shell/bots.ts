// The bots that this reader likes to play with.
import { recall, remember } from "./storage";

const FIRST = "greedy";

/** The level chosen last, as long as the server has it. */
export function favouriteBot(levels: string[]): string {
  return [recall("level", FIRST), FIRST].find((level) => levels.includes(level)) ?? levels[0];
}

export function rememberBot(level: string): void {
  remember("level", level);
}
