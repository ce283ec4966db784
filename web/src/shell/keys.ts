// Keys that a page listens to.
import type { Shortcut } from "./Shortcuts.svelte";

/** Whether somebody writes, or holds a key that the browser itself means something by. */
export function typesText(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null;
}

export const REPLAY_KEYS: Shortcut[] = [
  { keys: [" "], does: "web-keys-play" },
  { keys: ["←", "→"], does: "web-keys-step" },
  { keys: ["Home", "End"], does: "web-keys-ends" },
  { keys: ["Escape"], does: "web-keys-skip" },
];

/** For whoever holds several seats. */
export const SEAT_KEYS: Shortcut[] = [{ keys: ["n", "N"], does: "web-keys-seat" }];

export const TABLE_KEYS: Shortcut[] = [
  { keys: ["1", "…", "9"], does: "web-keys-choose" },
  { keys: ["i"], does: "web-keys-read" },
  { keys: [" "], does: "web-keys-pause" },
  { keys: ["Escape"], does: "web-keys-skip" },
];
