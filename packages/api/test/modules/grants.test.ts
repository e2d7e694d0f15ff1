import { HEADERS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { auditOf, channelOf, join, publishedBy } from './fixtures';
import { stockIn } from './matrix-stock';

let server: TestServer;
let wms: Person;
let otherWms: Person;
let company: Person;
let neighbour: Person;
let skuId: string;
let count = 0;

beforeAll(async () => {
  server = await startServer();
  wms = await signUp(server.call, 'wms');
  otherWms = await signUp(server.call, 'wms');
  company = await join(server, wms, { type: 'join_wms_with_new_company' });
  neighbour = await join(server, wms, { type: 'join_wms_with_new_company' });
  for (const { token } of [company, neighbour]) {
    const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'North' } })).body;
    const stocked = await stockIn(server, token, warehouse.id, (what) => `${what} ${++count}`);
    if (token === company.token) skuId = stocked.skuId;
  }
});
afterAll(() => server.close());

const grant = () =>
  server.call('POST /mycompany/inventory-grant', { token: company.token, body: { wms_id: wms.tenantId } });
const revoke = () => server.call('DELETE /mycompany/inventory-grant', { token: company.token });
const inCompany = (person: Person, tenant = company) => ({
  token: person.token,
  headers: { [HEADERS.company]: tenant.tenantId },
});
const statusOf = async (person: Person, tenant = company) =>
  (await server.call('GET /stock', inCompany(person, tenant))).status;

test('nothing is read until it is granted, then what lies where and nothing else, and nothing from when it is taken back', async () => {
  expect(await statusOf(wms)).toBe(404);
  expect((await grant()).status).toBe(201);

  const { body: stock } = await server.call('GET /stock', inCompany(wms));
  expect(stock.items.map(({ onHand }) => onHand).sort()).toEqual([1, 11, 20]);
  const { body: warehouses } = await server.call('GET /mycompany/warehouses', inCompany(wms));
  expect(warehouses.myWarehouses.map(({ name }) => name)).toEqual(['North']);
  const { body: sku } = await server.call('GET /sku', { ...inCompany(wms), query: { sku_id: skuId } });
  expect(sku.sku.name).toBe('Soup');
  // Neither without naming the company, nor another company, nor another WMS.
  expect((await server.call('GET /stock', { token: wms.token })).status).toBe(403);
  expect(await statusOf(wms, neighbour)).toBe(404);
  expect(await statusOf(otherWms)).toBe(404);
  // Actors and changes stay the company's own.
  for (const key of ['GET /stock/moves', 'GET /orders', 'GET /counts', 'GET /mycompany/users'] as const)
    expect([key, (await server.call(key, inCompany(wms))).status]).toEqual([key, 403]);
  const changed = await server.call('PATCH /sku', { ...inCompany(wms), body: { sku_id: skuId, name: 'Theirs' } });
  expect(changed.status).toBe(403);

  expect((await revoke()).status).toBe(200);
  expect(await statusOf(wms)).toBe(404);
  expect((await revoke()).status).toBe(404);
});

test('a page of a company is no page of another one, though the same person reads both', async () => {
  await grant();
  await server.call('POST /mycompany/inventory-grant', { token: neighbour.token, body: { wms_id: wms.tenantId } });
  const { token } = company;
  await server.call('POST /sku', { token, body: { code: 'Z', name: 'Last' } });
  const { body } = await server.call('GET /skus', { ...inCompany(wms), query: { limit: '1' } });
  const query = { limit: '1', cursor: body.nextCursor ?? '' };
  expect((await server.call('GET /skus', { ...inCompany(wms), query })).body.items).toHaveLength(1);
  expect((await server.call('GET /skus', { ...inCompany(wms, neighbour), query })).status).toBe(422);
});

test('the database refuses a guest whatever else they ask for, and a WMS gives itself nothing', async () => {
  await grant();
  const scope = { userId: wms.userId, companyId: null, wmsId: wms.tenantId };
  const asGuest = <T>(query: string) =>
    server.services.db.readAsGuest(scope, company.tenantId, async (trx) => (await sql.raw<T>(query).execute(trx)).rows);
  expect(await asGuest('SELECT * FROM stock')).toHaveLength(3);
  expect(await asGuest(`SELECT * FROM stock WHERE company_id <> '${company.tenantId}'`)).toEqual([]);
  const theirs = ['stock_moves', 'reservations', 'orders', 'receipts', 'counts', 'slotting_runs', 'label_prints'];
  for (const table of [...theirs, 'stock_serials', 'slotting_watches', 'two_factor', 'replenish_tasks'])
    expect([table, await asGuest(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  expect(await asGuest(`SELECT * FROM users WHERE tenant_id = '${company.tenantId}'`)).toEqual([]);
  await expect(asGuest(`UPDATE skus SET name = 'Theirs'`)).rejects.toThrow(/read-only/);

  const asWms = (query: string) =>
    server.services.db.withTenant(
      scope,
      prepared(async (trx) => Number((await sql.raw(query).execute(trx)).numAffectedRows ?? 0)),
    );
  await expect(
    asWms(`INSERT INTO inventory_grants VALUES ('${neighbour.tenantId}', '${wms.tenantId}', 'x', now())`),
  ).rejects.toThrow(/row-level security|duplicate key/);
  expect(await asWms('DELETE FROM inventory_grants')).toBe(0);
  expect(await asWms('UPDATE inventory_grants SET granted_at = now()')).toBe(0);
});

test('both sides see it: in the audit, live, and everybody in the company with since when and by whom', async () => {
  await revoke();
  const told = await publishedBy(server, channelOf(company), () =>
    publishedBy(server, channelOf(wms, 'wms'), grant).then((events) =>
      expect(events).toEqual([
        { event: 'InventoryGrantChanged', data: { id: company.tenantId, since: expect.any(String) }, permission: null },
      ]),
    ),
  );
  expect(told.map(({ event }) => event)).toEqual(['InventoryGrantChanged']);
  const member = await join(server, company);
  const { access } = (await server.call('GET /mycompany/inventory-grant', { token: member.token })).body;
  expect(access.wms?.id).toBe(wms.tenantId);
  expect(access.grant).toEqual({ since: expect.any(String), by: 'Grace Hopper' });
  const { grantedCompanies } = (await server.call('GET /mywms/granted-companies', { token: wms.token })).body;
  expect(grantedCompanies.map(({ id }) => id)).toContain(company.tenantId);
  const entries = await auditOf(server, 'inventory.granted', company.tenantId);
  expect(entries.at(-1)).toMatchObject({
    company_id: company.tenantId,
    wms_id: wms.tenantId,
    actor_id: company.userId,
  });
  for (const { token } of [company, wms]) {
    const { items } = (await server.call('GET /audit', { token })).body;
    expect(items.map(({ action }) => action)).toContain('inventory.granted');
  }
  expect(
    (await server.call('POST /mycompany/inventory-grant', { token: member.token, body: { wms_id: wms.tenantId } }))
      .status,
  ).toBe(403);
  const other = await server.call('POST /mycompany/inventory-grant', {
    token: company.token,
    body: { wms_id: otherWms.tenantId },
  });
  expect(other.status).toBe(404);
});

test('somebody limited to some warehouses neither opens all of them to the WMS nor closes them', async () => {
  await revoke();
  const { token } = company;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'South' } })).body;
  const { role } = (
    await server.call('POST /role', {
      token,
      body: { name: 'South only', permissions: [{ id: 'manage_company' }, { id: 'view_warehouses' }] },
    })
  ).body;
  await server.call('PATCH /role/warehouses', { token, body: { role_id: role.id, warehouse_ids: [warehouse.id] } });
  const limited = await join(server, company, { roleId: role.id });
  const asked = await server.call('POST /mycompany/inventory-grant', {
    token: limited.token,
    body: { wms_id: wms.tenantId },
  });
  expect([asked.status, asked.body.code]).toEqual([403, 'beyond_own_warehouses']);
  expect(await statusOf(wms)).toBe(404);
  await grant();
  const taken = await server.call('DELETE /mycompany/inventory-grant', { token: limited.token });
  expect([taken.status, taken.body.code]).toEqual([403, 'beyond_own_warehouses']);
  expect(await statusOf(wms)).toBe(200);
});
