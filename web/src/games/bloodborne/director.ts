// How a fight is shown: what happens at the same time is one scene, and each scene knows how to move.
import { flushSync } from "svelte";
import type {
  BloodborneEvent,
  CardRevealed,
  DieRolled,
  HunterHealed,
  TableView,
  WeaponDrawn,
} from "../../generated/bloodborne";
import type { Director, Scene, Shot } from "../../table/playback.svelte";
import { FightMotion } from "./motion";

type Kind = BloodborneEvent["event"];
type Move<K extends Kind> = (motion: FightMotion, event: Extract<BloodborneEvent, { event: K }>, time: number) => void;

interface Direction<K extends Kind = Kind> {
  /** How long what moves takes, in milliseconds at normal speed. */
  time: number;
  /** It happens by the way, and the log is enough to tell it. */
  quiet?: boolean;
  /** Moves what is there before the event shows; the scene waits for it. */
  before?: Move<K>;
  /** Nothing is said of it before that is over. */
  late?: boolean;
  /** Moves what is there once the event shows. */
  after?: Move<K>;
}

const directions: { [K in Kind]?: Direction<K> } = {
  "card-revealed": { time: 400, after: reveal },
  "weapon-drawn": { time: 400, after: reveal },
  "strikes-early": { time: 150, quiet: true, after: (m, e, t) => m.pulse(`played:${e.seat}:${e.card}`, t) },
  "weapon-negated": { time: 260, after: (m, e, t) => m.shake(`played:${e.target}:${e.card}`, t) },
  "die-rolled": { time: 900, late: true, before: (m, _, t) => m.roll("die", t * 0.75) },
  "monster-attacked": { time: 280, after: (m, e, t) => e.amount && m.lunge("emblem", t) },
  "damage-reduced": { time: 0 },
  "damage-taken": {
    time: 300,
    after: (m, e, t) => {
      m.shake(`dial:${e.seat}`, t);
      m.rise(`dial:${e.seat}`, `−${e.amount}`, "harm", t);
    },
  },
  "hunter-died": { time: 300, after: (m, e, t) => m.shake(`hunter:${e.seat}`, t) },
  "hunter-healed": { time: 220, after: heal },
  rested: { time: 220, after: (m, e, t) => m.pulse(`dial:${e.seat}`, t) },
  "echoes-taken": {
    time: 380,
    before: (m, e, t) => {
      m.pulse(`played:${e.seat}:${e.card}`, t);
      m.drops("echoes", `collected:${e.seat}`, e.amount, t);
    },
    after: (m, e, t) => m.pulse(`collected:${e.seat}`, t / 2),
  },
  "attack-missed": { time: 160, after: (m, e, t) => m.shake(`played:${e.seat}:${e.card}`, t) },
  "echoes-gained": { time: 300, before: (m, e, t) => m.drops("emblem", `collected:${e.seat}`, e.amount, t) },
  "echoes-lost": { time: 220, after: (m, e, t) => m.rise(`collected:${e.seat}`, `−${e.amount}`, "harm", t) },
  "echoes-stolen": {
    time: 360,
    before: (m, e, t) => m.drops(`collected:${e.target}`, `collected:${e.seat}`, e.amount, t),
  },
  "echoes-banked": {
    time: 340,
    before: (m, e, t) => m.drops(`collected:${e.seat}`, `banked:${e.seat}`, e.amount, t),
    after: (m, e, t) => m.pulse(`banked:${e.seat}`, t / 2),
  },
  "monster-killed": { time: 600, before: (m, _, t) => m.die("monster", t) },
  "monster-escaped": { time: 380, before: (m, _, t) => m.flee("monster", t) },
  "boss-stays": { time: 200, after: (m, _, t) => m.pulse("emblem", t) },
  "monster-revealed": { time: 600, after: (m, _, t) => m.arrive("monster", m.where("dungeon"), t, true) },
  "trophy-earned": { time: 260, after: (m, e, t) => m.pulse(`track:${e.seat}:${e.type}`, t) },
  "upgrade-taken": { time: 320, before: (m, e, t) => m.fly(`upgrade:${e.card}`, `used:${e.seat}`, t) },
  "upgrades-refilled": { time: 200, quiet: true, after: (m, _, t) => m.pulse("market", t) },
  "cards-reclaimed": { time: 240, before: (m, e, t) => m.pulse(`used:${e.seat}`, t) },
  "cards-used": {
    time: 240,
    quiet: true,
    before: (m, e, t) => {
      for (const card of e.cards) m.fly(`played:${e.seat}:${card}`, `used:${e.seat}`, t);
    },
  },
  "card-removed": { time: 240, before: (m, e, t) => m.shake(`played:${e.seat}:${e.card}`, t) },
  "card-exhausted": { time: 200, after: (m, e, t) => m.pulse(`used:${e.seat}`, t) },
  "card-returned": { time: 240, before: (m, e, t) => m.fly(`played:${e.seat}:${e.card}`, `hunter:${e.seat}`, t) },
  "hunter-out": { time: 300, after: (m, e, t) => m.shake(`hunter:${e.seat}`, t) },
  "token-passed": { time: 300, quiet: true },
  "ability-idle": { time: 0, quiet: true },
  "round-began": { time: 150, quiet: true },
};

function reveal(motion: FightMotion, event: CardRevealed | WeaponDrawn, time: number): void {
  motion.arrive(`played:${event.seat}:${event.card}`, motion.where(`hunter:${event.seat}`), time, true);
}

function heal(motion: FightMotion, event: HunterHealed, time: number): void {
  motion.pulse(`dial:${event.seat}`, time);
  motion.rise(`dial:${event.seat}`, `+${event.amount}`, "good", time);
}

// What belongs to the scene of an attack, or of a kill, besides events of the same kind.
const TOGETHER: Record<string, string[]> = {
  "damage-taken": ["damage-reduced", "damage-not-reduced", "attack-fiercer", "hunter-died", "hunter-out"],
};
const FAMILY = new Map(Object.entries(TOGETHER).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name])));
const ALONE = ["die-rolled", "echoes-taken", "echoes-stolen"]; // one after the other, even of the same kind

type Table = Shot<TableView, BloodborneEvent>;

/** Shots in groups that happen at once, in their order. */
export function together(shots: Table[]): Table[][] {
  const groups: Table[][] = [];
  let family = "";
  for (const shot of shots) {
    const kind = FAMILY.get(shot.event.event) ?? shot.event.event;
    if (kind === family && !ALONE.includes(kind)) groups[groups.length - 1].push(shot);
    else groups.push([shot]);
    family = kind;
  }
  return groups;
}

export class Fight implements Director<TableView, BloodborneEvent> {
  readonly #motion: FightMotion;
  readonly #tumble: (die: DieRolled | null) => void;

  /** `tumble` lays a die on the table that has not come to rest yet, or takes it away. */
  constructor(root: HTMLElement, tumble: (die: DieRolled | null) => void) {
    this.#motion = new FightMotion(root);
    this.#tumble = tumble;
  }

  scenes(shots: Table[]): Scene<TableView, BloodborneEvent>[] {
    this.#motion.place("stage")?.scrollIntoView({ block: "nearest" });
    return together(shots).map((group) => this.#scene(group));
  }

  pause(): void {
    this.#motion.pause();
  }

  resume(): void {
    this.#motion.resume();
  }

  stop(): void {
    this.#motion.stop();
    this.#tumble(null);
  }

  #scene(shots: Table[]): Scene<TableView, BloodborneEvent> {
    const motion = this.#motion;
    const events = shots.map(({ event }) => event);
    const known = events.map(({ event }) => directions[event] as Direction | undefined);
    const time = Math.max(...known.map((direction) => direction?.time ?? 120));
    let token: DOMRect | undefined;
    const move = (when: "before" | "after", pace: number) => {
      motion.pace = pace;
      for (const [index, event] of events.entries()) known[index]?.[when]?.(motion, event, time);
    };
    const scene: Scene<TableView, BloodborneEvent> = {
      shots,
      time,
      quiet: known.every((direction) => direction?.quiet),
      late: known.some((direction) => direction?.late),
      after: (pace) => {
        this.#tumble(null);
        move("after", pace);
        if (token) motion.arrive("token", token, time);
      },
    };
    if (events[0].event === "token-passed" || known.some((direction) => direction?.before)) {
      scene.before = (pace) => {
        const [first] = events;
        if (first.event === "die-rolled") flushSync(() => this.#tumble(first));
        token = events[0].event === "token-passed" ? motion.where("token") : undefined;
        move("before", pace);
      };
    }
    return scene;
  }
}

/** What the monster's die has shown this round. */
export interface Roll {
  color: string;
  faces: string[];
}

/** The die lies on the table until the next monster or round. */
export function rolled(log: BloodborneEvent[]): Roll | null {
  const faces: string[] = [];
  let color = "";
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (event.event === "round-began" || event.event === "monster-revealed") break;
    if (event.event !== "die-rolled") continue;
    faces.unshift(event.face);
    color = event.color;
  }
  return faces.length ? { color, faces } : null;
}
