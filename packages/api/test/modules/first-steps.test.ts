import type { Answer } from '@slotwise/contract';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleJob } from '../../src/modules/first-steps/sample-job';
import { Jobs } from '../../src/platform/jobs';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { auditOf, channelOf, join } from './fixtures';
import { stays } from './laid-out-again';
import { stateOf } from './matrix-state';
import { stockedCompany } from './stock-fixtures';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' });
});
afterAll(() => server.close());

const make = ({ token }: Person) => server.call('POST /sample-data', { token, body: { name: 'Sample' } });
const remove = ({ token }: Person) => server.call('DELETE /sample-data', { token });
const stepsOf = async ({ token }: Person) => (await server.call('GET /first-steps', { token })).body;
const removalOf = async ({ token }: Person) => (await server.call('GET /sample-data/removal', { token })).body.removal;

/** Waits for as long as the test may take. */
async function until(person: Person, holds: (steps: Answer<'GET /first-steps'>) => boolean) {
  for (;;) {
    const steps = await stepsOf(person);
    if (holds(steps)) return steps;
    await sleep(20);
  }
}
const made = async (person: Person) => {
  await make(person);
  return until(person, ({ sample }) => sample?.status === 'made');
};
const gone = (person: Person) => until(person, ({ sample }) => sample === null);
const skusOf = async ({ token }: Person) =>
  (await server.call('GET /skus', { token, query: { limit: '200' } })).body.items;

test('what is made is a warehouse to work with, and all of it goes again', async () => {
  const owner = await signUp(server.call);
  expect(await stepsOf(owner)).toEqual({
    ...{ offered: true, choice: null, warehouse: null, places: false, orders: false, run: null, chosen: false },
    sample: null,
  });
  const before = await stateOf(server, owner);
  const steps = await made(owner);
  const warehouse = { id: steps.sample?.warehouseId ?? '', name: 'Sample' };
  expect(steps).toMatchObject({ warehouse, places: true, orders: true, run: null, sample: { name: 'Sample' } });
  expect(steps.sample?.done).toBe(steps.sample?.total);
  const { body: proof } = await server.call('GET /stock/proof', { token: owner.token });
  expect(proof.proof).toMatchObject({ wrongOnHand: [], wrongReserved: [] });
  const removal = await removalOf(owner);
  expect(removal).toMatchObject({
    ...{ made: { places: 120, skus: 80, orders: 300 }, searching: false, inTheWay: [], inTheWayCount: 0 },
    since: { moves: 0, counts: 0, searches: 0, proposals: 0 },
  });
  expect((await remove(owner)).body.sample?.status).toBe('removing');
  await gone(owner);
  expect(await stateOf(server, owner)).toEqual(before);
  for (const action of ['sample.begun', 'sample.made', 'sample.removal_begun', 'sample.removed', 'warehouse.deleted']) {
    expect([action, (await auditOf(server, action, warehouse.id)).length]).toEqual([action, 1]);
  }
});

test('its places are where the form of its layout has them: laid out by it again, all of them stay as they are', async () => {
  const owner = await signUp(server.call);
  const { sample } = await made(owner);
  await stays(server, owner.token, { warehouseId: sample?.warehouseId ?? '', places: 120 });
});

test('whether to be led is each person’s own choice, in each company', async () => {
  const owner = await signUp(server.call);
  const colleague = await join(server, owner, { roleId: owner.roleId });
  const choose = ({ token }: Person, choice: 'dismissed' | 'shown') =>
    server.call('PATCH /first-steps', { token, body: { choice } });
  expect(await choose(owner, 'dismissed')).toMatchObject({ status: 200, body: { choice: 'dismissed' } });
  expect(await stepsOf(owner)).toMatchObject({ choice: 'dismissed' });
  expect(await stepsOf(colleague)).toMatchObject({ choice: null });
  await choose(colleague, 'shown');
  await choose(owner, 'shown');
  await choose(owner, 'dismissed');
  expect([(await stepsOf(owner)).choice, (await stepsOf(colleague)).choice]).toEqual(['dismissed', 'shown']);
});

test('asked for twice at once there is one, and a company that has some keeps it', async () => {
  const owner = await signUp(server.call);
  const other = await join(server, owner, { roleId: owner.roleId });
  const answers = await Promise.all([make(owner), make(other), make(owner)]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  const ids = new Set(answers.map(({ body }) => body.sample?.id));
  expect(ids.size).toBe(1);
  await until(owner, ({ sample }) => sample?.status === 'made');
  expect((await make(owner)).body.sample).toMatchObject({ id: [...ids][0], status: 'made' });
  const { myWarehouses } = (await server.call('GET /mycompany/warehouses', { token: owner.token })).body;
  expect(myWarehouses.map(({ name }) => name)).toEqual(['Sample']);
});

test('it takes two rights, and a role that is for all warehouses; other companies have nothing of it', async () => {
  const owner = await signUp(server.call);
  const member = await join(server, owner);
  const withRole = async (...permissions: string[]) => {
    const body = { name: permissions.join(' '), permissions: permissions.map((id) => ({ id })) };
    const { role } = (await server.call('POST /role', { token: owner.token, body })).body;
    return { role, person: await join(server, owner, { roleId: role.id }) };
  };
  const { person: half } = await withRole('view_warehouses', 'manage_warehouses');
  const { person: limited, role } = await withRole('view_warehouses', 'manage_warehouses', 'import_inventory');
  const main = (await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } })).body.warehouse;
  await server.call('PATCH /role/warehouses', {
    ...{ token: owner.token, body: { role_id: role.id, warehouse_ids: [main.id] } },
  });
  const refusals = async () => {
    const calls = [member, half, limited].flatMap((person) => [make(person), remove(person)]);
    return (await Promise.all(calls)).map(({ status, body }) => [status, body.code]);
  };
  const refused = [...[1, 2, 3, 4].map(() => [403, 'forbidden']), ...[5, 6].map(() => [403, 'beyond_own_warehouses'])];
  expect(await refusals()).toEqual(refused);
  expect(await stepsOf(owner)).toMatchObject({ sample: null });
  await made(owner);
  expect(await refusals()).toEqual(refused);
  // People who see one warehouse only are not told of the other.
  expect(await stepsOf(limited)).toMatchObject({ warehouse: main, places: false, orders: false, sample: null });
  const stranger = await signUp(server.call);
  const before = await stateOf(server, owner);
  expect((await remove(stranger)).body.sample).toBeNull();
  expect(await removalOf(stranger)).toBeNull();
  expect(await stepsOf(stranger)).toMatchObject({ warehouse: null, places: false, orders: false, sample: null });
  expect(await stateOf(server, owner)).toEqual(before);
});

test('what stands on it is said by name, and keeps it', async () => {
  const { owner, token, warehouseId, at, sku, book } = await stockedCompany(server);
  const { sample } = await made(owner);
  const goods = (await skusOf(owner)).find(({ lotTracked }) => !lotTracked);
  const ours = await sku({ code: 'OUR-1' });
  const order = { warehouse_id: warehouseId, code: 'OUR-ORDER', lines: [{ sku_id: goods?.id ?? '', quantity: 1 }] };
  await server.call('POST /order', { token, body: order });
  const lain = await book('receive', { sku_id: goods?.id ?? '', quantity: 2, to_location_id: at('DOCK') });
  expect(lain.status).toBe(201);
  const places = (
    await server.call('GET /locations', { token, query: { warehouse_id: sample?.warehouseId ?? '', limit: '200' } })
  ).body.items;
  const received = await server.call('POST /stock/receive', {
    token,
    body: {
      warehouse_id: sample?.warehouseId ?? '',
      moves: [
        { key: 'own', sku_id: ours.id, quantity: 1, to_location_id: places.find(({ skus }) => skus === 0)?.id ?? '' },
      ],
    },
  });
  expect(received.status).toBe(201);
  const named = [
    { kind: 'order', name: 'OUR-ORDER' },
    { kind: 'sku', name: 'OUR-1' },
    { kind: 'warehouse', name: 'Main' },
  ];
  expect(await removalOf(owner)).toMatchObject({ inTheWay: named, inTheWayCount: 3, since: { moves: 1 } });
  const before = await stateOf(server, owner);
  expect(await remove(owner)).toMatchObject({ status: 409, body: { code: 'in_use' } });
  expect(await stateOf(server, owner)).toEqual(before);
});

test('work that was tried on it goes with it, and a search that is at work has to end first', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const before = await stateOf(server, owner);
  const { sample } = await made(owner);
  const warehouseId = sample?.warehouseId ?? '';
  const asked = { warehouse_id: warehouseId, seconds: 60, moves: 3000, seed: 1 };
  const { run } = (await server.call('POST /slotting/run', { token, body: asked })).body;
  expect((await removalOf(owner))?.searching).toBe(true);
  expect(await remove(owner)).toMatchObject({ status: 409, body: { code: 'plan_running' } });
  const steps = await until(owner, ({ run: now }) => now?.status === 'done');
  expect(steps.run).toMatchObject({ id: run.id, warehouse: { id: warehouseId, name: 'Sample' } });
  expect(steps.run?.saves).toEqual(expect.any(Number));
  const { items } = (await server.call('GET /stock', { token, query: { limit: '200' } })).body;
  const plain = items.find(({ lot }) => lot === null);
  const move = { sku_id: plain?.sku.id ?? '', quantity: 1, from_location_id: plain?.location.id ?? '' };
  const body = { warehouse_id: warehouseId, moves: [{ key: 'tried', ...move }] };
  expect((await server.call('POST /stock/pick', { token, body })).status).toBe(201);
  expect(await removalOf(owner)).toMatchObject({ since: { moves: 1, searches: 1 }, inTheWayCount: 0 });
  await remove(owner);
  await gone(owner);
  expect(await stateOf(server, owner)).toEqual(before);
}, 120_000);

test('taken away while it is being made it goes as well, and codes that somebody took are left alone', async () => {
  const owner = await signUp(server.call);
  const body = { code: 'sample-fa-10000', name: 'Our own' };
  await server.call('POST /sku', { token: owner.token, body });
  const before = await stateOf(server, owner);
  await make(owner);
  await until(owner, ({ sample }) => (sample?.done ?? 0) > 0);
  await remove(owner);
  await gone(owner);
  expect(await stateOf(server, owner)).toEqual(before);
  await made(owner);
  const codes = (await skusOf(owner)).map(({ code }) => code);
  expect(codes.filter((code) => !code.startsWith('SAMPLE2-'))).toEqual(['sample-fa-10000']);
});

test('other tabs hear of it, and the ledger of anything else stays closed', async () => {
  const { owner, token, warehouseId } = await stockedCompany(server);
  const live = await openLive(server.url, token);
  const headers = { 'x-connection-id': live.connectionId };
  await server.call('POST /sse/subscribe', { token, headers, body: { channel: channelOf(owner) } });
  await made(owner);
  const isSample = ({ event }: { event: string }) => event === 'SampleDataChanged';
  const statuses = () =>
    new Set(live.messages.filter(isSample).map(({ data }) => (data.sample as { status: string } | null)?.status));
  await live.next(
    ({ event, data }) => event === 'SampleDataChanged' && (data.sample as { status: string }).status === 'made',
  );
  await remove(owner);
  await gone(owner);
  const { data } = await live.next(({ event }) => event === 'WarehouseDeleted');
  await live.next(({ event, data: told }) => event === 'SampleDataChanged' && told.sample === null);
  expect(live.messages.find(({ event }) => event === 'WarehouseCreated')?.data).toMatchObject({ id: data.id });
  expect(statuses()).toEqual(new Set(['making', 'made', 'removing', undefined]));
  live.close();

  const scope = { userId: null, companyId: owner.tenantId, wmsId: null };
  const as = (statement: (trx: Parameters<Parameters<typeof prepared>[0]>[0]) => Promise<unknown>) =>
    server.services.db.withTenant(scope, prepared(statement));
  await made(owner);
  // Of goods that are not going, nothing goes.
  await as((trx) => sql`SELECT remove_sample_moves(1000)`.execute(trx));
  expect((await removalOf(owner))?.made.skus).toBe(80);
  expect((await server.call('GET /stock/proof', { token })).body.proof).toMatchObject({ wrongOnHand: [] });
  await expect(as((trx) => sql`DELETE FROM stock_moves`.execute(trx))).rejects.toThrow('permission denied');
  await expect(as((trx) => sql`UPDATE sample_data SET warehouse_id = ${warehouseId}`.execute(trx))).rejects.toThrow(
    'permission denied',
  );
  await expect(
    as(async (trx) => {
      await sql`DELETE FROM sample_data`.execute(trx);
      await sql`INSERT INTO sample_data (company_id, id, warehouse_id, prefix, status, total, created_at)
        VALUES (${owner.tenantId}, 'x', ${warehouseId}, 'X', 'removing', 0, now())`.execute(trx);
    }),
  ).rejects.toThrow('This warehouse is in use.');
});

test('another server goes on where one has stopped', async () => {
  const owner = await signUp(server.call);
  const before = await stateOf(server, owner);
  await make(owner);
  await until(owner, ({ sample }) => (sample?.done ?? 0) > 0);
  await server.services.jobs.stop();
  const { sample } = await stepsOf(owner);
  expect(sample?.status).toBe('making');
  const first = new Jobs(server.services.db, server.services.log, server.services.metrics);
  first.start([sampleJob(server.services)]);
  const again = await until(owner, (steps) => steps.sample?.status === 'made');
  expect((await removalOf(owner))?.made).toEqual({ places: 120, skus: 80, orders: 300 });
  expect(again.sample?.done).toBe(again.sample?.total);
  await remove(owner);
  await first.stop();
  const second = new Jobs(server.services.db, server.services.log, server.services.metrics);
  second.start([sampleJob(server.services)]);
  await gone(owner);
  await second.stop();
  expect(await stateOf(server, owner)).toEqual(before);
});
