// How a match of Eldritch Horror is shown: how long each thing takes, and where on the table one looks meanwhile.
import type { BoardView, EldritchEvent } from "../../generated/eldritch";
import { say } from "../../shell/voice.svelte";
import { Motion } from "../../table/motion";
import type { Director, Scene, Shot } from "../../table/playback.svelte";

type Kind = EldritchEvent["event"];
type Board = Shot<BoardView, EldritchEvent>;

/** Looks at the map. */
export interface Sight {
  show: (space: string) => void;
}

interface Direction<E = EldritchEvent> {
  /** How long it takes, in milliseconds at normal speed. */
  time: number;
  /** It happens by the way, and the log is enough to tell it. */
  quiet?: boolean;
  /** Where it happens: `space:rome`, `doom`, `seat:2`. */
  at?: (event: E, view: BoardView) => string | undefined;
  /** Where it comes from, if it travels there. */
  from?: (event: E, before: BoardView, after: BoardView) => string | undefined;
  /** What rises there: a number with its sign. */
  rises?: (event: E) => string;
  tone?: (event: E) => string;
}

const HARM = "var(--health)";
const MIND = "var(--sanity)";
const MONSTER = "#7a1f1f";
const OMENS: Record<string, string> = {
  green: "var(--omen-green)",
  blue: "var(--omen-blue)",
  red: "var(--omen-red)",
};

const space = ({ space }: { space: string }): string => `space:${space}`;
const seat = ({ seat }: { seat: number }): string => `seat:${seat}`;
const person = ({ seat }: { seat: number }): string => `var(--person-${seat % 8})`;
const home = ({ seat }: { seat: number }, { investigators }: BoardView): string | undefined =>
  investigators[seat] ? `space:${investigators[seat].space}` : undefined;
const monster = () => MONSTER;

/** Where a monster stood that stands elsewhere now. */
function left(event: { monster: string; space: string }, before: BoardView, after: BoardView): string | undefined {
  const there = after.monsters.filter(({ id, space }) => id === event.monster && space === event.space);
  const gone = before.monsters.find(
    ({ number, space }) => space !== event.space && there.some((each) => each.number === number),
  );
  return gone && `space:${gone.space}`;
}

/** A loss or a gain of somebody: where they are to be seen, and by how much. */
function change(sign: string, tone: string): Direction<{ seat: number; amount: number }> {
  return { time: 450, at: seat, rises: ({ amount }) => `${sign}${amount}`, tone: () => tone };
}

const directions: { [K in Kind]?: Direction<Extract<EldritchEvent, { event: K }>> } = {
  "round-began": { time: 300 },
  "phase-began": { time: 400 },
  "turn-began": { time: 250, at: home },
  "choice-taken": { time: 0, quiet: true },
  "played-by": { time: 0, quiet: true },
  "random-space": { time: 350, at: space },
  "reserve-filled": { time: 150, quiet: true, at: () => "reserve" },

  "investigator-chosen": { time: 500, at: space, tone: person },
  traveled: { time: 500, at: space, from: home, tone: person },
  moved: { time: 500, at: space, from: home, tone: person },

  "test-begun": { time: 700 },
  "dice-rolled": { time: 1300 },
  "dice-rerolled": { time: 1200 },
  "die-raised": { time: 700 },
  "test-ended": { time: 900 },
  "die-rolled": { time: 700 },

  "health-lost": change("−", HARM),
  "sanity-lost": change("−", MIND),
  "health-spent": change("−", HARM),
  "sanity-spent": change("−", MIND),
  "health-recovered": change("+", HARM),
  "sanity-recovered": change("+", MIND),
  "investigator-defeated": { time: 900, at: seat, tone: () => HARM },
  "investigator-devoured": { time: 900, at: seat, tone: () => HARM },
  "body-laid": { time: 400, at: space },
  "card-gained": { time: 400, at: seat },
  "card-discarded": { time: 300, at: seat },
  "clues-gained": { time: 350, at: seat, rises: ({ amount }) => `+${amount}` },
  "became-delayed": { time: 350, at: seat },

  "clue-spawned": { time: 450, at: space, tone: () => "var(--clue)" },
  "clue-moved": { time: 450, at: ({ goal }) => `space:${goal}`, from: space, tone: () => "var(--clue)" },
  "clue-discarded": { time: 300, at: space },
  "gate-opened": { time: 900, at: space, tone: ({ omen }) => OMENS[omen] ?? "" },
  "gate-closed": { time: 900, at: space },
  "gate-discarded": { time: 600, at: space },
  "gate-taken": { time: 500, at: space },
  "monster-spawned": { time: 600, at: space, tone: monster },
  "monster-moved": { time: 500, at: space, from: left, tone: monster },
  "monster-discarded": { time: 400, at: space, tone: monster },
  "monster-hurt": { time: 500, at: () => "foe", rises: ({ amount }) => `−${amount}`, tone: monster },
  "monster-defeated": { time: 900, at: () => "foe" },
  "fight-began": { time: 900 },
  "ambush-began": { time: 900 },
  "encounter-began": { time: 1100 },
  "token-encounter": { time: 900 },

  "mythos-drawn": { time: 1500, at: () => "mythos" },
  "omen-moved": { time: 700, at: () => "omen" },
  "doom-advanced": { time: 600, at: () => "doom", tone: () => HARM },
  "doom-retreated": { time: 600, at: () => "doom" },
  "reckoning-began": { time: 700 },
  "ongoing-entered": { time: 900 },
  "rumor-solved": { time: 700 },
  "token-on-space": { time: 400, at: space },
  "tokens-placed": { time: 300 },
  "tokens-removed": { time: 300 },
  "mystery-drawn": { time: 900, at: () => "mystery" },
  "mystery-solved": { time: 1200, at: () => "mystery" },
  "ancient-one-awoke": { time: 1800 },
  "game-won": { time: 1200 },
  "game-lost": { time: 1200 },
};

/** What a thing takes that has no direction of its own, and how much shorter others' scenes are. */
const USUAL = 200;
const OTHERS = 0.6;

// What happens at once: to several people by one card, or several clues on the map.
const TOGETHER: Kind[] = [
  "clue-spawned",
  "health-lost",
  "sanity-lost",
  "health-recovered",
  "sanity-recovered",
  "reserve-filled",
  "choice-taken",
];

/** Shots in groups that happen at once, in their order; what one person loses twice is seen twice. */
export function together(shots: Board[]): Board[][] {
  const groups: Board[][] = [];
  for (const shot of shots) {
    const group = groups.at(-1);
    const { event } = shot.event;
    const whose = (each: Board) => ("seat" in each.event ? each.event.seat : null);
    const fresh = group?.every((each) => whose(each) === null || whose(each) !== whose(shot));
    if (group && fresh && TOGETHER.includes(event) && group[0].event.event === event) group.push(shot);
    else groups.push([shot]);
  }
  return groups;
}

export class Theatre implements Director<BoardView, EldritchEvent> {
  readonly #motion: Motion;
  readonly #sight: Sight | undefined;
  #seen: BoardView | undefined;

  constructor(root: HTMLElement, sight?: Sight) {
    this.#motion = new Motion(root);
    this.#sight = sight;
  }

  scenes(shots: Board[]): Scene<BoardView, EldritchEvent>[] {
    let before = this.#seen;
    const scenes = together(shots).map((group) => {
      const scene = this.#scene(group, before);
      before = group[group.length - 1].view;
      return scene;
    });
    this.#seen = before;
    return scenes;
  }

  pause(): void {
    this.#motion.pause();
  }

  resume(): void {
    this.#motion.resume();
  }

  stop(): void {
    this.#motion.stop();
  }

  #scene(shots: Board[], before: BoardView | undefined): Scene<BoardView, EldritchEvent> {
    const events = shots.map(({ event }) => event);
    const { view } = shots[shots.length - 1];
    const known = events.map(({ event }) => directions[event] as Direction | undefined);
    const own = view.seat === null || events.some((event) => "seat" in event && event.seat === view.seat);
    const mythos = view.phase === "mythos"; // everybody watches it
    const time = Math.max(...known.map((direction) => direction?.time ?? USUAL)) * (own || mythos ? 1 : OTHERS);
    const scene: Scene<BoardView, EldritchEvent> = {
      shots,
      time,
      quiet: known.every((direction) => direction?.quiet),
      after: (pace) => {
        this.#motion.pace = pace;
        for (const [index, event] of events.entries()) this.#point(event, known[index], before, view, time);
      },
    };
    // the Mythos Phase is over: whoever plays goes on when they have read it
    if (events[0].event === "round-began" && events[0].round > 1 && view.seat !== null) {
      scene.holds = say("web-eldritch-mythos-over");
    }
    return scene;
  }

  #point(
    event: EldritchEvent,
    direction: Direction | undefined,
    old: BoardView | undefined,
    now: BoardView,
    time: number,
  ) {
    const at = direction?.at?.(event as never, now);
    if (!direction || !at) return;
    if (at.startsWith("space:")) this.#sight?.show(at.slice("space:".length));
    const tone = direction.tone?.(event as never) ?? "";
    const from = old && direction.from?.(event as never, old, now);
    if (from && from !== at) this.#motion.carry(from, at, tone, time);
    this.#motion.halo(at, tone, Math.max(time, 500));
    const amount = direction.rises?.(event as never);
    if (amount) this.#motion.rise(at, amount, amount.startsWith("−") ? "harm" : "good", time);
  }
}
