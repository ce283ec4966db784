// A lesson as it is gone through: a choice, what comes of it step by step, the next choice.
import type { Lesson, LessonAnswer, LessonStep } from "../../generated/protocol";
import { Playback } from "../../table/playback.svelte";

export class Going {
  readonly lesson: Lesson;
  readonly playback = new Playback();
  /** Whether the reader has looked at the table and wants to begin. */
  begun = $state(false);
  /** How many choices have been made. */
  at = $state(0);
  /** The reader's own decision, once made. */
  answer = $state.raw<LessonAnswer | null>(null);
  /** The answers that have been seen to their end. */
  tried: string[] = $state([]);

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.playback.stepwise = true;
    this.again();
  }

  get #steps(): LessonStep[] {
    return [...this.lesson.steps, ...(this.answer?.then ?? [])];
  }

  /** How many there are; before the reader's own decision, with the answer that goes on the longest. */
  get all(): number {
    const { steps, answers } = this.lesson;
    return steps.length + Math.max(0, ...(this.answer ? [this.answer] : answers).map(({ then }) => then.length));
  }

  /** What is asked now, if nothing is being told or shown. */
  get step(): LessonStep | undefined {
    return this.playback.playing || !this.begun ? undefined : this.#steps.at(this.at);
  }

  get done(): boolean {
    return !this.playback.playing && this.at === this.all;
  }

  /** What may be chosen now: what the lesson chooses, or one of its answers. */
  get choices(): string[] {
    if (!this.step) return [];
    return this.step.choice === null ? this.lesson.answers.map(({ choice }) => choice) : [this.step.choice];
  }

  /** Makes a choice, if the lesson goes on from it. */
  choose(option: string): boolean {
    const step = this.step;
    if (!step || !this.choices.includes(option)) return false;
    if (step.choice === null) this.answer = this.lesson.answers.find(({ choice }) => choice === option)!;
    this.at++;
    const { events, steps } = step.choice === null ? this.answer! : step;
    const view = this.#steps.at(this.at)?.view ?? this.answer?.view ?? this.lesson.view;
    this.playback.seat = step.seat;
    this.playback.tell(view, events, steps, () => this.#note());
    return true;
  }

  /** Goes back to the reader's own decision and decides otherwise. */
  decide(option: string): void {
    this.#goTo(this.lesson.steps.length - 1);
    this.choose(option);
  }

  again(): void {
    this.#goTo(0);
  }

  #goTo(at: number): void {
    this.answer = null;
    this.at = at;
    this.playback.jump(this.lesson.steps[at].view, []);
  }

  #note(): void {
    const choice = this.answer?.choice;
    if (choice && this.at === this.all && !this.tried.includes(choice)) this.tried.push(choice);
  }
}
