// The seats that this browser holds. The secret is what holds a seat: it never leaves in a link that is shared.
import { recall, remember } from "./storage";

export interface HeldSeat {
  seat: number;
  secret: string;
  name: string;
  tableName: string;
  game: string;
  /** When this browser was there last, in milliseconds since 1970. */
  visited: number;
  /** Whether a question was open for this seat then. */
  asked: boolean;
}

const MOST = 40;

const unwritten = new Map<string, HeldSeat>(); // for browsers that may not remember

export function heldSeats(): Record<string, HeldSeat> {
  return { ...recall<Record<string, HeldSeat>>("seats", {}), ...Object.fromEntries(unwritten) };
}

export function heldSeat(table: string): HeldSeat | undefined {
  return heldSeats()[table];
}

function write(seats: Record<string, HeldSeat>): void {
  const latest = Object.entries(seats).sort(([, a], [, b]) => b.visited - a.visited);
  remember("seats", Object.fromEntries(latest.slice(0, MOST)));
}

export function holdSeat(table: string, held: Partial<HeldSeat> & { secret: string }): void {
  const blank = { seat: 0, name: "", tableName: "", game: "", asked: false };
  const seat = { ...blank, ...heldSeat(table), ...held, visited: Date.now() };
  write({ ...heldSeats(), [table]: seat });
  if (recall<Record<string, HeldSeat>>("seats", {})[table]) unwritten.delete(table);
  else unwritten.set(table, seat);
}

export function leaveSeat(table: string): void {
  unwritten.delete(table);
  const { [table]: _, ...others } = heldSeats();
  write(others);
}

/** Takes a seat out of the address of a "move to my phone" link, and hides it from sight. */
export function takeSeatFromAddress(table: string): void {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!secret) return;
  holdSeat(table, { secret });
  history.replaceState(null, "", location.pathname);
}

export function phoneLink(origin: string, table: string, secret: string): string {
  return `${invitation(origin, table)}#seat=${encodeURIComponent(secret)}`;
}

export function invitation(origin: string, table: string): string {
  return `${origin}/table/${encodeURIComponent(table)}`;
}
