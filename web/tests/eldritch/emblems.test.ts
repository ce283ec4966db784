import { describe, expect, test } from "vitest";
import pack from "../../../src/gaslamp/eldritch/pack/core.yaml?raw";
import type { CardData } from "../../src/games/eldritch/card";
import { stranger } from "../../src/games/eldritch/card";
import { chosenEmblem, emblem, kindEmblem } from "../../src/games/eldritch/cards/emblems";
import { credits, icons } from "../../src/games/eldritch/icons";

const KINDS: Record<string, string> = {
  investigators: "investigator",
  ancient_ones: "ancient_one",
  mysteries: "mystery",
  mythos: "mythos",
  monsters: "monster",
  assets: "asset",
  artifacts: "artifact",
  spells: "spell",
  conditions: "condition",
};

/** The components of the core pack as `kind:id`, in the order of the file. */
function core(): CardData[] {
  const found: CardData[] = [];
  let kind = "";
  for (const line of pack.split("\n")) {
    const section = /^([a-z_]+):/.exec(line)?.[1];
    if (section) kind = KINDS[section] ?? "";
    const id = /^ {2}- \{?id: "?(\w+)"?/.exec(line)?.[1];
    if (kind && id) found.push(stranger(kind, id));
    else if (/^ {4}epic: true/.test(line)) found[found.length - 1].kind = "epic_monster";
  }
  return found;
}

describe("the core pack", () => {
  const cards = core();

  test("is read", () => {
    const counted = (kind: string) => cards.filter((card) => card.kind === kind).length;
    expect(Object.values(KINDS).map(counted)).toEqual([12, 4, 16, 51, 28, 40, 14, 10, 11]);
    expect(counted("epic_monster")).toBe(9);
  });

  test("has an emblem for every component", () => {
    expect(cards.filter((card) => !chosenEmblem(card)).map(({ kind, id }) => `${kind}:${id}`)).toEqual([]);
  });

  test("has no emblem twice", () => {
    const drawn = cards.map(chosenEmblem);
    expect(drawn.filter((each, index) => drawn.indexOf(each) !== index)).toEqual([]);
  });
});

describe("encounters share an emblem", () => {
  test.each([
    ["other_world", { world: "yuggoth" }, "ringed-planet"],
    ["special", { world: "the_key_and_the_gate" }, "locked-door"],
    ["expedition", { space: "antarctica" }, "icebergs"],
    ["research", { ancient_one: "cthulhu" }, "trident"],
    ["europe", {}, "tower-bridge"],
  ])("of %s, by where they lead", (kind, more, drawn) => {
    expect(chosenEmblem({ ...stranger(kind, `${kind}_1`), ...more })).toBe(drawn);
  });
});

test("what another pack brings has the emblem of its kind", () => {
  const harpoon = stranger("asset", "harpoon");
  expect(chosenEmblem(harpoon)).toBeUndefined();
  expect(emblem(harpoon)).toBe(kindEmblem(harpoon));
  expect(emblem(stranger("other_world", "x"))).toBe(icons.portal);
  expect(emblem(stranger("toString", "constructor"))).toBe(icons["all-seeing-eye"]);
});

test("everybody who drew one is named", () => {
  expect(credits.flatMap((credit) => credit.icons).sort()).toEqual(Object.keys(icons).sort());
});
