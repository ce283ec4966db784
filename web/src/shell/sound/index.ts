// Small sounds of the table. None is needed to play, and none is heard before the reader's first gesture.
import { settings } from "../settings.svelte";

export type Sound = "card" | "die" | "hit" | "death" | "gain" | "turn" | "talk" | "end";

const LATE = 3000; // milliseconds: what could not sound by then is past
const TOGETHER = 60; // milliseconds: the same sound within them is one

let context: AudioContext | null = null;
const heard = new Map<Sound, number>();

/** What plays, once there was a gesture. */
function player(): AudioContext | null {
  if (!context && navigator.userActivation?.hasBeenActive && "AudioContext" in window) {
    context = new AudioContext();
    // some browsers begin only within a gesture, and phones fall silent when they are put away
    for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });
  }
  return context;
}

function wake(): void {
  if (context?.state !== "running") context?.resume().catch(() => {});
}

/** Lets a sound be heard, if the reader wants any. */
export function hear(sound: Sound): void {
  const now = performance.now();
  if (settings.muted || settings.volume === 0 || now - (heard.get(sound) ?? -TOGETHER) < TOGETHER) return;
  const output = player();
  if (!output) return;
  heard.set(sound, now);
  sounding(output, sound).catch(() => {}); // it is silent without a line or a loudspeaker
}

async function sounding(output: AudioContext, sound: Sound): Promise<void> {
  const { play } = await import("./instruments");
  const since = performance.now();
  await output.resume();
  if (performance.now() - since < LATE) play(output, sound, (settings.volume / 100) ** 2);
}
