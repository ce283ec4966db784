import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Trouble } from "../../src/shell/api";
import { Loaded } from "../../src/shell/loaded.svelte";

let leave = () => {};
afterEach(() => leave());

/** A page that loads something for what is wanted; each question is answered by hand. */
function page(first: string) {
  let wanted = $state(first);
  const questions: { wanted: string; answer: (value: string) => void; fail: (reason: unknown) => void }[] = [];
  let loaded!: Loaded<string>;
  leave = $effect.root(() => {
    loaded = new Loaded(() => {
      const asked = wanted;
      return new Promise((answer, fail) => questions.push({ wanted: asked, answer, fail }));
    });
  });
  flushSync();
  return {
    loaded,
    questions,
    want(next: string) {
      wanted = next;
      flushSync();
    },
  };
}

const soon = () => new Promise((done) => setTimeout(done));

test("the old is shown until the new is there", async () => {
  const { loaded, questions, want } = page("en");
  expect(loaded.value).toBeUndefined();
  questions[0].answer("cards");
  await soon();
  want("es");
  expect(loaded.value).toBe("cards");
  questions[1].answer("cartas");
  await soon();
  expect(loaded.value).toBe("cartas");
});

test("an answer that comes too late is not shown", async () => {
  const { loaded, questions, want } = page("en");
  want("es");
  questions[1].answer("cartas");
  questions[0].answer("cards");
  await soon();
  expect(loaded.value).toBe("cartas");
});

test("trouble is shown, and gone when it is tried again", async () => {
  const { loaded, questions } = page("en");
  const trouble = new Trouble({ key: "web-trouble-no-line" }, 0);
  questions[0].fail(trouble);
  await soon();
  expect(loaded.trouble).toBe(trouble);
  loaded.again();
  flushSync();
  expect(loaded.trouble).toBeNull();
  questions[1].answer("cards");
  await soon();
  expect(loaded.value).toBe("cards");
});
