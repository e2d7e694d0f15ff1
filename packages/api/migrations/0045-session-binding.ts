import { sql, type Kysely } from 'kysely';

/** Hash of the cookie that a session began with: it is not refreshed without it. Null: it began without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN binding_hash text`.execute(db);
}
