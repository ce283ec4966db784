// What just happened: the stretches of the log that people want to read again.
import type { EldritchEvent } from "../../../generated/eldritch";

export interface Happening {
  /** A phase, or somebody's turn in the phase of encounters or actions. */
  kind: "turn" | "action" | "encounter" | "mythos";
  seat: number | null;
  events: EldritchEvent[];
}

/** It is not worth a line. */
const SILENT: EldritchEvent["event"][] = ["choice-taken", "turn-began", "phase-began", "round-began"];

/** So many turns before now, and the last Mythos Phase however long ago that was. */
const TURNS = 2;

/** The newest first. */
export function happened(log: readonly EldritchEvent[]): Happening[] {
  const found: Happening[] = [];
  let phase: Happening["kind"] = "action";
  for (const event of log) {
    if (event.event === "phase-began") {
      phase = event.phase as Happening["kind"];
      if (phase === "mythos") found.push({ kind: "mythos", seat: null, events: [] });
    } else if (event.event === "turn-began") {
      found.push({ kind: "turn", seat: event.seat, events: [] });
    } else if (event.event === "round-began") {
      found.push({ kind: "action", seat: null, events: [] });
    }
    if (!SILENT.includes(event.event)) found.at(-1)?.events.push(event);
  }
  const told = found.filter(({ events }) => events.length).reverse();
  const mythos = told.find(({ kind }) => kind === "mythos");
  const turns = told.filter(({ kind }) => kind !== "mythos").slice(0, TURNS);
  return told.filter((each) => each === mythos || turns.includes(each));
}
