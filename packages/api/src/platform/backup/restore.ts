import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../db/database';
import { lockDataDir } from '../db/lock';
import type { Migrations } from '../db/migrate';
import type { Db } from '../db/tables';
import { runOn } from './postgres-programs';
import { BackupRefused, migrationsOf, pathsIn, readSaved, type Saved } from './saved';

export interface RestoreOptions {
  folder: string;
  config: Config;
  database: DatabaseOptions;
  /** All that this build knows. */
  migrations: Migrations;
}

/** More messages than any channel has had since a backup was made. */
const JUMP = 1_000_000_000;

/**
 * Fills an empty database, and the folder of published files, from a backup; no server may run on it. Embedded data that
 * are there already are set aside. @returns what was restored, and where earlier data are now
 * @throws BackupRefused if it is no whole backup, of the other database, of a newer build, or the database is not empty
 */
export async function restore(options: RestoreOptions): Promise<Saved & { aside?: string }> {
  const { folder, config, database, migrations } = options;
  const saved = await readSaved(folder);
  const paths = pathsIn(folder);
  const kind: OpenDatabase['kind'] = 'url' in database ? 'postgres' : 'embedded';
  if (saved.database !== kind) {
    const names = { embedded: 'the embedded database', postgres: 'PostgreSQL' };
    throw new BackupRefused(`The backup is of ${names[saved.database]}, and this server is set to ${names[kind]}.`);
  }
  const unknown = saved.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new BackupRefused(`The backup was made by a newer version of the server, which knows ${unknown.join(', ')}.`);
  const aside = 'dataDir' in database ? await setAside(database.dataDir) : undefined;
  const source = 'url' in database ? database : { ...database, snapshot: paths.database };
  if ('url' in database) {
    const url = config.backupDatabaseUrl ?? database.url;
    await checkEmpty({ ...database, url });
    await runOn(url, 'pg_restore', [
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${nameOf(url)}`,
      paths.database,
    ]);
    await withDatabase({ ...database, url }, parted);
  } else {
    await withDatabase(source, async (db) => {
      if ((await migrationsOf(db)).join() !== saved.migrations.join())
        throw new BackupRefused('Another process filled the data directory meanwhile. Nothing was restored.');
      await parted(db);
    });
  }
  if ('folder' in config.files && existsSync(paths.files))
    await cp(paths.files, config.files.folder, { recursive: true });
  return { ...saved, ...(aside && { aside }) };
}

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

async function withDatabase(options: DatabaseOptions, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(options, () => {});
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function setAside(dataDir: string): Promise<string | undefined> {
  const unlock = lockDataDir(dataDir, () => {});
  try {
    const present = join(dataDir, 'postgres');
    if (!existsSync(present)) return undefined;
    const aside = `${present}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(present, aside);
    return aside;
  } finally {
    unlock();
  }
}

/** Also makes the roles that a saved database's rights name: they belong to the whole PostgreSQL and are in no backup. */
const checkEmpty = (options: DatabaseOptions) =>
  withDatabase(options, async (db) => {
    const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`.execute(db);
    if (rows.length > 0) throw new BackupRefused('The database at DATABASE_URL is not empty: make a new one for it.');
    for (const role of [
      'slotwise_app',
      'slotwise_system',
      'slotwise_audit',
      'slotwise_samples',
      'slotwise_deletions',
    ]) {
      const found = await sql`SELECT FROM pg_roles WHERE rolname = ${role}`.execute(db);
      if (found.rows.length === 0) await sql`CREATE ROLE ${sql.id(role)} NOLOGIN`.execute(db);
    }
  });

/**
 * Parts the restored past from the one that clients have seen: the same numbers would now stand for other messages. Each
 * channel goes on far beyond and has no earlier messages, so that every stream that comes back is told to reload.
 */
const parted = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL ROLE slotwise_system`.execute(trx);
    await sql`DELETE FROM outbox`.execute(trx);
    await sql`
      INSERT INTO event_counters (channel, seq)
      SELECT channel, ${JUMP}::bigint FROM event_counters
      UNION SELECT 'user:' || id, ${JUMP}::bigint FROM users
      UNION SELECT kind || ':' || id, ${JUMP}::bigint FROM tenants
      ON CONFLICT (channel) DO UPDATE SET seq = event_counters.seq + excluded.seq`.execute(trx);
  });
