// What the page asks of the window.

let count = 0; // beside the state: what is being taken down is told its old value
let frames = $state(0);

/** How many frames want the whole window for a game's table; one follows another without a gap. */
export const immersion = {
  get frames() {
    return frames;
  },
};

/** Wants the whole window, until what it gives back is called. */
export function immerse(): () => void {
  frames = ++count;
  return () => {
    frames = --count;
  };
}
