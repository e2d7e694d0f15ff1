import { signUp, startServer, type TestServer } from '../harness';
import { check, importAt, importFile } from './uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a file that added to the stock is asked about when it comes again, and adds again if that is said', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const warehouse = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body.warehouse.id;
  await importFile(server, owner, 'skus', 'sku,name\nA-1,Brush\n');
  await importFile(server, owner, 'locations', 'location\nA-01\n', { warehouse_id: warehouse });
  const file = 'location,sku,quantity\nA-01,A-1,5\n';
  const added = { warehouse_id: warehouse, mode: 'add' } as const;
  const onHand = async () => (await server.call('GET /stock', { token, query: {} })).body.items[0]?.onHand;
  const beforeOf = async (id: string) =>
    (await server.call('GET /import', { token, query: { import_id: id } })).body.before;
  const first = await importFile(server, owner, 'stock', file, added);
  const second = await check(server, owner, 'stock', file, added);
  expect(await beforeOf(second.id)).toEqual({ importId: first.id, at: first.changedAt, by: 'Ada Lovelace' });
  const ran = await server.call('POST /import/run', { token, body: { import_id: second.id } });
  expect([ran.status, ran.body]).toMatchObject([
    409,
    { code: 'imported_before', details: [{ field: 'again', code: 'file_added', params: { at: first.changedAt } }] },
  ]);
  expect(await onHand()).toBe(5);
  const again = await server.call('POST /import/run', { token, body: { import_id: second.id, again: true } });
  expect(again.status).toBe(202);
  await importAt(server, owner, second.id, 'done');
  expect(await onHand()).toBe(10);

  // Another file, another warehouse, and what sets are asked about by nobody.
  const other = await check(server, owner, 'stock', file.replace(',5', ',6'), added);
  const set = await check(server, owner, 'stock', file, { ...added, mode: 'set' });
  expect([await beforeOf(other.id), await beforeOf(set.id)]).toEqual([null, null]);
  const { body } = await server.call('POST /warehouse', { token, body: { name: 'Second' } });
  await importFile(server, owner, 'locations', 'location\nB-01\n', { warehouse_id: body.warehouse.id });
  const elsewhere = await check(server, owner, 'stock', file, { ...added, warehouse_id: body.warehouse.id });
  expect(await beforeOf(elsewhere.id)).toBeNull();
});
