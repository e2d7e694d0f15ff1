import { none } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Scope } from '../../src/platform/actor';
import type { Trx } from '../../src/platform/db/tables';
import { newId } from '../../src/platform/ids';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { history, SKUS } from './import-files';
import { importedCounts, importedState, refusedRows } from './imported-state';
import { check, importAt, importFile } from './uploads';

let server: TestServer;
let owner: Person;
let warehouse: string;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signUp(server.call);
  const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Main' } });
  warehouse = body.warehouse.id;
});

const stateOf = (person: Person) => importedState(server, person);
const countsOf = (person: Person) => importedCounts(server, person);
const faultsOf = (importId: string) => refusedRows(server, owner, importId);

test('order history: nothing is seen of it before all is there, and the same file adds nothing', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const choices = { warehouse_id: warehouse };
  const file = history(2500) + 'O-1,A-1,2,2022-01-02\nO-1,NOPE,1,2022-01-02\nO-9,A-1,1,2022-02-30\n';
  const done = await importFile(server, owner, 'orders', file, choices);
  expect(done.counts).toEqual({ added: 2501, changed: 0, same: 0, refused: 2 });
  expect(await faultsOf(done.id)).toEqual([
    [2503, 'sku cell_unknown'],
    [2504, 'date cell_no_such_date'],
  ]);
  expect(await countsOf(owner)).toMatchObject({ orders: 2500, order_lines: 2501 });
  const before = await stateOf(owner);
  const again = await importFile(server, owner, 'orders', file, choices);
  expect(again.counts).toEqual({ added: 0, changed: 0, same: 2501, refused: 2 });
  expect(await stateOf(owner)).toEqual(before);
  const other = await check(server, owner, 'orders', 'order,sku,quantity,date\no-1,a-1,9,2022-01-02\n', choices);
  expect(await faultsOf(other.id)).toEqual([[2, 'quantity cell_differs']]);
});

test.each(['orders', 'open_orders'] as const)(
  'a number of another warehouse’s order is refused by row: %s',
  async (kind) => {
    await importFile(server, owner, 'skus', SKUS);
    const { body } = await server.call('POST /warehouse', { token: owner.token, body: { name: 'Second' } });
    const file = 'order,sku,qty,date\nX-1,A-1,2,2022-01-02\nX-1,A-2,1,2022-01-02\n';
    await importFile(server, owner, kind, file, { warehouse_id: warehouse });
    const before = await stateOf(owner);
    // Neither are its lines added to the first one's, nor is there a second order that nobody can tell from it.
    const more = `${file.replaceAll('X-1', 'x-1')}X-2,A-1,4,2022-01-02\n`;
    const other = await check(server, owner, kind, more, { warehouse_id: body.warehouse.id });
    expect(other.counts).toMatchObject({ added: 1, refused: 2 });
    expect(await faultsOf(other.id)).toEqual([
      [2, 'order cell_elsewhere'],
      [3, 'order cell_elsewhere'],
    ]);
    expect(await stateOf(owner)).toEqual(before);
  },
);

test('open orders of a file are to be picked, and what is there already is changed by no file', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const choices = { warehouse_id: warehouse };
  const file = 'order;sku;menge;termin;kunde\nSO-1;A-1;3;2030-05-01;Mill\nSO-1;A-2;1;2030-05-01;Mill\n';
  const done = await importFile(server, owner, 'open_orders', file, choices);
  expect(done.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 0 });
  const { items } = (await server.call('GET /orders', { token: owner.token, query: { status: 'open' } })).body;
  const due = { dueAt: '2030-05-01T00:00:00.000Z', doneAt: null };
  expect(items).toMatchObject([{ code: 'SO-1', pieces: 4, picked: 0, customer: 'Mill', ...due }]);
  const more = 'order,sku,qty\nso-1,A-1,9\nSO-1,A-1,3\nSO-3,NOPE,1\nSO-1,A-2,1\nSO-5,A-2,5\n';
  const other = await check(server, owner, 'open_orders', more, choices);
  const faults = [
    [2, 'quantity cell_differs'],
    [3, 'order cell_order_known'],
    [4, 'sku cell_unknown'],
  ];
  expect(await faultsOf(other.id)).toEqual(faults);
  expect(other.counts).toMatchObject({ added: 1, same: 1, refused: 3 });
  // History of an order that is still to be picked is none.
  const past = await check(server, owner, 'orders', 'order,sku,qty,date\nSO-1,A-1,3,2022-01-02\n', choices);
  expect(await faultsOf(past.id)).toEqual([[2, 'order cell_order_open']]);
});

test('an import that is canceled leaves nothing, wherever it is', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const before = await stateOf(owner);
  const { token } = owner;
  const { id } = await check(server, owner, 'orders', history(8000), { warehouse_id: warehouse });
  await server.call('POST /import/run', { token, body: { import_id: id } });
  for (;;) {
    const { rowsDone } = await importAt(server, owner, id, 'applying');
    if (rowsDone > 0) break;
  }
  expect(await stateOf(owner)).toEqual(before);
  const { status } = await server.call('POST /import/cancel', { token, body: { import_id: id } });
  expect(status).toBe(200);
  for (;;) {
    const { rows } = await server.services.db.readSystem((trx) =>
      sql<{ left: number }>`SELECT (SELECT count(*) FROM order_lines WHERE import_id = ${id})
        + (SELECT count(*) FROM orders WHERE import_id = ${id}) AS left`.execute(trx),
    );
    if (rows[0]?.left === 0) break;
  }
  expect(await stateOf(owner)).toEqual(before);
  expect((await server.call('POST /import/cancel', { token, body: { import_id: id } })).body.code).toBe(
    'import_not_here',
  );
});

test('an import goes on where the server that had it was cut off, and does nothing twice', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const { token } = owner;
  const { id } = await check(server, owner, 'orders', history(6000), { warehouse_id: warehouse });
  await server.call('POST /import/run', { token, body: { import_id: id } });
  for (;;) {
    const { rowsDone } = await importAt(server, owner, id, 'applying');
    if (rowsDone > 1000) break;
  }
  // As after a kill: nobody gives the job back, and its lease runs out.
  await server.services.db.withSystem(async (trx) => {
    await sql`UPDATE jobs SET lease_until = now() - interval '1 second' WHERE subject_id = ${id}`.execute(trx);
    return { answer: undefined, audit: none('prepared by a test') };
  });
  server.services.jobs.wake();
  const done = await importAt(server, owner, id, 'done');
  expect(done.counts).toEqual({ added: 6000, changed: 0, same: 0, refused: 0 });
  expect(await countsOf(owner)).toMatchObject({ orders: 6000, order_lines: 6000 });
});

/** Lines and pieces of a company, once as its order lines say and once as each of both sums does. */
const sumsOf = ({ tenantId }: Person) =>
  server.services.db.readSystem(async (trx) => {
    const sums = ['order_lines', 'demand_hours', 'demand_months'].map((table) =>
      table === 'order_lines'
        ? sql`SELECT count(*) AS lines, coalesce(sum(quantity), 0)::int AS pieces FROM order_lines WHERE company_id = ${tenantId}`
        : sql`SELECT coalesce(sum(lines), 0)::int AS lines, coalesce(sum(pieces), 0)::int AS pieces
            FROM ${sql.table(table)} WHERE company_id = ${tenantId}`,
    );
    return Promise.all(sums.map(async (query) => (await query.execute(trx)).rows[0]));
  });

test('sums are those of the lines, also of lines that a file adds to orders of another, which go if it is canceled', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const choices = { warehouse_id: warehouse };
  await importFile(server, owner, 'orders', history(300), choices);
  const once = await sumsOf(owner);
  expect(once).toEqual([once[0], once[0], once[0]]);
  expect(once[0]).toMatchObject({ lines: 300 });
  const before = await stateOf(owner);
  // Of the same orders another SKU each, and so many new ones that there is time to cancel.
  const other = history(9000).replaceAll(',A-1,', ',A-2,');
  const { token } = owner;
  const { id } = await check(server, owner, 'orders', other, choices);
  await server.call('POST /import/run', { token, body: { import_id: id } });
  for (;;) {
    const { rowsDone } = await importAt(server, owner, id, 'applying');
    if (rowsDone > 300) break;
  }
  await server.call('POST /import/cancel', { token, body: { import_id: id } });
  for (;;) {
    const [lines] = await sumsOf(owner);
    if (JSON.stringify(lines) === JSON.stringify(once[0])) break;
  }
  expect(await stateOf(owner)).toEqual(before);
  expect(await sumsOf(owner)).toEqual(once);
  const done = await importFile(server, owner, 'orders', other, choices);
  expect(done.counts).toMatchObject({ added: 9000 - 150, same: 150, refused: 0 });
  const all = await sumsOf(owner);
  expect(all).toEqual([all[0], all[0], all[0]]);
  expect(all[0]).toMatchObject({ lines: 300 + 9000 - 150 });
});

test('an order is one, however its code is written in the rows of a batch', async () => {
  await importFile(server, owner, 'skus', SKUS);
  const file = ['ÄÖ 1,A-1,1', 'äö1,A-1,2', 'o-1,A-1,3', 'ÄÖ1,A-2,4', 'O -1,A-1,5'].map((line) => `${line},2022-01-02`);
  const choices = { warehouse_id: warehouse };
  const done = await importFile(server, owner, 'orders', `order,sku,qty,date\n${file.join('\n')}`, choices);
  expect(done.counts).toEqual({ added: 5, changed: 0, same: 0, refused: 0 });
  const { items } = (await server.call('GET /orders', { token: owner.token, query: { status: 'done' } })).body;
  expect(items.map(({ code, pieces }) => [code, pieces]).sort()).toEqual([
    ['o-1', 8],
    ['ÄÖ 1', 7],
  ]);
});

describe('lines of a file, which a function of the system adds', () => {
  const scopeOf = ({ userId, tenantId }: Person): Scope => ({ userId, companyId: tenantId, wmsId: null });
  const asTenant = (scope: Scope, work: (trx: Trx) => Promise<unknown>) =>
    server.services.db.withTenant(scope, prepared(work));
  const asSystem = <T>(work: (trx: Trx) => Promise<T>) => server.services.db.withSystem(prepared(work));
  const addLines =
    (company: string, site: string, skus: string[], code = 'X-1') =>
    (trx: Trx) =>
      sql`SELECT add_order_lines(${newId()}, ${company}, ${site}, true, now(), ${[code]}::text[], ${[null]}::text[],
        '{0}', ${[null]}::text[], '{2022-01-02}', ${[null]}::timestamptz[], ${skus.map(() => 1)}::int[],
        ${skus.map((_, n) => n)}::int[], ${skus}::text[], ${skus.map(() => 1)}::bigint[],
        ${skus.map(() => '2022-01-02')}::timestamptz[], ${skus.map(() => null)}::text[])`.execute(trx);
  const lookUp = (company: string) => (trx: Trx) =>
    sql`SELECT * FROM find_order_lines('file', ${company}, '{X-1}', '{x-1}', '{A-1}', '{a-1}', '{1}')`.execute(trx);
  const askFor = (company: string) => (trx: Trx) =>
    sql`SELECT * FROM find_codes('file', ${company}, '{X-1}', '{x-1}', '{A-1}', '{a-1}')`.execute(trx);
  const skuOf = async ({ tenantId }: Person) => {
    const { rows } = await asSystem((trx) =>
      sql<{ id: string }>`SELECT id FROM skus WHERE company_id = ${tenantId} AND code = 'A-1'`.execute(trx),
    );
    return rows[0]?.id ?? '';
  };
  const linesOf = async (column: 'company_id' | 'sku_id', id: string) => {
    const { rows } = await asSystem((trx) =>
      sql<{ lines: number }>`SELECT count(*) AS lines FROM order_lines WHERE ${sql.ref(column)} = ${id}`.execute(trx),
    );
    return rows[0]?.lines;
  };

  test('are never of another company, of its warehouse or of its SKU, nor of somebody who is limited', async () => {
    const other = await signUp(server.call);
    for (const person of [owner, other]) await importFile(server, person, 'skus', SKUS);
    const [own, foreign] = [await skuOf(owner), await skuOf(other)];
    const stranger = scopeOf(other);
    const nobody: Scope = { userId: null, companyId: null, wmsId: null };
    const limited = { ...scopeOf(owner), sites: [warehouse] };
    for (const scope of [stranger, nobody, limited]) {
      for (const work of [addLines(owner.tenantId, warehouse, [own]), lookUp(owner.tenantId), askFor(owner.tenantId)]) {
        await expect(asTenant(scope, work)).rejects.toThrow('another company');
      }
    }
    await expect(asTenant(stranger, addLines(other.tenantId, warehouse, [foreign]))).rejects.toThrow(
      'unknown warehouse',
    );
    await expect(asTenant(scopeOf(owner), addLines(owner.tenantId, warehouse, [foreign]))).rejects.toThrow(
      'unknown SKU',
    );
    expect([await linesOf('company_id', owner.tenantId), await linesOf('company_id', other.tenantId)]).toEqual([0, 0]);
    await asTenant(scopeOf(owner), addLines(owner.tenantId, warehouse, [own, own]));
    expect(await linesOf('company_id', owner.tenantId)).toBe(2);
    // The same code in another company is another order.
    const place = (await server.call('POST /warehouse', { token: other.token, body: { name: 'Main' } })).body.warehouse;
    await asTenant(stranger, addLines(other.tenantId, place.id, [foreign]));
    expect([await linesOf('company_id', owner.tenantId), await linesOf('company_id', other.tenantId)]).toEqual([2, 1]);
  });

  test('are summed once, too, if a server of the version before adds and shows them while it is replaced', async () => {
    await importFile(server, owner, 'skus', SKUS);
    const { tenantId } = owner;
    const [file, sku] = [newId(), await skuOf(owner)];
    await asTenant(scopeOf(owner), async (trx) => {
      await sql`SELECT look_at_orders()`.execute(trx);
      await sql`SELECT add_order_lines(${file}, ${tenantId}, ${warehouse}, true, now(), '{1,2}'::int[], '{X-1,X-1}'::text[],
        '{x-1,x-1}'::text[], '{NULL,NULL}'::text[], '{2022-01-02,2022-01-02}'::timestamptz[], '{NULL,NULL}'::timestamptz[],
        ${[sku, sku]}::text[], '{3,4}'::bigint[], '{NULL,NULL}'::text[])`.execute(trx);
      const { rows } = await sql`SELECT sum_order_import(${file}, ${tenantId}, 100) AS more`.execute(trx);
      expect(rows).toEqual([{ more: false }]);
      await sql`INSERT INTO shown_order_imports (import_id, company_id) VALUES (${file}, ${tenantId})`.execute(trx);
    });
    expect(await sumsOf(owner)).toEqual([1, 2, 3].map(() => ({ lines: 2, pieces: 7 })));
  });

  test('keep their order, SKU and warehouse for as long as they are there', async () => {
    await importFile(server, owner, 'skus', SKUS);
    const sku = await skuOf(owner);
    await asTenant(scopeOf(owner), addLines(owner.tenantId, warehouse, [sku]));
    const line = (order: string) => sql`INSERT INTO order_lines (company_id, order_id, line, sku_id, quantity, at)
      VALUES (${owner.tenantId}, ${order}, 1, ${sku}, 1, now())`;
    await expect(asSystem((trx) => line('no order').execute(trx))).rejects.toThrow('without its order');
    await expect(asSystem((trx) => sql`DELETE FROM skus WHERE id = ${sku}`.execute(trx))).rejects.toThrow(
      'skus with order_lines',
    );
    await expect(asSystem((trx) => sql`UPDATE order_lines SET sku_id = 'x'`.execute(trx))).rejects.toThrow('stays');
    await expect(asSystem((trx) => sql`UPDATE orders SET warehouse_id = 'x'`.execute(trx))).rejects.toThrow('stays');
    await expect(asSystem((trx) => sql`UPDATE skus SET id = 'x' WHERE id = ${sku}`.execute(trx))).rejects.toThrow();
    const { token } = owner;
    const gone = await server.call('DELETE /warehouse', { token, body: { warehouse_id: warehouse } });
    expect([gone.status, gone.body.code]).toEqual([409, 'in_use']);
    await asSystem((trx) => sql`DELETE FROM users WHERE tenant_id = ${owner.tenantId}`.execute(trx));
    await asSystem((trx) => sql`DELETE FROM tenants WHERE id = ${owner.tenantId}`.execute(trx));
    expect(await linesOf('company_id', owner.tenantId)).toBe(0);
  });

  test('and the removal of their SKU: one of both happens', async () => {
    await importFile(server, owner, 'skus', SKUS);
    const known = await skuOf(owner);
    for (let round = 0; round < 20; round++) {
      const sku = `${owner.tenantId}-${round}`;
      await asSystem((trx) =>
        sql`INSERT INTO skus (id, company_id, code, name, created_at, changed_at)
          VALUES (${sku}, ${owner.tenantId}, ${`R-${round}`}, 'Raced', now(), now())`.execute(trx),
      );
      const [added, removed] = await Promise.allSettled([
        asTenant(scopeOf(owner), addLines(owner.tenantId, warehouse, [known, sku], `R-${round}`)),
        asSystem((trx) => sql`DELETE FROM skus WHERE id = ${sku}`.execute(trx)),
      ]);
      expect([added?.status, removed?.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await linesOf('sku_id', sku)).toBe(added?.status === 'fulfilled' ? 1 : 0);
    }
  });
});
