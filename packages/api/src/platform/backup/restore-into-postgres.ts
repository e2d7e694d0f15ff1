import { sql } from 'kysely';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { RESTORING, restoringOf } from '../db/restoring';
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
  try {
    if (backupUrl === undefined) await fill(db, database.url, options);
    else await throughBackupAddress(db, { url: database.url, backupUrl }, (other) => fill(other, backupUrl, options));
  } finally {
    await close();
  }
}

async function fill(db: Db, url: string, { file, saved, restoreFiles }: Restoring): Promise<void> {
  const isFilled = await checkEmpty(db, saved);
  await makeRoles(db);
  await begin(db, saved);
  if (!isFilled) {
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    await runOn(url, 'pg_restore', ['--exit-on-error', '--single-transaction', `--dbname=${name}`, file]);
  }
  await restoreFiles();
  // Until this is committed no server starts on it: clients would take its numbers for those that they have seen.
  await db.transaction().execute(async (trx) => {
    await parted(trx);
    await sql`DROP SCHEMA ${sql.id(RESTORING)}`.execute(trx);
  });
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

/** Makes the roles that a saved database's rights name: they belong to the whole PostgreSQL and are in no backup. */
async function makeRoles(db: Db): Promise<void> {
  for (const role of ROLES) {
    const found = await sql`SELECT FROM pg_roles WHERE rolname = ${role}`.execute(db);
    if (found.rows.length === 0) await sql`CREATE ROLE ${sql.id(role)} NOLOGIN`.execute(db);
  }
}

const begin = (db: Db, { sha256 }: Saved) =>
  db.transaction().execute(async (trx) => {
    await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(RESTORING)}`.execute(trx);
    await sql`COMMENT ON SCHEMA ${sql.id(RESTORING)} IS ${sql.lit(sha256)}`.execute(trx);
  });
