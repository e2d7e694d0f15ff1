import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { RESTORING, restoringOf } from '../db/restoring';
import { makeRolesFor, prepareRights } from '../db/rights';
import { ROLES } from '../db/roles';
import type { Db } from '../db/tables';
import { throughBackupAddress } from './backup-address';
import { parted } from './parted';
import { runOn } from './postgres-programs';
import { BackupRefused, type Saved } from './saved';

interface Restoring {
  database: Extract<DatabaseOptions, { url: string }>;
  backupDatabaseUrl: string | undefined;
  /** As pg_dump wrote it. */
  file: string;
  saved: Saved;
  restoreFiles(): Promise<void>;
}

/** Fills an empty database, or carries on with one whose restore from the same backup was interrupted. @throws BackupRefused */
export async function restoreIntoPostgres(options: Restoring): Promise<void> {
  const { database, backupDatabaseUrl: backupUrl } = options;
  const { db, close } = await openDatabase(database, () => {});
  const own = () => fill(db, database.url, options);
  try {
    if (backupUrl === undefined) await own();
    else
      await throughBackupAddress(db, { url: database.url, backupUrl }, async (other) => {
        // One that reads everything, for backups, may make nothing.
        if (!(await isSuperuser(other))) return own();
        await makeRolesFor(other, await roleOf(db));
        await fill(other, backupUrl, options);
      });
  } finally {
    await close();
  }
}

async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(db);
  return rows[0]?.name ?? '';
}

async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_roles WHERE rolname = current_user AND rolsuper`.execute(db);
  return rows.length > 0;
}

/** Functions get their owners back, each of which needs the right to make some meanwhile. */
const letRolesMake = (db: Db, may: boolean) => {
  const roles = sql.join(ROLES.map((role) => sql.id(role)));
  return may
    ? sql`GRANT USAGE, CREATE ON SCHEMA public TO ${roles}`.execute(db)
    : sql`REVOKE CREATE ON SCHEMA public FROM ${roles}`.execute(db);
};

async function fill(db: Db, url: string, { file, saved, restoreFiles }: Restoring): Promise<void> {
  const isFilled = await checkEmpty(db, saved);
  const anything = await isSuperuser(db);
  if (anything) await makeRolesFor(db, await roleOf(db));
  else await prepareRights(db, true);
  await begin(db, saved);
  await letRolesMake(db, true);
  await fillFrom({ file, url, anything, isFilled });
  await restoreFiles();
  // Until this is committed no server starts on it: clients would take its numbers for those that they have seen.
  await db.transaction().execute(async (trx) => {
    await parted(trx);
    await letRolesMake(trx, false);
    await sql`DROP SCHEMA ${sql.id(RESTORING)}`.execute(trx);
  });
}

/** Rights of the schema, which a role that owns the database has from that and cannot be given back by itself. */
const RIGHTS_OF_SCHEMA = / ACL - SCHEMA public /;
const isOwnedBy = (role: string) => (entry: string) => entry.includes(' ACL ') && entry.endsWith(` ${role}`);

/**
 * All at once where the role may do `anything`. One that owns the database inherits nothing from the server's roles, so it gives rights
 * on what is theirs as each of them, which may be done again after an interruption.
 */
async function fillFrom(how: { file: string; url: string; anything: boolean; isFilled: boolean }): Promise<void> {
  const { file, url, anything, isFilled } = how;
  const folder = await mkdtemp(join(tmpdir(), 'slotwise-restore-'));
  const list = join(folder, 'list');
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const restoreOnly = async (entries: string[], ...options: string[]) => {
    await writeFile(list, entries.join('\n'));
    const all = ['--exit-on-error', '--single-transaction', `--use-list=${list}`, `--dbname=${name}`, ...options];
    await runOn(url, 'pg_restore', [...all, file]);
  };
  try {
    await runOn(url, 'pg_restore', ['--list', `--file=${list}`, file]);
    const entries = (await readFile(list, 'utf8')).split('\n');
    const later = anything ? [] : ROLES.map((role) => ({ role, entries: entries.filter(isOwnedBy(role)) }));
    const not = new Set(later.flatMap((one) => one.entries));
    const first = entries.filter((entry) => anything || !(not.has(entry) || RIGHTS_OF_SCHEMA.test(entry)));
    if (!isFilled) await restoreOnly(first);
    for (const one of later) if (one.entries.length > 0) await restoreOnly(one.entries, `--role=${one.role}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns whether an interrupted restore has filled it with this backup already, which pg_restore does as a whole or not at all */
async function checkEmpty(db: Db, { sha256 }: Saved): Promise<boolean> {
  const { rows: others } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pg_restore'`.execute(
    db,
  );
  if (others[0])
    throw new BackupRefused(
      `A pg_restore still fills the database at DATABASE_URL (process ${others[0].pid} of PostgreSQL): wait until it has ended, and try again.`,
    );
  const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`.execute(db);
  if (rows.length === 0) return false;
  const begun = await restoringOf(db);
  if (begun === sha256) return true;
  throw new BackupRefused(
    begun === undefined
      ? 'The database at DATABASE_URL is not empty: make a new one for it.'
      : 'The database at DATABASE_URL was filled by an interrupted restore of another backup: run that again, or make a new database.',
  );
}

const begin = (db: Db, { sha256 }: Saved) =>
  db.transaction().execute(async (trx) => {
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(RESTORING)}`.execute(trx);
    await sql`COMMENT ON SCHEMA ${sql.id(RESTORING)} IS ${sql.lit(sha256)}`.execute(trx);
  });
