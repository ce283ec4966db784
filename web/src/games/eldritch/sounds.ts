// What is heard of a match. What happens to others and leaves no mark is silent.
import type { EldritchEvent } from "../../generated/eldritch";
import type { Sound } from "../../shell/sound";

const SOUNDS: { [K in EldritchEvent["event"]]?: Sound } = {
  "dice-rolled": "die",
  "dice-rerolled": "die",
  "die-rolled": "die",
  "encounter-began": "card",
  "token-encounter": "card",
  "mythos-drawn": "card",
  "mystery-drawn": "card",
  "fight-began": "turn",
  "ambush-began": "turn",
  "health-lost": "hit",
  "sanity-lost": "hit",
  "monster-hurt": "hit",
  "doom-advanced": "hit",
  "monster-defeated": "death",
  "investigator-defeated": "death",
  "investigator-devoured": "death",
  "ancient-one-awoke": "death",
  "gate-opened": "death",
  "gate-closed": "gain",
  "mystery-solved": "gain",
  "rumor-solved": "gain",
  "doom-retreated": "gain",
};
const OWN: { [K in EldritchEvent["event"]]?: Sound } = {
  "card-gained": "card",
  "clues-gained": "gain",
  "health-recovered": "gain",
  "sanity-recovered": "gain",
  "skill-improved": "gain",
};

export function sound(event: EldritchEvent, seat: number | null): Sound | null {
  const own = "seat" in event && event.seat === seat;
  return SOUNDS[event.event] ?? (own ? (OWN[event.event] ?? null) : null);
}
