import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Api from "../../src/shell/api";

const asked = vi.fn<typeof fetch>();
let api: typeof Api;

beforeEach(async () => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  vi.resetModules();
  api = await import("../../src/shell/api");
});

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("an answer", () => {
  test("of what never changes is asked for once", async () => {
    asked.mockImplementation(async () => answer([{ id: "axe" }]));
    await api.cards("bloodborne", "es");
    await api.cards("bloodborne", "es");
    await api.cards("bloodborne", "it");
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      "/api/games/bloodborne/cards?lang=es&pack=",
      "/api/games/bloodborne/cards?lang=it&pack=",
    ]);
  });

  test("that did not come is asked for again", async () => {
    asked.mockRejectedValueOnce(new TypeError("no line"));
    await expect(api.rules("bloodborne", "en")).rejects.toMatchObject({ reason: { key: "web-trouble-no-line" } });
    asked.mockResolvedValueOnce(answer([]));
    await expect(api.rules("bloodborne", "en")).resolves.toEqual([]);
  });

  test("of what changes is asked for every time", async () => {
    asked.mockImplementation(async () => answer([]));
    await api.publicTables();
    await api.publicTables();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe("a refusal", () => {
  test("comes with the server's reason", async () => {
    const reason = { key: "server-no-such-table" };
    asked.mockResolvedValueOnce(answer({ reason }, 404));
    await expect(api.table("a/b")).rejects.toMatchObject({ reason, status: 404 });
    expect(asked.mock.calls[0][0]).toBe("/api/tables/a%2Fb");
  });

  test.each([
    ["no reason", answer({}, 500)],
    ["no JSON", new Response("<html>", { status: 502 })],
    ["nothing", new Response("", { status: 200 })],
  ])("with %s is told all the same", async (_, response) => {
    asked.mockResolvedValueOnce(response);
    await expect(api.stories()).rejects.toMatchObject({ reason: { key: "web-trouble-unknown" } });
  });
});

test("games that this page can draw are offered first", async () => {
  asked.mockImplementation(async () => answer([{ id: "backgammon" }, { id: "bloodborne" }, { id: "chess" }]));
  expect((await api.games()).map(({ id }) => id)).toEqual(["bloodborne", "backgammon", "chess"]);
  await expect(api.game("chess")).resolves.toEqual({ id: "chess" });
  await expect(api.game("go")).rejects.toMatchObject({ reason: { key: "web-trouble-no-such-game" }, status: 404 });
});

test("what is sent is sent as JSON", async () => {
  asked.mockResolvedValueOnce(answer({ id: "t1" }));
  await expect(api.continueFrom("m1", 4)).resolves.toEqual({ id: "t1" });
  expect(asked).toHaveBeenCalledWith("/api/matches/m1/continue", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"at":4}',
  });
});
