// Which lessons this reader has been through.
import { recall, remember } from "../../shell/storage";

const learned = $state<Record<string, string[]>>(recall("learned", {}));

export function hasLearned(game: string, lesson: string): boolean {
  return learned[game]?.includes(lesson) ?? false;
}

export function learn(game: string, lesson: string): void {
  if (hasLearned(game, lesson)) return;
  learned[game] = [...(learned[game] ?? []), lesson];
  remember("learned", learned);
}

/** The message of a lesson: its introduction, a step of it, or its end. */
export function lessonKey(game: string, lesson: string, part: string | number = ""): string {
  return `${game}-lesson-${lesson.replaceAll("_", "-")}${part === "" ? "" : `-${part}`}`;
}
