// The map's arithmetic: places, ways, what lies where, what is in the frame, and where the arrow keys lead.
import { describe, expect, it } from "vitest";
import { file, projection } from "../../scripts/coast.mjs";
import type { Path, SpaceData } from "../../src/games/eldritch/card";
import { chipsOf } from "../../src/games/eldritch/world/chips";
import { HEIGHT, WIDTH } from "../../src/games/eldritch/world/coast";
import written from "../../src/games/eldritch/world/coast.ts?raw";
import {
  around,
  between,
  clamped,
  comfortable,
  everything,
  seen,
  under,
  zoomed,
} from "../../src/games/eldritch/world/framing";
import { lyingOn, nothing } from "../../src/games/eldritch/world/lying";
import { partOf, placeOf } from "../../src/games/eldritch/world/places";
import { project } from "../../src/games/eldritch/world/projection";
import { routeId, routesOf } from "../../src/games/eldritch/world/routes";
import { nearestSpace, stepFrom } from "../../src/games/eldritch/world/steps";
import { wayTo } from "../../src/games/eldritch/world/way";
import type { BoardView, MonsterView } from "../../src/generated/eldritch";

/** A space with ways to others: `"5 train"`. */
function space(id: string, ...ways: string[]): SpaceData {
  const paths = ways.map((way) => {
    const [to, by] = way.split(" ");
    return { to, by: by as Path["by"] };
  });
  return {
    id,
    kind: "space",
    section: "space",
    name: id,
    copies: 1,
    provenance: "published",
    text: [],
    facts: [],
    type: "city",
    region: "",
    expedition: false,
    x: 0.5,
    y: 0.25,
    paths,
  };
}

describe("the coast", () => {
  it("is what the script writes, and small", () => {
    expect(written).toBe(file());
    expect(written.length).toBeLessThan(40 * 1024);
  });

  it("is drawn by the same projection as the spaces", () => {
    for (const [lon, lat] of [
      [-122, 37.5],
      [11, 0],
      [179, -40],
      [-168, 66],
      [191 - 360 + 1, 10],
    ]) {
      const [x, y] = projection([lon, lat])!;
      expect(project(lon, lat).x).toBeCloseTo(x, 3);
      expect(project(lon, lat).y).toBeCloseTo(y, 3);
    }
  });
});

describe("places", () => {
  it("lie on the map, and those of other packs where these say", () => {
    expect(placeOf(space("nowhere_known"))).toEqual({ x: WIDTH / 2, y: HEIGHT / 4 });
    expect(partOf(space("nowhere_known"))).toBe("elsewhere");
    const rome = placeOf(space("rome"));
    const sydney = placeOf(space("sydney"));
    expect(rome.x).toBeLessThan(sydney.x);
    expect(rome.y).toBeLessThan(sydney.y);
    expect(partOf(space("rome"))).toBe("europe");
  });

  it("are not fooled by what every object has", () => {
    expect(placeOf(space("constructor"))).toEqual({ x: WIDTH / 2, y: HEIGHT / 4 });
  });
});

describe("routes", () => {
  it("are drawn once, in one piece", () => {
    const [route, ...more] = routesOf([space("rome", "istanbul train"), space("istanbul", "rome train")]);
    expect(more).toEqual([]);
    expect(route).toMatchObject({ id: routeId("istanbul", "rome"), by: "train", exits: [] });
    expect(route.path.match(/M/g)).toHaveLength(1);
  });

  it("leave the map at one side and come in at the other", () => {
    const [route] = routesOf([space("tokyo", "2 ship"), space("2", "tokyo ship")]);
    expect(route.path.match(/M/g)).toHaveLength(2);
    const [east, west] = route.exits;
    expect(east).toMatchObject({ x: WIDTH, side: "east", to: "2" });
    expect(west).toMatchObject({ x: 0, side: "west", to: "tokyo", y: east.y });
  });

  it("lead nowhere where there is no such space", () => {
    expect(routesOf([space("rome", "atlantis ship")])).toEqual([]);
  });
});

describe("the way there", () => {
  const board: Record<string, Path[]> = {
    a: [
      { to: "b", by: "ship" },
      { to: "x", by: "uncharted" },
    ],
    b: [
      { to: "a", by: "ship" },
      { to: "c", by: "ship" },
    ],
    c: [
      { to: "b", by: "ship" },
      { to: "d", by: "train" },
    ],
    d: [
      { to: "c", by: "train" },
      { to: "y", by: "uncharted" },
    ],
    x: [
      { to: "a", by: "uncharted" },
      { to: "y", by: "uncharted" },
    ],
    y: [
      { to: "x", by: "uncharted" },
      { to: "d", by: "uncharted" },
    ],
    island: [],
  };
  const way = (to: string, train = 0, ship = 0) => wayTo("a", to, (id) => board[id], { train, ship });

  it("takes a turn for each step without tickets", () => {
    expect(way("d")).toMatchObject({ turns: 3, tickets: { train: 0, ship: 0 } });
  });

  it("uses tickets of the right kind after the first step", () => {
    expect(way("c", 0, 1)).toEqual({ spaces: ["a", "b", "c"], turns: 1, tickets: { train: 0, ship: 1 } });
    expect(way("d", 1, 1)).toEqual({ spaces: ["a", "b", "c", "d"], turns: 1, tickets: { train: 1, ship: 1 } });
    expect(way("b", 0, 2)).toMatchObject({ turns: 1, tickets: { train: 0, ship: 0 } });
  });

  it("uses no more tickets than it takes", () => {
    expect(way("d", 2, 0)).toMatchObject({ turns: 2, tickets: { train: 1, ship: 0 } });
    expect(way("y", 2, 2)).toMatchObject({ spaces: ["a", "x", "y"], turns: 2, tickets: { train: 0, ship: 0 } });
  });

  it("is none where one is already, and null where none leads", () => {
    expect(way("a")).toMatchObject({ turns: 0, spaces: ["a"] });
    expect(way("island")).toBeNull();
  });
});

describe("what lies on the spaces", () => {
  const monster = (number: number, more: Partial<MonsterView> = {}): MonsterView => ({
    id: "ghoul",
    number,
    space: "rome",
    damage: 0,
    toughness: 2,
    epic: false,
    ...more,
  });
  const view = {
    gates: [{ space: "rome", omen: "red" }],
    clues: ["rome", "rome", "5"],
    monsters: [monster(1), monster(2, { epic: true }), monster(3, { space: "5" })],
    ongoing: [
      { id: "a_rumor", kind: "rumor", space: "19", tokens: 3, placed: [] },
      { id: "an_effect", kind: "ongoing", space: "", tokens: 0, placed: [] },
    ],
    tokens: { rome: 2, "5": 0 },
    expedition: "tunguska",
    bodies: [{ id: "leo_anderson", space: "london" }],
    investigators: [null, { seat: 1, id: "lily_chen", space: "rome" }],
  } as unknown as BoardView;

  it("is found by space", () => {
    const lying = lyingOn(view);
    expect(lying.get("rome")).toMatchObject({ gate: { omen: "red" }, clues: 2, tokens: 2, bodies: [] });
    expect(lying.get("rome")!.monsters.map((each) => each.number)).toEqual([2, 1]);
    expect(lying.get("rome")!.investigators).toHaveLength(1);
    expect(lying.get("19")!.rumors).toHaveLength(1);
    expect(lying.get("tunguska")!.expedition).toBe(true);
    expect([...lying.keys()].sort()).toEqual(["19", "5", "london", "rome", "tunguska"]);
  });

  it("is counted from afar, and shown one by one from near", () => {
    const many = { ...nothing(), monsters: [monster(9, { epic: true }), ...[1, 2, 3].map((n) => monster(n))] };
    expect(chipsOf(many, false).map(({ kind, count }) => [kind, count])).toEqual([
      ["epic", 1],
      ["monster", 3],
    ]);
    expect(chipsOf(many, false)[1].targets).toEqual(["monster:1", "monster:2", "monster:3"]);
    expect(chipsOf(many, true).map(({ key }) => key)).toEqual(["monster:9", "monster:1", "monster:2", "monster:3"]);
  });

  it("is counted from near too where very many lie", () => {
    const heap = { ...nothing(), monsters: Array.from({ length: 9 }, (_, n) => monster(n)) };
    const chips = chipsOf(heap, true);
    expect(chips).toHaveLength(6);
    expect(chips.at(-1)).toMatchObject({ kind: "monster", count: 4 });
  });
});

describe("what is in the frame", () => {
  const size = { width: 800, height: 400 };
  const some = { x: 1000, y: 600, zoom: 0.5 };

  it("finds pixels on the map and back", () => {
    const point = under({ x: 100, y: 50 }, some, size);
    expect(seen(point, some, size)).toEqual({ x: 100, y: 50 });
  });

  it("never leaves the map", () => {
    const far = clamped({ x: -500, y: 99999, zoom: 0.5 }, size);
    expect(far).toEqual({ x: 800, y: HEIGHT - 400, zoom: 0.5 });
    expect(clamped({ x: 0, y: 0, zoom: 0 }, size)).toEqual(everything(size));
    expect(clamped({ ...some, zoom: 99 }, size).zoom).toBe(1.4);
  });

  it("keeps what is under the pointer there", () => {
    const pixel = { x: 300, y: 150 };
    const before = under(pixel, some, size);
    const closer = zoomed(some, 0.9, pixel, size);
    expect(closer.zoom).toBe(0.9);
    expect(seen(before, closer, size).x).toBeCloseTo(300);
    expect(seen(before, closer, size).y).toBeCloseTo(150);
    const moved = zoomed(some, 0.9, pixel, size, { x: 320, y: 140 });
    expect(seen(before, moved, size).x).toBeCloseTo(320);
    expect(seen(before, moved, size).y).toBeCloseTo(140);
  });

  it("shows several points at once, and no closer than one is", () => {
    const points = [
      { x: 600, y: 400 },
      { x: 2600, y: 1200 },
    ];
    const all = around(points, 1, size);
    for (const point of points) expect(comfortable(point, all, size)).toBe(true);
    expect(around([points[0]], 0.7, size).zoom).toBe(0.7);
  });

  it("flies from one framing to the other", () => {
    const to = { x: 2000, y: 900, zoom: 1 };
    expect(between(some, to, 0)).toEqual(some);
    const end = between(some, to, 1);
    expect([end.x, end.y, end.zoom].map(Math.round)).toEqual([2000, 900, 1]);
    expect(between(some, { ...some, x: 2000 }, 0.5)).toEqual({ x: 1500, y: 600, zoom: 0.5 });
  });
});

describe("arrow keys", () => {
  const places = new Map([
    ["middle", { x: 1000, y: 500 }],
    ["near", { x: 1200, y: 500 }],
    ["linked", { x: 1500, y: 600 }],
    ["north", { x: 1020, y: 100 }],
    ["edge", { x: 3100, y: 500 }],
    ["beyond", { x: 100, y: 520 }],
  ]);

  it("follow a way rather than what lies nearer", () => {
    expect(stepFrom("middle", "ArrowRight", places, ["linked"])).toBe("linked");
  });

  it("find the nearest where no way leads", () => {
    expect(stepFrom("middle", "ArrowRight", places, [])).toBe("near");
    expect(stepFrom("middle", "ArrowUp", places, ["linked"])).toBe("north");
  });

  it("go on over the edge of the map along a way", () => {
    expect(stepFrom("edge", "ArrowRight", places, ["beyond"])).toBe("beyond");
    expect(stepFrom("beyond", "ArrowLeft", places, ["edge"])).toBe("edge");
  });

  it("stay where nothing is", () => {
    expect(stepFrom("edge", "ArrowRight", places, [])).toBe("edge");
    expect(stepFrom("nowhere", "ArrowLeft", places, [])).toBe("nowhere");
  });

  it("a finger finds the nearest space within reach", () => {
    expect(nearestSpace({ x: 1110, y: 505 }, places, 120)).toBe("near");
    expect(nearestSpace({ x: 2000, y: 1500 }, places, 120)).toBeUndefined();
  });
});
