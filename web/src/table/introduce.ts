// Tells a table who this reader is.
import type { TableLine } from "../shell/connection.svelte";
import { me } from "../shell/me.svelte";

export function introduce(line: TableLine): void {
  const { seat, table } = line.state!;
  if (me.name && (seat === null || table.stage === "seating")) {
    line.wish({ type: "introduce", name: me.name, avatar: me.avatar });
  }
}
