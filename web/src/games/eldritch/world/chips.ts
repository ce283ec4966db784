// What lies on a space as small chips: few enough to be told apart, with a number where many are alike.
import type { MonsterView } from "../../../generated/eldritch";
import type { Lying } from "./lying";
import type { SignName } from "./signs";

export interface Chip {
  /** `epic` and `monster` share a sign. */
  kind: "clue" | "epic" | "monster" | "rumor" | "eldritch" | "expedition" | "body";
  sign: SignName;
  key: string;
  count: number;
  /** Of a monster that stands alone. */
  monster?: MonsterView;
  /** What it stands for, as questions name it: `monster:3`. */
  targets: string[];
}

/** So many monsters stand alone before they are only counted. */
const ALONE = { near: 6, far: 2 };

export function chipsOf(lying: Lying, near: boolean): Chip[] {
  const chips: Chip[] = [];
  const add = (kind: Chip["kind"], count: number, more: Partial<Chip> = {}) => {
    const sign = kind === "epic" ? "monster" : kind;
    if (count) chips.push({ kind, sign, key: kind, count, targets: [], ...more });
  };
  const alone = (monster: MonsterView) => {
    const target = `monster:${monster.number}`;
    add(monster.epic ? "epic" : "monster", 1, { key: target, monster, targets: [target] });
  };

  const epic = lying.monsters.filter((monster) => monster.epic);
  const common = lying.monsters.filter((monster) => !monster.epic);
  const most = near ? ALONE.near : ALONE.far;
  epic.forEach(alone);
  const shown = common.length <= most ? common : common.slice(0, near ? most - 1 : 0);
  shown.forEach(alone);
  const rest = common.slice(shown.length);
  add("monster", rest.length, { key: "monsters", targets: rest.map((monster) => `monster:${monster.number}`) });

  add("clue", lying.clues);
  add("rumor", lying.rumors.length, { targets: lying.rumors.map((card) => `card:${card.id}`) });
  add("eldritch", lying.tokens);
  add("expedition", Number(lying.expedition));
  add("body", lying.bodies.length, { targets: lying.bodies.map((body) => `investigator:${body.id}`) });
  return chips;
}
