// What is heard at a table beside the game itself.
import type { TableLine } from "../shell/connection.svelte";
import { hear } from "../shell/sound";

/** Others' talk is heard once, and what was said before one came is not. */
export function hearTalk(line: TableLine): void {
  let last: number | null = null;
  $effect(() => {
    if (!line.state) return;
    const said = line.talk.at(-1);
    const number = said?.number ?? -1;
    if (last !== null && number > last && said?.seat !== line.state.seat) hear("talk");
    last = number;
  });
}
