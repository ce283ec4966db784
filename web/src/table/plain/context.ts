// What the parts of the plain table share.
import { createContext } from "svelte";
import type { CardInfo } from "../../games";
import type { View } from "../../generated/protocol";

export interface Around {
  view: () => View;
  /** What an id in a field stands for, if it can be read. */
  card: (field: string, id: string) => CardInfo | undefined;
  read: (card: CardInfo) => void;
}

export const [around, setAround] = createContext<Around>();
