import { sql, type Kysely } from 'kysely';

/** Marks claims that the operator made for a remote before any of its builds does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE remote_claims ADD COLUMN given boolean NOT NULL DEFAULT false`.execute(db);
}
