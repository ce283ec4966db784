// The course of a match: from the views after each of its moments, and from what happened.
import type { BoardView, EldritchEvent } from "../../generated/eldritch";

/** How it stood when a round ended. */
export interface Round {
  round: number;
  doom: number;
  gates: number;
  /** Mysteries solved so far. */
  solved: number;
  /** Investigators who fell in this round. */
  defeats: number;
  /** The Ancient One awoke in this round. */
  awoke: boolean;
}

export function course(moments: BoardView[], end: BoardView, events: EldritchEvent[]): Round[] {
  const last = new Map<number, BoardView>();
  for (const view of [...moments, end]) if (view.round > 0) last.set(view.round, view);
  const fallen = new Map<number, number>();
  let now = 0;
  for (const event of events) {
    if (event.event === "round-began") now = event.round;
    else if (falls(event)) fallen.set(now, (fallen.get(now) ?? 0) + 1);
  }
  const rounds = [...last.entries()].sort(([a], [b]) => a - b);
  return rounds.map(([round, view], index) => ({
    round,
    doom: view.doom,
    gates: view.gates.length,
    solved: view.solved.length,
    defeats: fallen.get(round) ?? 0,
    awoke: view.awake && !rounds[index - 1]?.[1].awake,
  }));
}

function falls(event: EldritchEvent): boolean {
  return event.event === "investigator-defeated" || event.event === "investigator-devoured";
}

/** What somebody has done in the whole match. */
export interface Deeds {
  seat: number;
  /** Whom they played, one after the other. */
  investigators: string[];
  gates: number;
  monsters: number;
  cluesGained: number;
  cluesSpent: number;
  tests: number;
  passed: number;
  defeats: number;
}

/** What each seat has done. A monster counts for whoever fought it, or whose turn it was. */
export function deeds(events: EldritchEvent[], seats: number): Deeds[] {
  const all: Deeds[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    investigators: [],
    gates: 0,
    monsters: 0,
    cluesGained: 0,
    cluesSpent: 0,
    tests: 0,
    passed: 0,
    defeats: 0,
  }));
  let acting: number | null = null;
  for (const event of events) {
    switch (event.event) {
      case "investigator-chosen":
        all[event.seat].investigators.push(event.investigator);
        break;
      case "turn-began":
      case "fight-began":
      case "ambush-began":
      case "action-taken":
      case "card-used":
        acting = event.seat;
        break;
      case "phase-began":
        acting = null;
        break;
      case "monster-defeated":
        if (acting !== null) all[acting].monsters++;
        break;
      case "gate-closed":
        all[event.seat].gates++;
        break;
      case "clues-gained":
        all[event.seat].cluesGained += event.amount;
        break;
      case "clues-spent":
        all[event.seat].cluesSpent += event.amount;
        break;
      case "clue-placed":
        all[event.seat].cluesSpent++;
        break;
      case "test-ended":
        all[event.seat].tests++;
        if (event.passed === "yes") all[event.seat].passed++;
        break;
      case "investigator-defeated":
      case "investigator-devoured":
        all[event.seat].defeats++;
        break;
    }
  }
  return all;
}
