import { sql } from 'kysely';
import { measureWalks } from '../../src/modules/orders';
import type { Trx } from '../../src/platform/db/tables';
import { prepared, startServer, type TestServer } from '../harness';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

// A warehouse that came from a file: nobody has drawn it, so its places alone say how far its aisles reach.
const [AISLES, BAYS, LEVELS] = [10, 40, 15];
const [AISLE_PITCH, BAY_PITCH, CROSS_AISLE] = [4000, 1000, 3000];

let server: TestServer;
let company: StockedCompany;
let warehouseId: string;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
  const { token } = company;
  warehouseId = (await server.call('POST /warehouse', { token, body: { name: 'From a file' } })).body.warehouse.id;
  const layout = sql`INSERT INTO warehouse_layouts (warehouse_id, company_id, changed_at)
    VALUES (${warehouseId}, ${company.owner.tenantId}, now())`;
  const places = sql`
    INSERT INTO locations (id, company_id, warehouse_id, code, aisle, bay, level, position, walk_order, x_mm, y_mm, z_mm, since, created_at)
    SELECT 'place-' || a || '-' || b || '-' || l, ${company.owner.tenantId}, ${warehouseId}, a || '-' || b || '-' || l, a, b, l, 1,
      a * 10000 + b * 100 + l, a * ${AISLE_PITCH}::int, b * ${BAY_PITCH}::int, l * 2000, 0, now()
    FROM generate_series(1, ${AISLES}::int) a, generate_series(1, ${BAYS}::int) b, generate_series(1, ${LEVELS}::int) l`;
  const fill = async (trx: Trx) => {
    await layout.execute(trx);
    await places.execute(trx);
  };
  await server.services.db.withSystem(prepared(fill));
  await sql`ANALYZE locations`.execute(server.database.db);
});
afterAll(() => server.close());

/** A list that is done, of one order with a line in each of the places. */
async function doneList(places: readonly string[]) {
  const { token } = company;
  const lines: { sku_id: string; quantity: number }[] = [];
  for (const place of places) {
    const { id } = await company.sku();
    const move = { key: newKey(), sku_id: id, quantity: 1, to_location_id: place };
    const body = { warehouse_id: warehouseId, moves: [move] };
    expect(refusalOf(await server.call('POST /stock/receive', { token, body }))).toEqual([201, undefined]);
    lines.push({ sku_id: id, quantity: 1 });
  }
  const order = { warehouse_id: warehouseId, code: `W ${newKey()}`, lines };
  const { id } = (await server.call('POST /order', { token, body: order })).body.order;
  const asked = { warehouse_id: warehouseId, order_ids: [id] };
  const { pickList } = (await server.call('POST /pick-list', { token, body: asked })).body;
  for (const turn of places.keys()) {
    const body = { pick_list_id: pickList.id, turn: turn + 1, quantity: 1, key: newKey() };
    expect((await server.call('POST /pick-list/pick', { token, body })).status).toBe(200);
  }
  return pickList.id;
}
const walkedOf = async (trx: Trx, id: string) =>
  (await trx.selectFrom('pick_lists').select('walked_mm').where('id', '=', id).executeTakeFirstOrThrow()).walked_mm;

test('the aisles and bays between the stops and the outermost places are as far apart as they stand', async () => {
  const list = await doneList(['place-1-1-1', 'place-1-3-1', 'place-2-2-1']);
  const toBay = (bay: number) => (CROSS_AISLE + BAY_PITCH) / 2 + (bay - 1) * BAY_PITCH;
  const walked = await server.services.db.readSystem((trx) => walkedOf(trx, list));
  expect(Number(walked)).toBe(toBay(3) + toBay(3) + AISLE_PITCH + toBay(2) + toBay(2) + AISLE_PITCH);
});

test('a walk is measured by some places of the warehouse, not by all of them', async () => {
  const list = await doneList(['place-1-1-2', 'place-9-30-2']);
  const scope = { userId: company.owner.userId, companyId: company.owner.tenantId, wmsId: null };
  /** Rows of places that this transaction has read. */
  const rowsRead = async (trx: Trx) => {
    const { rows } = await sql<{ read: number }>`
      SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'locations'`.execute(
      trx,
    );
    return rows[0]?.read ?? 0;
  };
  const work = async (trx: Trx) => {
    await trx.updateTable('pick_lists').set({ walked_mm: null, walked_lines: null }).where('id', '=', list).execute();
    const before = await rowsRead(trx);
    await measureWalks(trx, [list]);
    return { read: (await rowsRead(trx)) - before, walked: await walkedOf(trx, list) };
  };
  const { read, walked } = await server.services.db.withTenant(scope, prepared(work));
  expect(walked).not.toBeNull();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(4 * (AISLES + BAYS));
});
