import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_FILE } from "../../src/generated/protocol";

/** The page as it has just been loaded; what the tab remembers stays. */
async function loaded() {
  vi.resetModules();
  return { ...(await import("../../src/shell/file.svelte")), ...(await import("../../src/shell/router.svelte")) };
}

let asked: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  asked = [];
  answer = () => Response.json({ match: "", game: "bloodborne" });
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
    asked.push({ path, body: how.body });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const file = (text: string) => new File([text], "match.json");

test("a file is told by the server and shown", async () => {
  const page = await loaded();
  await page.bring(file("a match"));
  expect(asked).toEqual([{ path: "/api/stories", body: "a match" }]);
  expect(page.place.path).toBe("/replay/file");
  expect(await page.broughtStory()).toMatchObject({ game: "bloodborne" });
  expect(asked).toHaveLength(1);
});

test("it is there again when the page is loaded anew", async () => {
  await (await loaded()).bring(file("a match"));
  expect(await (await loaded()).broughtStory()).toMatchObject({ game: "bloodborne" });
  expect(asked.map(({ body }) => body)).toEqual(["a match", "a match"]);
});

test("what is wrong with a file is said, and the one before stays open", async () => {
  const page = await loaded();
  await page.bring(file("a match"));
  page.go("/");
  answer = () => Response.json({ reason: { key: "core-not-a-save" }, text: "" }, { status: 400 });
  await page.bring(file("a shopping list"));
  expect(page.desk.trouble?.reason.key).toBe("core-not-a-save");
  expect(page.place.path).toBe("/");
  expect(await page.broughtStory()).toMatchObject({ game: "bloodborne" });
  expect(sessionStorage.getItem("gaslamp:file")).toBe("a match");
});

test("a file that is too large is not sent at all", async () => {
  const page = await loaded();
  await page.bring(file("x".repeat(MAX_FILE + 1)));
  expect(page.desk.trouble?.reason).toEqual({ key: "core-file-too-big", args: { limit: MAX_FILE } });
  expect(asked).toEqual([]);
});

test("without a file there is a sentence", async () => {
  const page = await loaded();
  await expect(page.broughtStory()).rejects.toMatchObject({ reason: { key: "web-file-none" }, status: 404 });
});

test("a tab that may not remember shows the file all the same", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  const page = await loaded();
  await page.bring(file("a match"));
  expect(page.place.path).toBe("/replay/file");
  vi.restoreAllMocks();
});
