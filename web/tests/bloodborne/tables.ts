// Tables and hunters as the server tells of them, for tests that care for little of it.
import type { HunterView, TableView } from "../../src/generated/bloodborne";

export function hunter(seat: number, more: Partial<HunterView> = {}): HunterView {
  return {
    seat,
    health: 8,
    collected: 0,
    banked: 0,
    trophies: { kin: 0, humanoid: 0, beast: 0 },
    bonuses: { kin: 0, humanoid: 0, beast: 0 },
    score: 0,
    hand_size: 5,
    owned: ["axe", "saw", "pistol", "transform", "dream"],
    used: [],
    played: [],
    deaths: 0,
    out: false,
    ...more,
  };
}

export function table(more: Partial<TableView> = {}): TableView {
  return {
    game: "bloodborne",
    seat: null,
    players: ["Ana", "Bruno", "Carla"],
    round: 1,
    phase: "choose_cards",
    over: false,
    waiting_for: [],
    outcome: null,
    first_player: 0,
    final_boss: "rom",
    monster: { id: "hound", echoes: 5, printed: 5, for_hunters: 0, for_final_boss: 0 },
    revealed: ["hound"],
    dungeon_size: 9,
    upgrade_deck_size: 10,
    available_upgrades: ["cannon", "vial"],
    max_health: 8,
    trophy_tracks: { kin: [0, 1, 3], humanoid: [0, 3, 5], beast: [0, 1, 2] },
    leaders: [0, 1, 2],
    hunters: [hunter(0), hunter(1), hunter(2)],
    ...more,
  };
}
