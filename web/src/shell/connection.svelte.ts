// The line to one table: it keeps what the server tells up to date, and mends itself when it breaks.
import type { Message, Phrase, TableState, TalkLine, Telling } from "../generated/protocol";
import { Playback } from "../table/playback.svelte";
import { pickUp } from "./calling";
import { applyChanges } from "./changes";
import { holdSeat, leaveSeat } from "./seats";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const ALERT = 7_000;

type Unnumbered = Message extends infer Each ? (Each extends { id?: number } ? Omit<Each, "id"> : never) : never;

/** So many seconds from now; without a clock, never. */
function deadlineIn(seconds: number): number {
  return seconds > 0 ? Date.now() + seconds * 1000 : 0;
}

/** Whether a question is open for this seat. */
export function isAsked(state: TableState | null): boolean {
  return state?.table.stage === "playing" && state.decision !== null && state.decision.chosen === null;
}

export class TableLine {
  /** Everything the server shows this seat; null until the first welcome. */
  state = $state.raw<TableState | null>(null);
  /** The same as far as the reader has been shown how it came to it. */
  shown = $state.raw<TableState | null>(null);
  readonly playback = new Playback();
  talk = $state.raw<TalkLine[]>([]);
  /** Whether the line has broken and is being mended. */
  broken = $state(false);
  /** Why the last wish was refused; goes away by itself. */
  refusal = $state.raw<Phrase | null>(null);
  /** The server's last word: nothing more will come. */
  farewell = $state.raw<Phrase | null>(null);
  /** When the time for the open question is up, in milliseconds since 1970; 0 without a clock. */
  deadline = $state(0);

  /** When something was chosen on this line last, in milliseconds since 1970. */
  chose = $state(0);

  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #alert = 0;
  #updates = 0;
  #seen = 0; // the last question that the server knows to have been shown
  #numbers = 0;
  #waiting = new Map<number, { done: () => void; refused: (why: Phrase) => void }>();
  #choice: { question: number; choice: string; id: number; again: boolean } | null = null;
  #closed = false;
  #welcomed: () => void = () => {};
  #refused: (why: Phrase) => void = () => {};

  /** Whether one has come in: to be waited for before anything is said. */
  readonly welcomed: Promise<void>;

  /** With the secret of a seat one sits there; without, one watches. */
  constructor(
    readonly table: string,
    public secret = "",
  ) {
    this.welcomed = new Promise((done, refused) => {
      [this.#welcomed, this.#refused] = [done, refused];
    });
    this.welcomed.catch(() => {}); // the farewell is shown anyway
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#alert);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#looked);
    this.#hangUp();
  }

  // -- saying ------------------------------------------------------------------------------------------

  /** Says something; the promise tells whether it was done, or keeps silent if the line breaks first. */
  send(message: Unnumbered): Promise<void> {
    const id = this.#write(message);
    return new Promise((done, refused) => this.#waiting.set(id, { done, refused }));
  }

  choose = (choice: string): void => {
    if (!this.shown?.decision || this.shown.decision.chosen === choice) return;
    const question = this.shown.question;
    if (this.#choice?.question === question && this.#choice.choice === choice) return; // on its way already
    const id = this.#write({ type: "choose", question, choice });
    this.chose = Date.now();
    this.#choice = { question, choice, id, again: false };
  };

  /** Says something whose refusal is shown, and that is all. */
  wish(message: Unnumbered): void {
    this.send(message).catch(() => {});
  }

  /** Gives the seat up for good. */
  async leave(): Promise<void> {
    await this.send({ type: "leave" }).catch((why) => {
      if (!this.farewell) throw why; // the server has let us go and said so
    });
    this.letGo();
  }

  /** Forgets the seat. */
  letGo(): void {
    if (this.secret) leaveSeat(this.table, this.secret);
    this.secret = "";
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
        this.state = this.shown = told.state;
        this.talk = told.talk;
        this.playback.seat = told.state.seat;
        this.playback.jump(told.state.view, told.events);
        this.#seen = 0;
        this.#saySeen();
        this.deadline = deadlineIn(told.clock_left);
        this.#chooseAgain();
        this.#noteVisit();
        this.#welcomed();
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
        this.secret = told.secret;
        holdSeat(this.table, { seat: told.seat, secret: told.secret });
        this.#noteVisit();
        break;
      case "done":
        this.#answered(told.id)?.done();
        break;
      case "refused":
        this.alarm(told.reason);
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
    if (told.talk?.length) this.talk = [...this.talk, ...told.talk].sort((a, b) => a.number - b.number);
    if (told.clock_left !== undefined && told.clock_left !== null) this.deadline = deadlineIn(told.clock_left);
    else if (state.question !== before.question || state.table.stage !== before.table.stage) this.deadline = 0;
    this.state = state;
    const show = () => {
      this.shown = state;
      this.#saySeen();
    };
    if (rewound === null) this.playback.tell(state.view, fresh, told.steps ?? [], show);
    else {
      this.playback.jump(state.view, [...this.playback.told.slice(0, rewound), ...fresh]);
      show();
    }
    if (state.decision !== before.decision || state.table.stage !== before.table.stage) this.#noteVisit();
  }

  /** Bots and the clock wait until the question has been shown. */
  #saySeen(): void {
    const { shown } = this;
    if (!shown || shown.seat === null || shown.table.stage !== "playing" || shown.question <= this.#seen) return;
    this.#seen = shown.question;
    this.#write({ type: "seen", question: shown.question });
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

  /** Tells what could not be done. */
  alarm(reason: Phrase): void {
    clearTimeout(this.#alert);
    this.refusal = reason;
    this.#alert = window.setTimeout(() => (this.refusal = null), ALERT);
  }

  dismiss = (): void => {
    this.refusal = null;
  };

  /** Home shows where one sits, and whether one is asked. */
  #noteVisit(): void {
    const { state, secret } = this;
    if (!secret || !state || state.seat === null) return;
    holdSeat(this.table, {
      secret,
      seat: state.seat,
      name: state.table.seats[state.seat].name,
      tableName: state.table.name,
      game: state.table.game,
      asked: isAsked(state),
    });
  }

  // -- the line itself ---------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.farewell || this.#socket) return;
    const { socket, heard } = pickUp(this.table, this.secret);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Telling);
    socket.onclose = this.#lost;
    for (const told of heard) this.#hear(JSON.parse(told) as Telling);
    if (socket.readyState > WebSocket.OPEN) this.#lost();
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

  #looked = (): void => {
    if (document.hidden) this.playback.finish();
    else this.#now();
  };

  #end(reason: Phrase): void {
    this.farewell = reason;
    this.broken = false;
    this.#hangUp();
    this.#refused(reason);
    for (const { refused } of this.#waiting.values()) refused(reason);
    this.#waiting.clear();
  }

  /** Lets go of a seat that the server does not know any more, and comes back to watch. */
  withoutSeat = (): void => {
    this.letGo();
    this.farewell = null;
    this.#now();
  };

  tryAgain = (): void => {
    this.farewell = null;
    this.#now();
  };
}
