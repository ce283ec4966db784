import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Voice from "../../src/shell/voice.svelte";

/** A page opened by somebody whose browser prefers these languages. */
async function open(...languages: string[]): Promise<typeof Voice> {
  vi.stubGlobal("navigator", { languages, language: languages[0] });
  vi.resetModules();
  const voice = await import("../../src/shell/voice.svelte");
  await voice.firstWords();
  return voice;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the language", () => {
  test.each([
    [["it"], "it"],
    [["es-AR", "en"], "es"],
    [["pt-PT"], "pt-BR"],
    [["de", "fr-CH", "pt"], "pt-BR"],
    [["EN-gb"], "en"],
    [["de", "ja"], "en"],
    [[], "en"],
  ])("that a browser wants as %j is %s", async (wanted, lang) => {
    const { reader } = await open(...wanted);
    expect(reader.lang).toBe(lang);
    expect(document.documentElement.lang).toBe(lang);
  });

  test("is changed at once, and remembered", async () => {
    const { say, speak } = await open("en");
    expect(say("core-option-pass")).toBe("Pass");
    await speak("es");
    expect(say("core-option-pass")).toBe("Pasar");
    expect(document.documentElement.lang).toBe("es");
    const again = await open("en");
    expect(again.say("core-option-pass")).toBe("Pasar");
  });
});

describe("words", () => {
  test("that nobody knows are shown by their key", async () => {
    const { knows, say } = await open("es");
    expect(knows("web-nothing-of-the-kind")).toBe(false);
    expect(say("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
    expect(knows("web-bot-greedy.nothing")).toBe(false);
  });

  test("of a message and of its attribute are two things", async () => {
    const { knows, say } = await open("en");
    expect(knows("web-bot-greedy.text")).toBe(true);
    expect(say("web-bot-greedy.text")).not.toBe(say("web-bot-greedy"));
  });

  test("of a game that the page was made without come from the server", async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response("chess-ask-move = Your move, { $seat }."));
    vi.stubGlobal("fetch", asked);
    const { loadGameWords, phrase, setVocabulary } = await open("it");
    await loadGameWords("chess");
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/chess/text/it", "/api/games/chess/text/en"]);
    setVocabulary("chess", { names: {}, arguments: { seat: ["seat"] } }, ["Ana"]);
    expect(phrase({ key: "chess-ask-move", args: { seat: 0 } })).toBe("Your move, Ana.");
  });

  test("that a game does not have are the names that its program uses", async () => {
    const { phrase, setVocabulary, tell } = await open("en");
    setVocabulary("nim", { names: {}, arguments: { seat: ["seat"] } }, ["Ana"]);
    expect(phrase({ key: "nim-ask-take" })).toBe("Take");
    expect(phrase({ key: "nim-option-take", args: { amount: 1, heap: 2 } })).toBe("Take: amount 1, heap 2");
    const taken = { event: "matches-taken", rule: "taking", seat: 0, amount: 3 };
    expect(tell(taken)).toBe("Matches taken: seat Ana, amount 3");
  });

  test("of a game are there once it is loaded, in every language chosen later", async () => {
    const { knows, loadGameWords, say, speak } = await open("en");
    expect(knows("bloodborne-type-kin")).toBe(false);
    await loadGameWords("bloodborne");
    expect(say("bloodborne-type-beast")).toBe("Beast");
    await speak("it");
    expect(say("bloodborne-type-beast")).toBe("Belva");
    expect(knows("eldritch-skill-lore")).toBe(false);
  });
});

describe("names", () => {
  test("are those of the table at hand", async () => {
    const { nameOf, playerName, setVocabulary } = await open("en");
    const vocabulary = { names: { card: { axe: "Hunter Axe" } }, arguments: { option: ["card", "seat"] } };
    setVocabulary("bloodborne", vocabulary, ["Ana", "Bruno"]);
    expect([playerName(1), nameOf("option", "axe"), nameOf("option", "seat:0")]).toEqual([
      "Bruno",
      "Hunter Axe",
      "Ana",
    ]);
    setVocabulary("bloodborne", vocabulary, []);
    expect([playerName(1), nameOf("option", "seat:0")]).toEqual(["", "seat:0"]);
  });

  test("are not looked for in what the page itself says", async () => {
    const { say, setVocabulary } = await open("en");
    setVocabulary("bloodborne", { names: {}, arguments: { name: ["seat"] } }, ["Ana"]);
    expect(say("server-name-taken", { name: 0 })).toContain("0");
  });
});

describe("a sentence", () => {
  test("begins with a capital and ends with a full stop", async () => {
    const { sentence } = await open("en");
    expect(sentence({ key: "core-match-is-over" })).toBe("The match is over, there is nothing to choose.");
  });

  test("that is one already is left alone", async () => {
    const { sentence } = await open("en");
    expect(sentence({ key: "server-seat-taken" })).toBe("This seat is taken.");
  });
});
