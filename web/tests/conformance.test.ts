// The page says, names and compares as tests/conformance tells; test_conformance.py there holds Python to the same.
import { beforeAll, describe, expect, test } from "vitest";
import changes from "../../tests/conformance/changes.json";
import lists from "../../tests/conformance/lists.json";
import names from "../../tests/conformance/names.json";
import phrases from "../../tests/conformance/phrases.json";
import type { Change, GameEvent } from "../src/generated/protocol";
import { applyChanges } from "../src/shell/changes";
import {
  either,
  join,
  LANGUAGES,
  type Lang,
  loadGameWords,
  loadLessonWords,
  nameOf,
  phrase,
  setVocabulary,
  speak,
  tell,
} from "../src/shell/voice.svelte";

const languages = Object.keys(LANGUAGES) as Lang[];

beforeAll(async () => {
  for (const game of ["bloodborne", "eldritch"]) await loadGameWords(game);
  await loadLessonWords("bloodborne");
});

describe.each(languages)("in %s", (lang) => {
  beforeAll(() => speak(lang));

  const heard = (cases: { parts: string[]; said: Partial<Record<Lang, string>> }[]) =>
    cases.flatMap(({ parts, said }) => (lang in said ? [{ parts, said: said[lang] }] : []));

  test.each(heard(lists.and))("things are listed: $said", ({ parts, said }) => {
    expect(join(parts)).toBe(said);
  });

  test.each(heard(lists.or))("one of several is offered: $said", ({ parts, said }) => {
    expect(either(parts)).toBe(said);
  });

  test.each(phrases.phrases)("a phrase is said: $about", ({ phrase: told, said }) => {
    setVocabulary("bloodborne", { names: phrases.names[lang], arguments: phrases.arguments }, phrases.players);
    expect(phrase(told)).toBe(said[lang]);
  });

  test.each(phrases.events)("an event is told: $about", ({ game, event, said }) => {
    setVocabulary(game, { names: phrases.names[lang], arguments: phrases.arguments }, phrases.players);
    expect(tell(event as GameEvent)).toBe(said[lang]);
  });
});

describe("in any language", () => {
  beforeAll(() => speak("en"));

  test.each(names.names)("an argument is named: $about", ({ argument, value, name }) => {
    setVocabulary("any", names.vocabulary, names.players);
    expect(nameOf(argument, value)).toBe(name);
  });

  test.each(changes.changes)("differences are made: $about", (told) => {
    expect(applyChanges<unknown>(told.old, told.changes as Change[])).toEqual(told.new);
  });
});
