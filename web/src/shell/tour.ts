// What a tour shows of the frame around every game's table.
import type { TourStop } from "../games";

export const beforeTable: TourStop[] = [{ key: "web-tour-prompt", places: () => ["[data-place=prompt]"] }];

export const afterTable: TourStop[] = [
  { key: "web-tour-log", places: () => ["#side:not([hidden])", "[aria-controls=side]"] },
];

/** A game's stops among those of the frame. */
export function wholeTour(own: TourStop[]): TourStop[] {
  return [...beforeTable, ...own, ...afterTable];
}
