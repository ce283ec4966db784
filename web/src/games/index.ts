// The seam between the shell, which knows no game, and the games.
import type { Component } from "svelte";
import type { DecisionInfo, TableInfo } from "../generated/protocol";
import { Trouble } from "../shell/api";
import { loaders } from "./loaders";

export type View = Record<string, any>;
export type GameEvent = Record<string, any> & { event: string; rule: string; cause?: string };

/** A component of the game as `/api/games/GAME/cards` tells it, in the reader's language. */
export interface CardInfo {
  id: string;
  section: string;
  name: string;
  copies: number;
  provenance: string;
  text: string;
  note?: string;
  facts: string[];
  [more: string]: any;
}

/** Several events that became known in one message; `serial` grows with each. */
export interface Beat {
  serial: number;
  events: GameEvent[];
}

/** What a game's table gets from the shell. It holds no rules: it shows the view and reports a choice. */
export interface TableProps {
  view: View;
  /** The table with its seats; absent in replays and lessons. */
  table: TableInfo | null;
  /** What this viewer is asked; absent for spectators and replays. */
  decision: DecisionInfo | null;
  /** What just happened, for the eyes; null at first and after a jump. */
  beat: Beat | null;
  cards: Map<string, CardInfo>;
  choose: (option: string) => void;
}

/** What a game's end page gets: the last view, and the view after each moment of the whole match. */
export interface EndProps {
  view: View;
  moments: View[];
}

export interface GameClient {
  Table: Component<TableProps>;
  End: Component<EndProps>;
  /** A component of the game at one of three sizes. */
  Card: Component<{ card: CardInfo; size?: "chip" | "hand" | "reading" }>;
  /** The number of the round that a view is in, for jumping in replays. */
  round: (view: View) => number;
}

export async function loadGame(game: string): Promise<GameClient> {
  if (!loaders[game]) {
    const expected = Object.keys(loaders).join(", ");
    throw new Trouble({ key: "core-unknown-game", args: { found: game, expected } }, 404);
  }
  return (await loaders[game]()).default;
}
