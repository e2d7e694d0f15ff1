import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const EVERY_MS = 20;

/** Asks one call fifty times a second while the work runs. @returns how long the answers took, in ms, the quickest first */
export async function othersMeanwhile(url: string, token: string, work: () => Promise<unknown>): Promise<number[]> {
  const thread = new Worker(path.join(import.meta.dirname, 'other-calls.mjs'), {
    workerData: { url, token, everyMs: EVERY_MS },
  });
  await once(thread, 'online');
  await work();
  const answered = once(thread, 'message') as Promise<[number[]]>;
  thread.postMessage('stop');
  const [times] = await answered;
  return times.sort((a, b) => a - b);
}
