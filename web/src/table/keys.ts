// Keys while something is being shown: they never reach what would be chosen next.
import type { Playback } from "./playback.svelte";

/** Whether somebody is writing, or reads a dialog: then keys are theirs. */
export function busy(target: EventTarget | null): boolean {
  return (
    document.querySelector("dialog[open]") !== null ||
    (target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null)
  );
}

/** Whether a button of the page itself has the focus, and not one of the game's table. */
function onTools(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("header button, [data-caption] button, .menu") !== null;
}

const AGAIN = 1500; // milliseconds

/** Space pauses or goes on, the right arrow goes on, Escape skips. */
export function watchKeys(playback: Playback): () => void {
  let ours = false; // the key that is being pressed
  let until = 0; // whoever presses Space again and again to go on does not mean what is asked next
  const down = (event: KeyboardEvent): void => {
    ours = false;
    if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
    if (event.key === " " && onTools(event.target)) return;
    const pressing = event.key === " " && performance.now() < until;
    if (!playback.playing && !pressing) return;
    if (event.key === " ") {
      until = performance.now() + AGAIN;
      playback.pause();
    } else if (event.key === "ArrowRight" && playback.waiting) playback.goOn();
    else if (event.key === "Escape") playback.skip();
    else return;
    ours = true;
    event.preventDefault();
    event.stopPropagation();
  };
  // a button is pressed when Space is let go
  const up = (event: KeyboardEvent): void => {
    if (ours) event.preventDefault();
    ours = false;
  };
  addEventListener("keydown", down, { capture: true });
  addEventListener("keyup", up, { capture: true });
  return () => {
    removeEventListener("keydown", down, { capture: true });
    removeEventListener("keyup", up, { capture: true });
  };
}
