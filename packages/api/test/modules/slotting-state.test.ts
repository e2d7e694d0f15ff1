import { sql } from 'kysely';
import { laidOut } from '../../src/modules/slotting/place-queries';
import type { Trx } from '../../src/platform/db/tables';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

/** Places by what they have of an aisle and a bay. */
interface Places {
  laid?: number;
  withoutBay?: number;
  /** Of those without a bay, with coordinates. */
  spotted?: number;
  docks?: number;
}
async function aWarehouse(name: string, { laid = 0, withoutBay = 0, spotted = 0, docks = 0 }: Places): Promise<string> {
  const { token, tenantId } = owner;
  const { id } = (await server.call('POST /warehouse', { token, body: { name } })).body.warehouse;
  const add = async (trx: Trx) => {
    await sql`INSERT INTO warehouse_layouts (warehouse_id, company_id, changed_at) VALUES (${id}, ${tenantId}, now())`.execute(
      trx,
    );
    await sql`
      INSERT INTO locations (id, company_id, warehouse_id, code, purpose, aisle, bay, x_mm, y_mm, walk_order, since, created_at)
      SELECT ${name} || n, ${tenantId}, ${id}, 'P' || n, CASE WHEN n > ${laid + withoutBay}::int THEN 'shipping' ELSE 'storage' END,
        CASE WHEN n <= ${laid + withoutBay}::int THEN n END, CASE WHEN n <= ${laid}::int THEN 1 END,
        CASE WHEN n <= ${laid + spotted}::int THEN 100 * n END, CASE WHEN n <= ${laid + spotted}::int THEN 100 END, n, 0, now()
      FROM generate_series(1, ${laid + withoutBay + docks}::int) AS n`.execute(trx);
  };
  await server.services.db.withSystem(prepared(add));
  return id;
}
const stateOf = async (id: string) => {
  const { warehouses } = (await server.call('GET /slotting/state', { token: owner.token })).body;
  const { hasPlaces, isFree, unlaid } = warehouses.find(({ warehouseId }) => warehouseId === id) ?? {};
  return { hasPlaces, unlaid, ...(isFree && { isFree }) };
};

test('a warehouse says whether a search has places to go by, and how many storage places it has where none is laid out', async () => {
  const { token } = owner;
  const bare = (await server.call('POST /warehouse', { token, body: { name: 'Bare' } })).body.warehouse.id;
  expect(await stateOf(bare)).toEqual({ hasPlaces: false, unlaid: 0 });
  expect(await stateOf(await aWarehouse('docks', { docks: 3 }))).toEqual({ hasPlaces: false, unlaid: 0 });
  const unlaid = await aWarehouse('unlaid', { withoutBay: 6, docks: 1 });
  expect(await stateOf(unlaid)).toEqual({ hasPlaces: false, unlaid: 6 });
  // Where a search has some to go by, nobody is told of the others.
  expect(await stateOf(await aWarehouse('both', { laid: 1, withoutBay: 6 }))).toEqual({ hasPlaces: true, unlaid: 0 });
  // Coordinates are something to go by, of some places as of all; aisles and bays come before them.
  const spotted = await aWarehouse('spotted', { withoutBay: 6, spotted: 2 });
  expect(await stateOf(spotted)).toEqual({ hasPlaces: true, isFree: true, unlaid: 4 });
  const mixed = await aWarehouse('mixed', { laid: 1, withoutBay: 6, spotted: 2 });
  expect(await stateOf(mixed)).toEqual({ hasPlaces: true, unlaid: 0 });
  // A place that was taken away is none.
  await sql`UPDATE warehouse_layouts SET version = 2 WHERE warehouse_id = ${unlaid}`.execute(server.database.db);
  await sql`UPDATE locations SET until = 2 WHERE warehouse_id = ${unlaid} AND code = 'P1'`.execute(server.database.db);
  expect(await stateOf(unlaid)).toEqual({ hasPlaces: false, unlaid: 5 });
});

test('the state of a warehouse is read from a few of its places, however many it has', async () => {
  await aWarehouse('large', { laid: 5000 });
  await sql`ANALYZE locations`.execute(server.database.db);
  const scope = { userId: owner.userId, companyId: owner.tenantId, wmsId: null };
  const read = await server.services.db.readTenant(scope, async (trx) => {
    const rowsRead = async () => {
      const { rows } = await sql<{ read: number }>`
        SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'locations'`.execute(
        trx,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await rowsRead();
    expect((await laidOut(trx, owner.tenantId)).size).toBeGreaterThan(1);
    return (await rowsRead()) - before;
  });
  expect(read).toBeLessThan(50);
});
