// Where the arrow keys lead: along a way if one leads there, else to the nearest space in that direction.
import { WIDTH } from "./coast";
import type { Point } from "./projection";

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const TOWARDS: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(TOWARDS, key);
}

/** How far off a point lies in a direction, where straying counts; infinite beyond 60 degrees. */
function far(from: Point, to: Point, direction: Direction): number {
  const towards = TOWARDS[direction];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  const straight = (dx * towards.x + dy * towards.y) / distance;
  return straight > 0.5 ? distance / straight ** 2 : Number.POSITIVE_INFINITY;
}

/** The nearest of some points in a direction. */
function nearest(from: Point, points: Map<string, Point>, direction: Direction): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [id, point] of points) {
    const distance = far(from, point, direction);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

export function stepFrom(
  from: string,
  direction: Direction,
  places: Map<string, Point>,
  neighbours: readonly string[],
): string {
  const here = places.get(from);
  if (!here) return from;
  const ways = new Map<string, Point>();
  for (const id of neighbours) {
    const there = places.get(id);
    if (!there) continue;
    // a way over the edge of the map leads on in the same direction
    const over = Math.abs(there.x - here.x) > WIDTH / 2 ? Math.sign(here.x - there.x) * WIDTH : 0;
    ways.set(id, { x: there.x + over, y: there.y });
  }
  const others = new Map([...places].filter(([id]) => id !== from));
  return nearest(here, ways, direction) ?? nearest(here, others, direction) ?? from;
}

/** The space nearest to a point, if one lies within reach. */
export function nearestSpace(to: Point, places: Map<string, Point>, reach: number): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, reach];
  for (const [id, { x, y }] of places) {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance <= least) [best, least] = [id, distance];
  }
  return best;
}
