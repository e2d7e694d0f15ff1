import type { SlottingRun } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type OpenDatabase } from '../src/platform/db/database';
import { addGoods } from '../src/seed/goods/add-goods';
import { signUp, type Caller } from './harness';
import { killable } from './killable';
import type { ServerProcess } from './process';

const GOODS = { seed: 7, aisles: 5, bays: 8, levels: 2, skus: 60, orders: 1500, days: 40, picks: false };
/** Nobody waits for their end: there is time also where others leave a search next to nothing. */
const SECONDS = 600;
/** Walking alone. */
const COSTS = { reach: false, replenishment: false, congestion: false, moves: 0 };
const { begin, database: options } = killable('slotting-killed');

/** Works on the database while no server has it. */
async function between<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(options(), (fault) => {
    throw fault;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const end = async ({ child, exit }: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  child.kill(signal);
  await exit;
};
async function until(
  call: Caller,
  token: string,
  id: string,
  holds: (run: SlottingRun) => boolean,
): Promise<SlottingRun> {
  for (;;) {
    const { run } = (await call('GET /slotting/run', { token, query: { run_id: id } })).body;
    if (holds(run)) return run;
    if (run.status === 'done' || run.status === 'failed') throw new Error(`The search is ${run.status}.`);
    await sleep(50);
  }
}
const chosen = ({ outcome }: Pick<SlottingRun, 'outcome'>) => outcome?.trials[outcome.best]?.seconds ?? Infinity;

test('a search of a process that is killed goes on from the best plan that was kept, is never worse, and ends', async () => {
  let { server, call } = await begin();
  const { token, tenantId: companyId } = await signUp(call);
  const { warehouse } = (await call('POST /warehouse', { token, body: { name: 'Main' } })).body;
  await end(server, 'SIGTERM');
  const into = { companyId, warehouseId: warehouse.id, userId: null, secondId: null };
  await between(({ db }) =>
    db.transaction().execute((trx) => addGoods(trx, into, { ...GOODS, from: new Date('2022-01-03T00:00:00Z') })),
  );

  ({ server, call } = await begin());
  const body = { warehouse_id: warehouse.id, seconds: SECONDS, costs: COSTS };
  const { run } = (await call('POST /slotting/run', { token, body })).body;
  await until(call, token, run.id, ({ progress, outcome }) => progress.moved > 0 && !!outcome);
  // A plan is not written for certain by itself, but with the next change that is: nobody is answered before.
  expect((await call('POST /sku', { token, body: { code: 'LATER', name: 'Later' } })).status).toBe(201);
  await end(server, 'SIGKILL');
  const kept = await between(({ db }) =>
    db
      .selectFrom('slotting_runs')
      .select(['status', 'progress', 'plan', 'outcome'])
      .where('id', '=', run.id)
      .executeTakeFirstOrThrow(),
  );
  expect(kept.status).toBe('running');
  expect(kept.plan?.length).toBeGreaterThan(0);
  expect(kept.progress.elapsedMs).toBeLessThan(SECONDS * 1000);

  ({ server, call } = await begin());
  // Nobody takes a job before the lease of the process that was killed is over.
  const shown: number[] = [];
  await until(call, token, run.id, (now) => {
    shown.push(chosen(now));
    return now.progress.moves > kept.progress.moves;
  });
  await call('POST /slotting/run/stop', { token, body: { run_id: run.id } });
  const after = await until(call, token, run.id, ({ status }) => status === 'done');
  // No worse plan is shown on the way: it does not begin from today's places again.
  expect(Math.max(...shown)).toBeLessThanOrEqual(chosen(kept));
  expect(chosen(after)).toBeLessThanOrEqual(chosen(kept));
  const { progress } = after;
  expect(progress.version).toBeGreaterThanOrEqual(kept.progress.version);
  expect(progress.elapsedMs).toBeGreaterThanOrEqual(kept.progress.elapsedMs);
  if (kept.progress.aim) expect(progress.aim?.plan).toBeLessThanOrEqual(kept.progress.aim.plan);
  const { items } = (await call('GET /slotting/placements', { token, query: { run_id: run.id, limit: '200' } })).body;
  expect(items).toHaveLength(progress.moved);
  await end(server, 'SIGTERM');
}, 700_000);
