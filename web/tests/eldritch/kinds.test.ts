import { beforeAll, expect, test } from "vitest";
import { stranger } from "../../src/games/eldritch/card";
import { faceOf, frame, kindName, labelled, signed, under } from "../../src/games/eldritch/cards/kinds";
import { loadGameWords, speak } from "../../src/shell/voice.svelte";

beforeAll(async () => {
  await loadGameWords("eldritch");
  await speak("en");
});

test.each([
  ["Action: Test Lore.", "Action:", "Test Lore."],
  ["Successes 0–2: Lose 1 Health.", "Successes 0–2:", "Lose 1 Health."],
  ["Lose 1 Health. Then: nothing.", "", "Lose 1 Health. Then: nothing."],
  ["Starts in Sydney with Fishing Net.", "", "Starts in Sydney with Fishing Net."],
])("the label of “%s” is apart", (line, label, rest) => {
  expect(labelled(line)).toEqual({ label, rest });
});

test("a component says what it is", () => {
  expect(kindName(stranger("asset", "axe"))).toBe("Asset");
  expect(kindName({ ...stranger("space", "rome"), type: "city" })).toBe("City");
  expect(kindName(stranger("toString", "x"))).toBe("");
  expect(under({ ...stranger("asset", "axe"), trait_names: ["Item", "Weapon"] })).toBe("Asset · Item · Weapon");
  expect(under({ ...stranger("investigator", "lily_chen"), role: "The Martial Artist" })).toBe("The Martial Artist");
});

test("threats are dark, and have the colour that they are printed in", () => {
  expect(frame({ ...stranger("mythos", "the_storm"), color: "yellow" })).toBe("dark mythos yellow");
  expect(frame(stranger("spell", "wither"))).toBe("paper spell");
});

test("the face of a card with a back is its front", () => {
  const spell = { ...stranger("spell", "wither"), text: ["Action.", "Back 1: …"], front: ["Action."] };
  expect(faceOf(spell)).toEqual(["Action."]);
  expect(faceOf({ ...stranger("asset", "axe"), text: ["Chop."] })).toEqual(["Chop."]);
});

test.each([
  [2, "+2"],
  [0, "0"],
  [-1, "−1"],
])("%d is written %s", (value, said) => {
  expect(signed(value)).toBe(said);
});
