import { sql, type Kysely } from 'kysely';

/**
 * What the moves of a proposal save on orders that the search saw and on those that it did not; null for those from
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE slotting_proposals ADD COLUMN gain jsonb`.execute(db);
}
