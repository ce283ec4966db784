import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../../src/shell/sound";

const played: [Sound, number][] = [];
vi.mock("../../src/shell/sound/instruments", () => ({
  play: (_: unknown, sound: Sound, loudness: number) => played.push([sound, loudness]),
}));

/** A loudspeaker. */
class Speaker {
  static all: Speaker[] = [];
  state = "suspended";
  constructor() {
    Speaker.all.push(this);
  }
  async resume(): Promise<void> {
    this.state = "running";
  }
}

let active: boolean;

async function open() {
  vi.resetModules();
  const { hear } = await import("../../src/shell/sound");
  const { settings } = await import("../../src/shell/settings.svelte");
  return { hear, settings };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  played.length = 0;
  Speaker.all = [];
  active = true;
  vi.stubGlobal("AudioContext", Speaker);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: active }),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is made before a gesture", async () => {
  const { hear } = await open();
  active = false;
  hear("card");
  await settle();
  expect(Speaker.all).toHaveLength(0);
  active = true;
  hear("card");
  await vi.dynamicImportSettled();
  hear("die");
  await vi.dynamicImportSettled();
  expect(Speaker.all).toHaveLength(1);
  expect(played.map(([sound]) => sound)).toEqual(["card", "die"]);
});

test("the volume is felt as it is set, and silence is silence", async () => {
  const { hear, settings } = await open();
  settings.volume = 50;
  hear("hit");
  await vi.dynamicImportSettled();
  expect(played).toEqual([["hit", 0.25]]);
  settings.volume = 0;
  hear("card");
  settings.volume = 50;
  settings.muted = true;
  hear("card");
  await vi.dynamicImportSettled();
  expect(played).toHaveLength(1);
});

test("what happens at once is heard once", async () => {
  const { hear } = await open();
  hear("hit");
  hear("hit");
  await vi.advanceTimersByTimeAsync(100);
  hear("hit");
  await vi.dynamicImportSettled();
  expect(played).toHaveLength(2);
});

test("what could not sound in time does not sound later", async () => {
  const { hear } = await open();
  let wake = () => {};
  Speaker.prototype.resume = () => new Promise((awake) => (wake = awake));
  hear("turn");
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5000);
  wake();
  await settle();
  expect(played).toEqual([]);
});
