// What people at the table point at: it shows for a moment, and the talk keeps a line of it.
import type { Pointed } from "../generated/protocol";

export interface Pointing {
  /** Grows with every pointing. */
  number: number;
  seat: number;
  /** What is meant: `space:rome`, `card:axe`, `seat:2`. */
  at: string;
  /** What is said of it, `GAME-point-SAY`; or nothing. */
  say: string;
  /** The line of the talk that it came after; -1 before all. */
  after: number;
}

/** So many milliseconds it is to be seen. */
export const LASTS = 6000;
const KEPT = 100;

export class Pointings {
  /** What is being pointed at now: by each seat one thing, the latest last. */
  now = $state.raw<Pointing[]>([]);
  /** What has been pointed at since one came. */
  all = $state.raw<Pointing[]>([]);

  #count = 0;
  #timers = new Map<number, number>();

  add({ seat, at, say }: Pick<Pointed, "seat" | "at" | "say">, after: number): void {
    const pointing = { number: this.#count++, seat, at, say, after };
    this.all = [...this.all, pointing].slice(-KEPT);
    this.now = [...this.now.filter((other) => other.seat !== seat), pointing];
    const timer = window.setTimeout(() => {
      this.now = this.now.filter((other) => other !== pointing);
      this.#timers.delete(pointing.number);
    }, LASTS);
    this.#timers.set(pointing.number, timer);
  }

  /** Nothing more will be seen. */
  forget(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.now = [];
  }
}

/** What was said and what was pointed at, in the order in which it happened. */
export function inOrder<T extends { number: number }>(talk: T[], pointings: Pointing[]): (T | Pointing)[] {
  const place = (line: T | Pointing) => ("after" in line ? (line as Pointing).after + 0.5 : line.number);
  return [...talk, ...pointings].sort((one, two) => place(one) - place(two));
}
