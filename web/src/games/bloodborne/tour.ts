// What is where on the table, for whoever sits at it for the first time.
import type { TableView } from "../../generated/bloodborne";
import type { TourStop } from "..";

const at = (place: string) => `[data-place="${place}"]`;
/** The reader's own seat; those who only watch look at the first one. */
const mine = (view: TableView) => view.seat ?? 0;

export const tour: TourStop<TableView>[] = [
  { key: "web-bloodborne-tour-monster", places: () => [at("monster")] },
  {
    key: "web-bloodborne-tour-health",
    places: (view) => [["dial", "collected", "banked"].map((kind) => at(`${kind}:${mine(view)}`)).join()],
  },
  {
    key: "web-bloodborne-tour-trophies",
    places: (view) => [["kin", "humanoid", "beast"].map((type) => at(`track:${mine(view)}:${type}`)).join()],
  },
  { key: "web-bloodborne-tour-hand", places: () => [at("hand")] },
  { key: "web-bloodborne-tour-first", places: () => [at("token")] },
  { key: "web-bloodborne-tour-market", places: () => [at("market")] },
  { key: "web-bloodborne-tour-dungeon", places: () => [at("dungeon")] },
  { key: "web-bloodborne-tour-steps", places: () => [at("steps")] },
];
