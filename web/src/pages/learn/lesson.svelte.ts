// A lesson as it is gone through: a choice, what comes of it bit by bit, the next choice.
import type { Change, GameEvent, Lesson, LessonAnswer, LessonStep, View } from "../../generated/protocol";
import { applyChanges } from "../../shell/changes";

/** What is shown at once: the lines that follow from the same rule, and the table after them. */
export interface Moment {
  rule: string;
  events: GameEvent[];
  view: View;
}

type Happening = Pick<LessonAnswer, "events" | "steps">;

/** What happens after a choice, moment by moment. */
export function momentsOf(view: View, { events, steps }: Happening): Moment[] {
  const found: Moment[] = [];
  let now = view;
  events.forEach((event, index) => {
    now = applyChanges(now, (steps[index] ?? []) as Change[]);
    const last = found.at(-1);
    if (last?.rule !== event.rule) found.push({ rule: event.rule, events: [event], view: now });
    else found[found.length - 1] = { ...last, events: [...last.events, event], view: now };
  });
  return found;
}

export class Going {
  readonly lesson: Lesson;
  /** How many choices have been made. */
  at = $state(0);
  /** The reader's own decision, once made. */
  answer = $state.raw<LessonAnswer | null>(null);
  /** The answers that have been seen to their end. */
  tried: string[] = $state([]);
  /** What is still to be shown of what the last choice has led to; the first of it is being shown. */
  showing = $state.raw<Moment[]>([]);
  /** Counts what has been shown. */
  serial = $state(0);

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  get #steps(): LessonStep[] {
    return [...this.lesson.steps, ...(this.answer?.then ?? [])];
  }

  get all(): number {
    return this.#steps.length;
  }

  get moment(): Moment | undefined {
    return this.showing.at(0);
  }

  /** What is asked now, if nothing is being shown. */
  get step(): LessonStep | undefined {
    return this.moment ? undefined : this.#steps.at(this.at);
  }

  get done(): boolean {
    return !this.moment && !this.step;
  }

  get view(): View {
    return this.moment?.view ?? this.step?.view ?? this.answer?.view ?? this.lesson.view;
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
    this.#show(momentsOf(step.view, step.choice === null ? this.answer! : step));
    return true;
  }

  /** Shows what comes next. */
  goOn(): void {
    this.#show(this.showing.slice(1));
  }

  skip(): void {
    this.#show([]);
  }

  /** Goes back to the reader's own decision and decides otherwise. */
  decide(option: string): void {
    this.answer = null;
    this.at = this.lesson.steps.length - 1;
    this.showing = [];
    this.choose(option);
  }

  again(): void {
    this.answer = null;
    this.at = 0;
    this.showing = [];
  }

  #show(moments: Moment[]): void {
    this.showing = moments;
    this.serial++;
    if (this.done && this.answer && !this.tried.includes(this.answer.choice)) this.tried.push(this.answer.choice);
  }
}
