import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './tables';

/** A restore began here and has not ended. The message is for whoever runs the server. */
export class RestoreInterrupted extends Error {}

/** Folder in a data directory in which a backup becomes a database; it is there until that database is in its place. */
export const restoringIn = (dataDir: string): string => join(dataDir, 'restoring');

/** Schema in a PostgreSQL that is there while a backup is restored into it. Its comment is the hash of the backup. */
export const RESTORING = 'slotwise_restoring';

/** @throws RestoreInterrupted if the directory's data are not what somebody wanted them to become */
export function checkDirectory(dataDir: string): void {
  const folder = restoringIn(dataDir);
  if (!existsSync(folder)) return;
  const present = join(dataDir, 'postgres');
  const back = existsSync(present)
    ? `To go on with what was there before, remove ${folder}.`
    : `To give it up, rename the newest ${present}-before-…, if there is one, to ${present}, and remove ${folder}.`;
  throw new RestoreInterrupted(`A restore into ${dataDir} was interrupted. Run it again: it begins anew. ${back}`);
}

/** Hash of the backup whose restore into this database has begun and not ended. */
export async function restoringOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    SELECT obj_description(oid, 'pg_namespace') AS hash FROM pg_namespace WHERE nspname = ${RESTORING}`.execute(db);
  return rows[0] && (rows[0].hash ?? '');
}

/** @throws RestoreInterrupted if the database is empty or half restored */
export async function checkNotRestoring(db: Db): Promise<void> {
  if ((await restoringOf(db)) === undefined) return;
  throw new RestoreInterrupted(
    'A restore into the database at DATABASE_URL was interrupted, or is still under way. Run it again: it carries on. ' +
      'To give it up, set DATABASE_URL to another database, such as the one from before.',
  );
}
