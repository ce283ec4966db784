// Which things that the reader opens are shown by the instruments.
import type { BoardView } from "../../../generated/eldritch";
import type { Thing } from "../opened.svelte";

export function isInstrument({ kind, id }: Thing, view: BoardView): boolean {
  switch (kind) {
    case "doom":
    case "ongoing":
    case "reserve":
    case "discards":
    case "instruments":
      return true;
    case "mythos":
    case "reference":
      return !id;
    case "mystery":
      return !id || id === view.mystery?.id;
    case "ancient_one":
      return id === view.ancient_one;
    default:
      return false;
  }
}
