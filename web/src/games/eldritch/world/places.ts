// Where the spaces of the board lie on earth: longitude and latitude, and the part of the world to which they belong.
import type { SpaceData } from "../card";
import { HEIGHT, WIDTH } from "./coast";
import { type Point, project } from "./projection";

export const PARTS = ["america", "europe", "africa", "asia", "oceans", "elsewhere"] as const;
export type Part = (typeof PARTS)[number];

/** Where there is no room below, tokens lie to one side. */
const beside: Record<string, "west" | "east"> = { london: "west", istanbul: "east" };

/** Neighbours stand a little apart where a true place would be too crowded. */
const places: Record<string, [lon: number, lat: number, part: Part]> = {
  san_francisco: [-122, 37.5, "america"],
  arkham: [-71, 43, "america"],
  buenos_aires: [-59, -34.5, "america"],
  london: [-5, 54.5, "europe"],
  rome: [13, 41.5, "europe"],
  istanbul: [34, 42, "europe"],
  shanghai: [119, 31, "asia"],
  tokyo: [140, 36.5, "asia"],
  sydney: [150, -34, "asia"],
  the_amazon: [-62, -5, "america"],
  the_pyramids: [31, 25, "africa"],
  the_heart_of_africa: [22, -3, "africa"],
  antarctica: [52, -68, "oceans"],
  tunguska: [103, 61.5, "asia"],
  the_himalayas: [90, 34, "asia"],
  1: [-147, 63, "america"],
  2: [-145, 29, "oceans"],
  3: [-130, -45, "oceans"],
  4: [-114, 63, "america"],
  5: [-94, 46, "america"],
  6: [-95, 31.5, "america"],
  7: [-80, 9, "america"],
  8: [-62, 28, "oceans"],
  9: [-40, 71, "america"],
  10: [-12, 14, "africa"],
  11: [-14, -36, "oceans"],
  12: [-30, -58, "oceans"],
  13: [32, 75.5, "oceans"],
  14: [27, 62.5, "europe"],
  15: [21, -32, "africa"],
  16: [68, 56, "europe"],
  17: [74, 15, "asia"],
  18: [78, -42, "oceans"],
  19: [147, 62, "asia"],
  20: [110, -4, "asia"],
  21: [132, -24, "asia"],
};

/** Spaces that are not of this board lie where their pack says. */
export function placeOf(space: Pick<SpaceData, "id" | "x" | "y">): Point {
  if (!Object.hasOwn(places, space.id)) return { x: space.x * WIDTH, y: space.y * HEIGHT };
  const [lon, lat] = places[space.id];
  return project(lon, lat);
}

/** Whether a space has only a number for a name. */
export function isNumbered(space: string): boolean {
  return /^\d+$/.test(space);
}

export function partOf(space: Pick<SpaceData, "id">): Part {
  return Object.hasOwn(places, space.id) ? places[space.id][2] : "elsewhere";
}

export function sideOf(space: Pick<SpaceData, "id">): "west" | "east" | "below" {
  return Object.hasOwn(beside, space.id) ? beside[space.id] : "below";
}
