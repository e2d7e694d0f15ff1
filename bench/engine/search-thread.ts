/** One search of a number of moves; begins when it is told to. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { optimise } from '@slotwise/engine';
import type { Problem } from '@slotwise/engine';
import { Turns } from './turns';
import type { Found } from './workers';

/** Turns in which a search makes its moves. */
const TURNS = 24;

export interface ThreadTask {
  problem: Problem;
  seed: number;
  moves: number;
  /** Shared by two searches, which then go by turns; and the number of this one. */
  turn: Int32Array | undefined;
  at: number;
}

const { problem, seed, moves: most, turn, at } = workerData as ThreadTask;

/** Milliseconds that this thread has computed. Only Linux tells it; elsewhere they are those of the clock. */
const threadTime = (): number =>
  process.platform === 'linux'
    ? Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
    : performance.now();

parentPort?.once('message', () => {
  let turns: Turns | undefined;
  const spent = (moves: number) => {
    // Plans that are made before the first question are no part of the search.
    if (turn) (turns ??= new Turns(turn, at, most / TURNS, threadTime)).look(moves);
    return moves / most;
  };
  const { moves, travel } = optimise(problem, { seed, spent });
  turns?.end(moves);
  const shares = turns && { alone: turns.alone, together: turns.together };
  parentPort?.postMessage({ travel, ...(shares && { shares }) } satisfies Found);
});
parentPort?.postMessage('ready');
