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

const HEARD = { volume: 60, muted: false, shake: true, notices: false };
const USUAL = { theme: "system", size: 100, pace: "normal", steps: false, confirm: "off", plain: false, ...HEARD };

const shown = () => ({ ...document.documentElement.dataset });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("whoever has chosen nothing gets what the system asks for", async () => {
  const { settings } = await open();
  expect(settings).toEqual(USUAL);
});

test("whoever wants little motion gets none, at the same pace", async () => {
  const { settings, still } = await open("reduced-motion");
  expect(settings.pace).toBe("normal");
  expect(still()).toBe(true);
});

test("whoever wants all at once gets no motion either", async () => {
  remember("settings", { pace: "off" });
  expect((await open()).still()).toBe(true);
  remember("settings", { pace: "calm" });
  expect((await open()).still()).toBe(false);
});

test.each([
  { theme: "neon", size: 400, pace: 3, steps: "yes", confirm: "perhaps", volume: 101, muted: 1 },
  null,
  "daylight",
  [],
])("nonsense is not remembered: %j", async (nonsense) => {
  remember("settings", nonsense);
  const { settings } = await open();
  expect(settings).toEqual(USUAL);
});

test("the system's colours are shown until others are chosen, which are remembered", async () => {
  const { followSettings, settings } = await open("color-scheme: light");
  const { flushSync } = await import("svelte"); // the one that this page has
  followSettings();
  flushSync();
  expect(shown()).toEqual({ theme: "daylight", motion: "some" });
  settings.theme = "lamplight";
  settings.pace = "off";
  flushSync();
  expect(shown()).toEqual({ theme: "lamplight", motion: "none" });
  expect(recall("settings", null)).toEqual({ ...USUAL, theme: "lamplight", pace: "off" });
});

test("letters are as large as was chosen", async () => {
  const { followSettings, settings } = await open();
  const { flushSync } = await import("svelte");
  followSettings();
  settings.size = 130;
  flushSync();
  expect(document.documentElement.style.getPropertyValue("--text-size")).toBe("1.3");
});
