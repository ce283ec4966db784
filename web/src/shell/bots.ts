// The bots that this reader likes to play with.
import type { GameInfo } from "../generated/protocol";
import { recall, remember } from "./storage";

/** Instead of a level: at each seat another style. */
const MIXED = "mixed";

type Bots = Pick<GameInfo, "bots" | "mixture">;

/** What one may choose for several seats at once. */
export function levelsOf({ bots, mixture }: Bots): string[] {
  return mixture.length > 1 ? [MIXED, ...bots] : bots;
}

/** The level chosen last, as long as the server has it. */
export function favouriteBot(game: Bots): string {
  const levels = levelsOf(game);
  const last = recall("bots", "");
  return levels.includes(last) ? last : levels[0];
}

export function rememberBot(level: string): void {
  remember("bots", level);
}

/** Who sits down next, beside those who are here: of a mixture, one of the styles that fewest of them have. */
export function nextBot(level: string, { mixture }: Bots, here: string[]): string {
  if (level !== MIXED) return level;
  const counts = mixture.map((style) => here.filter((other) => other === style).length);
  const rare = mixture.filter((_, index) => counts[index] === Math.min(...counts));
  return rare[Math.floor(Math.random() * rare.length)];
}
