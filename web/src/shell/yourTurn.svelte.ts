// Your turn, also for who looks elsewhere: a bell, a mark on the window's icon, a shake, and a notice if one wants it.
import { untrack } from "svelte";
import { settings } from "./settings.svelte";
import { hear } from "./sound";

/** A question that is open for this reader. */
export interface Turn {
  table: string;
  question: number;
  /** What a notice says: that it is one's turn and where, and what is asked. */
  title: string;
  text: string;
}

const SHAKE = [60, 80, 60]; // milliseconds on, off, on

const told = new Map<string, number>(); // by table, the last question that was told

/** Whether this browser can show notices at all; only a safe address may. */
export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;
export const canShake = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Asks the reader's browser for leave to show notices; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells of every turn once, for as long as the component lives. */
export function tellTurns(turn: () => Turn | null): void {
  const open = $derived(turn() !== null);
  $effect(() => {
    if (!open) return;
    mark(true);
    document.addEventListener("visibilitychange", takeNoticeBack);
    return () => {
      mark(false);
      document.removeEventListener("visibilitychange", takeNoticeBack);
      takeNoticeBack();
    };
  });
  $effect(() => {
    const now = turn();
    if (!now || told.get(now.table) === now.question) return;
    told.set(now.table, now.question);
    untrack(() => call(now));
  });
}

function call(turn: Turn): void {
  hear("turn");
  if (settings.shake && canShake() && navigator.userActivation?.hasBeenActive) navigator.vibrate(SHAKE);
  if (document.hidden && settings.notices && canNotify() && Notification.permission === "granted") notify(turn);
}

// -- the icon --------------------------------------------------------------------------------------------

function mark(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = asked ? "/favicon-turn.svg" : "/favicon.svg";
  const badge = asked ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // not installed, or not allowed
}

// -- the notice ------------------------------------------------------------------------------------------

const TAG = "your-turn";

let errands: Promise<unknown> = Promise.resolve(); // one after the other: none is taken back before it is there

/** Phones show notices only through the service worker, which brings whoever touches one back to the table. */
function notify({ title, text }: Turn): void {
  const notice = { body: text, tag: TAG, icon: "/icon-192.png", data: location.href };
  errands = errands
    .then(async () => (await navigator.serviceWorker.getRegistration())?.showNotification(title, notice))
    .catch(() => {});
}

/** The turn is over, or the reader is looking. */
function takeNoticeBack(): void {
  if (!canNotify()) return;
  errands = errands
    .then(async () => {
      const shown = await (await navigator.serviceWorker.getRegistration())?.getNotifications({ tag: TAG });
      for (const notice of shown ?? []) notice.close();
    })
    .catch(() => {});
}
