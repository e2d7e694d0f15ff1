import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../db/database';
import type { Db } from '../db/tables';
import { placeOf } from '../unusable';
import { BackupRefused } from './saved';

/**
 * Whether both lead to one database. A lock with a random name that is taken through one is found taken through the other, which any
 * role may try, also behind a pooler, since it ends with its transaction. A copy has the same name and identity, and not the lock.
 */
async function isSame(one: Db, other: Db): Promise<boolean> {
  const key = randomBytes(8).readBigInt64BE().toString();
  return one.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${key}::bigint)`.execute(trx);
    const { rows } = await sql<{ free: boolean }>`SELECT pg_try_advisory_xact_lock(${key}::bigint) AS free`.execute(
      other,
    );
    return rows[0]?.free === false;
  });
}

/** Opens the database at BACKUP_DATABASE_URL for some work. @throws BackupRefused if it is not the one at DATABASE_URL */
export async function throughBackupAddress<T>(
  db: Db,
  { url, backupUrl }: { url: string; backupUrl: string },
  work: (other: Db) => Promise<T>,
): Promise<T> {
  const other = await openDatabase({ url: backupUrl, pool: 1, setting: 'BACKUP_DATABASE_URL' }, () => {});
  try {
    if (!(await isSame(db, other.db)))
      throw new BackupRefused(
        `BACKUP_DATABASE_URL (${placeOf(backupUrl)}) leads to another database than DATABASE_URL (${placeOf(url)}): ` +
          'set it to the same one, with a role that sees all rows. A copy, such as a replica, does not count. Nothing was done.',
      );
    return await work(other.db);
  } finally {
    await other.close();
  }
}

async function checkSeesAll(db: Db, setting: string): Promise<void> {
  const { rows } = await sql<{ name: string; everything: boolean }>`
    SELECT rolname AS name, rolsuper OR rolbypassrls AS everything FROM pg_roles WHERE rolname = current_user`.execute(
    db,
  );
  const [role] = rows;
  if (role?.everything) return;
  throw new BackupRefused(
    `The role ${role?.name ?? ''} of ${setting} does not see the rows of all tenants, so that a backup would lack them. ` +
      'Set BACKUP_DATABASE_URL to the same database with a role that does: a superuser, or one with BYPASSRLS that is a member of ' +
      'pg_read_all_data. Leave row-level security as it is: it keeps tenants apart. Nothing was saved.',
  );
}

/** @throws BackupRefused if what would be saved is another database than the server's, or not all of it */
export async function checkSource(db: Db, url: string, backupUrl: string | undefined): Promise<void> {
  if (backupUrl === undefined) await checkSeesAll(db, 'DATABASE_URL');
  else await throughBackupAddress(db, { url, backupUrl }, (other) => checkSeesAll(other, 'BACKUP_DATABASE_URL'));
}
