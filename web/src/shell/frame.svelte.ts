// What the page asks of the frame around it.

/** `immersive` while a match is on the table: the page has the whole window to itself. */
export const frame = $state({ immersive: false });
