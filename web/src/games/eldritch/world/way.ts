// The quickest way between two spaces: one step is free in a turn, every further one costs a ticket of its kind.
import type { Tickets } from "../../../generated/eldritch";
import type { Path } from "../card";

export interface Way {
  /** All spaces on the way, with both ends. */
  spaces: string[];
  turns: number;
  tickets: Tickets;
}

interface Reached extends Way {
  at: string;
}

/** The way with the fewest turns, and of these one with the fewest tickets; null where none leads there. */
export function wayTo(from: string, to: string, paths: (space: string) => readonly Path[], have: Tickets): Way | null {
  const open: Reached[] = [{ at: from, spaces: [from], turns: 0, tickets: { train: 0, ship: 0 } }];
  const done = new Set<string>();
  while (open.length) {
    const way = open.reduce((best, each) => (cost(each) < cost(best) ? each : best));
    open.splice(open.indexOf(way), 1);
    const { at, spaces, turns, tickets } = way;
    if (at === to) return { spaces, turns, tickets };
    const state = `${at} ${tickets.train} ${tickets.ship} ${Boolean(turns)}`;
    if (done.has(state)) continue;
    done.add(state);
    for (const path of paths(at)) {
      const on = { at: path.to, spaces: [...spaces, path.to] };
      open.push({ ...on, turns: turns + 1, tickets });
      if (turns && path.by !== "uncharted" && tickets[path.by] < have[path.by])
        open.push({ ...on, turns, tickets: { ...tickets, [path.by]: tickets[path.by] + 1 } });
    }
  }
  return null;
}

function cost({ turns, tickets, spaces }: Way): number {
  return turns * 10_000 + (tickets.train + tickets.ship) * 100 + spaces.length;
}
