// The games that this page can draw. The server may know more: those are played at the plain table.
import { drawing, type GameClient } from ".";

export const loaders: Record<string, () => Promise<{ default: GameClient }>> = {
  bloodborne: () => import("./bloodborne").then((game) => drawing(game.default)),
  eldritch: () => import("./eldritch").then((game) => drawing(game.default)),
};
