import { fork } from 'node:child_process';
import path from 'node:path';
import { seedsFrom } from '@slotwise/engine';
import type { Share } from './turns';

export interface SearchTask {
  items: number;
  lines: number;
  /** Of each search. */
  moves: number;
  /** One search each, side by side. */
  seeds: readonly number[];
}

export interface Found {
  travel: number;
  /** Of two searches. */
  shares?: { alone: Share; together: Share };
}

export interface Together {
  found: Found[];
  /** Most that the process held, in bytes. */
  resident: number;
}

/** Searches in a process of their own, in one thread each. */
const searchTogether = (task: SearchTask): Promise<Together> =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'search-process.ts'), [JSON.stringify(task)]);
    child.once('message', (answer: Together) => resolve(answer));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('A search has ended without an answer.')));
  });

const inMB = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/**
 * Prints two searches side by side and each of them alone, all of as many moves: the plan that they come to, the moves that
 * the processor's time is worth, and the memory. The clock is in none of it.
 */
export async function compareWorkers(items: number, lines: number, moves: number): Promise<void> {
  const seeds = seedsFrom(1, 2);
  const alone: Together[] = [];
  for (const seed of seeds) alone.push(await searchTogether({ items, lines, moves, seeds: [seed] }));
  const both = await searchTogether({ items, lines, moves, seeds });
  const least = (all: readonly Together[]) =>
    Math.min(...all.flatMap(({ found }) => found.map(({ travel }) => travel)));
  const [one, two] = [least(alone), least([both])];
  const sum = (kind: 'alone' | 'together', part: keyof Share) =>
    both.found.reduce((total, { shares }) => total + (shares?.[kind][part] ?? NaN), 0);
  const rate = (kind: 'alone' | 'together') => (1000 * sum(kind, 'moves')) / sum(kind, 'ms');
  console.log(
    `one worker, ${items} SKUs and ${lines} lines, ${moves} moves: ${Math.round(rate('alone'))} moves a second of the processor; plans ${alone.flatMap(({ found }) => found.map(({ travel }) => Math.round(travel))).join(' and ')}; holds ${inMB(Math.max(...alone.map(({ resident }) => resident)))}`,
  );
  console.log(
    `two workers, ${moves} moves each: ${Math.round(2 * rate('together'))}, ${((2 * rate('together')) / rate('alone')).toFixed(2)} times those of one; plan ${Math.round(two)}, ${(two / one).toFixed(4)} of the better of the two alone${two > one ? ', WORSE' : ''}; hold ${inMB(both.resident)}`,
  );
}
