import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer, prepared } from './harness';

let server: TestServer;
let mine: Person;
let other: Person;
beforeAll(async () => {
  server = await startServer();
  mine = await signUp(server.call);
  other = await signUp(server.call);
  await server.call('POST /warehouse', { token: other.token, body: { name: 'Theirs' } });
});
afterAll(() => server.close());

const asMe = <T>(query: string) =>
  server.services.db.withTenant(
    { userId: mine.userId, companyId: mine.tenantId, wmsId: null },
    prepared(async (trx) => {
      const { rows, numAffectedRows } = await sql.raw<T>(query).execute(trx);
      return { rows, changed: Number(numAffectedRows ?? 0) };
    }),
  );

/** Tables whose rows belong to somebody. */
const tables = async () => {
  const { rows } = await server.services.db.readSystem((trx) =>
    sql<{ name: string; secured: boolean }>`
      SELECT c.relname AS name, c.relrowsecurity AS secured
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r'`.execute(trx),
  );
  return rows;
};

test('every table stands behind row-level security, or out of reach of the application', async () => {
  for (const { name, secured } of await tables()) {
    if (secured) continue;
    await expect(asMe(`SELECT * FROM ${name} LIMIT 1`)).rejects.toThrow(/permission denied/);
  }
});

test("a raw query without any condition never shows another tenant's rows", async () => {
  const seen: string[] = [];
  for (const { name, secured } of await tables()) {
    // The counters hold channels' numbers and nothing else.
    if (!secured || name === 'event_counters') continue;
    const { rows } = await asMe<Record<string, unknown>>(`SELECT * FROM ${name}`);
    const text = JSON.stringify(rows);
    for (const id of [other.userId, other.tenantId, other.roleId, other.email]) {
      if (text.includes(id)) seen.push(`${name} shows ${id}`);
    }
  }
  expect(seen).toEqual([]);
  expect((await asMe('SELECT * FROM tenants')).rows).toHaveLength(1);
  expect((await asMe('SELECT * FROM users')).rows).toHaveLength(1);
});

test("another tenant's rows cannot be changed, removed or added to", async () => {
  expect((await asMe(`UPDATE tenants SET name = 'hacked' WHERE id = '${other.tenantId}'`)).changed).toBe(0);
  expect((await asMe(`DELETE FROM warehouses WHERE tenant_id = '${other.tenantId}'`)).changed).toBe(0);
  expect((await asMe(`UPDATE users SET tenant_id = '${mine.tenantId}' WHERE id = '${other.userId}'`)).changed).toBe(0);
  await expect(
    asMe(`INSERT INTO warehouses (id, tenant_id, name, created_at) VALUES ('stolen', '${other.tenantId}', 'x', now())`),
  ).rejects.toThrow(/row-level security|permission denied/);
  await expect(
    asMe(`UPDATE users SET tenant_id = '${other.tenantId}', role_id = NULL WHERE id = '${mine.userId}'`),
  ).rejects.toThrow(/row-level security|permission denied/);
});

test('without a tenant nothing is seen', async () => {
  const nobody = { userId: null, companyId: null, wmsId: null };
  for (const table of ['users', 'tenants', 'roles', 'warehouses', 'invitations'] as const) {
    const rows = await server.services.db.readTenant(nobody, (trx) => trx.selectFrom(table).selectAll().execute());
    expect(rows).toEqual([]);
  }
});

test('the role and the settings end with the transaction', async () => {
  await asMe('SELECT 1');
  const { rows } = await sql<{ role: string; company: string | null }>`
    SELECT current_user AS role, nullif(current_setting('app.company_id', true), '') AS company`.execute(
    server.database.db,
  );
  expect(rows[0]?.role).not.toMatch(/^slotwise_(app|system)$/);
  expect(rows[0]?.company).toBeNull();
});

test('a transaction that fails leaves nothing and does not hold the connection', async () => {
  const scope = { userId: mine.userId, companyId: mine.tenantId, wmsId: null };
  await expect(
    server.services.db.withTenant(
      scope,
      prepared(async (trx) => {
        await trx.updateTable('tenants').set({ name: 'half done' }).where('id', '=', mine.tenantId).execute();
        throw new Error('in the middle');
      }),
    ),
  ).rejects.toThrow('in the middle');
  const { body } = await server.call('GET /mycompany', { token: mine.token });
  expect(body.myCompany.name).not.toBe('half done');
});
