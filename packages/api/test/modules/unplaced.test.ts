import type { SlottingRun } from '@slotwise/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type TestServer } from '../harness';
import { layoutForm, stockedCompany } from './stock-fixtures';
import { importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Beyond the aisles and the bays of the form. */
const NEW = ['04-01-1', '04-02-1', '04-03-1', '04-04-1', '02-09-1'];
/** In a bay that the form has, on a level that it has not: it says by that where it is. */
const KNOWN = '02-03-9';

test('places without coordinates beside a layout are left out of searches, and what lies there stays', async () => {
  const owner = await stockedCompany(server, layoutForm({ aisles: 3, bays: 4, levels: 1 }));
  const { token, warehouseId } = owner;
  const import_ = (kind: 'locations' | 'orders', lines: string[]) =>
    importFile(server, owner.owner, kind, lines.join('\n'), { warehouse_id: warehouseId });
  const said = [...NEW, KNOWN].map(
    (code) => `${code},storage,${Number(code.slice(0, 2))},${Number(code.slice(3, 5))},${code.slice(-1)}`,
  );
  await import_('locations', ['location,purpose,aisle,bay,level', ...said]);
  const places = await owner.places();
  const { body } = await server.call('GET /slotting/state', { token, query: { warehouse_id: warehouseId } });
  expect(body.warehouses[0]).toMatchObject({ hasPlaces: true, unlaid: NEW.length });
  const mapOf = async (run_id?: string) =>
    (await server.call('GET /slotting/map', { token, query: { warehouse_id: warehouseId, ...(run_id && { run_id }) } }))
      .body;
  const map = await mapOf();
  const drawn = map.codes;
  const deepOf = (code: string) => map.y[drawn.indexOf(code)];
  expect([drawn.includes(KNOWN), deepOf(KNOWN)]).toEqual([true, deepOf('02-03-1-1')]);
  expect([drawn.length > 0, drawn.filter((code) => NEW.includes(code))]).toEqual([true, []]);

  // Goods that are asked for most lie farthest; one lies where nobody knows where that is.
  const storage = drawn.toReversed().slice(0, 8);
  const lying = [...storage, '04-01-1'];
  for (const [at, code] of lying.entries()) {
    const { id } = await owner.sku({ code: `K-${at}`, length_mm: 100, width_mm: 100, height_mm: 100, weight_g: 500 });
    await owner.book('receive', { sku_id: id, quantity: 50, to_location_id: places.get(code) ?? '' });
  }
  const lines = Array.from({ length: 60 }, (_, at) =>
    [0, 1 + (at % 3), 8].map((sku) => `O-${at},K-${sku},1,2022-01-${String(1 + (at % 28)).padStart(2, '0')}`),
  );
  await import_('orders', ['order,sku,quantity,date', ...lines.flat()]);
  const costs = { reach: false, replenishment: false, congestion: false, moves: 0 };
  const asked = { warehouse_id: warehouseId, seconds: 60, moves: 4000, costs };
  const { run: begun } = (await server.call('POST /slotting/run', { token, body: asked })).body;
  const ended = async (): Promise<SlottingRun> => {
    for (;;) {
      const { run } = (await server.call('GET /slotting/run', { token, query: { run_id: begun.id } })).body;
      if (run.status === 'failed' || run.status === 'done') return run;
      await sleep(20);
    }
  };
  const run = await ended();
  expect([run.status, run.fault]).toEqual(['done', null]);
  expect(run.basis?.warnings).toContainEqual({ code: 'places_left_out', count: NEW.length });
  expect((await mapOf(run.id)).codes.filter((code) => NEW.includes(code))).toEqual([]);
  const { items } = (await server.call('GET /slotting/placements', { token, query: { run_id: run.id } })).body;
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ sku, to }) => sku.code === 'K-8' || NEW.includes(to.code))).toEqual([]);
});
