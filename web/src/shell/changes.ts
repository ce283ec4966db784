// After the first message only what changed travels.
import type { Change } from "../generated/protocol";

/** The same plain data with the changes made: what did not change is shared, what changed is new. */
export function applyChanges<T>(old: T, changes: readonly Change[]): T {
  return changes.reduce((data: any, [path, ...value]) => changed(data, path, value), old);
}

/** `value` holds the new value, or nothing when what was there is gone. */
function changed(data: any, [key, ...rest]: (string | number)[], value: any[]): any {
  if (key === undefined) return value[0];
  const copy = Array.isArray(data) ? [...data] : { ...data };
  if (rest.length === 0 && value.length === 0) delete copy[key];
  else copy[key] = changed(copy[key], rest, value);
  return copy;
}
