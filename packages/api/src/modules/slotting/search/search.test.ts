import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLOTTING_COSTS, SLOTTING_RULES_OF_PLACES } from '@slotwise/contract/constants';
import type { SlottingSettings } from '@slotwise/contract';
import type { RunInput } from '../input/run-input';
import { NO_PROGRESS } from '../run-queries';
import { Search, type SearchParts } from './search';

const settings: SlottingSettings = {
  ...{ policy: 's-shape', from: null, until: null, heldOut: 0.2, seconds: 60, moves: null, seed: 1, speed: 1 },
  ...{ costs: SLOTTING_COSTS, rules: SLOTTING_RULES_OF_PLACES },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slotwise-search-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function threadOf(name: string, text: string): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, text);
  return file;
}
/** A thread that says these things and then nothing more, whatever it is asked. */
const saying = (...messages: object[]): string =>
  threadOf(
    'thread',
    `const { parentPort } = require('node:worker_threads'); for (const each of ${JSON.stringify(messages)}) parentPort.postMessage(each); setInterval(() => {}, 1000);`,
  );

const searchBy = (file: string, onProgress: SearchParts['onProgress'], over: Partial<SearchParts> = {}) =>
  new Search({
    ...{ threadFile: () => file, threads: 1, settings, start: undefined, outcome: null },
    ...{ input: { piles: [], locations: [] } as unknown as RunInput, before: NO_PROGRESS },
    onBasis: () => {},
    onProgress,
    ...over,
  });

test('time that was told is not taken back by a message that waited longer', async () => {
  const hour = 3_600_000;
  const file = saying(
    { progress: { elapsedMs: 2 * hour, moves: 10 } },
    { progress: { elapsedMs: hour, moves: 20 } },
    { progress: { elapsedMs: 3 * hour, moves: 30 } },
    { end: { stopped: false } },
  );
  const told: (readonly [number, number])[] = [];
  const search = searchBy(file, ({ elapsedMs, moves }) => told.push([elapsedMs, moves]));
  await expect(search.done).resolves.toBe('budget');
  await search.terminate();
  // The clock of the search itself may tell in between.
  expect(told.filter(([, moves]) => moves > 0)).toEqual([
    [2 * hour, 10],
    [2 * hour, 20],
    [3 * hour, 30],
  ]);
});

test('of a search whose threads say nothing its time is told more than twice a second, and a stop ends it with the best plan that they told', async () => {
  const measure = { seen: { metres: 1, seconds: 1 }, unseen: { metres: 1, seconds: 1 } };
  const best = { places: new Int32Array(0), measure, moved: 3 };
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  let heard = () => {};
  const isHeard = new Promise<void>((resolve) => (heard = resolve));
  let told = 0;
  const search = searchBy(saying({ best: { ...best, places: [] }, outcome: null }), ({ moved }) => {
    told++;
    if (moved === best.moved) heard();
  });
  try {
    await isHeard;
    told = 0;
    jest.advanceTimersByTime(10_000);
    expect(told).toBeGreaterThan(20);
    let ending = '';
    void search.done.then((said) => (ending = said));
    search.stop();
    jest.advanceTimersByTime(199);
    await Promise.resolve();
    expect([ending, search.best?.moved]).toEqual(['stopped', best.moved]);
  } finally {
    jest.useRealTimers();
    await search.terminate();
  }
});

test.each(['search-thread', 'seeds-thread'] as const)(
  'a %s that needs more memory than it may take ends its search with that fault, and the server lives on',
  async (greedy) => {
    const endless = threadOf('greedy', 'const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({})));');
    const silent = saying();
    const threadFile = (name: string) => (name === greedy ? endless : silent);
    const search = searchBy(silent, () => {}, { threadFile, threads: 2 });
    try {
      await expect(search.done).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    } finally {
      await search.terminate();
    }
  },
  60_000,
);
