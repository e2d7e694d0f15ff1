import type { Call } from './company';

/** Milliseconds of every answer that somebody else waited for. */
export interface Waits {
  reads: number[];
  writes: number[];
  failed: number;
}

const READS_A_SECOND = 20;
const WRITES_A_SECOND = 5;

/**
 * People of another company at work: so many reads and writes are begun a second, however long the ones before take.
 * @param calls sessions that take turns, so that none of them meets its limit
 * @returns what ends it and says how long they waited
 */
export function othersAtWork(calls: readonly Call[]): () => Promise<Waits> {
  const waits: Waits = { reads: [], writes: [], failed: 0 };
  const running = new Set<Promise<void>>();
  let count = 0;
  const begin = (kind: 'reads' | 'writes', work: (call: Call) => Promise<unknown>) => {
    const at = performance.now();
    const one = work(calls[count++ % calls.length]!)
      .then(() => void waits[kind].push(performance.now() - at))
      .catch(() => void waits.failed++)
      .finally(() => running.delete(one));
    running.add(one);
  };
  const reading = setInterval(() => begin('reads', (call) => call('GET', '/skus?limit=50')), 1000 / READS_A_SECOND);
  const writing = setInterval(
    () => begin('writes', (call) => call('POST', '/sku', { code: crypto.randomUUID(), name: 'Made meanwhile' })),
    1000 / WRITES_A_SECOND,
  );
  return async () => {
    clearInterval(reading);
    clearInterval(writing);
    await Promise.all(running);
    return waits;
  };
}

/** The value below which so many of a hundred lie. */
export const percentile = (values: readonly number[], hundredth: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil((values.length * hundredth) / 100) - 1)] ?? Number.NaN;
