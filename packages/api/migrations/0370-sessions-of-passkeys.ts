import { sql, type Kysely } from 'kysely';

/** The passkey that a session was opened by: it ends with it. Null: by a password, or before this was noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN passkey_id text`.execute(db);
}
