import type { Body, SlottingRun } from '@slotwise/contract';
import { SLOTTING_MOST_MAX } from '@slotwise/contract/constants';
import { planMoves } from '@slotwise/engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Jobs } from '../../src/platform/jobs';
import { planOfRun } from '../../src/modules/slotting';
import { unpackedPlan } from '../../src/modules/slotting/unpacked';
import { slottingJob } from '../../src/modules/slotting/run-job';
import { addGoods } from '../../src/seed/goods/add-goods';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive, type Live } from '../live';

let server: TestServer;
let owner: Person;
let live: Live;
let warehouseId: string;

const GOODS = { seed: 7, aisles: 5, bays: 8, levels: 2, skus: 60, orders: 1500, days: 40, picks: false };

beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  const { token, tenantId: companyId } = owner;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body;
  warehouseId = warehouse.id;
  const into = { companyId, warehouseId, userId: null, secondId: null };
  await server.services.db.withSystem(
    prepared((trx) => addGoods(trx, into, { ...GOODS, from: new Date('2022-01-03T00:00:00Z') })),
  );
  live = await openLive(server.url, token);
  const headers = { 'x-connection-id': live.connectionId };
  await server.call('POST /sse/subscribe', { token, headers, body: { channel: `company:${companyId}` } });
});
// A test that fails in the middle of a search leaves the warehouse free for its second try and for the next one.
afterEach(async () => {
  const { token } = owner;
  const { items } = (await server.call('GET /slotting/runs', { token, query: { warehouse_id: warehouseId } })).body;
  for (const { id, status } of items) {
    if (status === 'waiting' || status === 'running') {
      await server.call('POST /slotting/run/stop', { token, body: { run_id: id } });
      await ended(id);
    }
  }
});
afterAll(async () => {
  live.close();
  await server.close();
});

/** Walking alone. */
const WALKING = { reach: false, replenishment: false, congestion: false, moves: 0 };
const start = (body: Partial<Body<'POST /slotting/run'>>) =>
  server.call('POST /slotting/run', {
    token: owner.token,
    body: { warehouse_id: warehouseId, seconds: 60, costs: WALKING, ...body },
  });
const isAbout = (id: string, event: string) => (message: { event: string; data: Record<string, unknown> }) =>
  message.event === event && message.data.id === id;
/** Waits for as long as the test may take: a search yields to everything else on a busy machine. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
const runOf = async (id: string): Promise<SlottingRun> =>
  (await server.call('GET /slotting/run', { token: owner.token, query: { run_id: id } })).body.run;
async function ended(id: string): Promise<SlottingRun> {
  await until(async () => ['done', 'failed'].includes((await runOf(id)).status));
  // Everybody who watches was told.
  await until(() =>
    live.messages.some(
      (message) =>
        isAbout(id, 'SlottingRunChanged')(message) && ['done', 'failed'].includes(String(message.data.status)),
    ),
  );
  return runOf(id);
}
const placementsOf = async (id: string) =>
  (await server.call('GET /slotting/placements', { token: owner.token, query: { run_id: id, limit: '200' } })).body
    .items;
const keptOf = (id: string) =>
  server.services.db.readSystem((trx) =>
    trx
      .selectFrom('slotting_runs')
      .select(['status', 'progress', 'plan', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
const progressOf = (id: string) => live.messages.filter(isAbout(id, 'SlottingProgressed'));

test('a run finds a plan that walks less than today on orders seen and not seen, and the same again with its seed', async () => {
  // Of each of its two seeds; the time is no limit.
  const budget = { moves: 30_000, seconds: 600, seed: 5, name: 'First' };
  const run = await ended((await start(budget)).body.run.id);
  expect(run).toMatchObject({ status: 'done', ending: 'budget', name: 'First', fault: null });
  const { basis, progress, outcome } = run;
  // The chosen plan is the best on orders that it was not made from, and no worse than any rule or today's placement.
  expect(outcome).toMatchObject({ orders: 240, complete: true });
  const chosen = outcome?.trials[outcome.best];
  expect(new Set(outcome?.trials.map(({ kind }) => kind))).toEqual(new Set(['today', 'rule', 'search']));
  for (const { seconds } of outcome?.trials ?? []) expect(chosen?.seconds).toBeLessThanOrEqual(seconds);
  expect(outcome?.bound?.gap).toBeGreaterThan(0);
  expect(outcome?.bound).toMatchObject({ proven: false });
  expect(outcome?.work?.plan.travel).toBeCloseTo(progress.plan?.seen.seconds ?? 0);
  expect(basis).toMatchObject({ places: 80, skus: 60, orders: { seen: 1200, unseen: 300 } });
  const best = basis?.rules.find(({ rule }) => rule === basis.bestRule);
  // Rules are told the carrying of their first moves as the plan is, also where it does not count.
  expect(best?.moved).toBeGreaterThan(0);
  expect(best?.carrying).toBeGreaterThan(60 * (best?.moved ?? Infinity) - 1);
  expect(outcome?.work?.plan.moves).toBeGreaterThan(60 * progress.moved - 1);
  expect(outcome?.work?.today.moves).toBe(0);
  expect(progress.plan?.seen.metres).toBeLessThan((basis?.today.seen.metres ?? 0) * 0.9);
  expect(progress.plan?.seen.metres).toBeLessThan(best?.seen.metres ?? 0);
  expect(progress.plan?.unseen.metres).toBeLessThan(basis?.today.unseen.metres ?? 0);
  // A metre a second.
  expect(progress.plan?.seen.seconds).toBeCloseTo(progress.plan?.seen.metres ?? 0);

  const placements = await placementsOf(run.id);
  expect(placements).toHaveLength(progress.moved);
  // A SKU that lies in several places moves from each of them by itself.
  expect(new Set(placements.map(({ sku, from }) => `${sku.id} ${from.id}`)).size).toBe(placements.length);
  expect(new Set(placements.map(({ sku }) => sku.id)).size).toBeLessThan(placements.length);
  expect(placements.every(({ from, to }) => from.id !== to.id)).toBe(true);
  expect(placements.map(({ lines }) => lines)).toEqual(placements.map(({ lines }) => lines).sort((a, b) => b - a));

  const query = { warehouse_id: warehouseId, run_id: run.id };
  const { body: map } = await server.call('GET /slotting/map', { token: owner.token, query });
  expect(map).toMatchObject({ version: progress.version });
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  expect([sum(map.today), sum(map.plan ?? [])]).toEqual([basis?.lines.seen, basis?.lines.seen]);
  const busiest = placements[0];
  const at = (id: string | undefined) => map.ids.indexOf(id ?? '');
  expect(map.plan?.[at(busiest?.to.id)]).toBeGreaterThanOrEqual(busiest?.lines ?? NaN);

  // The moves of the engine are those that are listed.
  const scope = { userId: null, companyId: owner.tenantId, wmsId: null };
  const opened = unpackedPlan((await planOfRun(server.services, scope, run.id))!)!;
  const { chains, stuck } = planMoves(opened.problem, opened.after);
  expect(stuck).toEqual([]);
  const lying = new Map(opened.before.map(([place], number) => [number, place]));
  for (const { sku, from, to } of chains.flatMap(({ steps }) => steps)) {
    expect(lying.get(sku)).toBe(from);
    lying.set(sku, to);
  }
  const carried = [...lying].flatMap(([number, place]) =>
    place === opened.before[number]?.[0]
      ? []
      : [[opened.skuIds[number], opened.locationIds[opened.before[number]![0]!], opened.locationIds[place!]].join(' ')],
  );
  expect(carried.sort()).toEqual(placements.map(({ sku, from, to }) => [sku.id, from.id, to.id].join(' ')).sort());
  expect(await planOfRun(server.services, { ...scope, companyId: 'another' }, run.id)).toBeUndefined();

  // Reasons for the places of goods, and the costs of others, are asked of the kept plan.
  const { token } = owner;
  const [moved] = placements;
  const asked = { run_id: run.id, sku_id: moved?.sku.id ?? '' };
  const { reasons } = (await server.call('GET /slotting/why', { token, query: asked })).body;
  const reason = reasons.find(({ before }) => before.place.id === moved?.from.id);
  expect(reason).toMatchObject({ sku: { id: moved?.sku.id }, after: { place: { id: moved?.to.id } } });
  expect(reason?.linesPerDay).toBeCloseTo((moved?.lines ?? NaN) / 28);
  expect(Math.min(reason?.before.distance ?? 0, reason?.after.distance ?? 0)).toBeGreaterThan(0);
  expect(reason?.together.every(({ sku, share }) => sku.id !== moved?.sku.id && share > 0)).toBe(true);
  const [next] = reason?.next ?? [];
  const elsewhere = { ...asked, from_location_id: moved?.to.id ?? '', location_id: next?.place.id ?? '' };
  const { answer } = (await server.call('GET /slotting/why-not', { token, query: elsewhere })).body;
  expect(answer).toMatchObject({ kind: 'cost', other: { place: next?.place, change: next?.change } });
  const here = { ...elsewhere, location_id: moved?.to.id ?? '' };
  expect((await server.call('GET /slotting/why-not', { token, query: here })).body.answer.kind).toBe('here');
  const place = { run_id: run.id, location_id: moved?.to.id ?? '' };
  const allReasons = (await server.call('GET /slotting/why', { token, query: place })).body.reasons;
  expect(allReasons.map(({ sku }) => sku.id)).toContain(moved?.sku.id);
  // The best place of a bay costs no more than any one of them.
  const inBay = { ...elsewhere, bay: '1' as const };
  const atBest = (await server.call('GET /slotting/why-not', { token, query: inBay })).body.answer;
  // If the next best place is in the same bay, the best one is the present place.
  expect(atBest.kind === 'here' ? 0 : atBest.other?.change.total).toBeLessThanOrEqual(
    answer.other?.change.total ?? NaN,
  );
  const whole = (await server.call('GET /slotting/why', { token, query: { ...place, bay: '1' } })).body.reasons;
  expect(whole.length).toBeGreaterThanOrEqual(allReasons.length);

  // An order of the past is walked on both.
  const tourOf = async (number?: string) =>
    (await server.call('GET /slotting/tour', { token, query: { run_id: run.id, ...(number && { number }) } })).body
      .tour!;
  const typical = await tourOf();
  expect(typical).toMatchObject({ seen: false });
  expect(await tourOf(String(typical.number))).toEqual(typical);
  for (const { metres, x, y, stops } of [typical.today, typical.plan]) {
    expect(stops.length).toBeGreaterThanOrEqual(2);
    const corners = x
      .slice(1)
      .map((at, corner) => Math.hypot(at - x[corner]!, (y[corner + 1] ?? 0) - (y[corner] ?? 0)));
    expect(sum(corners) / 1000).toBeCloseTo(metres, 1);
  }
  const skusOf = ({ stops }: typeof typical.today) => stops.map(({ sku }) => sku.id).sort();
  expect(skusOf(typical.plan)).toEqual(skusOf(typical.today));
  const none = await server.call('GET /slotting/tour', { token, query: { run_id: run.id, number: '999999' } });
  expect(none.status).toBe(404);

  // It is found again by its name, and counted in money once somebody says what an hour costs.
  const named = { token, body: { run_id: run.id, name: 'Before the summer' } };
  expect((await server.call('PATCH /slotting/run', named)).body.run).toMatchObject({ name: 'Before the summer' });
  await server.call('PATCH /slotting/terms', { token, body: { warehouse_id: warehouseId, hour_cost: 2450 } });
  const { warehouses } = (await server.call('GET /slotting/state', { token })).body;
  const { run: shown } = (await server.call('GET /slotting/run', { token, query: { run_id: run.id } })).body;
  expect(warehouses).toEqual([
    {
      ...{ warehouseId, hasPlaces: true, unlaid: 0 },
      ...{ run: shown, planned: shown },
      terms: { warehouseId, hourCost: 2450, currency: 'EUR', decayLimit: 50, decayMoves: 20 },
    },
  ]);
  const nowhere = await server.call('GET /slotting/why', { token, query: { run_id: run.id, sku_id: 'nobody' } });
  expect(nowhere.status).toBe(404);

  const again = await ended((await start(budget)).body.run.id);
  expect(await placementsOf(again.id)).toEqual(placements);
  expect(again.progress.plan).toEqual(progress.plan);
  const other = await ended((await start({ ...budget, seed: 6 })).body.run.id);
  expect(await placementsOf(other.id)).not.toEqual(placements);
  const listed = await server.call('GET /slotting/runs', { token: owner.token, query: { warehouse_id: warehouseId } });
  expect(listed.body.items.map(({ id }) => id)).toEqual([other.id, again.id, run.id]);
}, 400_000);

test('progress is told live and not kept; a run that is stopped ends at once with its best plan', async () => {
  const { run } = (await start({ seconds: 300 })).body;
  await until(() => progressOf(run.id).length > 12);
  expect((await start({})).body.code).toBe('plan_running');
  const elapsed = progressOf(run.id).map(({ data }) => (data.progress as SlottingRun['progress']).elapsedMs);
  expect(elapsed).toEqual(elapsed.toSorted((one, other) => one - other));
  expect(progressOf(run.id).every((message) => 'passing' in message)).toBe(true);

  const asked = await server.call('POST /slotting/run/stop', { token: owner.token, body: { run_id: run.id } });
  expect(asked.status).toBe(200);
  const stopped = await ended(run.id);
  expect(stopped).toMatchObject({ status: 'done', ending: 'stopped' });
  expect(stopped.progress.plan?.seen.metres).toBeLessThan(stopped.basis?.today.seen.metres ?? 0);
  expect(await placementsOf(run.id)).toHaveLength(stopped.progress.moved);
  const kept = await server.services.db.readSystem((trx) =>
    sql<{ event: string }>`SELECT event FROM outbox WHERE event = 'SlottingProgressed'`.execute(trx),
  );
  expect(kept.rows).toEqual([]);
  // Asking again changes nothing.
  const twice = await server.call('POST /slotting/run/stop', { token: owner.token, body: { run_id: run.id } });
  expect(twice.body.run).toEqual(stopped);
}, 400_000);

test('a search within a budget of moves changes the places of so many piles at most, and its plan is the better for them', async () => {
  const within = (most: number) => start({ moves: 30_000, seconds: 600, seed: 5, most });
  const free = await ended((await start({ moves: 30_000, seconds: 600, seed: 5 })).body.run.id);
  expect(free.settings).not.toHaveProperty('most');
  const run = await ended((await within(12)).body.run.id);
  expect(run).toMatchObject({ status: 'done', ending: 'budget', settings: { most: 12 } });
  expect(free.progress.moved).toBeGreaterThan(12);
  expect(run.progress.moved).toBeGreaterThan(0);
  expect(run.progress.moved).toBeLessThanOrEqual(12);
  expect(await placementsOf(run.id)).toHaveLength(run.progress.moved);
  expect(run.progress.plan?.seen.metres).toBeLessThan(run.basis?.today.seen.metres ?? 0);
  // A rule knows no limit to what it moves.
  expect(run.outcome?.trials.map(({ kind }) => kind)).not.toContain('rule');
  const refused = async (most: unknown) => {
    const { status, body } = await within(most as number);
    return [status, ...(body.details ?? []).map(({ field }) => field)];
  };
  for (const most of [0, -1, 2.5, '3', null, SLOTTING_MOST_MAX + 1]) {
    expect([most, await refused(most)]).toEqual([most, [422, 'most']]);
  }
  for (const [by, value, code] of [
    ['share', 101, 'too_large'],
    ['share', 0.01, 'too_small'],
    ['piles', 0.5, 'too_small'],
  ] as const) {
    const { status, body } = await start({ budget: { by, value } });
    expect([status, body.details]).toEqual([422, [expect.objectContaining({ field: 'budget/value', code })]]);
  }
}, 400_000);

// The server's own jobs do not start again after this test, so it is the last one.
test('another server goes on from the best plan that was kept', async () => {
  const { run } = (await start({ seconds: 300 })).body;
  await until(() => progressOf(run.id).length > 4);
  await until(async () => ((await keptOf(run.id))?.progress.moves ?? 0) > 0);
  await server.services.jobs.stop();
  const row = await keptOf(run.id);
  expect(row?.status).toBe('running');
  const before = row?.progress;
  expect([row?.plan?.length, before?.version]).toEqual([70 * 4, expect.any(Number)]);
  const jobs = new Jobs(server.services.db, server.services.log, server.services.metrics);
  try {
    jobs.start([slottingJob(server.services)]);
    const progressIn = ({ data }: ReturnType<typeof progressOf>[number]) => data.progress as SlottingRun['progress'];
    const heard = progressOf(run.id).length;
    // The server before may have told something newer than it kept.
    await until(() =>
      progressOf(run.id)
        .slice(heard)
        .map(progressIn)
        .some(({ version, moves }) => version > (before?.version ?? 0) && moves !== before?.moves),
    );
    await server.call('POST /slotting/run/stop', { token: owner.token, body: { run_id: run.id } });
    jobs.wake();
    const after = await ended(run.id);
    expect(after).toMatchObject({ status: 'done', ending: 'stopped' });
    // The time that was searched before counts.
    expect(after.progress.elapsedMs).toBeGreaterThanOrEqual(before?.elapsedMs ?? Infinity);
    // And so do the moves that were tried.
    const tried = progressOf(run.id)
      .slice(heard)
      .map((told) => progressIn(told).moves);
    expect(Math.min(...tried, after.progress.moves)).toBeGreaterThanOrEqual(before?.moves ?? Infinity);
    expect(after.progress.version).toBeGreaterThan(before?.version ?? 0);
    const chosen = (outcome: typeof after.outcome) => outcome?.trials[outcome.best]?.seconds;
    expect(chosen(after.outcome)).toBeLessThanOrEqual(chosen(row?.outcome ?? null) ?? 0);
    expect(await placementsOf(run.id)).toHaveLength(after.progress.moved);
  } finally {
    await jobs.stop();
  }
}, 400_000);
