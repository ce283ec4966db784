// What the reader has opened to look at: one thing at a time.

export interface Thing {
  /** `space`, `investigator` (by seat), `reserve`, `discards`, `mythos`, or a kind of component */
  kind: string;
  id: string;
  /** Of a card that somebody holds: which back it has, from 1; null while the reader does not know. */
  back?: number | null;
}

export class Opened {
  thing: Thing | null = $state.raw(null);

  open = (kind: string, id = "", back?: number | null): void => {
    this.thing = { kind, id, back };
  };

  close = (): void => {
    this.thing = null;
  };
}
