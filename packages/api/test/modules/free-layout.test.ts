import type { SlottingRun } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../harness';
import { newKey, stockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const METRE = 1000;
const PLACES = 24;
const SKUS = 16;

test('places with coordinates alone are imported, searched, drawn, walked, advised and acted on', async () => {
  const owner = await stockedCompany(server);
  const { token } = owner;
  const { id: warehouseId } = (await server.call('POST /warehouse', { token, body: { name: 'Yard' } })).body.warehouse;
  // Places about a yard, some of two levels at one spot, and one of which nobody has said where it is.
  const spotOf = (at: number) => ({ x: METRE * ((at * 7) % 40), y: METRE * ((at * 11) % 30) });
  const rows = Array.from({ length: PLACES }, (_, at) => {
    const { x, y } = spotOf(at);
    return `Y-${at},storage,${x},${y}`;
  });
  const import_ = (kind: 'locations' | 'orders', lines: string[]) =>
    importFile(server, owner.owner, kind, lines.join('\n'), { warehouse_id: warehouseId });
  await import_('locations', ['location,purpose,x,y', ...rows, 'NOWHERE,storage,,', 'GATE,shipping,0,0']);
  const listed = (await server.call('GET /locations', { token, query: { warehouse_id: warehouseId, limit: '100' } }))
    .body;
  const idOf = new Map(listed.items.map(({ code, id }) => [code, id]));
  const state = async () =>
    (await server.call('GET /slotting/state', { token, query: { warehouse_id: warehouseId } })).body.warehouses[0];
  expect(await state()).toMatchObject({ hasPlaces: true, isFree: true, unlaid: 1 });
  const mapOf = async (run_id?: string) =>
    (await server.call('GET /slotting/map', { token, query: { warehouse_id: warehouseId, ...(run_id && { run_id }) } }))
      .body;
  const map = await mapOf();
  expect([map.free, map.codes.length]).toEqual([true, PLACES]);
  map.codes.forEach((code, at) => expect({ x: map.x[at], y: map.y[at] }).toEqual(spotOf(Number(code.slice(2)))));

  // Goods that are asked for most lie farthest from the gate.
  const far = Array.from({ length: PLACES }, (_, at) => at).sort(
    (a, b) => spotOf(b).x + spotOf(b).y - spotOf(a).x - spotOf(a).y,
  );
  const skus: string[] = [];
  for (let at = 0; at < SKUS; at++) {
    const { id } = await owner.sku({ code: `K-${at}`, length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 });
    const to = idOf.get(`Y-${far[at]}`) ?? '';
    const move = { key: newKey(), sku_id: id, quantity: 50, to_location_id: to };
    expect(
      (await server.call('POST /stock/receive', { token, body: { warehouse_id: warehouseId, moves: [move] } })).status,
    ).toBe(201);
    skus.push(id);
  }
  const lines = Array.from({ length: 60 }, (_, at) =>
    [0, 1 + (at % 3), 4 + (at % 5), (at * 5) % SKUS].map(
      (sku) => `O-${at},K-${sku},1,2022-01-${String(1 + (at % 28)).padStart(2, '0')}`,
    ),
  );
  await import_('orders', ['order,sku,quantity,date', ...lines.flat()]);
  const runTo = async (body: object): Promise<SlottingRun> => {
    const asked = await server.call('POST /slotting/run', {
      token,
      body: { warehouse_id: warehouseId, seconds: 60, ...body },
    });
    expect([asked.status, asked.body]).toEqual([
      expect.any(Number),
      expect.objectContaining({ run: expect.anything() }),
    ]);
    for (;;) {
      const { run } = (await server.call('GET /slotting/run', { token, query: { run_id: asked.body.run.id } })).body;
      if (run.status === 'failed' || run.status === 'done') return run;
      await sleep(20);
    }
  };
  const walking = { reach: false, replenishment: false, congestion: true, moves: 0 };
  const run = await runTo({ costs: walking, moves: 4000 });
  expect([run.status, run.fault]).toEqual(['done', null]);
  expect(run.basis?.warnings).toContainEqual({ code: 'free_layout', count: PLACES });
  expect(run.basis?.warnings).toContainEqual({ code: 'places_left_out', count: 1 });
  expect(run.progress.plan?.seen.metres).toBeLessThan((run.basis?.today.seen.metres ?? 0) * 0.9);
  expect((await mapOf(run.id)).free).toBe(true);

  // A tour is as long as its corners are apart, and passes each of its places.
  const { tour } = (await server.call('GET /slotting/tour', { token, query: { run_id: run.id } })).body;
  for (const walk of [tour!.today, tour!.plan]) {
    const [x, y] = [walk.x, walk.y];
    const walked = x.slice(1).reduce((sum, to, at) => sum + Math.abs(to - x[at]!) + Math.abs(y[at + 1]! - y[at]!), 0);
    expect(walked / METRE).toBeCloseTo(walk.metres, 6);
    // Along one direction at a time.
    expect(x.slice(1).every((to, at) => to === x[at] || y[at + 1] === y[at])).toBe(true);
    expect([x[0], y[0], x.at(-1), y.at(-1)]).toEqual([0, 0, 0, 0]);
    for (const { place, corner } of walk.stops)
      expect({ x: x[corner], y: y[corner] }).toEqual(spotOf(Number(place.code.slice(2))));
  }
  expect(tour!.plan.metres).toBeLessThanOrEqual(tour!.today.metres * 1.5);

  // Why a SKU lies where it does, and moves to the plan that can be carried out.
  const placements = (await server.call('GET /slotting/placements', { token, query: { run_id: run.id } })).body.items;
  expect(placements.length).toBeGreaterThan(3);
  const made = await server.call('POST /move-proposal', {
    token,
    body: { run_id: run.id, choice: { by: 'share', value: 100 } },
  });
  expect(made.status).toBe(201);
  const { proposal } = made.body;
  const moves = (await server.call('GET /move-proposal/moves', { token, query: { proposal_id: proposal.id } })).body
    .items;
  expect(moves.length).toBeGreaterThan(3);

  // Goods that come in are advised to the free places that are nearest to the gate.
  const { proposals } = (
    await server.call('GET /stock/places', {
      token,
      query: { warehouse_id: warehouseId, sku_id: skus[1]!, quantity: '1' },
    })
  ).body;
  const [best] = proposals.filter(({ reasons }) => !reasons.includes('same_sku'));
  const gateOf = (code: string) => spotOf(Number(code.slice(2))).x + spotOf(Number(code.slice(2))).y;
  const free = far.slice(SKUS).map((at) => gateOf(`Y-${at}`));
  expect(gateOf(best!.location.code)).toBeLessThanOrEqual(Math.min(...free));

  // Nothing can be kept apart by aisles.
  const apart = await runTo({ rules: { keepZones: false, hazards: 'aisle' } });
  expect(apart.fault).toMatchObject({ field: 'rules', code: 'plan_no_aisles' });

  // A place that is moved changes the walks; one that is added does not.
  const isChanged = async () =>
    (await server.call('GET /slotting/run', { token, query: { run_id: run.id } })).body.layoutChanged;
  expect(await isChanged()).toBe(false);
  await import_('locations', ['location,purpose,x,y', 'NEW,storage,500,500']);
  expect(await isChanged()).toBe(false);
  // Nor does one that goes, however the others are numbered then.
  const gone = idOf.get(`Y-${far[PLACES - 1]}`) ?? '';
  expect((await server.call('DELETE /location', { token, body: { location_id: gone } })).status).toBe(200);
  expect(await isChanged()).toBe(false);
  await import_('locations', ['location,purpose,x,y', `Y-3,storage,900,${spotOf(3).y}`]);
  expect(await isChanged()).toBe(true);
}, 120_000);
