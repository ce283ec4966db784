// What the server told, shown one thing after the other. Nothing that is told later cuts it short: it waits in a queue.
// Everything that is to be seen of a match (view, log, what is asked) is taken from here, so nothing runs ahead.
import { tick } from "svelte";
import type { Change, GameEvent, View } from "../generated/protocol";
import { applyChanges } from "../shell/changes";
import { settings } from "../shell/settings.svelte";
import { tell } from "../shell/voice.svelte";

/** One event, and the table once it has happened. */
export interface Shot<V extends View = View, E extends GameEvent = GameEvent> {
  event: E;
  view: V;
}

/** Shots that are shown as one, because they happen at once. */
export interface Scene<V extends View = View, E extends GameEvent = GameEvent> {
  shots: Shot<V, E>[];
  /** How long what moves in it takes, in milliseconds at normal speed. */
  time: number;
  /** It happens by the way: nothing is said of it, and nobody waits for it. */
  quiet?: boolean;
  /** What is said while it waits, before it shows, until the reader wants to go on. */
  holds?: string;
  /** Moves what is there before it shows; the scene waits for that. */
  before?: (pace: number) => void;
  /** Nothing is said of it before that is over. */
  late?: boolean;
  /** Moves what is there once it shows. */
  after?: (pace: number) => void;
}

/** How a game shows what happened. */
export interface Director<V extends View = View, E extends GameEvent = GameEvent> {
  scenes(shots: Shot<V, E>[]): Scene<V, E>[];
  pause(): void;
  resume(): void;
  /** Ends all that moves. */
  stop(): void;
}

/** For games that have none: one event after the other, and nothing moves. */
const plainly: Director = {
  scenes: (shots) => shots.map((shot) => ({ shots: [shot], time: 0 })),
  pause() {},
  resume() {},
  stop() {},
};

/** What was told at once. */
interface Act {
  /** The view before it. */
  from: View;
  shots: Shot[];
  /** The view at its end, which is the truth. */
  view: View;
  /** How many events have happened before it. */
  since: number;
  shown: () => void;
}

/** A pause in what is shown, which can itself be paused. */
interface Rest {
  over: () => void;
  left: number;
  since: number;
  timer: number;
}

// Milliseconds at normal speed: a line about the reader, one about others, and every further line of the same scene.
const OWN = 1000;
const OTHER = 600;
const MORE = 350;
const PER_LETTER = 13;
const SPEEDS = { calm: 1.7, normal: 1, brisk: 0.5, off: 0 };
// How much of a scene's time belongs to what moves before it shows.
const BEFORE = 0.8;
// Whoever is behind by more than this catches up: the further behind, the faster, but never faster than this.
const BEHIND = 6000;
const FASTEST = 4;
// "Once more" goes back at least so many shots, and the shots of so many rounds are kept.
const WORTH_A_LOOK = 6;
const KEPT_ROUNDS = 2;

/** Whether an event is about a seat. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  if (seat === null) return false;
  const told = event as GameEvent & Record<string, unknown>;
  return [told.seat, told.target].includes(seat) || (Array.isArray(told.seats) && told.seats.includes(seat));
}

/** The views after each event, from what each changed; where that was not told, all changes with the last. */
export function shotsOf(from: View, to: View, events: GameEvent[], steps: Change[][]): Shot[] {
  if (steps.length !== events.length) return events.map((event, at) => ({ event, view: events[at + 1] ? from : to }));
  let view = from;
  return events.map((event, index) => {
    view = applyChanges(view, steps[index]);
    return { event, view };
  });
}

function timeBefore(scene: Scene): number {
  return scene.before ? scene.time * BEFORE : 0;
}

/** How long a scene is shown, in milliseconds at normal speed. */
export function timeOf(scene: Scene, seat: number | null, lines: string[]): number {
  if (scene.quiet || !lines.length) return scene.time;
  const own = scene.shots.some(({ event }) => concerns(event, seat));
  const read = Math.max(own ? OWN : OTHER, lines[0].length * PER_LETTER) + (lines.length - 1) * MORE;
  return Math.max(scene.time, read + (scene.late ? timeBefore(scene) : 0));
}

export class Playback {
  /** The table as it is shown. */
  view = $state.raw<View | null>(null);
  /** What has been shown to have happened. */
  log = $state.raw<GameEvent[]>([]);
  /** Something is being shown. */
  playing = $state(false);
  paused = $state(false);
  /** It waits until the reader wants to go on. */
  waiting = $state(false);
  /** What is being shown once more. */
  again = $state(false);
  /** What is being said of the scene that is shown: what is about the reader comes first. */
  lines = $state.raw<string[]>([]);
  /** Whether that is about the reader. */
  own = $state(false);
  /** The section of the rules behind it. */
  rule = $state("");
  /** The scene that is shown, for whoever wants to make a sound. */
  scene = $state.raw<Scene | null>(null);
  /** The seat of the reader. */
  seat: number | null = null;
  /** It goes from thing to thing as fast as the reader wants, whatever the settings say. */
  stepwise = false;
  /** Nobody looks: everything is there at once. */
  unseen = false;
  /** There is something that could be shown once more. */
  remembered = $state(false);

  #director: Director = plainly;
  #truth: View | null = null;
  #all: GameEvent[] = [];
  #queue: Act[] = [];
  #past: { from: View; shot: Shot; at: number }[] = [];
  #run = 0; // grows whenever a showing begins or ends; whoever finds it changed has been overtaken
  #rest: Rest | null = null;
  #skipping = false; // nothing is shown until the reader is asked

  /** A game shows from now on how it moves; to be called with what it gives back when it does so no more. */
  directedBy(director: Director): () => void {
    this.#director = director;
    return () => {
      if (this.#director !== director) return;
      this.finish();
      this.#director = plainly;
    };
  }

  /** All that has happened, shown or not. */
  get told(): readonly GameEvent[] {
    return this.#all;
  }

  // -- what is told --------------------------------------------------------------------------------------

  /** The table is another one, without anything to be shown. */
  jump(view: View | null, events: GameEvent[]): void {
    this.#stop();
    this.#queue = [];
    this.#past = [];
    this.remembered = false;
    this.#truth = view;
    this.#all = events;
    this.#settle();
  }

  /** Something has happened, or only the view has changed; `shown` is called when it has been. */
  tell(view: View | null, events: GameEvent[] = [], steps: Change[][] = [], shown: () => void = () => {}): void {
    const from = this.#truth;
    const since = this.#all.length;
    this.#truth = view;
    this.#all = [...this.#all, ...events];
    if (!view || !from) {
      this.finish();
      this.#settle();
      shown();
      return;
    }
    const shots = shotsOf(from, view, events, steps);
    this.#remember(from, shots, since);
    this.#queue.push({ from, shots, view, since, shown });
    const unwatched = this.unseen || document.hidden;
    if (!this.stepwise && (unwatched || settings.pace === "off" || this.#skipping)) this.finish();
    else if (!this.playing) void this.#play();
  }

  /** The last round once more, in place. */
  once = (): void => {
    if (this.playing || !this.#past.length || !this.#truth) return;
    const starts = this.#past.flatMap(({ shot }, index) => (shot.event.event === "round-began" ? [index] : []));
    const start = starts.filter((index) => this.#past.length - index >= WORTH_A_LOOK).pop() ?? 0;
    const past = this.#past.slice(start);
    this.again = true;
    this.#queue.push({
      from: past[0].from,
      shots: past.map(({ shot }) => shot),
      view: this.#truth,
      since: past[0].at,
      shown: () => (this.again = false),
    });
    void this.#play();
  };

  /** To the end, at once. */
  finish = (): void => {
    this.#stop();
    const acts = this.#queue.splice(0);
    this.#settle();
    for (const act of acts) act.shown();
  };

  /** To the reader's next decision: what others do until then is not shown either. */
  skip = (): void => {
    this.#skipping = !this.again && !this.stepwise && this.seat !== null;
    this.finish();
  };

  /** Stops for a while, or goes on. */
  pause = (): void => {
    if (!this.playing) return;
    if (this.waiting) {
      this.goOn();
      return;
    }
    this.paused = !this.paused;
    const rest = this.#rest;
    if (this.paused) {
      this.#director.pause();
      if (rest) {
        clearTimeout(rest.timer);
        rest.left -= performance.now() - rest.since;
      }
    } else {
      this.#director.resume();
      if (rest) this.#start(rest);
    }
  };

  /** The next thing, for whoever goes step by step. */
  goOn = (): void => {
    if (!this.waiting) return;
    this.waiting = false;
    if (this.stepwise) this.#director.stop();
    this.#rest?.over();
  };

  // -- showing it ----------------------------------------------------------------------------------------

  #remember(from: View, shots: Shot[], since: number): void {
    const at = (index: number) => (index ? shots[index - 1].view : from);
    this.#past.push(...shots.map((shot, index) => ({ from: at(index), shot, at: since + index })));
    const rounds = this.#past.flatMap(({ shot }, index) => (shot.event.event === "round-began" ? [index] : []));
    if (rounds.length > KEPT_ROUNDS) this.#past = this.#past.slice(rounds[rounds.length - 1 - KEPT_ROUNDS]);
    this.remembered = this.#past.length > 0;
  }

  /** The table as it is, with nothing left to show. */
  #settle(): void {
    this.view = this.#truth;
    this.log = this.#all;
    this.playing = this.paused = this.waiting = this.again = this.own = false;
    this.lines = [];
    this.scene = null;
    this.#skipping &&= this.#othersChoose();
  }

  /** Whether it goes on without the reader. */
  #othersChoose(): boolean {
    const view = this.#truth;
    return view !== null && view.outcome === null && !view.waiting_for.some((seat) => seat === this.seat);
  }

  #stop(): void {
    this.#run++;
    this.#rest?.over();
    this.#director.stop();
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    while (this.#queue.length) {
      const act = this.#queue[0];
      try {
        if (act.shots.length) await this.#show(act, run);
      } catch (failure) {
        console.error(failure); // what cannot be shown is at least there
        this.#director.stop();
      }
      if (run !== this.#run) return;
      this.#queue.shift();
      this.view = act.view;
      this.log = this.#all.slice(0, this.#queue[0]?.since ?? this.#all.length);
      if (!this.#queue.length) this.#settle();
      act.shown();
    }
  }

  async #show(act: Act, run: number): Promise<void> {
    let shown = act.since;
    this.view = act.from;
    this.log = this.#all.slice(0, shown);
    await tick();
    for (const scene of this.#director.scenes(act.shots)) {
      if (run !== this.#run) return;
      if (scene.holds && !this.stepwise && !settings.steps) {
        this.lines = [scene.holds];
        await this.#ask();
        if (run !== this.#run) return;
      }
      this.scene = scene;
      if (!scene.late) this.#announce(scene);
      const pace = this.#pace();
      const before = timeBefore(scene);
      if (scene.before) {
        scene.before(pace);
        await this.#wait(before * pace);
        if (run !== this.#run) return;
      }
      if (scene.late) this.#announce(scene);
      shown += scene.shots.length;
      this.view = scene.shots[scene.shots.length - 1].view;
      this.log = this.#all.slice(0, shown);
      await tick();
      if (run !== this.#run) return;
      scene.after?.(pace);
      const asks = !scene.quiet && this.lines.length > 0;
      if (!this.stepwise || !asks) await this.#wait((timeOf(scene, this.seat, this.lines) - before) * pace);
      if ((this.stepwise || settings.steps) && asks && run === this.#run) await this.#ask();
    }
  }

  /** What is said of a scene stays until the next of which something is said. */
  #announce(scene: Scene): void {
    if (scene.quiet) return;
    const own = scene.shots.filter(({ event }) => concerns(event, this.seat));
    const others = scene.shots.filter((shot) => !own.includes(shot));
    this.own = own.length > 0;
    this.rule = scene.shots[0].event.rule;
    this.lines = [...own, ...others].map(({ event }) => tell(event)).filter((line) => line);
  }

  /** How much longer or shorter than at normal speed: what is not about the reader is shorter for whoever is behind. */
  #pace(): number {
    const usual = SPEEDS[settings.pace];
    if (this.own || !usual) return usual;
    const behind = this.#queue.slice(1).reduce((sum, { shots }) => sum + shots.length * OTHER, 0) * usual;
    return usual / Math.min(FASTEST, Math.max(1, behind / BEHIND));
  }

  #wait(time: number): Promise<void> {
    return new Promise((over) => {
      const rest = { over, left: Math.max(0, time), since: 0, timer: 0 };
      rest.over = () => {
        clearTimeout(rest.timer);
        if (this.#rest === rest) this.#rest = null;
        over();
      };
      this.#rest = rest;
      if (!this.paused) this.#start(rest);
    });
  }

  #start(rest: Rest): void {
    rest.since = performance.now();
    rest.timer = window.setTimeout(rest.over, rest.left);
  }

  /** Waits for the reader. */
  #ask(): Promise<void> {
    this.waiting = true;
    return new Promise((over) => {
      this.#rest = {
        over: () => {
          this.#rest = null;
          this.waiting = false;
          over();
        },
        left: Number.POSITIVE_INFINITY,
        since: 0,
        timer: 0,
      };
    });
  }
}
