// What lies on each space.
import type {
  BoardView,
  BodyView,
  GateView,
  InvestigatorView,
  MonsterView,
  OngoingView,
} from "../../../generated/eldritch";

export interface Lying {
  gate: GateView | null;
  clues: number;
  /** The epic ones first. */
  monsters: MonsterView[];
  rumors: OngoingView[];
  /** Eldritch tokens. */
  tokens: number;
  expedition: boolean;
  bodies: BodyView[];
  investigators: InvestigatorView[];
}

export function nothing(): Lying {
  return {
    gate: null,
    clues: 0,
    monsters: [],
    rumors: [],
    tokens: 0,
    expedition: false,
    bodies: [],
    investigators: [],
  };
}

/** By space; spaces where nothing lies are left out. */
export function lyingOn(view: BoardView): Map<string, Lying> {
  const spaces = new Map<string, Lying>();
  const at = (space: string): Lying => {
    const found = spaces.get(space) ?? nothing();
    spaces.set(space, found);
    return found;
  };
  for (const gate of view.gates) at(gate.space).gate = gate;
  for (const space of view.clues) at(space).clues++;
  for (const monster of [...view.monsters].sort((a, b) => Number(b.epic) - Number(a.epic)))
    at(monster.space).monsters.push(monster);
  for (const card of view.ongoing) if (card.space) at(card.space).rumors.push(card);
  for (const [space, count] of Object.entries(view.tokens)) if (count) at(space).tokens = count;
  if (view.expedition) at(view.expedition).expedition = true;
  for (const body of view.bodies) at(body.space).bodies.push(body);
  for (const person of view.investigators) if (person) at(person.space).investigators.push(person);
  return spaces;
}
