import { setTimeout as sleep } from 'node:timers/promises';
import type { MoveChoice } from '@slotwise/contract';
import { inputs } from '../../src/modules/slotting/input/kept-inputs';
import { addGoods } from '../../src/seed/goods/add-goods';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { moveDepot } from './laid-out-again';
import { acting } from './proposal-fixtures';
import { newKey, refusalOf } from './stock-fixtures';
import { importFile } from './uploads';

let server: TestServer;
let owner: Person;
let warehouseId: string;
let runId: string;
let at: ReturnType<typeof acting>;

/** Orders that come after the moves. */
const ORDERS = 8;
const GOODS = { seed: 7, aisles: 5, bays: 8, levels: 2, skus: 60, orders: 400, days: 40, picks: false };

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
  // If carrying costs nothing, each plan moves many: with its price a short search may stop at two or three.
  const costs = { moves: 0, reach: true, congestion: false, replenishment: true };
  const body = { warehouse_id: warehouseId, seconds: 120, moves: 30_000, seed: 5, costs };
  runId = (await server.call('POST /slotting/run', { token, body })).body.run.id;
  expect(refusalOf(await server.call('GET /move-curve', { token, query: { run_id: runId } }))).toEqual([
    409,
    'no_plan',
  ]);
  for (let status = ''; status !== 'done'; await sleep(20)) {
    status = (await server.call('GET /slotting/run', { token, query: { run_id: runId } })).body.run.status;
    expect(status).not.toBe('failed');
  }
  at = acting(server, token, warehouseId);
}, 120_000);
afterAll(() => server.close());

const curve = async () =>
  (await server.call('GET /move-curve', { token: owner.token, query: { run_id: runId } })).body.curve;
const propose = async (choice: MoveChoice) =>
  (await server.call('POST /move-proposal', { token: owner.token, body: { run_id: runId, choice } })).body.proposal;
const stock = async () => {
  const { items } = (await server.call('GET /stock', { token: owner.token, query: { limit: '200' } })).body;
  return items.map((row) => `${row.location.code} ${row.sku.code} ${row.onHand}`).sort();
};
/** Does what is to be done, and after each step asks the ledger whether its sums are the stock. */
async function workOff(): Promise<number> {
  for (let steps = 0; ; steps++) {
    const task = await at.take();
    if (!task) return steps;
    const booked = await at.done(task);
    expect([task.turn, booked.status, refusalOf(booked)]).toEqual([task.turn, 201, [201, undefined]]);
    expect(booked.body.task).toMatchObject({ status: 'done', pieces: task.pieces });
  }
}

test('the curve goes from nothing to all that the plan moves, and a choice stops on it', async () => {
  const { points, all, impossible } = await curve();
  expect(impossible).toBe(0);
  expect(points[0]).toEqual({ chains: 0, moves: 0, minutes: 0, secondsPerDay: 0, breakEvenDays: null });
  expect(points.at(-1)).toEqual(all);
  const { items: placements } = (
    await server.call('GET /slotting/placements', { token: owner.token, query: { run_id: runId, limit: '200' } })
  ).body;
  expect(all.moves).toBeGreaterThanOrEqual(placements.length);
  const values = points.map(({ moves }) => moves);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  // More moves than before save more than before, or take less time.
  points.slice(0, -1).forEach((point, at) => {
    for (const { minutes, secondsPerDay } of points.slice(0, at))
      expect(secondsPerDay < point.secondsPerDay || minutes > point.minutes).toBe(true);
  });
  // A few moves are searched for: they are not cut out of a plan that moves all.
  const fifth = points.findLast(({ moves }) => moves <= all.moves / 5);
  expect(fifth?.secondsPerDay).toBeGreaterThan(all.secondsPerDay * 0.45);
  // Neither ordering nor measuring unpacks the plan where others would wait for it: a thread gets it as it is kept.
  const unpacked: string[] = [];
  const kept = server.services.use(inputs);
  const { get } = kept;
  kept.get = (id) => (unpacked.push(id), get.call(kept, id));
  const some = await propose({ by: 'share', value: 15 });
  kept.get = get;
  expect(unpacked).toEqual([]);
  expect(some.proposed.moves).toBeGreaterThan(0);
  expect(some.proposed.moves).toBeLessThanOrEqual(all.moves * 0.15);
  expect(some.plan).toEqual(all);
  const short = await propose({ by: 'minutes', value: 10 });
  expect(short.proposed.minutes).toBeLessThanOrEqual(10);
  expect(short.proposed.secondsPerDay).toBeGreaterThan(0);
  // Many could be moved with a refill, or once their place is empty; a move that only makes room has no other way.
  const moves = await at.moves(some.id);
  expect(moves.some(({ ways }) => ways.replenishingMinutes !== null || ways.emptyInDays !== null)).toBe(true);
  for (const { ways, buffer } of moves)
    if (buffer) expect(ways).toEqual({ replenishingMinutes: null, emptyInDays: null });
});

test('each point of the curve says its gain on orders that the search did not see, as a proposal of it does', async () => {
  const { points, all, unseen } = await curve();
  expect(unseen?.orders).toBe(GOODS.orders / 5);
  expect(unseen?.secondsPerDay).toHaveLength(points.length);
  expect(unseen?.secondsPerDay[0]).toBe(0);
  let alike = 0;
  for (const share of [0.1, 0.3, 0.6, 1]) {
    const at = points.findLastIndex(({ moves }) => moves <= share * all.moves);
    const { proposed, gain } = await propose({ by: 'moves', value: points[at]!.moves });
    // Chains that save nothing may be left out of it.
    expect(proposed.moves).toBeLessThanOrEqual(points[at]!.moves);
    expect(proposed.secondsPerDay).toBeGreaterThanOrEqual(points[at]!.secondsPerDay - 1e-6);
    // Orders may visit goods of a chain that was left out and of one after it, which was measured with it: a little less or more is saved.
    const unlike = gain!.seen.before - gain!.seen.after - proposed.secondsPerDay;
    expect(Math.abs(unlike)).toBeLessThanOrEqual(0.01 * proposed.secondsPerDay);
    if (Math.abs(proposed.secondsPerDay - points[at]!.secondsPerDay) > 1e-6) continue;
    alike++;
    expect(unseen?.secondsPerDay[at]).toBeCloseTo(gain!.unseen!.before - gain!.unseen!.after, 6);
  }
  expect(alike).toBeGreaterThan(0);
});

test('the gain of a proposal is measured for the moves that stand, as it was for all of them', async () => {
  const proposal = await propose({ by: 'share', value: 100 });
  const { id } = proposal;
  const { token } = owner;
  const standing = async () =>
    (await server.call('GET /move-proposal/gain', { token, query: { proposal_id: id } })).body.gain;
  expect(await standing()).toEqual(proposal.gain);
  const moves = await at.moves(id);
  const [most] = [...moves].sort((one, other) => other.worth.secondsPerDay - one.worth.secondsPerDay);
  await at.decide(id, 'rejected', { turns: [most!.turn], reason: 'It stays' });
  const left = await standing();
  expect(left?.unseen).toMatchObject({ orders: proposal.gain!.unseen!.orders });
  expect(left?.unseen?.after).not.toBeCloseTo(proposal.gain!.unseen!.after, 6);
  // Less is saved, and nothing else is measured: the work before is of the same orders.
  expect(left?.seen.after).toBeGreaterThan(proposal.gain!.seen.after);
  expect(left?.seen.before).toBeCloseTo(proposal.gain!.seen.before, 6);
  await at.decide(id, 'rejected', { turns: moves.map(({ turn }) => turn), reason: 'All stay' });
  expect(await standing()).toBeNull();
  await at.decide(id, 'open', { turns: moves.map(({ turn }) => turn) });
  expect(await standing()).toEqual(proposal.gain);
});

test('a share above the whole, less than one move and what is no number are refused by field and code', async () => {
  const refused = async (by: MoveChoice['by'], value: unknown) => {
    const body = { run_id: runId, choice: { by, value: value as number } };
    return refusalOf(await server.call('POST /move-proposal', { token: owner.token, body }));
  };
  const fault = (code: string) => [422, 'validation_failed', `choice/value ${code}`];
  expect(await refused('share', 100.5)).toEqual(fault('too_large'));
  expect(await refused('share', 250)).toEqual(fault('too_large'));
  expect(await refused('moves', 0.5)).toEqual(fault('too_small'));
  expect(await refused('chains', 0.5)).toEqual(fault('too_small'));
  for (const value of [0, -15]) expect(await refused('share', value)).toEqual(fault('too_small'));
  for (const value of [NaN, '15', null]) expect(await refused('share', value)).toEqual(fault('wrong_type'));
});

test('every move of a plan is carried out step by step by the rules of the ledger, measured, and brought back', async () => {
  const { token } = owner;
  const before = await stock();
  const { all } = await curve();
  const { id } = await propose({ by: 'share', value: 100 });
  await at.decide(id, 'approved');
  const { proposal } = (await at.activate(id)).body;
  const moves = await at.moves(id);
  expect(await workOff()).toBe(moves.length);
  const ended = (await at.read(id)).proposal;
  expect(ended).toMatchObject({ status: 'done', tasks: { open: 0, dropped: 0 } });
  expect(await stock()).not.toEqual(before);
  // None of the chosen moves is left.
  expect((await curve()).all.moves).toBe(all.moves - moves.length);

  const realised = async () =>
    (await server.call('GET /move-proposal/realised', { token, query: { proposal_id: id } })).body.realised;
  expect(await realised()).toMatchObject({ measured: null, done: moves.length, moves: moves.length });
  const skus = [...new Set(moves.map(({ sku }) => sku.code))].slice(0, ORDERS * 2);
  const codes = skus.map((sku, line) => [`After ${Math.floor(line / 2)}`, sku] as const);
  // An order that nobody has picked yet was no way to walk.
  const { id: skuId = '' } = moves[0]?.sku ?? {};
  const open = { warehouse_id: warehouseId, code: 'Open', lines: [{ sku_id: skuId, quantity: 1 }] };
  await server.call('POST /order', { token, body: open });
  const now = server.services.clock.now().toISOString();
  const file = ['order,sku,quantity,date', ...codes.map((cells) => `${cells.join(',')},1,${now}`)].join('\n');
  await importFile(server, owner, 'orders', file, { warehouse_id: warehouseId });
  const { measured, promised } = await realised();
  expect(promised).toBeCloseTo(proposal.approved.secondsPerDay);
  expect(measured).toMatchObject({ orders: ORDERS, lines: skus.length, days: 1 });
  expect(measured?.before).toBeGreaterThan(0);
  // The part of the work that was promised is of the mean day that its seconds are of: all moves that were proposed are approved here.
  const { before: seenBefore = 0, after: seenAfter = 0 } = proposal.gain?.seen ?? {};
  expect(promised / seenBefore).toBeCloseTo(1 - seenAfter / seenBefore);
  expect(measured?.secondsPerDay).toBeCloseTo((measured?.before ?? 0) - (measured?.after ?? 0));

  await at.takeBack(id);
  expect(await workOff()).toBe(moves.length);
  expect((await at.read(id)).proposal.status).toBe('taken_back');
  expect(await stock()).toEqual(before);
  const { proof } = (await server.call('GET /stock/proof', { token })).body;
  expect([proof.wrongOnHand, proof.wrongReserved]).toEqual([[], []]);
}, 120_000);

test('a draft is made anew from what lies where now', async () => {
  const { token } = owner;
  const old = await propose({ by: 'share', value: 100 });
  const [first] = await at.moves(old.id);
  const free = (await curve()).all.moves;
  // Somebody carries the first one by themselves.
  const sides = { from_location_id: first!.from.id, to_location_id: first!.to.id };
  const { items } = (await server.call('GET /stock', { token, query: { sku_id: first!.sku.id } })).body;
  const lying = items.filter(({ location }) => location.id === first!.from.id);
  const moves = lying.map(({ lot, state, onHand: quantity }) => ({
    ...{ key: newKey(), sku_id: first!.sku.id, quantity, state, ...sides },
    ...(lot && { lot: lot.code }),
  }));
  const carried = await server.call('POST /stock/move', { token, body: { warehouse_id: warehouseId, moves } });
  expect(refusalOf(carried)).toEqual([201, undefined]);
  expect((await at.read(old.id)).stale[0]).toMatchObject({ turn: 1, reason: 'goods_gone' });
  const anew = await server.call('POST /move-proposal/recompute', { token, body: { proposal_id: old.id } });
  expect([anew.status, anew.body.proposal.status]).toEqual([201, 'draft']);
  expect((await at.read(anew.body.proposal.id)).stale).toEqual([]);
  expect((await at.read(old.id)).proposal.status).toBe('dropped');
  expect((await curve()).all.moves).toBeLessThan(free);
});

test('a draft made anew keeps what was decided, whatever numbers the moves have then', async () => {
  const { token } = owner;
  const old = await propose({ by: 'share', value: 100 });
  const before = await at.moves(old.id);
  // Of another chain than the first one, without which the fewest others fall.
  const [alone] = before
    .filter(({ chain, needs }) => chain !== before[0]!.chain && needs.length === 0)
    .sort((one, other) => one.falls - other.falls);
  if (!alone) throw new Error('The plan has no chain that needs no other.');
  await at.decide(old.id, 'rejected', { turns: [alone.turn], reason: 'It is fragile' });
  await at.decide(old.id, 'approved');
  // Without the first one, every other has another number.
  const [first] = before;
  await at.decide(old.id, 'open', { turns: [first!.turn] });
  const { proposal } = (await server.call('POST /move-proposal/recompute', { token, body: { proposal_id: old.id } }))
    .body;
  const after = await at.moves(proposal.id);
  const again = after.find(({ sku, from }) => sku.id === alone.sku.id && from.id === alone.from.id);
  expect(again).toMatchObject({ decision: 'rejected', reason: 'It is fragile', decidedBy: { id: owner.userId } });
  const decided = after.filter(({ decision }) => decision === 'approved').length;
  expect(decided).toBeGreaterThan(0);
  await at.decide(proposal.id, 'approved');
  expect((await at.moves(proposal.id)).find(({ turn }) => turn === again?.turn)?.decision).toBe('rejected');
});

test('on another layout than that of the search its plan is neither proposed, nor made anew, nor activated', async () => {
  const { token } = owner;
  const draft = await propose({ by: 'share', value: 100 });
  await at.decide(draft.id, 'approved');
  const run = async () => (await server.call('GET /slotting/run', { token, query: { run_id: runId } })).body;
  expect([(await at.read(draft.id)).layoutChanged, (await run()).layoutChanged]).toEqual([false, false]);
  await moveDepot(server, token, warehouseId);
  expect([(await at.read(draft.id)).layoutChanged, (await run()).layoutChanged]).toEqual([true, true]);
  const body = { proposal_id: draft.id };
  const refused = [409, 'layout_changed'];
  expect(refusalOf(await at.activate(draft.id))).toEqual(refused);
  expect(refusalOf(await server.call('POST /move-proposal/recompute', { token, body }))).toEqual(refused);
  expect(refusalOf(await server.call('GET /move-curve', { token, query: { run_id: runId } }))).toEqual(refused);
  expect((await at.read(draft.id)).proposal).toMatchObject({ status: 'draft' });
});
