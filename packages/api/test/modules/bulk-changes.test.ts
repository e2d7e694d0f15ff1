import { sql } from 'kysely';
import { startServer, type TestServer } from '../harness';
import { auditOf, channelOf, join, publishedBy } from './fixtures';
import { refusalOf, stockedCompany, type StockedCompany } from './stock-fixtures';

let server: TestServer;
let company: StockedCompany;
beforeAll(async () => {
  server = await startServer();
  company = await stockedCompany(server);
});
afterAll(() => server.close());

const namesOf = (events: readonly unknown[]) => events.map((one) => (one as { event: string }).event);
const skuOf = async (id: string) =>
  (await server.call('GET /sku', { token: company.token, query: { sku_id: id } })).body.sku;

test('several SKUs get the same, each with its entry and its event; what one refuses changes none', async () => {
  const { token } = company;
  const one = await company.sku({ max_stock: 50, barcodes: [{ code: 'B-1', unit: 'each' }] });
  const other = await company.sku({ max_stock: 5, family: 'Old' });
  const change = (fields: object, ids = [one.id, other.id]) =>
    server.call('PATCH /skus', { token, body: { sku_ids: ids, ...fields } });
  const events = await publishedBy(server, channelOf(company.owner), async () => {
    const { status, body } = await change({ family: 'Tools', min_stock: 2 });
    expect([status, body.skus.map(({ family, minStock }) => [family, minStock])]).toEqual([
      200,
      [
        ['Tools', 2],
        ['Tools', 2],
      ],
    ]);
  });
  expect(namesOf(events)).toEqual(['SkuUpdated', 'SkuUpdated']);
  for (const { id, version } of [one, other]) {
    expect(await skuOf(id)).toMatchObject({ version: version + 1, family: 'Tools' });
    expect(await auditOf(server, 'sku.updated', id)).toHaveLength(1);
  }
  // Fields that are not said stay, and so do the parts of a SKU.
  expect(await skuOf(one.id)).toMatchObject({ maxStock: 50, barcodes: [{ code: 'B-1', unit: 'each' }] });
  expect(refusalOf(await change({ min_stock: 10 }))).toEqual([422, 'validation_failed', 'sku_ids/1 sku_levels_order']);
  expect((await skuOf(one.id)).minStock).toBe(2);
  expect(refusalOf(await change({ family: 'New' }, [one.id, 'nobody']))).toEqual([
    404,
    'not_found',
    'sku_ids/1 unknown',
  ]);
  expect((await skuOf(one.id)).family).toBe('Tools');
  expect(refusalOf(await change({}))).toEqual([422, 'validation_failed', 'sku_ids nothing_given']);
  const member = await join(server, company.owner);
  const body = { sku_ids: [one.id], family: 'New' };
  expect((await server.call('PATCH /skus', { token: member.token, body })).status).toBe(403);
});

test('places are blocked and opened together, and those that were so already are not told of', async () => {
  const { token, warehouseId: warehouse_id } = company;
  const ids = ['01-01-1-1', '01-02-1-1'].map((code) => company.at(code));
  const block = (blocked: boolean, location_ids: string[]) =>
    server.call('PATCH /locations', { token, body: { warehouse_id, location_ids, blocked } });
  expect((await block(true, ids.slice(0, 1))).body.changed).toEqual(ids.slice(0, 1));
  const events = await publishedBy(server, channelOf(company.owner), async () => {
    const { body } = await block(true, ids);
    expect([body.changed, body.locations.map(({ blocked }) => blocked)]).toEqual([ids.slice(1), [true, true]]);
  });
  expect(namesOf(events)).toEqual(['LocationUpdated']);
  const sku = await company.sku();
  const put = await company.book('receive', { sku_id: sku.id, quantity: 1, to_location_id: ids[1] ?? '' });
  expect(put.status).toBe(409);
  expect(refusalOf(await block(false, [...ids, 'nowhere']))).toEqual([404, 'not_found', 'location_ids/2 unknown']);
  expect((await block(false, ids)).body.changed).toEqual(ids.toSorted());
  // A place of another warehouse is none of this one's.
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'Other' } })).body;
  const elsewhere = { warehouse_id: warehouse.id, location_ids: ids.slice(0, 1), blocked: true };
  expect((await server.call('PATCH /locations', { token, body: elsewhere })).status).toBe(404);
});

test('places get one zone and type together; one whose stock breaks the rules of the type keeps all of them', async () => {
  const { token, warehouseId: warehouse_id } = company;
  const [one = '', two = '', three = ''] = ['02-01-1-1', '02-02-1-1', '02-03-1-1'].map((code) => company.at(code));
  const zoneBody = { warehouse_id, code: 'BULK', name: 'Bulk' };
  const { zone } = (await server.call('POST /zone', { token, body: zoneBody })).body;
  const { locationType: type } = (
    await server.call('POST /location-type', { token, body: { name: 'Few', max_pieces: 5 } })
  ).body;
  const change = (location_ids: string[], more: { zone_id?: string | null; type_id?: string | null }, key?: string) =>
    server.call('PATCH /locations', {
      token,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      body: { warehouse_id, location_ids, ...more },
    });
  const both = { zone_id: zone.id, type_id: type.id };
  expect((await change([one], { zone_id: zone.id })).body.changed).toEqual([one]);
  const events = await publishedBy(server, channelOf(company.owner), async () => {
    const first = await change([one, two], both, 'both-places');
    expect(first.body.changed.toSorted()).toEqual([one, two].toSorted());
    expect(first.body.locations.map(({ zoneId, typeId }) => [zoneId, typeId])).toEqual([
      [zone.id, type.id],
      [zone.id, type.id],
    ]);
    expect((await change([one, two], both, 'both-places')).body).toEqual(first.body);
  });
  expect(namesOf(events)).toEqual(['LocationUpdated', 'LocationUpdated']);
  expect(await auditOf(server, 'location.updated', two)).toHaveLength(1);
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 9, to_location_id: three });
  expect(refusalOf(await change([two, three], { type_id: type.id }))).toEqual([
    409,
    'put_refused',
    'location_ids/1 put_max_pieces',
  ]);
  expect(refusalOf(await change([one], {}))).toEqual([422, 'validation_failed', 'location_ids nothing_given']);
  expect(refusalOf(await change([one], { zone_id: 'nowhere' }))).toEqual([422, 'unknown_id', 'zone_id unknown']);
  expect((await change([one, two], { zone_id: null })).body.locations.map(({ zoneId }) => zoneId)).toEqual([
    null,
    null,
  ]);
  const member = await join(server, company.owner);
  const body = { warehouse_id, location_ids: [one], zone_id: null };
  expect((await server.call('PATCH /locations', { token: member.token, body })).status).toBe(403);
});

test('several orders are canceled, with their stops; one that is over keeps all of them', async () => {
  const { token, warehouseId: warehouse_id } = company;
  const sku = await company.sku();
  await company.book('receive', { sku_id: sku.id, quantity: 10, to_location_id: company.at('01-03-1-1') });
  const order = async (code: string) => {
    const body = { warehouse_id, code, lines: [{ sku_id: sku.id, quantity: 2 }] };
    return (await server.call('POST /order', { token, body })).body.order;
  };
  const [one, two, over] = [await order('C1'), await order('C2'), await order('C3')];
  await server.call('POST /pick-list', { token, body: { warehouse_id, order_ids: [one.id, two.id] } });
  await server.call('DELETE /orders', { token, body: { order_ids: [over.id] } });
  const cancel = (...order_ids: string[]) => server.call('DELETE /orders', { token, body: { order_ids } });
  const reserved = async () => (await company.stock(sku.id)).map((row) => row.reserved);
  expect(await reserved()).toEqual([4]);
  expect(refusalOf(await cancel(one.id, one.id, over.id))).toEqual([409, 'conflict', 'order_ids/2 order_not_open']);
  expect(refusalOf(await cancel(one.id, one.id, 'none'))).toEqual([404, 'not_found', 'order_ids/2 unknown']);
  expect(await reserved()).toEqual([4]);
  const { body } = await cancel(one.id, two.id);
  expect(body.orders.map(({ status, canceled }) => [status, canceled])).toEqual([
    ['canceled', 2],
    ['canceled', 2],
  ]);
  expect(await reserved()).toEqual([0]);
  // All stops in one statement: others wait for the places as long as this takes, and fifty orders have hundreds.
  const commands = await server.services.db.readSystem((trx) =>
    sql<{
      stops: number;
    }>`SELECT count(*)::int AS stops FROM pick_tasks WHERE status = 'canceled' AND company_id = ${company.owner.tenantId}
      GROUP BY cmin::text`.execute(trx),
  );
  expect(commands.rows).toEqual([{ stops: 2 }]);
  expect(await auditOf(server, 'order.canceled', two.id)).toHaveLength(1);
  expect(await company.proof()).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
});
