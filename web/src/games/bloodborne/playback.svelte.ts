// Shows what happened, scene by scene, on a copy of the table; then the table as it is. It never stands in
// the way: whoever chooses, or has seen enough, is at the end at once.
import { tick } from "svelte";
import type { BloodborneEvent, TableView } from "../../generated/bloodborne";
import { settings } from "../../shell/settings.svelte";
import { apply } from "./apply";
import { Motion } from "./motion";
import { scenes } from "./scenes";

const LONGEST = 3800; // milliseconds for all that happened at once, at normal speed
const SPEEDS: Record<string, number> = { slow: 1.8, normal: 1, fast: 0.5 };

/** What the monster's die has shown this round. */
export interface Roll {
  color: string;
  faces: string[];
}

/** The die lies on the table until the next monster or round. */
function rolled(roll: Roll | null, event: BloodborneEvent): Roll | null {
  if (event.event === "round-began" || event.event === "monster-revealed") return null;
  if (event.event !== "die-rolled") return roll;
  return { color: event.color, faces: [...(roll?.faces ?? []), event.face] };
}

function still(): boolean {
  return settings.motion === "none" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Playback {
  /** The table as it is shown. */
  shown: TableView;
  playing = $state(false);
  /** What is being shown right now, if it is one thing. */
  caption: BloodborneEvent | null = $state.raw(null);
  roll: Roll | null = $state.raw(null);

  #truth: TableView;
  #lastRoll: Roll | null = null;
  #showing = 0; // grows whenever a showing begins or ends; whoever finds it changed has been overtaken
  #motion: Motion | null = null;

  constructor(view: TableView) {
    this.#truth = view;
    this.shown = $state.raw(view);
  }

  /** The element in which things move. */
  readonly stage = (root: HTMLElement): (() => void) => {
    this.#motion = new Motion(root);
    return () => this.finish();
  };

  /** The table has changed without anything to tell. */
  update(view: TableView): void {
    this.#truth = view;
    if (!this.playing) this.shown = view;
  }

  /** To the end, at once. */
  finish(): void {
    this.#showing++;
    this.#motion?.stop();
    this.playing = false;
    this.caption = null;
    this.roll = this.#lastRoll;
    this.shown = this.#truth;
  }

  async play(events: BloodborneEvent[], view: TableView): Promise<void> {
    this.finish();
    this.#truth = view;
    this.#lastRoll = events.reduce(rolled, this.roll);
    const motion = this.#motion;
    if (still() || !motion) return this.finish();

    const showing = ++this.#showing;
    this.playing = true;
    const list = scenes(events);
    const total = list.reduce((sum, scene) => sum + scene.time, 0);
    motion.pace = SPEEDS[settings.motion] * Math.min(1, LONGEST / total);
    const pause = async (time: number) => {
      await new Promise((done) => setTimeout(done, time * motion.pace));
      return showing !== this.#showing;
    };

    for (const scene of list) {
      if (!scene.goesOn) this.caption = scene.events.length === 1 ? scene.events[0] : null;
      const token = motion.where("token");
      const waited = scene.before(motion);
      if (waited && (await pause(scene.time * 0.8))) return;
      const copy = $state.snapshot(this.shown) as TableView;
      for (const event of scene.events) {
        this.roll = rolled(this.roll, event);
        apply(copy, event);
      }
      this.shown = copy;
      await tick();
      if (showing !== this.#showing) return;
      scene.after(motion);
      if (scene.events[0].event === "token-passed") motion.arrive("token", token, scene.time);
      if (await pause(scene.time * (waited ? 0.2 : 1))) return;
    }
    this.finish();
  }
}
