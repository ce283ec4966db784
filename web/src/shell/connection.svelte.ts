// The line to one table: it keeps what the server tells up to date, and mends itself when it breaks.
import type { Beat } from "../games";
import {
  type GameEvent,
  type Message,
  type Phrase,
  PROTOCOL,
  type TableState,
  type TalkLine,
  type Telling,
} from "../generated/protocol";
import { applyChanges } from "./changes";
import { client, me } from "./me.svelte";
import { heldSeat, holdSeat, leaveSeat } from "./seats";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const ALERT = 7_000;

type Unnumbered = Message extends infer Each ? (Each extends { id?: number } ? Omit<Each, "id"> : never) : never;

export class TableLine {
  /** Everything the server shows this seat; null until the first welcome. */
  state = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  beat = $state.raw<Beat | null>(null);
  /** Whether the line has broken and is being mended. */
  broken = $state(false);
  /** Why the last wish was refused; goes away by itself. */
  refusal = $state.raw<Phrase | null>(null);
  /** The server's last word: nothing more will come. */
  farewell = $state.raw<Phrase | null>(null);
  /** When the time for the open question is up, in milliseconds since 1970; 0 without a clock. */
  deadline = $state(0);

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #alert = 0;
  #updates = 0;
  #beats = 0;
  #numbers = 0;
  #waiting = new Map<number, { done: () => void; refused: (why: Phrase) => void }>();
  #choice: { question: number; choice: string; id: number; again: boolean } | null = null;
  #closed = false;

  constructor(readonly table: string) {
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#alert);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#hangUp();
  }

  // -- saying ------------------------------------------------------------------------------------------

  /** Says something; the promise tells whether it was done, or keeps silent if the line breaks first. */
  send(message: Unnumbered): Promise<void> {
    const id = this.#write(message);
    return new Promise((done, refused) => this.#waiting.set(id, { done, refused }));
  }

  choose = (choice: string): void => {
    if (!this.state?.decision || this.state.decision.chosen === choice) return;
    const question = this.state.question;
    const id = this.#write({ type: "choose", question, choice });
    this.#choice = { question, choice, id, again: false };
  };

  /** Says something whose refusal is shown, and that is all. */
  wish(message: Unnumbered): void {
    this.send(message).catch(() => {});
  }

  /** Gives the seat up for good. */
  async leave(): Promise<void> {
    await this.send({ type: "leave" });
    leaveSeat(this.table);
  }

  #write(message: Unnumbered): number {
    const id = ++this.#numbers;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  // -- hearing -----------------------------------------------------------------------------------------

  #hear(told: Telling): void {
    switch (told.type) {
      case "welcome":
        this.#updates = 0;
        this.#pause = FIRST_PAUSE;
        this.broken = false;
        this.state = told.state;
        this.events = told.events;
        this.talk = told.talk;
        this.beat = null;
        this.deadline = told.clock_left > 0 ? Date.now() + told.clock_left * 1000 : 0;
        this.#chooseAgain();
        this.#noteVisit();
        break;
      case "update":
        if (told.n !== this.#updates + 1) {
          this.#lost(); // something was missed: a welcome tells it all
          break;
        }
        this.#updates = told.n;
        this.#apply(told);
        break;
      case "seated":
        holdSeat(this.table, { seat: told.seat, secret: told.secret });
        this.#noteVisit();
        break;
      case "done":
        this.#answered(told.id)?.done();
        break;
      case "refused":
        this.#alarm(told.reason);
        this.#answered(told.id)?.refused(told.reason);
        break;
      case "bye":
        if (!told.again) this.#end(told.reason);
        break;
    }
  }

  #apply(told: Extract<Telling, { type: "update" }>): void {
    const before = this.state;
    if (!before) return;
    const state = applyChanges(before, told.changes);
    const fresh = told.events ?? [];
    const rewound = told.rewound ?? null;
    if (rewound !== null || fresh.length) {
      this.events = [...(rewound === null ? this.events : this.events.slice(0, rewound)), ...fresh];
      this.beat = rewound === null ? { serial: ++this.#beats, events: fresh } : null;
    }
    if (told.talk?.length) this.talk = [...this.talk, ...told.talk].sort((a, b) => a.number - b.number);
    if (state.question !== before.question || state.table.stage !== before.table.stage) {
      this.deadline = state.table.stage === "playing" && state.table.clock ? Date.now() + state.table.clock * 1000 : 0;
    }
    this.state = state;
    if (state.decision !== before.decision || state.table.stage !== before.table.stage) this.#noteVisit();
  }

  #answered(id: number) {
    if (this.#choice?.id === id) this.#choice = null;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** A choice that got no answer before the line broke is made once more, if it is still asked. */
  #chooseAgain(): void {
    const { state } = this;
    const lost = this.#choice;
    this.#choice = null;
    if (!lost || lost.again || !state?.decision) return;
    if (state.question !== lost.question || state.decision.chosen === lost.choice) return;
    this.choose(lost.choice);
    if (this.#choice) (this.#choice as { again: boolean }).again = true;
  }

  #alarm(reason: Phrase): void {
    clearTimeout(this.#alert);
    this.refusal = reason;
    this.#alert = window.setTimeout(() => (this.refusal = null), ALERT);
  }

  dismiss = (): void => {
    this.refusal = null;
  };

  /** Home shows where one sits, and whether one is asked. */
  #noteVisit(): void {
    const held = heldSeat(this.table);
    const { state } = this;
    if (!held || !state) return;
    if (state.seat === null) return;
    holdSeat(this.table, {
      secret: held.secret,
      seat: state.seat,
      name: state.table.seats[state.seat].name,
      tableName: state.table.name,
      game: state.table.game,
      asked: state.table.stage === "playing" && state.decision !== null && state.decision.chosen === null,
    });
  }

  // -- the line itself ---------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.farewell || this.#socket) return;
    const url = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const secret = heldSeat(this.table)?.secret ?? "";
      const { name, avatar } = me;
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, secret, client: client(), name, avatar }));
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Telling);
    socket.onclose = this.#lost;
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost = (): void => {
    this.#hangUp();
    this.#waiting.clear();
    if (this.#closed || this.farewell) return;
    this.broken = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  };

  #now = (): void => {
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #seen = (): void => {
    if (!document.hidden) this.#now();
  };

  #end(reason: Phrase): void {
    this.farewell = reason;
    this.broken = false;
    this.#hangUp();
  }

  /** Lets go of a seat that the server does not know any more, and comes back to watch. */
  withoutSeat = (): void => {
    leaveSeat(this.table);
    this.farewell = null;
    this.#now();
  };

  tryAgain = (): void => {
    this.farewell = null;
    this.#now();
  };
}
