// The ways between the spaces, as lines on the map.
import type { Path, SpaceData } from "../card";
import { WIDTH } from "./coast";
import { placeOf } from "./places";
import type { Point } from "./projection";

/** Where a way leaves the map to come in at the other side. */
export interface Exit extends Point {
  side: "west" | "east";
  /** The space that lies there. */
  to: string;
}

export interface Route {
  id: string;
  from: string;
  to: string;
  by: Path["by"];
  /** Drawn in one piece, or in two where it leaves the map. */
  path: string;
  exits: Exit[];
}

/** How far a way bends, as a part of its length: positive to the north. */
const BENDS: Record<Path["by"], number> = { ship: 0.13, train: 0.07, uncharted: 0.1 };

/** Ways that would run over a space or over another way. */
const OWN_BENDS: Record<string, number> = {
  "buenos_aires 3": -0.15,
  "buenos_aires 7": -0.42,
  "11 buenos_aires": 0.05,
  "12 buenos_aires": -0.2,
  "12 antarctica": -0.16,
  "antarctica sydney": -0.2,
  "18 sydney": -0.05,
  "11 15": -0.12,
  "15 18": -0.12,
  "10 15": -0.3,
  "7 san_francisco": -0.22,
};

/** The name of a way, from whichever end. */
export function routeId(a: string, b: string): string {
  return [a, b].sort().join(" ");
}

function arc(from: Point, to: Point, bend: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const north = dx >= 0 ? 1 : -1; // of the two normals
  const [x, y] = [(from.x + to.x) / 2 + dy * bend * north, (from.y + to.y) / 2 - dx * bend * north];
  return `M${round(from)}Q${round({ x, y })} ${round(to)}`;
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The shorter way around the world leads over the edge: both halves aim at the same height there. */
function around(west: Point, east: Point): { y: number; path: string } {
  const beyond = west.x + WIDTH - east.x;
  const y = east.y + ((west.y - east.y) * (WIDTH - east.x)) / beyond;
  return { y, path: arc(east, { x: WIDTH, y }, 0.04) + arc({ x: 0, y }, west, 0.04) };
}

export function routesOf(spaces: SpaceData[]): Route[] {
  const known = new Map(spaces.map((space) => [space.id, placeOf(space)]));
  const routes = new Map<string, Route>();
  for (const space of spaces) {
    for (const { to, by } of space.paths) {
      const id = routeId(space.id, to);
      if (routes.has(id) || !known.has(to)) continue;
      routes.set(id, drawn(id, by, known));
    }
  }
  return [...routes.values()];
}

function drawn(id: string, by: Path["by"], known: Map<string, Point>): Route {
  const [from, to] = id.split(" ");
  const [a, b] = [known.get(from)!, known.get(to)!];
  if (Math.abs(a.x - b.x) <= WIDTH / 2) {
    const bend = OWN_BENDS[id] ?? BENDS[by] ?? 0;
    const north = (a.y + b.y) / 2 < WIDTH / 3.4 ? 1 : -1; // as on a globe, away from the equator
    return { id, from, to, by, path: arc(a, b, id in OWN_BENDS ? bend : bend * north), exits: [] };
  }
  const [west, east] = a.x < b.x ? [from, to] : [to, from];
  const { y, path } = around(known.get(west)!, known.get(east)!);
  const exits: Exit[] = [
    { x: WIDTH, y, side: "east", to: west },
    { x: 0, y, side: "west", to: east },
  ];
  return { id, from, to, by, path, exits };
}
