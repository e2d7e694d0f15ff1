/** Searches for a plan in a thread of its own, at a lower priority than the server that waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { Budget } from './budget';
import { Crew } from './crew';
import type { SearchMessage, SearchTask } from './messages';
import { SearchRun } from './search-run';
import { now, yieldToOthers } from './thread';

if (!parentPort) throw new Error('This is loaded by a worker.');
const port = parentPort;
const send = (message: SearchMessage) => port.postMessage(message);

const task = workerData as SearchTask;
const { settings, shared, began, seeds } = task;
yieldToOthers();
const budget = new Budget({
  ...{ settings, began, now, seeds: seeds.length },
  moves: () => seeds.reduce((sum, _, seed) => sum + Atomics.load(shared.moves, seed), 0),
  tell: (progress) => send({ progress }),
});
const crew = new Crew({ task, budget, now });
new SearchRun({ task, budget, crew, send }).run();
const progress = budget.progress();
send({ progress: { ...progress, spent: crew.isStopped() ? progress.spent : 1 } });
send({ end: { stopped: crew.isStopped() } });
port.close();
