import { sql, type Kysely } from 'kysely';

/** When a new password was chosen by mail, until the person has said what becomes of what else stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN access_to_review_since timestamptz`.execute(db);
}
