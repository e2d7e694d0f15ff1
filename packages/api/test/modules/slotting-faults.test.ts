import type { Body, LayoutForm, SlottingRun } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../harness';
import { openLive } from '../live';
import { layoutForm, newKey, stockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Walking alone. */
const WALKING = { reach: false, replenishment: false, congestion: false, moves: 0 };

test('what cannot be planned, and what is left out of a plan, is named and never dropped', async () => {
  const other = await stockedCompany(server, layoutForm({ aisles: 3, bays: 4 }));
  const { token } = other;
  const live = await openLive(server.url, token);
  await server.call('POST /sse/subscribe', {
    ...{ token, headers: { 'x-connection-id': live.connectionId } },
    body: { channel: `company:${other.owner.tenantId}` },
  });
  type Asked = Partial<Body<'POST /slotting/run'>>;
  const begin = (body: Asked) =>
    server.call('POST /slotting/run', { token, body: { warehouse_id: other.warehouseId, seconds: 1, ...body } });
  const runTo = async (status: 'failed' | 'done', body: Asked): Promise<SlottingRun> => {
    const { run } = (await begin(body)).body;
    for (;;) {
      const now = (await server.call('GET /slotting/run', { token, query: { run_id: run.id } })).body.run;
      if (now.status === 'failed' || now.status === 'done') {
        expect([now.status, now.fault]).toEqual([status, status === 'failed' ? expect.anything() : null]);
        return now;
      }
      await sleep(20);
    }
  };
  const fault = async (body: Asked) => {
    const found = (await runTo('failed', body)).fault;
    return `${found?.field} ${found?.code}`;
  };
  const placements = async ({ id }: SlottingRun) =>
    (await server.call('GET /slotting/placements', { token, query: { run_id: id } })).body.items;
  const notices = async (run: SlottingRun) => {
    const { items } = (await server.call('GET /slotting/notices', { token, query: { run_id: run.id } })).body;
    return items.map(({ sku, kind, refused }) => [sku.code, kind, ...refused.map(({ rule }) => rule)].join(' ')).sort();
  };

  expect(await fault({})).toBe('warehouse_id plan_no_stock');
  const sizes = { length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 };
  const [first, second] = [await other.sku({ code: 'FIRST', ...sizes }), await other.sku({ code: 'SECOND', ...sizes })];
  const bare = await other.sku({ code: 'BARE' });
  const [near, far] = ['01-01-1-1', '03-04-2-1'];
  const receive = (id: string, at: string) =>
    other.book('receive', { sku_id: id, quantity: 9, to_location_id: other.at(at) });
  await receive(first.id, far);
  expect(await fault({})).toBe('from plan_no_orders');
  const line = { sku_id: first.id, quantity: 1 };
  await server.call('POST /order', { token, body: { warehouse_id: other.warehouseId, code: 'OPEN', lines: [line] } });
  // An order that nobody has picked is no history.
  expect(await fault({})).toBe('from plan_no_orders');
  const history = (warehouse_id: string, ...lines: string[]) =>
    importFile(server, other.owner, 'orders', ['order,sku,quantity,date', ...lines].join('\n'), { warehouse_id });
  // One order says nothing about those to come.
  await history(other.warehouseId, 'O-0,FIRST,1,2022-01-01');
  expect(await fault({})).toBe('from plan_few_orders');
  const daily = Array.from({ length: 29 }, (_, at) =>
    ['FIRST', 'SECOND', 'BARE'].map(
      (sku) => `O-${at + 1},${sku},1,2022-01-${String(2 + ((at + 1) % 20)).padStart(2, '0')}`,
    ),
  );
  await history(other.warehouseId, ...daily.flat());

  // Lines of what lies nowhere are counted, and goods without measures are named with what is missing.
  await receive(bare.id, near);
  const some = await runTo('done', {});
  expect(some.basis?.warnings).toEqual([
    { code: 'lines_left_out', count: 29 },
    { code: 'skus_kept', count: 1 },
  ]);
  expect(await notices(some)).toEqual(['BARE no_measures fit']);
  expect((await placements(some)).map(({ sku }) => sku.code)).toEqual(['FIRST']);
  // They are said as soon as the basis is, while the search goes on: it stops without them.
  const { run: long } = (await begin({ seconds: 600 })).body;
  const look = async () => (await server.call('GET /slotting/run', { token, query: { run_id: long.id } })).body.run;
  const heard = () =>
    live.messages.some(
      ({ event, data }) => event === 'SlottingRunChanged' && data.id === long.id && data.basis !== null,
    );
  while (!heard()) await sleep(20);
  const going = await look();
  expect(going.status).toBe('running');
  expect(await notices(going)).toEqual(['BARE no_measures fit']);
  await server.call('POST /slotting/run/stop', { token, body: { run_id: long.id } });
  while ((await look()).status !== 'done') await sleep(20);
  live.close();
  // Two stops are a walk that can be shown.
  const tourOf = ({ id }: SlottingRun, number?: string) =>
    server.call('GET /slotting/tour', { token, query: { run_id: id, ...(number && { number }) } });
  expect((await tourOf(some)).body.tour?.today.stops).toHaveLength(2);

  // Rules that contradict one another: every other place is blocked, or is for other goods. Then nothing moves, and it is said.
  await receive(second.id, '03-03-1-1');
  const places = [...(await other.places())].filter(([code]) => code !== 'DOCK');
  const patch = (id: string, body: object) =>
    server.call('PATCH /location', { token, body: { location_id: id, ...body } });
  for (const [, id] of places) expect((await patch(id, { blocked: true })).status).toBe(200);
  const shut = await runTo('done', {});
  expect(shut.progress.moved).toBe(0);
  expect(shut.outcome?.trials[shut.outcome.best]?.kind).toBe('today');
  for (const [, id] of places) await patch(id, { blocked: false });

  // More SKUs than places to lie in: all of them together in one, so that none has a place of its own to go to.
  const only = await server.call('POST /warehouse', { token, body: { name: 'Small' } });
  const small = only.body.warehouse.id;
  await server.call('POST /warehouse/layout', {
    token,
    body: { warehouse_id: small, version: 0, form: layoutForm({ aisles: 1, bays: 1, levels: 1 }) },
  });
  const [place] = (await server.call('GET /locations', { token, query: { warehouse_id: small } })).body.items.filter(
    ({ purpose }) => purpose === 'storage',
  );
  await server.call('POST /stock/receive', {
    token,
    body: {
      warehouse_id: small,
      moves: [first, second].map(({ id }) => ({
        key: newKey(),
        sku_id: id,
        quantity: 1,
        to_location_id: place?.id ?? '',
      })),
    },
  });
  await history(small, ...Array.from({ length: 20 }, (_, at) => `O-${at + 100},FIRST,1,2022-02-01`));
  const crowded = await runTo('done', { warehouse_id: small });
  expect([crowded.progress.moved, crowded.basis?.places, crowded.basis?.skus]).toEqual([0, 1, 2]);
  expect(crowded.basis?.warnings).toContainEqual({ code: 'few_places', count: 1 });
  // All of its orders have one stop: there is nothing to show, and that is no fault. One that is asked for by its number is unknown.
  expect([await tourOf(crowded), await tourOf(crowded, '0')]).toMatchObject([
    { status: 200, body: { tour: null } },
    { status: 404 },
  ]);

  // A warehouse that nobody could walk so: one-way aisles under another policy, and all to one side.
  const layOut = async (changes: Partial<LayoutForm>) => {
    const form = layoutForm({ aisles: 3, bays: 4, ...changes });
    const query = { warehouse_id: other.warehouseId };
    const { version } = (await server.call('GET /warehouse/layout', { token, query })).body.layout;
    expect((await other.layOut(form, version)).status).toBe(200);
  };
  const oneWay = (aisle: number, towards: 'back' | 'front') => ({ aisle, towards });
  await layOut({ oneWay: [oneWay(1, 'back')] });
  expect(await fault({ policy: 'exact' })).toBe('policy plan_one_way');
  await layOut({ oneWay: [1, 2, 3].map((aisle) => oneWay(aisle, 'back')) });
  expect(await fault({})).toBe('warehouse_id plan_no_way_back');
  // The latest plan is not lost behind a search that came to none.
  const { warehouses } = (await server.call('GET /slotting/state', { token })).body;
  const state = warehouses.find(({ warehouseId }) => warehouseId === other.warehouseId);
  expect([state?.run?.status, state?.planned?.id]).toEqual(['failed', shut.id]);
  const depots = [0, 20_000].map((x, number) => ({ name: `D${number}`, x, y: 0 }));
  await layOut({
    oneWay: [oneWay(1, 'back'), oneWay(3, 'front')],
    depots,
    crossAisles: [{ afterBay: 2, width: 2000 }],
  });
  const walked = await runTo('done', { costs: WALKING, moves: 5000, seconds: 60 });
  expect(walked.basis?.warnings).toContainEqual({ code: 'cross_aisles_ignored', count: 1 });
  expect(walked.progress.plan?.seen.metres).toBeLessThan(walked.basis?.today.seen.metres ?? 0);
  expect((await tourOf(walked)).body.tour?.plan.metres).toBeGreaterThan(0);

  // Sizes that are no sizes are refused by their fields, and never stored.
  const sized = async (changes: object) => {
    const { status, body } = await server.call('POST /sku', {
      token,
      body: { code: 'ODD', name: 'Odd', ...changes } as Body<'POST /sku'>,
    });
    const { details } = body as { details?: { field: string }[] };
    return [status, details?.[0]?.field];
  };
  for (const value of [-1, 0, 0.5, 'NaN', 1e300, true])
    expect([value, await sized({ length_mm: value })]).toEqual([value, [422, 'length_mm']]);
  expect(await sized({ weight_g: NaN })).toEqual([201, undefined]);
  const { body } = await server.call('POST /warehouse', { token, body: { name: 'Bare' } });
  expect(await fault({ warehouse_id: body.warehouse.id })).toBe('warehouse_id plan_no_grid');
  const wrong = { from: '2022-02-01T00:00:00Z', until: '2022-01-01T00:00:00Z' };
  const refused = await begin(wrong);
  expect([refused.status, refused.body.details?.[0]?.field]).toEqual([422, 'until']);
}, 120_000);
