// What is heard of a fight. What happens to others and leaves no mark is silent.
import type { BloodborneEvent } from "../../generated/bloodborne";
import type { Sound } from "../../shell/sound";

export function sound(event: BloodborneEvent, seat: number | null): Sound | null {
  switch (event.event) {
    case "monster-revealed":
    case "card-revealed":
    case "weapon-drawn":
    case "upgrade-taken":
    case "upgrades-refilled":
      return "card";
    case "die-rolled":
      return "die";
    case "damage-taken":
    case "echoes-taken":
      return event.amount > 0 ? "hit" : null;
    case "hunter-died":
    case "hunter-out":
    case "monster-killed":
      return "death";
    case "trophy-earned":
      return "gain";
    case "echoes-gained":
    case "echoes-stolen":
    case "echoes-banked":
    case "hunter-healed":
      return event.seat === seat && event.amount > 0 ? "gain" : null;
    default:
      return null;
  }
}
