// What the parts of the table share.
import { createContext } from "svelte";
import type { TableInfo } from "../../generated/protocol";
import type { CardInfo } from "..";
import type { Choosing } from "./choosing.svelte";
import type { Reading } from "./reading.svelte";

export interface Around {
  choosing: Choosing;
  reading: Reading;
  /** A card by its id. */
  card: (id: string) => CardInfo;
  table: () => TableInfo | null;
  name: (seat: number) => string;
}

export const [around, setAround] = createContext<Around>();

/** A card that the pack does not tell of is shown by its id. */
export function stranger(id: string): CardInfo {
  return { id, section: "", name: id.replaceAll("_", " "), copies: 0, provenance: "house", text: "", facts: [] };
}
