// A hunter's rounds, read from what happened.
import type { BloodborneEvent, DamageTaken, HunterDied } from "../../generated/bloodborne";

export interface Round {
  round: number;
  /** Everything that happened to the hunter, or by them. */
  events: BloodborneEvent[];
  dealt: number;
  taken: number;
  healed: number;
  /** Echoes collected, from whomever. */
  gained: number;
  /** Collected echoes lost or stolen, and by death. */
  lost: number;
  banked: number;
  trophies: string[];
  upgrades: string[];
  /** The death, if there was one, and the damage that brought it. */
  death: HunterDied | null;
  blow: DamageTaken | null;
  out: boolean;
  /** Whether all of it has been seen. */
  over: boolean;
}

function empty(round: number): Round {
  return {
    round,
    events: [],
    dealt: 0,
    taken: 0,
    healed: 0,
    gained: 0,
    lost: 0,
    banked: 0,
    trophies: [],
    upgrades: [],
    death: null,
    blow: null,
    out: false,
    over: false,
  };
}

/** Whether an event is about a seat: something it does, or something done to it. */
function concerns(event: BloodborneEvent, seat: number): boolean {
  return ("seat" in event && event.seat === seat) || ("target" in event && event.target === seat);
}

function count(tally: Round, event: BloodborneEvent, seat: number): void {
  switch (event.event) {
    case "echoes-taken":
      tally.dealt += event.amount;
      tally.gained += event.amount;
      break;
    case "echoes-gained":
      tally.gained += event.amount;
      break;
    case "echoes-stolen":
      if (event.seat === seat) tally.gained += event.amount;
      else tally.lost += event.amount;
      break;
    case "echoes-lost":
      tally.lost += event.amount;
      break;
    case "echoes-banked":
      tally.banked += event.amount;
      break;
    case "damage-taken":
      tally.taken += event.amount;
      tally.blow = event;
      break;
    case "hunter-healed":
      tally.healed += event.amount;
      break;
    case "hunter-died":
      tally.lost += event.amount;
      tally.death = event;
      break;
    case "hunter-out":
      tally.out = true;
      break;
    case "trophy-earned":
      tally.trophies.push(event.type);
      break;
    case "upgrade-taken":
      tally.upgrades.push(event.card);
      break;
  }
}

// What tells nothing about how a hunter fared.
const QUIET = ["round-began", "cards-used", "token-passed", "choice-taken", "die-rolled", "score-counted"];

/** A seat's rounds so far, the one being played included. What a foe does when it is revealed belongs to the round before. */
export function rounds(events: BloodborneEvent[], seat: number): Round[] {
  const found: Round[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === "round-began" || event.event === "game-ended") {
      if (last) last.over = true;
      if (event.event === "round-began") found.push(empty(event.round));
    } else if (last && concerns(event, seat) && !QUIET.includes(event.event)) {
      last.events.push(event);
      count(last, event, seat);
    }
  }
  return found;
}

// From here on a round is worth a word of praise.
const MANY_ECHOES = 6;
const MANY_TROPHIES = 2;

/** Whether much was won in it. */
export function great(round: Round): boolean {
  return !round.death && (round.banked >= MANY_ECHOES || round.trophies.length >= MANY_TROPHIES);
}
