// What the reader may choose right now, by where it is to be seen.
import type { DecisionInfo, OptionInfo } from "../../generated/protocol";

export class Choosing {
  /** What the reader is about to choose: `space:rome`. It is shown where it lies. */
  pointed = $state("");

  readonly #ask: () => DecisionInfo | null;
  readonly #send: (option: string) => void;

  constructor(ask: () => DecisionInfo | null, send: (option: string) => void) {
    this.#ask = ask;
    this.#send = send;
  }

  get decision(): DecisionInfo | null {
    return this.#ask();
  }

  /** The option that stands for a thing: `space:rome`, `card:lantern`, `monster:3`, `seat:2`, `investigator:lily_chen`. */
  at(target: string): OptionInfo | undefined {
    return this.decision?.options.find((option) => option.target === target);
  }

  /** Options that can be chosen where they lie, of one kind of thing. */
  of(kind: string): OptionInfo[] {
    return this.decision?.options.filter((option) => option.target.startsWith(`${kind}:`)) ?? [];
  }

  /** An option by its id, or the one that is refused, with its reason. */
  find(id: string): OptionInfo | undefined {
    const { options = [], blocked = [] } = this.decision ?? {};
    return [...options, ...blocked].find((option) => option.id === id);
  }

  pick(option: OptionInfo | string): void {
    this.pointed = "";
    this.#send(typeof option === "string" ? option : option.id);
  }

  point(target: string): void {
    this.pointed = target;
  }
}
