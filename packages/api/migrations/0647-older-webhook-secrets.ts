import { sql, type Kysely } from 'kysely';

/** A webhook that gets two new secrets within a day is signed for with all three: the one before the last has an end of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE webhooks ADD COLUMN older_secret_until timestamptz`.execute(db);
}
