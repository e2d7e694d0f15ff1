import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** No transaction on the embedded database may hold up everybody for longer. */
export const MOST_MS = 50;

export interface Held {
  /** The beginning of the statement that took longest of the transaction's. */
  name: string;
  times: number;
  longest: number;
  /** All of them together. */
  took: number;
}

/** What a server that `holds.mjs` watches has held its database for too long, the longest first. It is told once. */
export function longestHolds(file: string): Held[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  writeFileSync(file, '');
  const held = new Map<string, Held>();
  for (const line of lines) {
    if (line === '') continue;
    const { name, took } = JSON.parse(line) as { name: string; took: number };
    if (took <= MOST_MS) continue;
    const known = held.get(name) ?? { name, times: 0, longest: 0, took: 0 };
    held.set(name, {
      name,
      times: known.times + 1,
      longest: Math.max(known.longest, took),
      took: known.took + took,
    });
  }
  return [...held.values()].sort((a, b) => b.longest - a.longest);
}
