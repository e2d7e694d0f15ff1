import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { explain } from '../../src/explain';
import { migrations } from '../../migrations';
import { backUp } from '../../src/platform/backup/back-up';
import { restore } from '../../src/platform/backup/restore';
import { readConfig } from '../../src/platform/config';
import { openDatabase, type OpenDatabase } from '../../src/platform/db/database';
import { seesEverything } from '../../src/platform/db/login-role';
import { migrate } from '../../src/platform/db/migrate';
import { ROLES } from '../../src/platform/db/roles';
import { emptyDatabase, wherePostgresIs, signUp, startServer } from '../harness';
import { loginRole, withUser } from '../login-roles';

const LAST = Object.keys(migrations).sort().at(-1) ?? '';

/** A new database as an administrator makes it for a role: `url` is the role's, `admin` is connected as a superuser. */
interface Owned {
  url: string;
  admin: OpenDatabase;
  drop(): Promise<void>;
}

const open = (url: string) => openDatabase({ url, pool: 2 }, () => {});

async function ownedBy(role: string | undefined): Promise<Owned> {
  const { options, drop } = await emptyDatabase();
  if (!('url' in options)) throw new Error('Not on PostgreSQL.');
  const admin = await open(options.url);
  if (role !== undefined) {
    const name = decodeURIComponent(new URL(options.url).pathname.slice(1));
    await sql`ALTER DATABASE ${sql.id(name)} OWNER TO ${sql.id(role)}`.execute(admin.db);
  }
  const url = role === undefined ? options.url : withUser(options.url, role);
  return { url, admin, drop: () => admin.close().then(drop) };
}

/** Migrates it as its role. @returns the sentence for whoever runs the server, if it is refused */
async function migrated(url: string, known = migrations): Promise<string | undefined> {
  const database = await open(url);
  try {
    await migrate(database.db, known);
    return undefined;
  } catch (fault) {
    const sentence = explain(fault, readConfig({}));
    if (sentence === undefined) throw fault;
    return sentence;
  } finally {
    await database.close();
  }
}

/** Rights of each of the server's roles to each table and function. */
async function rightsIn(db: OpenDatabase['db']): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT r, c.oid::regclass::text AS thing, p AS may FROM unnest(${ROLES}::text[]) r, pg_class c,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND has_table_privilege(r, c.oid, p)
    UNION ALL SELECT r, f.oid::regprocedure::text, 'EXECUTE' FROM unnest(${ROLES}::text[]) r, pg_proc f
    WHERE f.pronamespace = 'public'::regnamespace AND has_function_privilege(r, f.oid, 'EXECUTE')
    ORDER BY 1, 2, 3`.execute(db);
  return rows;
}

wherePostgresIs('the role that logs in', () => {
  let root: Owned;
  beforeAll(async () => {
    root = await ownedBy(undefined);
  });
  afterAll(() => root.drop());

  test('migrates a second database that it owns, and restores into a third, after the first took its inheritance away', async () => {
    const role = await loginRole(root.admin.db, 'CREATEROLE');
    const first = await ownedBy(role.name);
    const second = await ownedBy(role.name);
    const third = await ownedBy(role.name);
    expect(await migrated(first.url)).toBeUndefined();
    expect(await migrated(second.url)).toBeUndefined();

    const folder = mkdtempSync(join(tmpdir(), 'slotwise-roles-'));
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: third.url, FILES_URL: join(folder, 'files') });
    const saved = join(folder, 'backup');
    await backUp(saved, second.admin, { ...config, database: { url: withUser(second.url, 'postgres'), pool: 1 } });
    await restore({ folder: saved, config, database: { url: third.url, pool: 2 }, migrations });
    const server = await startServer({ DATABASE_URL: third.url }, { database: { url: third.url, pool: 5 } });
    expect(await signUp(server.call)).toHaveProperty('token', expect.any(String));
    expect(await rightsIn(third.admin.db)).toEqual(await rightsIn(second.admin.db));
    const { rows } = await sql`
      SELECT FROM unnest(${ROLES}::text[]) r WHERE has_schema_privilege(r, 'public', 'CREATE')`.execute(third.admin.db);
    expect(rows).toEqual([]);
    await server.close();
    rmSync(folder, { recursive: true });
    for (const one of [first, second, third]) await one.drop();
    await role.drop();
  }, 240_000);

  test('needs no CREATEROLE where an administrator ran the statements that it is refused with', async () => {
    const role = await loginRole(root.admin.db);
    const owned = await ownedBy(role.name);
    const sentence = (await migrated(owned.url)) ?? '';
    expect(sentence).toMatch(/^The role slotwise_login_\w+ of DATABASE_URL lacks rights that migrations need\./);
    const statements = sentence.split('\n').slice(1);
    expect(statements.join()).toMatch(/GRANT slotwise_app, slotwise_system, .* TO "slotwise_login_/);
    for (const statement of statements) await sql.raw(statement).execute(owned.admin.db);
    expect(await migrated(owned.url)).toBeUndefined();
    const own = await open(owned.url);
    expect(await seesEverything(own.db)).toBe(false);
    await own.close();
    const server = await startServer({ DATABASE_URL: owned.url }, { database: { url: owned.url, pool: 5 } });
    expect(await signUp(server.call)).toHaveProperty('token', expect.any(String));
    await server.close();
    await owned.drop();
    await role.drop();
  }, 240_000);

  test('is told what it lacks in a database that it does not own', async () => {
    const role = await loginRole(root.admin.db, 'CREATEROLE');
    const owned = await ownedBy(undefined);
    const url = withUser(owned.url, role.name);
    const statements = ((await migrated(url)) ?? '').split('\n').slice(1);
    expect(statements).toEqual([
      `GRANT USAGE, CREATE ON SCHEMA public TO "${role.name}" WITH GRANT OPTION;`,
      expect.stringMatching(`^GRANT CREATE ON DATABASE "slotwise_empty_\\w+" TO "${role.name}";$`),
    ]);
    for (const statement of statements) await sql.raw(statement).execute(owned.admin.db);
    expect(await migrated(url)).toBeUndefined();
    await owned.drop();
    await role.drop();
  }, 240_000);

  test('of an older build is told in one sentence that a newer one migrated the database', async () => {
    expect(await migrated(root.url)).toBeUndefined();
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== LAST));
    expect(await migrated(root.url, older)).toBe(
      `The database was migrated by a newer build than this one, which does not know ${LAST}. Start the newer build; or, to go back, ` +
        'restore the backup from before the upgrade and start this one. Nothing was changed.',
    );
  });
});
