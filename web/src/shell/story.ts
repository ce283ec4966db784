// A finished match as a row of moments.
import type { Change, GameEvent, Phrase, Story, View } from "../generated/protocol";
import { applyChanges } from "./changes";

export interface Moment {
  view: View;
  /** What was chosen to get here, by seat. */
  choices: { seat: number; label: Phrase }[];
  events: GameEvent[];
  /** What each of them changed in the view before. */
  steps: Change[][];
  /** How many choices have been made in all. */
  at: number;
}

/** Where the match began, and every moment after it. */
export function momentsOf(story: Story): Moment[] {
  const moments: Moment[] = [{ view: story.view, choices: [], events: story.events, steps: [], at: 0 }];
  for (const { changes, choices, labels, events, steps, at } of story.frames) {
    const view = applyChanges(moments[moments.length - 1].view, changes);
    moments.push({
      view,
      choices: choices.map(([seat], index) => ({ seat, label: labels[index] })),
      events,
      steps,
      at,
    });
  }
  return moments;
}
