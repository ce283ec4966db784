// After the first message only what changed travels.
import type { Change } from "../generated/protocol";

type Branch = Record<string | number, unknown>;

/** The same plain data with the changes made: what did not change is shared, what changed is new. */
export function applyChanges<T>(old: T, changes: readonly Change[]): T {
  // the server promises that what it changes is still of the same type
  return changes.reduce<unknown>((data, [path, ...value]) => changed(data, path, value), old) as T;
}

/** `value` holds the new value, or nothing when what was there is gone. */
function changed(data: unknown, [key, ...rest]: (string | number)[], value: unknown[]): unknown {
  if (key === undefined) return value[0];
  const copy = (Array.isArray(data) ? [...data] : { ...(data as Branch) }) as Branch;
  if (rest.length === 0 && value.length === 0) delete copy[key];
  else copy[key] = changed(copy[key], rest, value);
  return copy;
}
