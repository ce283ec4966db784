// The seam between the shell, which knows no game, and the games.
import type { Component, Snippet } from "svelte";
import type { DecisionInfo, GameEvent, TableInfo, View } from "../generated/protocol";
import { settings } from "../shell/settings.svelte";
import type { Sound } from "../shell/sound";
import type { Director } from "../table/playback.svelte";
import { loaders } from "./loaders";

/** A component of the game as `/api/games/GAME/cards` tells it, in the reader's language. */
export interface CardInfo {
  id: string;
  section: string;
  name: string;
  copies: number;
  provenance: string;
  /** In one piece, or paragraph by paragraph. */
  text: string | string[];
  note?: string;
  facts: string[];
}

/** What a game's table gets from the shell. It holds no rules: it shows the view and reports a choice. */
export interface TableProps<V extends View = View, E extends GameEvent = GameEvent, C extends CardInfo = CardInfo> {
  /** The table as far as it has been shown. */
  view: V;
  /** The table with its seats; absent in replays and lessons. */
  table: TableInfo | null;
  /** What this viewer is asked, once they have seen how it came to it; absent for spectators and replays. */
  decision: DecisionInfo | null;
  /** The option that waits to be confirmed. */
  picked?: string | null;
  /** What has been shown to have happened. */
  log: E[];
  /** What is being said of what is shown, and how to pause or skip it; null when it is told elsewhere. */
  caption: Snippet | null;
  /** Whether something is being shown. */
  playing: boolean;
  /** To be called by a game that moves what happens: it gives back how to end that. */
  directedBy: (director: Director<V, E>) => () => void;
  cards: Map<string, C>;
  /** All of them, also where several have the same id. */
  components: C[];
  /** `sure` where the viewer has been asked already whether they mean it. */
  choose: (option: string, sure?: boolean) => void;
}

/** What a game's end page gets: the last view, the view after each moment of the whole match, and all that happened. */
export interface EndProps<V extends View = View, E extends GameEvent = GameEvent, C extends CardInfo = CardInfo> {
  view: V;
  moments: V[];
  events: E[];
  components: C[];
}

/** Something to be pointed at and explained. */
export interface TourStop<V extends View = View> {
  /** The message that explains it, with a `.title`. */
  key: string;
  /** Selectors of where it is, the best first: all that the first useful one finds. */
  places: (view: V) => string[];
}

/** Whose drawings are used: an author of game-icons, and the names of the icons. */
export interface Credit {
  author: string;
  icons: string[];
}

export interface GameClient<V extends View = View, E extends GameEvent = GameEvent, C extends CardInfo = CardInfo> {
  Table: Component<TableProps<V, E, C>>;
  End: Component<EndProps<V, E, C>>;
  /** A component of the game at one of three sizes. */
  Card: Component<{ card: C; size?: "chip" | "hand" | "reading" }>;
  /** What is heard when an event is shown to a seat, or to somebody who watches. */
  sound?: (event: E, seat: number | null) => Sound | null;
  /** The kinds of decisions that nobody should make by accident: they are always asked for once more. */
  grave?: string[];
  /** What there is to see on the table, for newcomers. */
  tour?: TourStop<V>[];
  credits?: Credit[];
  /** The table needs the whole width: the log beside it begins closed, except on the widest screens. */
  wide?: boolean;
}

/** A game's drawing as the shell knows it, which deals in views of whichever game: to each its own, by the game's id. */
export function drawing<V extends View, E extends GameEvent, C extends CardInfo>(
  own: GameClient<V, E, C>,
): { default: GameClient } {
  return { default: own as unknown as GameClient };
}

/** A game's own drawing, unless the reader wants none, or else the plain table that serves every game. */
export async function loadGame(game: string): Promise<GameClient> {
  const drawn = Object.hasOwn(loaders, game) && !settings.plain;
  const load = drawn ? loaders[game] : () => import("../table/plain");
  return (await load()).default;
}
