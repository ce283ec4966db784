// What the parts of the table share.
import { createContext } from "svelte";
import type { TableInfo } from "../../generated/protocol";
import type { CardData } from "./card";
import type { Choosing } from "./choosing.svelte";
import type { Reading } from "./reading.svelte";

export interface Around {
  choosing: Choosing;
  reading: Reading;
  /** What has been chosen and waits to be confirmed. */
  picked: () => string | null;
  /** A card by its id. */
  card: (id: string) => CardData;
  table: () => TableInfo | null;
  name: (seat: number) => string;
}

export const [around, setAround] = createContext<Around>();
