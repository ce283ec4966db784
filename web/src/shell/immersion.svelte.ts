// What the page asks of the window.

/** How many frames want the whole window for a game's table; one follows another without a gap. */
export const immersion = $state({ frames: 0 });
