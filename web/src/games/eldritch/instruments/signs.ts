// Small signs of the instruments, drawn on a grid of 24 and filled: those of the map, and what has no place there.
import { signs as onMap } from "../world/signs";

export const signs = {
  ...onMap,
  gate: "M12 2a8 8 0 0 1 8 8v12h-3V10a5 5 0 0 0-10 0v12H4V10a8 8 0 0 1 8-8zm0 5.500a3 3 0 0 1 3 3V22H9V10.500a3 3 0 0 1 3-3z",
  ongoing: "M6 2h12v3l-4.500 7 4.500 7v3H6v-3l4.500-7L6 5zM8.800 5l3.200 5 3.200-5z",
  sanity:
    "M12 3c4.800 0 8.700 3.300 11 9-2.300 5.700-6.200 9-11 9s-8.700-3.300-11-9c2.300-5.700 6.200-9 11-9zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  health:
    "M12 21.500C5 16.200 2 12.500 2 8.500 2 5 4.500 3 7.200 3 9.300 3 11 4.200 12 6c1-1.800 2.700-3 4.800-3C19.500 3 22 5 22 8.500c0 4-3 7.700-10 13z",
} as const;

export type SignName = keyof typeof signs;
