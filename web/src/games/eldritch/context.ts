// What the parts of the table share.
import { createContext } from "svelte";
import type { BoardView } from "../../generated/eldritch";
import type { TableInfo } from "../../generated/protocol";
import type { CardData, SpaceData } from "./card";
import type { Choosing } from "./choosing.svelte";
import type { Opened } from "./opened.svelte";
import type { Camera } from "./world/camera.svelte";

export interface Around {
  /** The board as it is shown now. */
  view: () => BoardView;
  /** The seat of the reader; null for whoever watches. */
  me: () => number | null;
  table: () => TableInfo | null;
  choosing: Choosing;
  /** What the reader has opened to look at. */
  opened: Opened;
  /** What of the map is seen: `camera.show("rome")`. */
  camera: Camera;
  /** A component by its kind and its id; ids are unique only within a kind. */
  card: (kind: string, id: string) => CardData;
  /** All of them. */
  components: () => CardData[];
  /** What an option's target stands for: `card:lantern`, `monster:3`, `mythos:…`. */
  component: (kind: string, id: string) => CardData | undefined;
  space: (id: string) => SpaceData | undefined;
  spaces: () => SpaceData[];
  /** The person who sits there. */
  name: (seat: number) => string;
}

export const [around, setAround] = createContext<Around>();
