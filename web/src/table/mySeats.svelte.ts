// All seats of this reader at one table, each with a line of its own; the page shows one of them at a time.
import { createContext, untrack } from "svelte";
import type { Phrase } from "../generated/protocol";
import { anyAvatar, written } from "../shell/avatars";
import { isAsked, TableLine } from "../shell/connection.svelte";
import { seatsAt } from "../shell/seats";

const LONGEST_NAME = 40;
/** The server's last words to one whose seat is gone. */
const LOST = ["server-old-secret", "server-you-left", "server-kicked", "server-banned"];

/** What somebody is called on the next seat: "Ana (2)". */
export function anotherName(name: string, taken: string[]): string {
  const looks = (each: string) => each.normalize("NFKC").toLowerCase();
  const known = taken.map(looks);
  if (!known.includes(looks(name))) return name;
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const found = name.slice(0, LONGEST_NAME - end.length) + end;
    if (!known.includes(looks(found))) return found;
  }
}

export class MySeats {
  /** One for each seat, in their order around the table; or the only one, of somebody who watches. */
  lines = $state.raw<TableLine[]>([]);
  /** Whose table the page shows. */
  shown = $state.raw<TableLine>(null!);
  /** Whether what one seat knows is hidden from the others. */
  secretive = $state(false);

  #lifted = $state.raw<TableLine | null>(null); // for whom the curtain was lifted last
  #looked = ""; // the moment when the reader chose where to look

  constructor(readonly table: string) {
    const held = seatsAt(table).map(({ secret }) => secret);
    this.lines = (held.length ? held : [""]).map((secret) => new TableLine(table, secret));
    this.#show(this.lines[0]);
  }

  /** To be called while a component is made: the page goes to whoever is asked, and lets go of seats that are gone. */
  follow(): void {
    $effect(() => {
      const moment = this.#moment;
      const { shown } = this;
      if (shown.playback.playing || isAsked(shown.shown) || moment === this.#looked) return;
      // the line that is shown may not have heard yet of what another has
      const heard = shown.state?.question ?? 0;
      const next = this.#after(shown).find((line) => isAsked(line.shown) && line.shown!.question <= heard);
      if (next) untrack(() => this.#show(next));
    });
    $effect(() => {
      const { lines, shown, curtained } = this;
      for (const line of lines) {
        line.playback.unseen = line !== shown || curtained;
        if (line.playback.unseen) untrack(() => line.playback.finish());
      }
    });
    $effect(() => {
      const lost = this.lines.filter(({ farewell }) => farewell && LOST.includes(farewell.key));
      if (lost.length === this.lines.length) return;
      untrack(() => {
        for (const line of lost) this.#drop(line);
      });
    });
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  // -- whose they are ------------------------------------------------------------------------------------

  get several(): boolean {
    return this.lines.length > 1;
  }

  /** The numbers of the seats. */
  get mine(): number[] {
    return this.lines.flatMap(({ state }) => (state && state.seat !== null ? [state.seat] : []));
  }

  has(seat: number): boolean {
    return this.mine.includes(seat);
  }

  /** Whether one of the seats is the host's. */
  get hosting(): boolean {
    const { state } = this.shown;
    if (!state || state.seat === null || state.table.host === null) return false;
    const { seats, host } = state.table;
    return this.has(host) || seats[state.seat].person === seats[host].person;
  }

  /** The line of the seat that would take something back: which chose last, or is looked at. */
  get undoer(): TableLine {
    if (this.secretive) return this.shown;
    const able = this.lines.filter(({ state }) => state && state.seat !== null && state.no_undo === null);
    return able.sort((a, b) => b.chose - a.chose)[0] ?? this.shown;
  }

  // -- looking -------------------------------------------------------------------------------------------

  /** The screen has to be given to somebody else first. */
  get curtained(): boolean {
    if (!this.several || !this.secretive) return false;
    return this.shown.state?.table.stage === "playing" && this.#lifted !== this.shown;
  }

  lift = (): void => {
    this.#lifted = this.shown;
  };

  look(line: TableLine): void {
    this.#looked = this.#moment;
    if (line !== this.shown) this.#show(line);
  }

  /** The next seat around the table, or with -1 the one before. */
  turn(by: 1 | -1): void {
    const at = this.lines.indexOf(this.shown);
    this.look(this.lines[(at + by + this.lines.length) % this.lines.length]);
  }

  #show(line: TableLine): void {
    this.shown = line;
    if (this.#lifted !== line) this.#lifted = null;
  }

  /** What is asked of whom: where the reader looks is respected until this changes. */
  get #moment(): string {
    return this.lines.map(({ shown }) => (isAsked(shown) ? shown?.question : "")).join();
  }

  #after(line: TableLine): TableLine[] {
    const at = this.lines.indexOf(line);
    return [...this.lines.slice(at + 1), ...this.lines.slice(0, at)];
  }

  // -- sitting down and leaving --------------------------------------------------------------------------

  /** Takes a seat: the first, or another one beside those that one has. */
  async sit(seat: number, name: string, avatar: string): Promise<void> {
    const { state } = this.shown;
    if (!state || state.seat === null) {
      await this.shown.send({ type: "sit", seat, name, avatar });
      return;
    }
    const line = new TableLine(this.table);
    line.playback.unseen = true;
    try {
      await line.welcomed;
      const taken = line.state!.table.seats.filter((each) => each.seat !== seat).map((each) => each.name);
      await line.send({ type: "sit", seat, name: anotherName(name, taken), avatar });
    } catch (reason) {
      line.close();
      this.shown.alarm(reason as Phrase);
      throw reason;
    }
    this.lines = [...this.lines, line].sort((a, b) => (a.state?.seat ?? 0) - (b.state?.seat ?? 0));
  }

  /** Takes another seat under a name that is like one's own, and with a face of its own. */
  sitToo(seat: number): Promise<void> {
    const { state } = this.lines[0];
    const name = state && state.seat !== null ? state.table.seats[state.seat].name : "";
    return this.sit(seat, name, written(anyAvatar()));
  }

  /** Gives one seat up; who has no other stays to watch. */
  async leave(line: TableLine): Promise<void> {
    await line.leave();
    if (this.several) this.#drop(line);
  }

  async leaveAll(): Promise<void> {
    for (const line of [...this.lines]) await this.leave(line);
  }

  /** Lets go of seats that the server does not know any more, and comes back to watch. */
  withoutSeats = (): void => {
    for (const line of this.lines.filter((each) => each !== this.shown)) this.#drop(line);
    this.shown.withoutSeat();
  };

  tryAgain = (): void => {
    for (const line of this.lines) if (line.farewell) line.tryAgain();
  };

  #drop(line: TableLine): void {
    const [next] = this.#after(line);
    line.letGo();
    this.lines = this.lines.filter((each) => each !== line);
    line.close();
    if (this.shown === line) this.#show(next);
  }
}

export const [mySeats, setMySeats] = createContext<MySeats>();
