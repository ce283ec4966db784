// Which scene is on, from moments of real matches (script/scene_moments.py writes them).
import { describe, expect, it } from "vitest";
import { lastIndex, type SceneNow, sceneOf } from "../../src/games/eldritch/scene/scene";
import type { BoardView, EldritchEvent } from "../../src/generated/eldritch";
import recorded from "./moments.json";

interface Moment {
  event: EldritchEvent;
  view: BoardView;
}

const moments = recorded as unknown as Record<string, Moment[]>;

/** The scene after each event of a stretch, by the event's kind; where one happens again, the last. */
function shown(name: string): { all: (SceneNow | null)[]; after: (kind: string) => SceneNow | null } {
  const told = moments[name];
  const log = told.map(({ event }) => event);
  const all = told.map(({ view }, at) => sceneOf(view, log.slice(0, at + 1)));
  return { all, after: (kind) => all[lastIndex(log, ({ event }) => event === kind)] };
}

describe("an encounter", () => {
  const { all, after } = shown("encounter");

  it("begins with its card and the part that applies, and ends with the turn", () => {
    expect(all[0]).toBeNull();
    expect(after("encounter-began")?.setting).toEqual({
      kind: "deck",
      seat: 0,
      id: "general_7",
      deck: "general",
      part: "city",
    });
    expect(all.at(-1)).toBeNull();
  });

  it("shows the test that it asks for, and keeps its dice until it is over", () => {
    expect(after("encounter-began")?.roll).toBeNull();
    expect(after("test-begun")?.roll).toMatchObject({ skill: "influence", faces: [], ended: null });
    expect(after("dice-rolled")?.roll?.faces).toEqual([2, 4]);
    expect(after("card-gained")?.roll).toMatchObject({ faces: [2, 4], successes: 0, ended: { passed: "no" } });
  });

  it("tells what came of it, and not the dice again", () => {
    expect(after("dice-rolled")?.came).toEqual([]);
    expect(after("card-gained")?.came.map(({ event }) => event)).toEqual(["card-gained"]);
  });
});

describe("a fight", () => {
  it("is on from its first word to its last", () => {
    const { after, all } = shown("fight");
    expect(after("fight-began")?.fight).toMatchObject({ monster: "maniac", hurt: 0, toughness: 1, defeated: false });
    expect(after("fight-began")?.roll).toBeNull();
    expect(after("health-lost")?.roll?.skill).toBe("strength");
    expect(after("monster-defeated")?.fight).toMatchObject({ hurt: 1, defeated: true });
    expect(all.at(-1)).toBeNull();
  });

  it("may happen within an encounter, which goes on afterwards", () => {
    const { after } = shown("ambush");
    expect(after("ambush-began")?.setting?.id).toBe("research_cthulhu_7");
    expect(after("monster-defeated")?.fight?.defeated).toBe(true);
    expect(after("clues-gained")?.fight).toBeNull();
    expect(after("clues-gained")?.setting?.id).toBe("research_cthulhu_7");
  });
});

describe("a Mythos card", () => {
  const { all, after } = shown("mythos");

  it("stays from when it is drawn until the next round", () => {
    expect(all[0]).toBeNull();
    expect(all.slice(1, -1).every((scene) => scene?.mythos?.id === "omen_of_good_fortune")).toBe(true);
    expect(all.at(-1)).toBeNull();
  });

  it("tells which of its elements happens", () => {
    const elements = all.map((scene) => scene?.mythos?.element).filter(Boolean);
    expect([...new Set(elements)]).toEqual(["advance_omen", "reckoning", "spawn_gates", "event"]);
  });

  it("has reckonings inside, each with its source", () => {
    const sources = all.flatMap((scene) => scene?.setting?.id ?? []);
    expect([...new Set(sources)]).toEqual(["gnoph_keh", "hallucinations", "debt"]);
    expect(after("gate-opened")?.setting).toBeNull();
    expect(after("gate-opened")?.roll).toBeNull();
  });
});

describe("other scenes", () => {
  it("of acquiring are on until the reserve is full again", () => {
    const { after } = shown("acquire");
    expect(after("dice-rolled")?.setting?.kind).toBe("acquire");
    expect(after("card-gained")?.roll?.ended?.successes).toBe(0);
    expect(after("reserve-filled")).toBeNull();
  });

  it("go on when the investigator falls in the middle", () => {
    const { after, all } = shown("defeat");
    expect(after("investigator-defeated")?.setting?.id).toBe("general_8");
    expect(after("test-ended")?.roll).toMatchObject({ least: 6, faces: [5, 2, 2, 3] });
    expect(all.at(-1)).toBeNull();
  });

  it("end with the game, and there is none before anything happened", () => {
    const { event, view } = moments.fight[3];
    expect(sceneOf({ ...view, over: true }, [event])).toBeNull();
    expect(sceneOf({ ...view, test: null, fight: null, resolving: [] }, [])).toBeNull();
  });
});
