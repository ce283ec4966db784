import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardData } from "../../src/games/bloodborne/card";
import { breakable, longest, pieces, provenance } from "../../src/games/bloodborne/wording";
import { loadGameWords, speak } from "../../src/shell/voice.svelte";

beforeAll(() => loadGameWords("bloodborne"));
beforeEach(() => speak("en"));

describe("a card's text", () => {
  test("is cut where words have pictures, and nothing is lost", () => {
    const text = "Gain 2 echoes, then heal 1 health.";
    const cut = pieces(text);
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter(({ sign }) => sign)).toEqual([
      { text: "echoes", sign: "echo" },
      { text: "health", sign: "health" },
    ]);
  });

  test("is not cut inside other words", () => {
    expect(pieces("Unhealthy reechoes.")).toEqual([{ text: "Unhealthy reechoes.", sign: undefined }]);
  });

  test("is cut in every language by its own words", async () => {
    await speak("es");
    expect(pieces("Recibe 2 Ecos.").find(({ sign }) => sign)).toEqual({ text: "Ecos", sign: "echo" });
  });
});

test.each([
  ["house", "Numbers and effect: our own design."],
  ["rulebook/rulebook", "Numbers and effect: from the rulebook."],
  ["rulebook/house", "Numbers: from the rulebook. Effect: our own design."],
])("a card from %s says so", (source, said) => {
  expect(provenance({ provenance: source } as CardData)).toBe(said);
});

describe("a long name", () => {
  test("may be broken once, near its middle", () => {
    const broken = breakable("Bloodthirstiness");
    expect(broken.replace("\u00ad", "")).toBe("Bloodthirstiness");
    expect(broken.split("\u00ad")).toHaveLength(2);
    const [before, after] = broken.split("\u00ad");
    expect(Math.abs(before.length - after.length)).toBeLessThanOrEqual(6);
  });

  test("of short words is left alone", () => {
    expect(breakable("Saw Cleaver")).toBe("Saw Cleaver");
  });

  test("is as long as its longest part", () => {
    expect(longest("Saw Cleaver")).toBe(7);
    expect(longest("Yog-Sothoth")).toBe(7);
    expect(longest("Bloodthirstiness")).toBeLessThan(16);
  });
});
