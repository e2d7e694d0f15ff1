/** Searches by some of a run's seeds what its first thread asks, at a lower priority than the server. */
import { workerData } from 'node:worker_threads';
import { searchBySeeds } from './by-seed';
import type { Question, SeedPlan, SeedsTask } from './messages';
import { now, yieldToOthers } from './thread';

const task = workerData as SeedsTask;
const { port, shared } = task;
yieldToOthers();
const onPlan = (plan: SeedPlan) => {
  port.postMessage(plan);
  // The first thread sleeps where it has nothing to do but wait.
  Atomics.add(shared.bell, 0, 1);
  Atomics.notify(shared.bell, 0);
};
port.on('message', (question: Question) => searchBySeeds(task, question, { now, onPlan }));
