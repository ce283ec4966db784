// Choosing without accidents: a new question does not take an answer at once, and if the reader wishes so, an answer is
// asked for once more.
import type { DecisionInfo, TableState } from "../generated/protocol";
import { settings } from "../shell/settings.svelte";
import { recall } from "../shell/storage";

/** So many milliseconds after a question has appeared it can be answered; where nobody has hands, less will do. */
export const GUARD = recall("guard", 600);

export class Deciding {
  /** Whether the question takes answers yet. */
  open = $state(false);
  /** What has been chosen and waits to be confirmed. */
  picked = $state<string | null>(null);

  readonly #now: () => TableState | null;
  readonly #send: (option: string) => void;
  #timer = 0;

  constructor(now: () => TableState | null, send: (option: string) => void) {
    this.#now = now;
    this.#send = send;
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

  choose = (option: string): void => {
    if (!this.open || !this.decision) return;
    if (this.#mustConfirm(option)) this.picked = option;
    else this.#send(option);
  };

  confirm = (): void => {
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
    return settings.confirm === "always" || (settings.confirm === "final" && this.final);
  }
}
