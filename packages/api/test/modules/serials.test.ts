import { sql } from 'kysely';
import { startServer, type TestServer, prepared } from '../harness';
import { join, rolesByName } from './fixtures';
import { newKey, refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

const [A, B] = ['01-01-1-1', '01-02-1-1'];
let server: TestServer;
let own: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  own = await stockedCompany(server);
});
afterAll(() => server.close());

const tracked = () => own.sku({ serial_tracked: true });
const receive = (sku: string, serials: string[], at = A) =>
  own.book('receive', { sku_id: sku, quantity: serials.length, serials, to_location_id: own.at(at) });
const lying = async (sku_id: string) => {
  const { items } = (await server.call('GET /stock/serials', { token: own.token, query: { sku_id } })).body;
  return items.map(({ serial, location, state }) => `${serial} ${location.code} ${state}`);
};

test('each piece is named where the SKU asks for it, and nowhere else', async () => {
  const { id } = await tracked();
  const at = { to_location_id: own.at(A) };
  const none = await own.book('receive', { sku_id: id, quantity: 2, ...at });
  expect(refusalOf(none)).toEqual([422, 'validation_failed', 'moves/0/serials serials_needed']);
  const few = await own.book('receive', { sku_id: id, quantity: 2, serials: ['1'], ...at });
  expect(refusalOf(few)).toEqual([422, 'validation_failed', 'moves/0/serials serials_needed']);
  const twice = await own.book('receive', { sku_id: id, quantity: 2, serials: ['x1', 'X 1'], ...at });
  expect(refusalOf(twice)).toEqual([422, 'validation_failed', 'moves/0/serials/1 twice']);
  const plain = await own.book('receive', { sku_id: (await own.sku()).id, quantity: 1, serials: ['1'], ...at });
  expect(refusalOf(plain)).toEqual([422, 'validation_failed', 'moves/0/serials serials_not_tracked']);
  expect((await receive(id, ['S1', 'S2'])).status).toBe(201);
  // While any of it lies somewhere, pieces neither get names nor lose them.
  const change = await server.call('PATCH /sku', { token: own.token, body: { sku_id: id, serial_tracked: false } });
  expect(refusalOf(change)).toEqual([409, 'in_use', 'serial_tracked lies_somewhere']);
});

test('a piece is taken from where it lies, and comes once; undoing puts the very same ones back', async () => {
  const { id } = await tracked();
  await receive(id, ['S1', 'S2', 'S3']);
  expect(refusalOf(await receive(id, ['s 2'], B))).toEqual([409, 'serial_elsewhere', 'moves/0/serials/0 serial_known']);
  const move = (serials: string[]) => ({
    ...{ sku_id: id, quantity: serials.length, serials },
    ...{ from_location_id: own.at(A), to_location_id: own.at(B) },
  });
  const wrong = await own.book('move', move(['S9']));
  expect(refusalOf(wrong)).toEqual([409, 'serial_elsewhere', 'moves/0/serials/0 serial_not_there']);
  const moved = await own.book('move', move(['S3', 'S1']));
  expect(moved.body.moves[0]?.serials).toEqual(['S3', 'S1']);
  expect(await lying(id)).toEqual([`S1 ${B} available`, `S2 ${A} available`, `S3 ${B} available`]);
  await own.undo(moved.body.moves[0]?.id ?? '');
  expect(await lying(id)).toEqual(['S1', 'S2', 'S3'].map((serial) => `${serial} ${A} available`));
  const adjust = { sku_id: id, quantity: 1, serials: ['S2'], change: 'remove' as const, reason: 'Broken' };
  expect((await own.book('adjust', { ...adjust, location_id: own.at(A) })).status).toBe(201);
  expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongSerials: [] });
});

test('what is picked for an order is named', async () => {
  const { token, warehouseId } = own;
  const { id } = await tracked();
  await receive(id, ['P1', 'P2']);
  const lines = [{ sku_id: id, quantity: 1 }];
  const { order } = (
    await server.call('POST /order', { token, body: { warehouse_id: warehouseId, code: newKey(), lines } })
  ).body;
  const released = await server.call('POST /pick-list', {
    token,
    body: { warehouse_id: warehouseId, order_ids: [order.id] },
  });
  const { pickList, tasks } = released.body;
  expect(tasks[0]?.serialTracked).toBe(true);
  const pick = (serials?: string[]) =>
    server.call('POST /pick-list/pick', {
      token,
      body: { pick_list_id: pickList.id, turn: 1, quantity: 1, key: newKey(), ...(serials && { serials }) },
    });
  expect(refusalOf(await pick())).toEqual([422, 'validation_failed', 'serials serials_needed']);
  expect((await pick(['P2'])).status).toBe(200);
  expect(await lying(id)).toEqual([`P1 ${A} available`]);
  await server.call('POST /pick-list/undo', { token, body: { pick_list_id: pickList.id, turn: 1 } });
  expect(await lying(id)).toEqual([`P1 ${A} available`, `P2 ${A} available`]);
});

test('as many pieces with other names are a difference, which a count books piece by piece', async () => {
  const { token, warehouseId } = own;
  const { id } = await tracked();
  await receive(id, ['C1', 'C2'], B);
  const { member } = await rolesByName(server, own.owner);
  const other = await join(server, own.owner, { roleId: member.id });
  const body = { warehouse_id: warehouseId, chosen_by: 'locations' as const, location_ids: [own.at(B)] };
  const { count } = (await server.call('POST /count', { token, body })).body;
  const [task] = (await server.call('GET /count/tasks', { token, query: { count_id: count.id } })).body.items;
  const atB = (await own.stock()).filter(({ location, sku }) => location.code === B && sku.id !== id);
  const entries = [
    { sku_id: id, quantity: 2, serials: ['C2', 'C3'] },
    ...atB.map(({ sku, onHand }) => ({ sku_id: sku.id, quantity: onHand })),
  ];
  const enter = (by: string) =>
    server.call('POST /count/entry', { token: by, body: { task_id: task?.id ?? '', entries } });
  expect((await enter(other.token)).body.task.status).toBe('recount');
  const second = await enter(token);
  expect([second.status, second.body.task?.status]).toEqual([200, 'done']);
  expect(await lying(id)).toEqual([`C2 ${B} available`, `C3 ${B} available`]);
  expect(await own.proof()).toMatchObject({ wrongOnHand: [], wrongSerials: [] });
});

test('the database itself lets no piece be in two places, nor pieces without names', async () => {
  const { id } = await tracked();
  await receive(id, ['D1']);
  const book = (serials: string) =>
    server.services.db.withTenant(
      { userId: own.owner.userId, companyId: own.owner.tenantId, wmsId: null },
      prepared((trx) =>
        sql`INSERT INTO stock_moves (id, company_id, warehouse_id, kind, sku_id, quantity, to_location_id, to_state, at, key, serials)
          VALUES (gen_random_uuid()::text, ${own.owner.tenantId}, ${own.warehouseId}, 'receive', ${id}, 1, ${own.at(B)},
            'available', now(), gen_random_uuid()::text, ${sql.raw(serials)})`.execute(trx),
      ),
    );
  await expect(book(`ARRAY['d1']`)).rejects.toThrow(/stock_serials_once/);
  await expect(book('NULL')).rejects.toThrow(/Each piece has its serial number/);
  await expect(
    server.services.db.withTenant(
      { userId: own.owner.userId, companyId: own.owner.tenantId, wmsId: null },
      prepared((trx) => sql`DELETE FROM stock_serials`.execute(trx)),
    ),
  ).rejects.toThrow(/permission denied/);
});
