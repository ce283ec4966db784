// Which lessons this reader has been through, and whether they want any.
import { recall, remember } from "../../shell/storage";

/** The address of the tour, among those of the lessons. */
export const TOUR = "tour";

const learned = $state<Record<string, string[]>>(recall("learned", {}));
let declined = $state(recall("lessons-declined", false));

export function hasLearned(game: string, lesson: string): boolean {
  return learned[game]?.includes(lesson) ?? false;
}

export function learn(game: string, lesson: string): void {
  if (hasLearned(game, lesson)) return;
  learned[game] = [...(learned[game] ?? []), lesson];
  remember("learned", learned);
}

/** Whether lessons have neither been begun nor declined. */
export function isNew(game: string): boolean {
  return !declined && !learned[game]?.length;
}

export function decline(): void {
  declined = true;
  remember("lessons-declined", true);
}

/** The message of a lesson: its introduction, a step of it, or its end; after a decision it names the answer. */
export function lessonKey(game: string, ...parts: (string | number)[]): string {
  return `${game}-lesson-${parts.join("-").replaceAll("_", "-")}`;
}
