import { say } from "../../shell/voice.svelte";

/** The eight steps, in the rulebook's order. */
export const PHASES = [
  "choose_cards",
  "transform_weapons",
  "instant_effects",
  "monster_attacks",
  "hunters_attack",
  "monster_escapes",
  "hunters_dream",
  "end_of_round",
];

/** What a step is called, without its number. */
export function stepTitle(step: string): string {
  return say(`bloodborne-phase-${step.replaceAll("_", "-")}`).replace(/^\d+\.\s*/, "");
}

/** What a step is called where there is little room. */
export function stepShort(step: string): string {
  return say(`web-bloodborne-step-${step.replaceAll("_", "-")}`);
}
