import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { migrations } from '../migrations';
import { openDatabase } from '../src/platform/db/database';
import { seesEverything } from '../src/platform/db/login-role';
import { migrate } from '../src/platform/db/migrate';
import { onPostgres, signUp, startServer, type Person, type TestServer, prepared } from './harness';

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

/** Tables and views whose rows belong to somebody. */
const tables = async () => {
  const { rows } = await server.services.db.readSystem((trx) =>
    sql<{ name: string; secured: boolean }>`
      SELECT c.relname AS name, c.relrowsecurity OR c.relkind = 'v' AS secured
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm')`.execute(trx),
  );
  return rows;
};

test('every table stands behind row-level security, or out of reach of the application', async () => {
  for (const { name, secured } of await tables()) {
    if (secured) continue;
    await expect(asMe(`SELECT * FROM ${name} LIMIT 1`)).rejects.toThrow(/permission denied/);
  }
});

/** Tables in which nothing of anybody stands: the migrations that ran, and counts by hashed keys. */
const OF_NOBODY = ['kysely_migration', 'kysely_migration_lock', 'rate_limits'];

test('every table and view keeps its rows from the role that logs in as well', async () => {
  const { rows } = await server.services.db.readSystem((trx) =>
    sql<{ name: string }>`
      SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
        AND NOT CASE c.relkind
          -- A view shows what the policies of its reader, or of its owner, let through.
          WHEN 'v' THEN coalesce('security_invoker=true' = ANY (c.reloptions), false) OR pg_get_userbyid(c.relowner) LIKE 'slotwise\\_%'
          ELSE c.relrowsecurity AND c.relforcerowsecurity END
      ORDER BY name`.execute(trx),
  );
  expect(rows.map(({ name }) => name)).toEqual(OF_NOBODY);
});

test("a raw query without any condition never shows another tenant's rows", async () => {
  const seen: string[] = [];
  for (const { name, secured } of await tables()) {
    // The counters hold channels' numbers and nothing else.
    if (!secured || name === 'event_counters') continue;
    const { rows } = await asMe<Record<string, unknown>>(`SELECT * FROM ${name}`).catch((fault: Error) => {
      // Tables that only the auditor or the like may read show nothing at all.
      expect(fault.message).toMatch(/permission denied/);
      return { rows: [] };
    });
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
  expect(rows[0]?.role).not.toMatch(/^slotwise_(app|system|audit)$/);
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

/** A database that belongs to a role of its own, which may log in and no more than a deployment gives it. */
async function ownedDatabase(url: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const name = `slotwise_login_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'test'`);
  // Another database of this cluster has made them already.
  await admin.query(
    `GRANT slotwise_app, slotwise_system, slotwise_audit, slotwise_samples, slotwise_deletions TO ${name} WITH ADMIN OPTION`,
  );
  await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}`, username: name, password: 'test' }).href,
    drop: async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.query(`DROP ROLE ${name}`);
      await admin.end();
    },
  };
}

// The embedded database is reached by nobody but the server.
if (onPostgres) {
  test('the role that the server logs in with sees no row outside of its transactions', async () => {
    const { database } = server.services.config;
    if (!('url' in database)) throw new Error('Not on PostgreSQL.');
    const owned = await ownedDatabase(database.url);
    try {
      const before = await openDatabase({ url: owned.url, pool: 1 }, (fault) => {
        throw fault;
      });
      await migrate(before.db, migrations);
      await before.close();
      const own = await startServer({}, { database: { url: owned.url, pool: 5 } });
      await signUp(own.call);
      const { pool, db } = own.database;
      const { rows: all } = await pool.query<{ name: string }>(
        "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')",
      );
      const seen: string[] = [];
      for (const { name } of all) {
        // Views of another role may be out of its reach altogether.
        const { rowCount } = await pool.query(`SELECT FROM ${name} LIMIT 1`).catch((fault: { code?: string }) => {
          if (fault.code !== '42501') throw fault;
          return { rowCount: 0 };
        });
        if (rowCount) seen.push(name);
      }
      expect(seen.filter((name) => !OF_NOBODY.includes(name))).toEqual([]);
      expect(await seesEverything(db)).toBe(false);
      const known = await own.services.db.readSystem((trx) => trx.selectFrom('users').selectAll().execute());
      expect(known).toHaveLength(1);
      await own.close();
    } finally {
      await owned.drop();
    }
  });
}
