/** Searches in threads that share the orders: begins once each thread is there, and answers when all have ended. */
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toursOf } from '@slotwise/engine';
import { generatedHistory } from './generate';
import type { ThreadTask } from './search-thread';
import type { Found, SearchTask, Together } from './workers';

const LOOK_MS = 50;

const { items, lines, moves, seeds } = JSON.parse(process.argv[2] ?? '{}') as SearchTask;
/** In memory that threads share. */
function sharedProblem(): ThreadTask['problem'] {
  const { orders, warehouse, slots } = generatedHistory(items, lines);
  const { starts, items: collected, weights } = toursOf(orders, items);
  const memory = ({ byteLength }: ArrayBufferView) => new SharedArrayBuffer(byteLength);
  const tours = {
    starts: new Uint32Array(memory(starts)),
    items: new Uint32Array(memory(collected)),
    weights: new Float64Array(memory(weights)),
  };
  tours.starts.set(starts);
  tours.items.set(collected);
  tours.weights.set(weights);
  return { warehouse, slots, items, tours };
}

const problem = sharedProblem();
const turn = seeds.length > 1 ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) : undefined;
const file = pathToFileURL(path.join(import.meta.dirname, 'search-thread.ts')).href;
const workers = seeds.map(
  (seed, at) =>
    // Of tsx only the first thread of a process knows.
    new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file)})))`, {
      eval: true,
      workerData: { problem, seed, moves, turn, at } satisfies ThreadTask,
    }),
);
await Promise.all(workers.map((worker) => once(worker, 'message')));
let resident = 0;
const looking = setInterval(() => {
  resident = Math.max(resident, process.memoryUsage().rss);
}, LOOK_MS);
const found = await Promise.all(
  workers.map(async (worker) => {
    worker.postMessage('go');
    const [answer] = (await once(worker, 'message')) as [Found];
    return answer;
  }),
);
clearInterval(looking);
process.send?.({ found, resident } satisfies Together, () => process.exit());
