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

type Held = Record<string, HeldSeat[]>;

const MOST = 40;

const unwritten = new Map<string, HeldSeat[]>(); // for browsers that may not remember

/** What is remembered; there was a time when one held only one seat at a table. */
function recalled(): Held {
  const found = Object.entries(recall<Record<string, HeldSeat | HeldSeat[]>>("seats", {}) ?? {});
  return Object.fromEntries(
    found
      .map(([table, held]) => [table, [held].flat().filter((each) => typeof each?.secret === "string")] as const)
      .filter(([, seats]) => seats.length),
  );
}

/** By table, all seats there. */
export function heldSeats(): Held {
  return { ...recalled(), ...Object.fromEntries(unwritten) };
}

export function seatsAt(table: string): HeldSeat[] {
  return heldSeats()[table] ?? [];
}

export const lastVisit = (seats: HeldSeat[]): number => Math.max(...seats.map(({ visited }) => visited));

function write(held: Held): void {
  const latest = Object.entries(held).sort(([, a], [, b]) => lastVisit(b) - lastVisit(a));
  remember("seats", Object.fromEntries(latest.slice(0, MOST)));
}

function keep(table: string, seats: HeldSeat[]): void {
  write({ ...heldSeats(), [table]: seats });
  const kept = recalled()[table] ?? [];
  if (seats.every(({ secret }) => kept.some((each) => each.secret === secret))) unwritten.delete(table);
  else unwritten.set(table, seats);
}

export function holdSeat(table: string, held: Partial<HeldSeat> & { secret: string }): void {
  const blank = { seat: 0, name: "", tableName: "", game: "", asked: false };
  const known = seatsAt(table);
  const before = known.find(({ secret }) => secret === held.secret);
  const others = known.filter((each) => each !== before);
  const seat = { ...blank, ...before, ...held, visited: Date.now() };
  keep(
    table,
    [...others, seat].sort((a, b) => a.seat - b.seat),
  );
}

/** Lets go of one seat, or of all at the table. */
export function leaveSeat(table: string, secret?: string): void {
  const left = seatsAt(table).filter((each) => secret !== undefined && each.secret !== secret);
  unwritten.delete(table);
  if (left.length) {
    keep(table, left);
    return;
  }
  const { [table]: _, ...others } = heldSeats();
  write(others);
}

/** Takes the seats out of the address of a "move to my phone" link, and hides them from sight. */
export function takeSeatsFromAddress(table: string): void {
  const secrets = new URLSearchParams(location.hash.slice(1)).getAll("seat").filter(Boolean);
  if (!secrets.length) return;
  for (const secret of secrets) holdSeat(table, { secret });
  history.replaceState(null, "", location.pathname);
}

export function phoneLink(origin: string, table: string, secrets: string[]): string {
  const seats = secrets.map((secret) => `seat=${encodeURIComponent(secret)}`);
  return `${invitation(origin, table)}#${seats.join("&")}`;
}

export function invitation(origin: string, table: string): string {
  return `${origin}/table/${encodeURIComponent(table)}`;
}
