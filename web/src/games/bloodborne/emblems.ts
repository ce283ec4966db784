// Which picture stands for what. Every component of the core pack has one of its own; none is repeated.
import type { CardData } from "./card";
import { icons } from "./icons";

// Drawn by us, on the same field of 512 by 512.
const drawn = {
  vial: "M176 40h160v44h-24v316a56 56 0 0 1-112 0V84h-24zm64 44v132h32V84zm0 164v40h32v-40z",
  pile: "M120 128h40V88a32 32 0 0 1 32-32h200a32 32 0 0 1 32 32v272a32 32 0 0 1-32 32h-40v32a32 32 0 0 1-32 32H120a32 32 0 0 1-32-32V160a32 32 0 0 1 32-32zm40 40h-32v248h184v-24H192a32 32 0 0 1-32-32zm40-72v256h184V96z",
  tick: "M60 270l60-60 90 90L392 90l60 56-240 276z",
  cross: "M96 152l56-56 104 104L360 96l56 56-104 104 104 104-56 56-104-104-104 104-56-56 104-104z",
  hand: "M-1 164l143-64v339l-17 8zM166 90h180v310H166zM370 100l143 64-126 283-17-8z",
  damage:
    "M256 4l54 85 94-37-6 101 98 25-64 78 64 78-98 25 6 101-94-37-54 85-54-85-94 37 6-101-98-25 64-78-64-78 98-25-6-101 94 37z",
  echo: "M256 24c28 92 148 190 148 310a148 148 0 0 1-296 0C108 214 228 116 256 24z",
} as const;

/** Things of the table that are no card. */
const signs = {
  melee: "crossed-swords",
  ranged: "gunshot",
  health: "hearts",
  death: "tombstone",
  trophy: "laurels",
  first: "lantern-flame",
  dungeon: "dungeon-gate",
  bank: "locked-chest",
  bot: "vintage-robot",
  away: "plug",
  choosing: "hourglass",
  out: "broken-skull",
  read: "magnifying-glass",
  winner: "laurel-crown",
  kin: "polar-star",
  humanoid: "barbute",
  beast: "paw-print",
} as const satisfies Record<string, keyof typeof icons>;

export type Sign = keyof typeof signs | keyof typeof drawn;

const emblems: Record<string, keyof typeof icons> = {
  // starters
  saw_cleaver: "meat-cleaver",
  hunter_axe: "battle-axe",
  hunter_pistol: "crossed-pistols",
  transform: "switch-weapon",
  hunters_dream: "dream-catcher",
  // upgrades
  kirkhammer: "thor-hammer",
  stake_driver: "heart-stake",
  ludwigs_holy_blade: "winged-sword",
  threaded_cane: "whip",
  tonitrus: "spiked-mace",
  reiterpallasch: "saber-and-pistol",
  burial_blade: "scythe",
  blade_of_mercy: "dervish-swords",
  repeating_pistol: "revolver",
  ludwigs_rifle: "musket",
  cannon: "cannon",
  hunter_blunderbuss: "blunderbuss",
  blood_vial: "corked-tube",
  molotov_cocktail: "molotov",
  madmans_knowledge: "skull-crack",
  throwing_knives: "thrown-daggers",
  // monsters
  scourge_beast: "werewolf",
  beast_possessed_soul: "haunting",
  carrion_crow: "raven",
  rabid_dog: "hound",
  beast_patient: "monster-grasp",
  maneater_boar: "boar",
  executioner: "executioner-hood",
  bloody_crow_of_cainhurst: "plague-doctor-profile",
  huntsman_mob: "pitchfork",
  church_giant: "brute",
  labyrinth_ritekeeper: "warlock-hood",
  merciless_watcher: "sunken-eye",
  winter_lantern: "old-lantern",
  garden_of_eyes: "six-eyes",
  brainsucker: "squid-head",
  celestial_minion: "alien-stare",
  scholar: "secret-book",
  nightmare_apostle: "tick",
  // bosses
  father_gascoigne: "blindfold",
  watchdog_of_the_old_lords: "flaming-claw",
  ebrietas: "curled-tentacle",
  blood_starved_beast: "fangs",
  cleric_beast: "stag-head",
  amygdala: "spider-face",
  pthumerian_elder: "candle-skull",
  // final bosses
  gehrman: "grim-reaper",
  vicar_amelia: "gem-pendant",
  micolash: "bird-cage",
  rom: "masked-spider",
  mergos_wet_nurse: "wing-cloak",
};

// For cards of other packs: by type, or by section.
const others: Record<string, keyof typeof icons> = {
  melee: "swords-emblem",
  ranged: "bullets",
  utility: "potion-ball",
  monsters: "beast-eye",
  bosses: "crowned-skull",
  final_bosses: "death-skull",
};

/** The outline of a card's emblem. */
export function emblem(card: CardData): string {
  return icons[emblems[card.id] ?? others[card.type ?? ""] ?? others[card.section] ?? "beast-eye"];
}

/** The outline of a sign. */
export function sign(name: Sign): string {
  return name in drawn ? drawn[name as keyof typeof drawn] : icons[signs[name as keyof typeof signs]];
}
