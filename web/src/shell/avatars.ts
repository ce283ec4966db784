// What stands for a person beside the name: an emblem on a disc of one of eight colours.
import { icons } from "./icons";

const drawings = {
  raven: "raven",
  hound: "hound",
  wolf: "werewolf",
  stag: "stag-head",
  boar: "boar",
  spider: "masked-spider",
  squid: "squid-head",
  doctor: "plague-doctor-profile",
  hood: "warlock-hood",
  cloak: "wing-cloak",
  book: "secret-book",
  pendant: "gem-pendant",
  potion: "potion-ball",
  candle: "candle-skull",
  lantern: "old-lantern",
  cage: "bird-cage",
} as const satisfies Record<string, keyof typeof icons>;

export type Emblem = keyof typeof drawings;

export const EMBLEMS = Object.keys(drawings) as Emblem[];
export const COLOURS = 8;

export interface Avatar {
  emblem: Emblem;
  colour: number;
}

export const outline = (emblem: Emblem) => icons[drawings[emblem]];

/** As it travels and is remembered: `raven-3`. */
export const written = ({ emblem, colour }: Avatar) => `${emblem}-${colour}`;

export function read(text: string): Avatar | null {
  const [, emblem = "", colour = ""] = /^([a-z-]+)-(\d)$/.exec(text) ?? [];
  const known = Object.hasOwn(drawings, emblem) && Number(colour) < COLOURS;
  return known ? { emblem: emblem as Emblem, colour: Number(colour) } : null;
}

/** Who brings none, such as a bot, always has the same one by the name. */
export function byName(name: string): Avatar {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return { emblem: EMBLEMS[sum % EMBLEMS.length], colour: Math.floor(sum / EMBLEMS.length) % COLOURS };
}

export function anyAvatar(): Avatar {
  const any = (most: number) => Math.floor(Math.random() * most);
  return { emblem: EMBLEMS[any(EMBLEMS.length)], colour: any(COLOURS) };
}
