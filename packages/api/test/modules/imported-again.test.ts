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

test('a file that says other things of places that are there changes these, and what it does not say stays', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const warehouse = (await server.call('POST /warehouse', { token, body: { name: 'Main' } })).body.warehouse.id;
  const choices = { warehouse_id: warehouse };
  const places = 'location,zone,aisle,bay,level,position\nA-01,Ambient,1,1,1,1\nA-02,Ambient,1,2,1,1\n';
  await importFile(server, owner, 'locations', places, choices);
  const said = async () => {
    const { items } = (await server.call('GET /locations', { token, query: choices })).body;
    const { items: zones } = (await server.call('GET /zones', { token, query: choices })).body;
    const codes = new Map(zones.map(({ id, code }) => [id, code]));
    return items.map(({ code, zoneId, bay, purpose, blocked }) => [
      code,
      codes.get(zoneId ?? ''),
      bay,
      purpose,
      blocked,
    ]);
  };
  const changed = await importFile(
    server,
    owner,
    'locations',
    'location,zone,purpose,blocked\na-01,Cold,receiving,\nA-02,ambient,storage,yes\n',
    choices,
  );
  expect(changed.counts).toEqual({ added: 0, changed: 2, same: 0, refused: 0 });
  expect(await said()).toEqual([
    ['A-01', 'Cold', 1, 'receiving', false],
    ['A-02', 'Ambient', 2, 'storage', true],
  ]);
});
