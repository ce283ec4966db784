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
