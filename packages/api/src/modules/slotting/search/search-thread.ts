/** Searches for a plan in a thread of its own, at a lower priority than the server that waits for it. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Budget } from './budget';
import type { SearchMessage, SearchTask } from './messages';
import { SearchRun } from './search-run';

if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;
const send = (message: SearchMessage) => port.postMessage(message);

/** Only Linux knows threads by a number of their own; elsewhere the search has the priority of the server. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
}

const { input, settings, flag, elapsedMs, start, outcome } = workerData as SearchTask;
yieldToOthers();
const isStopped = () => Atomics.load(flag, 0) === 1;
const budget = new Budget({
  ...{ settings, elapsedMs, isStopped },
  now: () => performance.now(),
  tell: (progress) => send({ progress }),
});
new SearchRun({ input, settings, budget, isStopped, send }).run(start, outcome ?? null);
const progress = budget.progress(0);
send({ progress: { ...progress, spent: isStopped() ? progress.spent : 1 } });
send({ end: { stopped: isStopped() } });
port.close();
