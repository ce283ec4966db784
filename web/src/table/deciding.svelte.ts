// Choosing without accidents: a new question does not take an answer at once, and if the reader wishes so, an answer is
// asked for once more.
import type { DecisionInfo, TableState } from "../generated/protocol";
import { settings } from "../shell/settings.svelte";
import { recall } from "../shell/storage";

/** So many milliseconds after a question has appeared it can be answered; where nobody has hands, less will do. */
export const GUARD = recall("guard", 600);
/** A second press so soon after the first belongs to the first. */
const TWICE = GUARD / 2;

/** Whether a press comes too soon after another moment to be meant. */
export function tooSoon(since: number): boolean {
  return performance.now() - since < TWICE;
}

export class Deciding {
  /** Whether the question takes answers yet. */
  open = $state(false);
  /** What has been chosen and waits to be confirmed. */
  picked = $state<string | null>(null);
  /** How often somebody has tried to answer before. */
  early = $state(0);

  readonly #now: () => TableState | null;
  readonly #send: (option: string) => void;
  readonly #grave: () => string[];
  #timer = 0;
  #since = 0;

  /** `grave` are the kinds of decisions that are asked for once more whatever the reader wishes. */
  constructor(now: () => TableState | null, send: (option: string) => void, grave: () => string[] = () => []) {
    this.#now = now;
    this.#send = send;
    this.#grave = grave;
  }

  /** A question has just appeared: to be called whenever what is asked is another, or is seen again. */
  appeared(): () => void {
    this.open = false;
    this.picked = null;
    this.#timer = window.setTimeout(() => (this.open = true), GUARD);
    return () => clearTimeout(this.#timer);
  }

  get decision(): DecisionInfo | null {
    return this.#now()?.decision ?? null;
  }

  /** `sure` is who has been asked already. */
  choose = (option: string, sure = false): void => {
    if (!this.decision) return;
    if (!this.open) this.early++;
    else if (!sure && this.#mustConfirm(option)) {
      this.picked = option;
      this.#since = performance.now();
    } else this.#send(option);
  };

  confirm = (): void => {
    if (tooSoon(this.#since)) return;
    if (this.picked !== null) this.#send(this.picked);
    this.picked = null;
  };

  cancel = (): void => {
    this.picked = null;
  };

  /** While others still choose, an answer can be changed. */
  get final(): boolean {
    const now = this.#now();
    return !(now?.view?.waiting_for ?? []).some((seat) => seat !== now?.seat);
  }

  #mustConfirm(option: string): boolean {
    if (option === this.decision?.chosen) return false;
    if (this.#grave().includes(this.decision?.kind ?? "")) return true;
    return settings.confirm === "always" || (settings.confirm === "final" && this.final);
  }
}
