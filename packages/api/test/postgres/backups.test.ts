import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backUp } from '../../src/platform/backup/back-up';
import { runOn } from '../../src/platform/backup/postgres-programs';
import { openDatabase } from '../../src/platform/db/database';
import { emptyDatabase, wherePostgresIs, startServer, type TestServer } from '../harness';
import { loginRole, withUser } from '../login-roles';

wherePostgresIs('a backup of PostgreSQL', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startServer();
    folder = mkdtempSync(join(tmpdir(), 'slotwise-backups-'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const save = (backupDatabaseUrl: string | undefined, database = server.database) =>
    backUp(join(folder, randomUUID()), database, { ...server.services.config, backupDatabaseUrl });
  const urlOfServer = () => {
    const { database } = server.services.config;
    if (!('url' in database)) throw new Error('Not on PostgreSQL.');
    return database.url;
  };

  test('is refused, and leaves nothing, where BACKUP_DATABASE_URL leads to another database than DATABASE_URL', async () => {
    const other = await emptyDatabase();
    if (!('url' in other.options)) throw new Error('Not on PostgreSQL.');
    await expect(save(other.options.url)).rejects.toThrow(
      /^BACKUP_DATABASE_URL \(127\.0\.0\.1.*\) leads to another database than DATABASE_URL \(.*\): set it to the same one/,
    );
    await expect(save('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
      /^The database at BACKUP_DATABASE_URL \(127\.0\.0\.1:1\/none\) cannot be used/,
    );
    expect(readdirSync(folder)).toEqual([]);
    await other.drop();
    const saved = await save(urlOfServer());
    expect(saved.migrations).not.toEqual([]);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  test('by a role that sees not all rows says which setting helps, and nothing that would take isolation away', async () => {
    const role = await loginRole(server.database.db);
    const limited = withUser(urlOfServer(), role.name);
    await sql`GRANT pg_read_all_data TO ${sql.id(role.name)}`.execute(server.database.db);
    const asRole = await openDatabase({ url: limited, pool: 1 }, () => {});
    const faults: string[] = [];
    for (const saving of [save(undefined, asRole), save(limited)])
      faults.push(
        await saving.then(
          () => 'saved',
          ({ message }: Error) => message,
        ),
      );
    await asRole.close();
    await sql`ALTER TABLE jobs OWNER TO ${sql.id(role.name)}`.execute(server.database.db);
    const dumping = runOn(limited, 'pg_dump', ['--table=jobs', `--file=${join(folder, 'jobs')}`]);
    faults.push(
      await dumping.then(
        () => 'saved',
        ({ message }: Error) => message,
      ),
    );
    expect(faults[2]).toMatch('row-level security');
    rmSync(join(folder, 'jobs'));
    expect(faults[0]).toMatch(`The role ${role.name} of DATABASE_URL does not see the rows of all tenants`);
    expect(faults[0]).toMatch('Set BACKUP_DATABASE_URL to the same database with a role that does');
    expect(faults[1]).toMatch(`The role ${role.name} of BACKUP_DATABASE_URL does not see the rows of all tenants`);
    expect(faults.join()).not.toMatch(/NO FORCE/i);
    expect(readdirSync(folder)).toEqual([]);
    await role.drop();
  });

  test('is made by a role that reads everything and may do nothing else; one that pg_dump refuses leaves nothing', async () => {
    const role = await loginRole(server.database.db, 'BYPASSRLS');
    const reader = withUser(urlOfServer(), role.name);
    const fault = await save(reader).then(
      () => 'saved',
      ({ message }: Error) => message,
    );
    expect(fault).toMatch(/^pg_dump failed:[^]*permission denied/);
    expect(readdirSync(folder)).toEqual([]);
    await sql`GRANT pg_read_all_data TO ${sql.id(role.name)}`.execute(server.database.db);
    await save(reader);
    expect(readdirSync(folder)).toEqual([expect.not.stringContaining('partial')]);
    await role.drop();
  });
});
