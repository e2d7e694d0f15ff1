import type { SlottingSettings } from '@slotwise/contract';
import { SLOTTING_SEEDS } from '@slotwise/contract/constants';
import { seedsFrom } from '@slotwise/engine';
import { MessageChannel } from 'node:worker_threads';
import { inputs } from '../../src/modules/slotting/input/kept-inputs';
import { withSharedWalks, type RunInput } from '../../src/modules/slotting/input/run-input';
import { NO_PROGRESS } from '../../src/modules/slotting/run-queries';
import { Budget } from '../../src/modules/slotting/search/budget';
import { searchBySeeds } from '../../src/modules/slotting/search/by-seed';
import { Crew } from '../../src/modules/slotting/search/crew';
import type { Question, SearchTask, SeedPlan } from '../../src/modules/slotting/search/messages';
import { Search } from '../../src/modules/slotting/search/search';
import { addGoods } from '../../src/seed/goods/add-goods';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';

let server: TestServer;
let owner: Person;
let input: RunInput;
let settings: SlottingSettings;

const GOODS = { seed: 7, aisles: 4, bays: 6, levels: 2, skus: 40, orders: 900, days: 40, picks: false };

beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  const { token, tenantId: companyId } = owner;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body;
  const into = { companyId, warehouseId: warehouse.id, userId: null, secondId: null };
  await server.services.db.withSystem(
    prepared((trx) => addGoods(trx, into, { ...GOODS, from: new Date('2022-01-03T00:00:00Z') })),
  );
  const body = { warehouse_id: warehouse.id, seconds: 600, moves: 4000, seed: 11 };
  const { run } = (await server.call('POST /slotting/run', { token, body })).body;
  let kept: RunInput | undefined;
  while (!kept) kept = await server.services.use(inputs).get(run.id);
  input = withSharedWalks(kept);
  settings = run.settings;
});
afterAll(() => server.close());

async function searched(threads: number, wanted: Partial<SlottingSettings> = {}) {
  const told: SeedPlan['cost'][] = [];
  const search = new Search({
    threadFile: (name) => server.services.threadFile(name),
    ...{ input, threads, settings: { ...settings, ...wanted } },
    ...{ before: NO_PROGRESS, start: undefined, outcome: null },
    onBasis: () => {},
    onProgress: ({ moves }) => told.push(moves),
  });
  try {
    expect(await search.done).toBe('budget');
  } finally {
    await search.terminate();
  }
  const { progress, best, outcome } = search;
  return { moves: progress.moves, places: best?.places, measure: best?.measure, trials: outcome?.trials };
}

test('a run of a number of moves comes to the same plan in one thread and in two, by two seeds', async () => {
  const [one, two, again] = [await searched(1), await searched(2), await searched(2)];
  expect(two).toEqual(again);
  expect(one).toEqual(two);
  // Each seed has made the moves that were asked for, up to a round for each stage.
  expect(two.moves).toBeGreaterThanOrEqual(SLOTTING_SEEDS * 4000);
  expect(two.moves).toBeLessThan(SLOTTING_SEEDS * 4000 * 1.3);
});

/** A first thread that leads another one, whose answers a test gives. */
function leading(own: readonly number[], others: readonly number[]) {
  const { port1, port2 } = new MessageChannel();
  const numbers = (count: number) => new Int32Array(new SharedArrayBuffer(count * 4));
  const shared = { stop: numbers(1), bell: numbers(1), moves: numbers(2) };
  const task: SearchTask = {
    ...{ input, settings, shared, began: 0, own, seeds: seedsFrom(settings.seed, 2) },
    others: others.length > 0 ? [{ seeds: others, port: port1 }] : [],
  };
  const now = () => 0;
  const moves = () => shared.moves.reduce((sum, one) => sum + one, 0);
  const budget = new Budget({ ...{ settings, now, moves, seeds: 2, began: 0 }, tell: () => {} });
  const close = () => {
    port1.close();
    port2.close();
  };
  return {
    task,
    shared,
    answer: (plan: SeedPlan) => port2.postMessage(plan),
    crew: new Crew({ task, budget, now }),
    close,
  };
}

const question: Question = {
  ...{ orders: 'seen', stays: [], start: undefined },
  method: { weighing: 'even', ageing: { halfLife: Infinity, trend: null } },
  stage: { moves: 1500, begin: 0, end: 1000 },
};

test('the plan of both seeds is the less costly one of two single searches; of equals that of the first, whoever was first to end', () => {
  const alone = [0, 1].map((seed) => {
    const { task, close } = leading([seed], []);
    const plans: SeedPlan[] = [];
    searchBySeeds(task, question, { now: () => 0, onPlan: (plan) => plans.push(plan) });
    close();
    return plans.at(-1)!;
  });
  const { crew, close } = leading([0, 1], []);
  const both = crew.search(question);
  close();
  expect(both).toEqual(alone[0]!.cost <= alone[1]!.cost ? alone[0] : alone[1]);

  // The other thread ends before this one begins, with plans that cost less, as much, and more.
  for (const [more, seed] of [
    [-1, 1],
    [0, 0],
    [1, 0],
  ] as const) {
    const first = leading([0], [1]);
    first.answer({ ...alone[1]!, cost: alone[0]!.cost + more });
    const told: number[] = [];
    expect(first.crew.search(question, (plan) => told.push(plan.cost))?.seed).toBe(seed);
    // Each plan that is told on the way is better than the one before.
    expect(told.at(-1)).toBe(alone[0]!.cost + Math.min(more, 0));
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    first.close();
  }
});

test('a search that is stopped keeps the best plan of all seeds, also one that the other thread has told and not ended', () => {
  const first = leading([0], [1]);
  const better: SeedPlan = { seed: 1, places: new Int32Array(input.piles.length), cost: 1, isLast: false };
  first.answer(better);
  Atomics.store(first.shared.stop, 0, 1);
  const clock = { now: 0 };
  // It waits for the other one a moment only.
  const { task } = first;
  const budget = new Budget({
    ...{ settings, seeds: 2, began: 0 },
    now: () => clock.now,
    moves: () => 0,
    tell: () => {},
  });
  const crew = new Crew({ task, budget, now: () => (clock.now += 10) });
  expect(crew.search(question)).toEqual(better);
  first.close();
});
