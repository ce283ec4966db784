// Whom this reader does not want to hear at a table. Only this browser knows.
import { recall, remember } from "../shell/storage";

class Muted {
  names = $state.raw<string[]>([]);

  constructor(readonly table: string) {
    this.names = recall<string[]>(`muted:${table}`, []);
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    this.names = this.has(name) ? this.names.filter((other) => other !== name) : [...this.names, name];
    remember(`muted:${this.table}`, this.names);
  }
}

const tables = new Map<string, Muted>();

export function mutedAt(table: string): Muted {
  let muted = tables.get(table);
  if (!muted) {
    muted = new Muted(table);
    tables.set(table, muted);
  }
  return muted;
}
