import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** No transaction on the embedded database may hold up everybody for longer. */
export const MOST_MS = 50;

export interface Held {
  /** The beginning of the statement that took longest of the transaction's. */
  name: string;
  times: number;
  longest: number;
  /** The longest without the time that its threads waited for a processor: what a machine of its own would show. */
  longestAtWork: number;
}

/** Transactions of a server that `holds.mjs` watches which took too long, the longest first. Each is told once. */
export function longestHolds(file: string): Held[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  writeFileSync(file, '');
  const held = new Map<string, Held>();
  for (const line of lines) {
    if (line === '') continue;
    const { name, took, atWork } = JSON.parse(line) as { name: string; took: number; atWork: number };
    if (took <= MOST_MS) continue;
    const known = held.get(name) ?? { name, times: 0, longest: 0, longestAtWork: 0 };
    held.set(name, {
      name,
      times: known.times + 1,
      longest: Math.max(known.longest, took),
      longestAtWork: Math.max(known.longestAtWork, atWork),
    });
  }
  return [...held.values()].sort((a, b) => b.longest - a.longest);
}
