import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

/** Remotes that the deployment does not trust: pages keep them apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE isolated_remotes (
    remote_id text PRIMARY KEY,
    since timestamptz NOT NULL
  )`.execute(db);
  await protect(db, 'isolated_remotes', { visible: 'false' });
}
