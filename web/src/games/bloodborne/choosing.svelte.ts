// What the viewer may choose right now, and choosing it.
import type { DecisionInfo, OptionInfo, Phrase } from "../../generated/protocol";

export function isTrophy(option: string): boolean {
  return ["kin", "humanoid", "beast"].includes(option);
}

/** Whether an option is a card, and not a hunter, a type of trophy or to pass. */
export function isCard(option: string): boolean {
  return option !== "pass" && !option.startsWith("seat:") && !isTrophy(option);
}

export class Choosing {
  /** Why the thing that was tried cannot be chosen. */
  refused: { reason: Phrase; at: Element } | null = $state.raw(null);

  readonly #ask: () => DecisionInfo | null;
  readonly #hand: () => string[];
  readonly #send: (option: string, sure: boolean) => void;

  constructor(ask: () => DecisionInfo | null, hand: () => string[], send: (option: string, sure: boolean) => void) {
    this.#ask = ask;
    this.#hand = hand;
    this.#send = send;
  }

  get decision(): DecisionInfo | null {
    return this.#ask();
  }

  get chosen(): string | null {
    return this.decision?.chosen ?? null;
  }

  can(id: string): boolean {
    return this.decision?.options.some((option) => option.id === id) ?? false;
  }

  /** Why something visible cannot be chosen. */
  why(id: string): Phrase | null {
    return this.decision?.blocked.find((option) => option.id === id)?.reason ?? null;
  }

  /** Whether the question is about what is in the hand; upgrades may be of a kind that is there already. */
  get meansHand(): boolean {
    return this.decision?.kind !== "take_upgrade";
  }

  /** The options that are not cards in the hand. */
  get elsewhere(): OptionInfo[] {
    const hand = this.meansHand ? this.#hand() : [];
    return this.decision?.options.filter((option) => !hand.includes(option.id)) ?? [];
  }

  /** The options from left to right, as the digits choose them. */
  get order(): string[] {
    const inHand = this.meansHand ? this.#hand().filter((id) => this.can(id)) : [];
    return [...this.elsewhere.map((option) => option.id), ...new Set(inHand)];
  }

  /** The digit that chooses an option, or 0. */
  digit(id: string): number {
    const place = this.order.indexOf(id);
    return place < 9 ? place + 1 : 0;
  }

  /** Chooses, if it can be chosen. True if the thing has to do with the question at all. */
  pick(id: string, sure = false): boolean {
    if (!this.can(id)) return this.why(id) !== null;
    this.#send(id, sure);
    return true;
  }
}
