// What is where on the table, for whoever sits at it for the first time.
import type { BoardView } from "../../generated/eldritch";
import type { TourStop } from "..";

const at = (place: string) => `[data-place="${place}"]`;
/** Where there is little room, a part may wait behind its tab. */
const tab = (part: string) => `#part-${part}`;

export const tour: TourStop<BoardView>[] = [
  { key: "web-eldritch-tour-world", places: () => [at("world")] },
  { key: "web-eldritch-tour-doom", places: () => [`${at("doom")}, ${at("omen")}`] },
  { key: "web-eldritch-tour-mystery", places: () => [`${at("ancient_one")}, ${at("mystery")}`] },
  { key: "web-eldritch-tour-reserve", places: () => [at("reserve")] },
  { key: "web-eldritch-tour-sheet", places: () => [at("sheet"), tab("sheet")] },
  { key: "web-eldritch-tour-actions", places: () => [at("actions"), tab("do")] },
  { key: "web-eldritch-tour-people", places: () => [at("people"), tab("people")] },
];
