import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import { mayNotify, type Turn, tellTurns } from "../../src/shell/yourTurn.svelte";

const { hear } = vi.hoisted(() => ({ hear: vi.fn() }));
vi.mock("../../src/shell/sound", () => ({ hear }));

let tables = 0;
let asked: { turn: Turn | null };
let leave: () => void;
let hidden: boolean;
let notices: { title: string; close: () => void }[];

const vibrate = vi.fn();
const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");
const ask = (question: number | null) => {
  asked.turn = question === null ? null : { table: `t${tables}`, question, title: "Your turn", text: "Choose." };
  flushSync();
};
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  tables++;
  hidden = false;
  notices = [];
  vi.clearAllMocks();
  Object.assign(settings, { shake: true, notices: false });
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  const registration = {
    showNotification: async (title: string) => {
      const notice = { title, close: () => notices.splice(notices.indexOf(notice), 1) };
      notices.push(notice);
    },
    getNotifications: async () => [...notices],
  };
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const known = { serviceWorker: { getRegistration: async () => registration }, vibrate };
  for (const [name, value] of Object.entries({ ...known, userActivation: { hasBeenActive: true } }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  const state = $state<{ turn: Turn | null }>({ turn: null });
  asked = state;
  leave = $effect.root(() => tellTurns(() => state.turn));
  flushSync();
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test("a question rings, shakes and marks the icon, once", () => {
  ask(5);
  expect(icon()).toBe("/favicon-turn.svg");
  ask(5);
  expect(hear.mock.calls).toEqual([["turn"]]);
  expect(vibrate).toHaveBeenCalledTimes(1);
  ask(null);
  expect(icon()).toBe("/favicon.svg");
  ask(5); // as after a broken line
  expect(icon()).toBe("/favicon-turn.svg");
  expect(hear).toHaveBeenCalledTimes(1);
  ask(6);
  expect(hear).toHaveBeenCalledTimes(2);
});

test("whoever comes back to the same question is not called again", () => {
  ask(5);
  leave();
  expect(icon()).toBe("/favicon.svg");
  leave = $effect.root(() => tellTurns(() => asked.turn));
  flushSync();
  expect(icon()).toBe("/favicon-turn.svg");
  expect(hear).toHaveBeenCalledTimes(1);
});

test("a phone does not shake for whoever does not want it, nor a desk", () => {
  settings.shake = false;
  ask(1);
  settings.shake = true;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  ask(2);
  expect(vibrate).not.toHaveBeenCalled();
});

test("a notice comes only to whoever wants it and looks elsewhere", async () => {
  hidden = true;
  ask(1);
  await settle();
  expect(notices).toHaveLength(0);
  settings.notices = true;
  ask(2);
  await settle();
  expect(notices.map(({ title }) => title)).toEqual(["Your turn"]);
  ask(null);
  await settle();
  expect(notices).toHaveLength(0);
  hidden = false;
  ask(3);
  await settle();
  expect(notices).toHaveLength(0);
});

test("a notice goes when one looks, and none stays behind however quick the turn was", async () => {
  settings.notices = hidden = true;
  ask(1);
  await settle();
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(notices).toHaveLength(0);
  hidden = true;
  ask(2);
  ask(null);
  await settle();
  expect(notices).toHaveLength(0);
});

test("leave to show notices may be refused", async () => {
  expect(await mayNotify()).toBe(true);
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: async () => "denied" });
  expect(await mayNotify()).toBe(false);
});
