// What this browser remembers. Storage may be blocked, full or hold nonsense: then nothing is remembered.

const PREFIX = "gaslamp:";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // the page works without a memory
  }
}
