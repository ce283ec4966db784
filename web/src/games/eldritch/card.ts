// A component of Eldritch Horror, with what is drawn beside its words.
import type { CardInfo } from "..";

/** A way from one space to another. */
export interface Path {
  to: string;
  by: "train" | "ship" | "uncharted";
}

/** One of the backs of a card; those of Spells have no name. */
export interface Back {
  name: string;
  text: string[];
}

/** One of the texts of an encounter: for a city, a type of space, or the first, `pass` and `fail` of a journey. */
export interface Part {
  id: string;
  name: string;
  text: string;
}

/** What `/api/games/eldritch/cards` tells of a component; which of these there are depends on its kind. */
export interface CardData extends CardInfo {
  /** `investigator`, `ancient_one`, `mystery`, `mythos`, `monster`, `epic_monster`, `asset`, `artifact`, `spell`,
   * `condition`, the encounter decks, `gate`, `clue`, `reference`, `space` */
  kind: string;
  text: string[];
  /** Of encounters: their texts, by the id that a path names them with. */
  parts?: Part[];
  /** What happens there, told; where the pack has it. */
  story?: string;
  /** Of cards with a back: what everybody may read. */
  front?: string[];
  /** Of Spells and Conditions: the backs that they may have. */
  backs?: Back[];
  traits?: string[];
  trait_names?: string[];
  /** Of assets: what they cost. */
  value?: number;
  /** Of investigators. */
  role?: string;
  health?: number;
  sanity?: number;
  skills?: Record<string, number>;
  abilities?: string[];
  /** Where they begin, and with what. */
  starts?: string;
  assets?: string[];
  spells?: string[];
  /** Of Ancient Ones. */
  title?: string;
  doom?: number;
  mysteries?: number;
  /** Monsters that are set aside. */
  set_aside?: string[];
  /** The name of the Final Mystery. */
  final?: string;
  /** The lines of the front of the sheet, and of its back. */
  asleep?: string[];
  awake?: string[];
  /** How many cards of each colour, stage by stage. */
  mythos?: Record<"green" | "yellow" | "blue", number>[];
  ancient_one?: string;
  /** Of Mythos cards. */
  color?: string;
  type?: string;
  icons?: string[];
  tokens?: number;
  /** What happens when its last Eldritch token is gone. */
  at_zero?: string[];
  /** Of monsters. */
  will?: number | null;
  horror?: number;
  strength?: number | null;
  damage?: number;
  toughness?: number;
  plus_players?: boolean;
  /** Of gates. */
  omen?: string;
  /** Where it lies or begins. */
  space?: string;
  /** Of other worlds. */
  world?: string;
}

/** A space of the board; x and y lie between 0 and 1. */
export interface SpaceData extends CardData {
  kind: "space";
  type: "city" | "wilderness" | "sea";
  region: string;
  expedition: boolean;
  x: number;
  y: number;
  paths: Path[];
}

export function isSpace(card: CardData): card is SpaceData {
  return card.kind === "space";
}

/** A component that the pack does not tell of is shown by its id. */
export function stranger(kind: string, id: string): CardData {
  const name = id.replaceAll("_", " ");
  return { id, kind, section: kind, name, copies: 0, provenance: "house", text: [], facts: [] };
}
