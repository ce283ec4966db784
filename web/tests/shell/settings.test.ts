import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Settings from "../../src/shell/settings.svelte";
import { recall, remember } from "../../src/shell/storage";

/** A page opened by somebody whose system asks for these things. */
async function open(...asked: string[]): Promise<typeof Settings> {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: asked.some((wish) => query.includes(wish)) }),
  );
  vi.resetModules();
  return import("../../src/shell/settings.svelte");
}

const shown = () => ({ ...document.documentElement.dataset });

const heard = { volume: 60, muted: false, shake: true, notices: false };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("whoever has chosen nothing gets what the system asks for", async () => {
  const { settings } = await open();
  expect(settings).toEqual({ theme: "system", motion: "normal", ...heard });
});

test("whoever wants little motion gets none, unless they choose it here", async () => {
  expect((await open("reduced-motion")).settings.motion).toBe("none");
  remember("settings", { motion: "slow" });
  expect((await open("reduced-motion")).settings.motion).toBe("slow");
});

test.each([{ theme: "neon", motion: 3, volume: 101, muted: 1 }, null, "daylight", []])(
  "nonsense is not remembered: %j",
  async (nonsense) => {
    remember("settings", nonsense);
    const { settings } = await open();
    expect(settings).toEqual({ theme: "system", motion: "normal", ...heard });
  },
);

test("the system's colours are shown until others are chosen, which are remembered", async () => {
  const { followSettings, settings } = await open("color-scheme: light");
  const { flushSync } = await import("svelte"); // the one that this page has
  followSettings();
  flushSync();
  expect(shown()).toEqual({ theme: "daylight", motion: "normal" });
  settings.theme = "lamplight";
  settings.motion = "fast";
  flushSync();
  expect(shown()).toEqual({ theme: "lamplight", motion: "fast" });
  expect(recall("settings", null)).toEqual({ theme: "lamplight", motion: "fast", ...heard });
});

test("what one wants to hear is remembered", async () => {
  remember("settings", { volume: 0, muted: true, shake: false, notices: true });
  expect((await open()).settings).toMatchObject({ volume: 0, muted: true, shake: false, notices: true });
});
