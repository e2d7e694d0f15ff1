import type { Replenishment } from '@slotwise/contract';
import { sql } from 'kysely';
import { prepared, startServer, type TestServer } from '../harness';
import { join } from './fixtures';
import { layoutForm, newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const [A, B] = ['01-01-1-1', '01-02-1-1'];
const measured = { length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 };

const adviceOf = async (own: StockedCompany, skuId: string, quantity = 1) => {
  const query = { warehouse_id: own.warehouseId, sku_id: skuId, quantity: String(quantity) };
  return (await server.call('GET /stock/places', { token: own.token, query })).body;
};
const codesOf = ({ proposals }: Awaited<ReturnType<typeof adviceOf>>) => proposals.map(({ location }) => location.code);
const patch = (own: StockedCompany, code: string, fields: object) =>
  server.call('PATCH /location', { token: own.token, body: { location_id: own.at(code), ...fields } });
const typeOf = async (own: StockedCompany, fields: object) =>
  (await server.call('POST /location-type', { token: own.token, body: { name: `Type ${newKey()}`, ...fields } })).body
    .locationType.id;

test('the preferred place comes first, then the cheapest, each with what speaks for it', async () => {
  const own = await stockedCompany(server);
  const sku = await own.sku({ ...measured, family: 'Soups', places: [{ location_id: own.at('02-03-2-1') }] });
  const relative = await own.sku({ ...measured, family: 'Soups' });
  await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: own.at(A) });
  await own.book('receive', { sku_id: relative.id, quantity: 1, to_location_id: own.at('01-03-1-1') });
  const { proposals, unfit, refused } = await adviceOf(own, sku.id);
  expect(proposals[0]).toMatchObject({
    location: { code: '02-03-2-1' },
    reasons: expect.arrayContaining(['preferred']),
  });
  const reasonsOf = (code: string) => proposals.find(({ location }) => location.code === code)?.reasons;
  expect(reasonsOf(A)).toEqual(expect.arrayContaining(['same_sku', 'family_near', 'short_walk']));
  expect(reasonsOf('02-01-1-1')).not.toContain('family_near');
  // Then the place where it lies. The second level of the first bay is within reach of the hand, and nearer than any other bay.
  expect(codesOf({ proposals, unfit, refused }).slice(1, 3)).toEqual([A, '01-01-2-1']);
  expect([unfit, refused]).toEqual([[], []]);
  await patch(own, '02-03-2-1', { blocked: true });
  const again = await adviceOf(own, sku.id);
  expect(again.unfit).toMatchObject([{ location: { code: '02-03-2-1' }, rule: 'blocked' }]);
  expect(codesOf(again)).not.toContain('02-03-2-1');
});

test('goods join those of their kind while there is room, however far that is; what else lies in a place is said', async () => {
  const own = await stockedCompany(server);
  const far = '02-03-2-1';
  await patch(own, far, { type_id: await typeOf(own, { max_pieces: 10 }) });
  const [sku, other, third] = [await own.sku(measured), await own.sku(measured), await own.sku(measured)];
  await own.book('receive', { sku_id: sku.id, quantity: 6, to_location_id: own.at(far) });
  for (const { id } of [other, third]) {
    await own.book('receive', { sku_id: id, quantity: 1, to_location_id: own.at('01-01-1-1') });
  }
  const { proposals } = await adviceOf(own, sku.id, 4);
  expect(proposals[0]).toMatchObject({ location: { code: far }, others: 0 });
  expect(proposals[0]?.reasons[0]).toBe('same_sku');
  const at = (code: string) => proposals.find(({ location }) => location.code === code);
  expect(at('01-01-1-1')).toMatchObject({ others: 2 });
  expect(at('01-01-2-1')).toMatchObject({ others: 0 });
  // One more than goes in there.
  expect(codesOf(await adviceOf(own, sku.id, 5))).not.toContain(far);
});

test('what was booked, blocked, measured or laid out since is known at once', async () => {
  const own = await stockedCompany(server, layoutForm({ aisles: 1, bays: 2, levels: 1 }));
  const full = await typeOf(own, { max_pieces: 5 });
  for (const code of [A, B]) await patch(own, code, { type_id: full });
  const sku = await own.sku(measured);
  expect(codesOf(await adviceOf(own, sku.id, 4)).sort()).toEqual([A, B]);
  const { body } = await own.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: own.at(A) });
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([B]);
  await patch(own, B, { blocked: true });
  const none = await adviceOf(own, sku.id, 4);
  expect([none.proposals, none.refused]).toEqual([
    [],
    [
      { rule: 'max_pieces', places: 1 },
      { rule: 'blocked', places: 1 },
    ],
  ]);
  await own.undo(body.moves[0]?.id ?? '');
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([A]);
  await own.layOut(layoutForm({ aisles: 1, bays: 3, levels: 1 }), 1);
  expect(codesOf(await adviceOf(own, sku.id, 4))).toEqual([A, '01-03-1-1']);
  // A SKU that grows too heavy for the stock that lies there already.
  const light = await typeOf(own, { max_weight_g: 1000 });
  const third = (await own.places()).get('01-03-1-1') ?? '';
  await server.call('PATCH /location', { token: own.token, body: { location_id: third, type_id: light } });
  expect(codesOf(await adviceOf(own, sku.id, 2))).toEqual([A, '01-03-1-1']);
  await own.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: third });
  const weigh = async (version: number, weight_g: number) => {
    const body = { sku_id: sku.id, version, weight_g };
    expect((await server.call('PATCH /sku', { token: own.token, body })).status).toBe(200);
  };
  await weigh(1, 400);
  expect(codesOf(await adviceOf(own, sku.id, 1))).toEqual(['01-03-1-1', A]);
  await weigh(2, 600);
  expect(codesOf(await adviceOf(own, sku.id, 1))).toEqual([A]);
});

test('a piece that is larger than every place is proposed nowhere; one that nobody measured wherever the rules let it', async () => {
  const own = await stockedCompany(server);
  const large = await own.sku({ ...measured, length_mm: 9000 });
  expect(await adviceOf(own, large.id)).toMatchObject({ proposals: [], refused: [{ rule: 'size', places: 12 }] });
  const unmeasured = await own.sku();
  expect((await adviceOf(own, unmeasured.id)).proposals).toHaveLength(10);
});

test('every place that is proposed takes the goods when they are booked there', async () => {
  const own = await stockedCompany(server);
  const rules = [{ max_pieces: 3 }, { mixing: 'same_sku' }, { mixing: 'empty_only' }, { max_weight_g: 900 }, null];
  const types: (string | null)[] = [];
  for (const rule of rules) types.push(rule && (await typeOf(own, rule)));
  const codes = [...(await own.places()).keys()].filter((code) => code !== 'DOCK');
  for (const [at, code] of codes.entries()) {
    const type = types[at % types.length];
    if (type) await patch(own, code, { type_id: type });
  }
  const skus = await Promise.all(
    [measured, { ...measured, weight_g: null }, measured].map((fields) => own.sku(fields)),
  );
  for (let round = 0; round < 30; round++) {
    const sku = skus[(round * 7) % skus.length]!;
    const quantity = 1 + (round % 3);
    const { proposals } = await adviceOf(own, sku.id, quantity);
    const chosen = proposals[(round * 5) % Math.max(1, proposals.length)];
    if (!chosen) continue;
    const move = { sku_id: sku.id, quantity, to_location_id: chosen.location.id };
    expect([round, (await own.book('receive', move)).status]).toEqual([round, 201]);
  }
});

test('the stock at receiving places is what is to be put away, as many rows as are counted', async () => {
  const own = await stockedCompany(server);
  const [soup, foil] = [await own.sku(measured), await own.sku(measured)];
  await own.book('receive', { sku_id: soup.id, quantity: 4, to_location_id: own.at('DOCK') });
  await own.book('receive', { sku_id: foil.id, quantity: 2, to_location_id: own.at('DOCK') });
  await own.book('receive', { sku_id: foil.id, quantity: 9, to_location_id: own.at(A) });
  const query = { warehouse_id: own.warehouseId, purpose: 'receiving', sort: 'location' };
  const { body } = await server.call('GET /stock', { token: own.token, query });
  expect(body.items.map(({ sku, location, onHand }) => [sku.id, location.code, onHand]).sort()).toEqual(
    [
      [soup.id, 'DOCK', 4],
      [foil.id, 'DOCK', 2],
    ].sort(),
  );
  const { open } = (await server.call('GET /warehouses/open', { token: own.token })).body;
  expect(open.find(({ warehouseId }) => warehouseId === own.warehouseId)?.putAways).toBe(body.items.length);
  expect((await server.call('GET /stock', { token: own.token, query: { purpose: 'attic' } })).status).toBe(422);
});

describe('what is low where it is picked', () => {
  const RESERVE = ['02-01-2-1', '02-02-2-1'] as const;
  const levels = { min_stock: 4, reorder_at: 6, max_stock: 30 };

  async function lowCompany(fields: object = {}) {
    const own = await stockedCompany(server);
    const { token, warehouseId } = own;
    const at = { warehouse_id: warehouseId };
    const low = await own.sku({ ...measured, ...levels, places: [{ location_id: own.at(A) }], ...fields });
    const list = async (waiting?: 'yes') =>
      (await server.call('GET /replenishments', { token, query: { ...at, ...(waiting && { waiting }) } })).body.items;
    return {
      ...own,
      low,
      list,
      receive: (quantity: number, place: string, more: object = {}) =>
        own.book('receive', { sku_id: low.id, quantity, to_location_id: own.at(place), ...more }),
      /** `pieces from lot`, or why there is none. */
      plan: async () => (await list()).map(({ block, rule, moves }) => [block, rule, moves.map(said)]),
      release: (who = token) =>
        server.call('POST /replenishments/release', { token: who, body: { ...at, sku_ids: [low.id] } }),
      take: async (who = token, left: string[] = []) =>
        (await server.call('POST /replenish-task/take', { token: who, body: { ...at, left } })).body.task,
      leave: (id: string) => server.call('POST /replenish-task/leave', { token, body: { task_id: id } }),
      done: (id: string, quantity: number, more: object = {}) =>
        server.call('POST /replenish-task/done', { token, body: { task_id: id, quantity, key: newKey(), ...more } }),
      stockIn: async (place: string) =>
        (await own.stock(low.id))
          .filter(({ location }) => location.code === place)
          .reduce((sum, { onHand }) => sum + onHand, 0),
      overview: async () => {
        const query = { from: '2022-01-20', to: '2022-02-08' };
        return (await server.call('GET /figures/overview', { token, query })).body.figures.attention.replenish;
      },
    };
  }
  const said = ({ pieces, from, lot }: Replenishment['moves'][number]) => `${pieces} ${from.code} ${lot?.code ?? ''}`;
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  test('says where stock lies that nothing may be taken of, and why', async () => {
    const own = await lowCompany({ lot_tracked: true });
    const kept = async () =>
      (await own.list())[0]?.kept?.map(({ place, pieces, why }) => `${pieces} ${place.code} ${why}`);
    expect(await kept()).toEqual([]);
    await own.receive(20, 'DOCK', { lot: 'L1', expires_on: inDays(90) });
    expect(await own.plan()).toEqual([['no_stock', null, []]]);
    expect(await kept()).toEqual(['20 DOCK receiving']);
    await own.receive(8, RESERVE[0], { lot: 'L1', expires_on: inDays(90), state: 'quarantine' });
    await own.receiveExpired(inDays(-1), {
      ...{ sku_id: own.low.id, quantity: 30, lot: 'OLD', to_location_id: own.at(RESERVE[1]) },
    });
    expect(await kept()).toEqual(['30 02-02-2-1 expired', '20 DOCK receiving', '8 02-01-2-1 unusable']);
  });

  test('is brought up to its maximum, in whole packs, first expired first, and never from what has expired', async () => {
    const own = await lowCompany({ lot_tracked: true, units: [{ unit: 'case', factor: 12 }] });
    await own.receive(7, A, { lot: 'L0', expires_on: inDays(9) });
    expect(await own.list()).toEqual([]);
    await own.book('pick', { sku_id: own.low.id, quantity: 1, lot: 'L0', from_location_id: own.at(A) });
    expect(await own.plan()).toEqual([['no_stock', null, []]]);
    const old = { sku_id: own.low.id, quantity: 48, lot: 'OLD', to_location_id: own.at(RESERVE[0]) };
    await own.receiveExpired(inDays(-1), old);
    await own.receive(48, RESERVE[0], { lot: 'LATE', expires_on: inDays(90) });
    await own.receive(17, RESERVE[1], { lot: 'SOON', expires_on: inDays(30) });
    const [{ items: lots }] = [
      (await server.call('GET /lots', { token: own.token, query: { sku_id: own.low.id } })).body,
    ];
    expect(await own.plan()).toEqual([[null, null, ['12 02-02-2-1 SOON', '12 02-01-2-1 LATE']]]);
    expect(await own.list('yes')).toMatchObject([{ available: 6, minimum: 6, maximum: 30, reserve: 65 }]);
    expect(await own.overview()).toBe(1);
    const held = { lot_id: lots.find(({ code }) => code === 'SOON')?.id ?? '', held: true };
    await server.call('PATCH /lot', { token: own.token, body: held });
    expect(await own.plan()).toEqual([[null, null, ['24 02-01-2-1 LATE']]]);
    const { body } = await own.release();
    expect(body).toMatchObject({ skus: 1, tasks: 1 });
    expect(body.rows).toEqual(await own.list());
    expect([(await own.list())[0]?.status, await own.overview()]).toEqual(['released', 0]);
    const task = (await own.take())!;
    expect(task).toMatchObject({
      pieces: 24,
      lot: { code: 'LATE' },
      to: { code: A },
      pack: { unit: 'case', factor: 12 },
    });
    const key = newKey();
    const booked = await own.done(task.id, 24, { key });
    expect([booked.status, booked.body.moves[0]?.source]).toEqual([201, 'replenishment']);
    expect((await own.done(task.id, 24, { key })).body.moves).toEqual(booked.body.moves);
    expect((await own.done(task.id, 24)).status).toBe(409);
    expect([await own.stockIn(A), await own.list()]).toEqual([30, []]);
    expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  });

  test('who leaves a task gets the others first, and those that were left in their turn', async () => {
    const own = await lowCompany({ lot_tracked: true });
    await own.receive(5, A, { lot: 'L0' });
    await own.receive(12, RESERVE[0], { lot: 'SOON', expires_on: inDays(30) });
    await own.receive(48, RESERVE[1], { lot: 'LATE', expires_on: inDays(90) });
    const left: string[] = [];
    expect((await own.release()).body).toMatchObject({ tasks: 2 });
    const next = async () => {
      const task = (await own.take(own.token, left))!;
      await own.leave(task.id);
      left.push(...left.splice(0).filter((id) => id !== task.id), task.id);
      return task.lot?.code;
    };
    const [first, second, third] = [await next(), await next(), await next()];
    expect([[first, second].sort(), third]).toEqual([['LATE', 'SOON'], first]);
    expect((await own.take(own.token, ['nothing', ...left]))?.lot?.code).toBe(second);
  });

  test('stays low where nobody says how much or a rule refuses it, and says so', async () => {
    const own = await lowCompany({ max_stock: null });
    await own.receive(50, RESERVE[0]);
    expect(await own.plan()).toEqual([['no_max', null, []]]);
    // Nobody can fill it, so it waits for nobody on the floor: neither the figure nor its list has it.
    expect([await own.overview(), await own.list('yes')]).toEqual([0, []]);
    await server.call('PATCH /sku', { token: own.token, body: { sku_id: own.low.id, max_stock: 30 } });
    await patch(own, A, { type_id: await typeOf(own, { max_pieces: 20 }) });
    expect(await own.plan()).toEqual([[null, null, ['20 02-01-2-1 ']]]);
    expect([await own.overview(), (await own.list('yes')).length]).toEqual([1, 1]);
    await patch(own, A, { blocked: true });
    expect(await own.plan()).toEqual([['no_room', 'blocked', []]]);
    expect((await own.release()).body).toMatchObject({ tasks: 0 });
  });

  test('without a preferred place it is picked within reach, and lies in reserve above', async () => {
    const own = await stockedCompany(server, layoutForm({ levelHeight: 2000 }));
    const sku = await own.sku({ ...levels });
    const list = async () =>
      (await server.call('GET /replenishments', { token: own.token, query: { warehouse_id: own.warehouseId } })).body
        .items;
    await own.book('receive', { sku_id: sku.id, quantity: 40, to_location_id: own.at('02-03-2-1') });
    expect(await list()).toMatchObject([{ block: 'no_place', reserve: 40 }]);
    await own.book('receive', { sku_id: sku.id, quantity: 2, to_location_id: own.at(B) });
    expect(await list()).toMatchObject([{ block: null, to: { code: B }, moves: [{ pieces: 28 }] }]);
  });

  test('orders have the goods until somebody takes the task; then they are held', async () => {
    const own = await lowCompany();
    await own.receive(30, RESERVE[0]);
    const reserve = (quantity: number) =>
      server.call('POST /reservation', {
        token: own.token,
        body: { warehouse_id: own.warehouseId, reference: newKey(), lines: [{ sku_id: own.low.id, quantity }] },
      });
    await own.release();
    expect((await reserve(20)).status).toBe(201);
    const task = (await own.take())!;
    expect(task.pieces).toBe(10);
    expect(await own.take()).toEqual(task);
    expect((await reserve(1)).status).toBe(409);
    await own.leave(task.id);
    expect((await reserve(10)).status).toBe(201);
    // Nothing is left: the task is dropped.
    expect([await own.take(), (await own.list())[0]?.block]).toEqual([null, 'no_stock']);
  });

  test('a task that somebody took and left is anybody’s after half an hour, and can be withdrawn', async () => {
    const own = await lowCompany();
    for (const place of RESERVE.slice(0, 2)) await own.receive(10, place);
    await own.release();
    const [ann, bob] = await Promise.all([1, 2].map(() => join(server, own.owner, { roleId: own.owner.roleId })));
    const task = (await own.take(ann!.token))!;
    await own.take(bob!.token);
    const moves = async () => (await own.list())[0]?.moves.map(({ user, lapsed }) => [user?.id, lapsed]);
    const withdraw = async () => {
      const body = { warehouse_id: own.warehouseId, sku_id: own.low.id };
      return (await server.call('POST /replenishments/withdraw', { token: own.token, body })).body.tasks;
    };
    const taken = [
      [ann!.userId, false],
      [bob!.userId, false],
    ];
    expect([await own.take(), await withdraw(), await moves()]).toEqual([null, 0, taken]);
    await server.services.db.withSystem(
      prepared(async (trx) => {
        await sql`UPDATE replenish_tasks SET taken_at = taken_at - interval '31 minutes'
          WHERE warehouse_id = ${own.warehouseId}`.execute(trx);
      }),
    );
    expect(await moves()).toEqual(taken.map(([id]) => [id, true]));
    expect(await own.take()).toEqual(task);
    const late = { task_id: task.id, quantity: 10, key: newKey() };
    expect((await server.call('POST /replenish-task/done', { token: ann!.token, body: late })).body).toMatchObject({
      code: 'assigned_to_other',
    });
    // The goods that the other task held are free again.
    expect([await withdraw(), await withdraw(), await moves()]).toEqual([1, 0, [[own.owner.userId, false]]]);
    expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
    expect((await own.done(task.id, 10)).status).toBe(201);
  });

  test('less than the task says needs a reason, and the place is counted before somebody is sent there again', async () => {
    const own = await lowCompany();
    await own.receive(30, RESERVE[0]);
    await own.release();
    const { id } = (await own.take())!;
    const without = await own.done(id, 3);
    expect([without.status, without.body]).toMatchObject([422, { details: [{ field: 'reason', code: 'not_all' }] }]);
    expect((await own.done(id, 3, { reason: 'missing' })).status).toBe(201);
    expect([await own.stockIn(A), await own.plan()]).toEqual([3, [['no_stock', null, []]]]);
    const counts = (await server.call('GET /count/tasks', { token: own.token, query: {} })).body.items;
    expect(counts.map(({ location }) => location.code)).toEqual([RESERVE[0]]);
  });

  test('a refused task stays, and can be brought in part', async () => {
    const own = await lowCompany();
    await own.receive(30, RESERVE[0]);
    await own.release();
    const { id } = (await own.take())!;
    await patch(own, A, { type_id: await typeOf(own, { max_pieces: 5 }) });
    expect((await own.done(id, 30)).body).toMatchObject({ code: 'put_refused' });
    expect((await own.done(id, 5, { reason: 'no_room' })).status).toBe(201);
    expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  });

  test('many who release, take and bring at once are as good as one after the other', async () => {
    const own = await lowCompany({ units: [{ unit: 'case', factor: 8 }] });
    for (const place of RESERVE) await own.receive(21, place);
    const eight = Array.from({ length: 8 });
    const released = await Promise.all(eight.map(() => own.release()));
    expect(released.reduce((sum, { body }) => sum + body.tasks, 0)).toBe(2);
    const people = await Promise.all([1, 2, 3].map(() => join(server, own.owner, { roleId: own.owner.roleId })));
    const taken = await Promise.all(people.map(({ token }) => own.take(token)));
    const ids = taken.flatMap((task) => task?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
    for (const [index, task] of taken.entries()) {
      if (!task) continue;
      const body = { task_id: task.id, quantity: task.pieces, key: newKey() };
      const { token } = people[index]!;
      const answers = await Promise.all([1, 2, 3].map(() => server.call('POST /replenish-task/done', { token, body })));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      // Nobody else is answered with it: they have brought nothing.
      const other = people[(index + 1) % people.length]!;
      const theirs = await server.call('POST /replenish-task/done', { token: other.token, body });
      expect(refusalOf(theirs)).toEqual([409, 'conflict']);
    }
    // 16 and 8: a third case would be too many.
    expect([await own.stockIn(A), await own.list()]).toEqual([24, []]);
    expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  });
});
