import { beforeAll, describe, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/generated/protocol";
import { loadGameWords, say, setVocabulary, speak } from "../../src/shell/voice.svelte";
import { agreementName, choiceName, isRuling } from "../../src/table/agreements";
import { headline, presence, tableName } from "../../src/table/names";

beforeAll(async () => {
  await speak("en");
  await loadGameWords("bloodborne");
  const vocabulary = { names: { component: { rom: "Rom" } }, arguments: { option: ["component"] } };
  setVocabulary("bloodborne", vocabulary, ["Ana", "Bruno", "Inés"]);
});

describe("a table", () => {
  test("has the name that its people gave it", () => {
    expect(tableName({ name: "Thursday", game: "bloodborne" } as TableInfo)).toBe("Thursday");
  });

  test("without a name is called after its game", () => {
    expect(tableName({ name: "", game: "bloodborne" } as TableInfo)).toContain("Bloodborne");
    expect(tableName({ name: "", game: "go_fish" } as TableInfo)).toBe("A table of Go fish");
  });
});

test.each([
  [{ kind: "empty", bot: "", connected: false }, "web-seat-empty"],
  [{ kind: "bot", bot: "greedy", connected: false }, "web-bot-greedy"],
  [{ kind: "person", bot: "greedy", connected: false }, "web-seat-stood-in"],
  [{ kind: "person", bot: "", connected: true }, "web-seat-here"],
  [{ kind: "person", bot: "", connected: false }, "web-seat-away"],
])("a seat %j is shown as: %s", (seat, shown) => {
  expect(presence(seat as SeatInfo)).toBe(say(shown));
});

test.each([
  ["nobody, to anybody", [], 0, "Nobody has won"],
  ["alone, to the winner", [1], 1, "You have won"],
  ["with others, to a winner", [0, 1], 1, "You share the victory"],
  ["alone, to another", [1], 0, "Bruno has won"],
  ["together, to a spectator", [0, 1, 2], null, "Ana, Bruno and Inés have won"],
])("who has won: %s", (_, winners, seat, said) => {
  expect(headline(winners, seat)).toBe(said);
});

describe("an agreement", () => {
  test("and its choices have names", () => {
    expect(agreementName("bloodborne", "final_boss")).toBe("Final Boss");
    expect(choiceName("bloodborne", "final_boss", "random")).toBe("Random");
    expect(choiceName("bloodborne", "final_boss", "rom")).toBe("Rom");
    expect(agreementName("chess", "long_clock")).toBe("Long clock");
    expect(choiceName("chess", "opening", "queens_gambit")).toBe("queens gambit");
    expect(choiceName("bloodborne", "everyone_out", "nobody")).toBe("nobody wins");
    expect(choiceName("bloodborne", "claims_starters", true)).toBe("Yes");
    expect(choiceName("bloodborne", "claims_starters", false)).toBe("No");
  });

  test("is a ruling unless it is left to chance", () => {
    expect(isRuling({ id: "everyone_out", choices: ["nobody", "score"] })).toBe(true);
    expect(isRuling({ id: "final_boss", choices: ["random", "rom"] })).toBe(false);
  });
});
