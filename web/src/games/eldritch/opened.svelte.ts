// What the reader has opened to look at: one thing at a time.

export interface Thing {
  /** `space`, `investigator` (by seat), `reserve`, `discards`, `mythos`, or a kind of component */
  kind: string;
  id: string;
}

export class Opened {
  thing: Thing | null = $state.raw(null);

  open = (kind: string, id = ""): void => {
    this.thing = { kind, id };
  };

  close = (): void => {
    this.thing = null;
  };
}
