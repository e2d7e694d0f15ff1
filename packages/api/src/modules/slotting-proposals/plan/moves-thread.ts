/** Orders the moves of a plan, and measures places, in a thread of its own: neither may keep others waiting. */
import { parentPort, workerData } from 'node:worker_threads';
import { planMoves, secondsOf, type MovePlan, type SkuPlaces, type SlottingProblem } from '@slotwise/engine';

export type MovesTask =
  | { kind: 'moves'; problem: SlottingProblem; after: SkuPlaces; goods: readonly number[] }
  | { kind: 'measure'; problem: SlottingProblem; places: readonly SkuPlaces[] };

export interface MovesAnswer {
  moves: MovePlan;
  /** Seconds of work on a mean day under each of some places. */
  measure: number[];
}

if (!parentPort) throw new Error('This is loaded by a worker.');
const task = workerData as MovesTask;
if (task.kind === 'moves') parentPort.postMessage(planMoves(task.problem, task.after, { goods: task.goods }));
else {
  const { problem, places } = task;
  parentPort.postMessage(places.map((some) => secondsOf(problem, some).total / problem.days));
}
parentPort.close();
