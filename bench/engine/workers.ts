import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface SearchTask {
  items: number;
  lines: number;
  seconds: number;
  seed: number;
}

interface Found {
  moves: number;
  travel: number;
}

const message = async (worker: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** All searches begin together, once each has its orders. */
async function searchTogether(tasks: readonly SearchTask[]): Promise<Found[]> {
  const file = path.join(import.meta.dirname, 'search-process.ts');
  const workers = tasks.map((task) => fork(file, [JSON.stringify(task)]));
  await Promise.all(workers.map(message));
  const found = workers.map(message);
  for (const worker of workers) worker.send('go');
  return (await Promise.all(found)) as Found[];
}

/** Prints the moves of two searches side by side against those of one, and the better plan against both. */
export async function compareWorkers(items: number, lines: number, seconds: number): Promise<void> {
  const task = { items, lines, seconds };
  const [first] = await searchTogether([{ ...task, seed: 1 }]);
  const [second] = await searchTogether([{ ...task, seed: 2 }]);
  const both = await searchTogether([
    { ...task, seed: 1 },
    { ...task, seed: 2 },
  ]);
  const moves = both.reduce((sum, one) => sum + one.moves, 0);
  const best = (all: readonly (Found | undefined)[]) => Math.min(...all.map((one) => one?.travel ?? Infinity));
  console.log(
    `two workers: ${moves} moves, ${((2 * moves) / ((first?.moves ?? NaN) + (second?.moves ?? NaN))).toFixed(2)} times those of one in ${seconds} s; plan ${(best(both) / best([first, second])).toFixed(4)} of the better of two single runs`,
  );
}
