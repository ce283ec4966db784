// What happened, cut into scenes: what happens at the same time is one scene. Each scene knows how to move.
import type { BloodborneEvent, CardRevealed, HunterHealed, WeaponDrawn } from "../../generated/bloodborne";
import type { Motion } from "./motion";

type Kind = BloodborneEvent["event"];
type Move<K extends Kind> = (motion: Motion, event: Extract<BloodborneEvent, { event: K }>, time: number) => void;

interface Direction<K extends Kind = Kind> {
  /** Milliseconds at normal speed. */
  time: number;
  /** Moves what is there before the event shows; the scene waits for it. */
  before?: Move<K>;
  /** Moves what is there once the event shows. */
  after?: Move<K>;
}

const directions: { [K in Kind]?: Direction<K> } = {
  "card-revealed": { time: 400, after: reveal },
  "weapon-drawn": { time: 400, after: reveal },
  "strikes-early": { time: 150, after: (m, e, t) => m.pulse(`played:${e.seat}:${e.card}`, t) },
  "weapon-negated": { time: 260, after: (m, e, t) => m.shake(`played:${e.target}:${e.card}`, t) },
  "die-rolled": { time: 400, after: (m, _, t) => m.roll("die", t) },
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
  "monster-killed": { time: 400, before: (m, _, t) => m.die("monster", t) },
  "monster-escaped": { time: 380, before: (m, _, t) => m.flee("monster", t) },
  "boss-stays": { time: 200, after: (m, _, t) => m.pulse("emblem", t) },
  "monster-revealed": { time: 400, after: (m, _, t) => m.arrive("monster", m.where("dungeon"), t, true) },
  "trophy-earned": { time: 260, after: (m, e, t) => m.pulse(`track:${e.seat}:${e.type}`, t) },
  "upgrade-taken": { time: 320, before: (m, e, t) => m.fly(`upgrade:${e.card}`, `used:${e.seat}`, t) },
  "upgrades-refilled": { time: 200, after: (m, _, t) => m.pulse("market", t) },
  "cards-reclaimed": { time: 240, before: (m, e, t) => m.pulse(`used:${e.seat}`, t) },
  "cards-used": {
    time: 240,
    before: (m, e, t) => {
      for (const card of e.cards) m.fly(`played:${e.seat}:${card}`, `used:${e.seat}`, t);
    },
  },
  "card-removed": { time: 240, before: (m, e, t) => m.shake(`played:${e.seat}:${e.card}`, t) },
  "card-exhausted": { time: 200, after: (m, e, t) => m.pulse(`used:${e.seat}`, t) },
  "card-returned": { time: 240, before: (m, e, t) => m.fly(`played:${e.seat}:${e.card}`, `hunter:${e.seat}`, t) },
  "hunter-out": { time: 300, after: (m, e, t) => m.shake(`hunter:${e.seat}`, t) },
  "token-passed": { time: 300 },
  "round-began": { time: 150 },
};

function reveal(motion: Motion, event: CardRevealed | WeaponDrawn, time: number): void {
  motion.arrive(`played:${event.seat}:${event.card}`, motion.where(`hunter:${event.seat}`), time, true);
}

function heal(motion: Motion, event: HunterHealed, time: number): void {
  motion.pulse(`dial:${event.seat}`, time);
  motion.rise(`dial:${event.seat}`, `+${event.amount}`, "good", time);
}

// What belongs to the scene of an attack, or of a kill, besides events of the same kind.
const TOGETHER: Record<string, string[]> = {
  "damage-taken": ["damage-reduced", "damage-not-reduced", "attack-fiercer", "hunter-died", "hunter-out"],
};
const FAMILY = new Map(Object.entries(TOGETHER).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name])));
const ALONE = ["die-rolled", "echoes-taken", "echoes-stolen"]; // one after the other, even of the same kind

export class Scene {
  readonly events: BloodborneEvent[];

  constructor(events: BloodborneEvent[]) {
    this.events = events;
  }

  get time(): number {
    return Math.max(...this.events.map((event) => directions[event.event]?.time ?? 120));
  }

  /** Whether it is the rest of what was just told: the wounds of an attack. */
  get goesOn(): boolean {
    return this.events.length > 1 && this.events[0].event.startsWith("damage-");
  }

  /** Whether there is something to see before the events show. */
  before(motion: Motion): boolean {
    return this.#move(motion, "before");
  }

  after(motion: Motion): void {
    this.#move(motion, "after");
  }

  #move(motion: Motion, when: "before" | "after"): boolean {
    let moved = false;
    for (const event of this.events) {
      const move = (directions[event.event] as Direction | undefined)?.[when];
      move?.(motion, event, this.time);
      moved ||= move !== undefined;
    }
    return moved;
  }
}

/** Events in scenes, in their order. */
export function scenes(events: BloodborneEvent[]): Scene[] {
  const groups: BloodborneEvent[][] = [];
  let family = "";
  for (const event of events) {
    const kind = FAMILY.get(event.event) ?? event.event;
    if (kind === family && !ALONE.includes(kind)) groups[groups.length - 1].push(event);
    else groups.push([event]);
    family = kind;
  }
  return groups.map((group) => new Scene(group));
}
