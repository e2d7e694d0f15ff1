import { sql, type Kysely } from 'kysely';

/**
 * Whether an administrator of the deployment ran the trial, and not a team with the deploy key of its own remote. Of the
 * trials so far nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE remote_trials ADD COLUMN by_deployment boolean NOT NULL DEFAULT false`.execute(db);
}
