import { sql, type Kysely } from 'kysely';

/** Messages know how long they are, so that whoever reads the log can bound what it takes at once. Older ones do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE outbox ADD COLUMN bytes integer`.execute(db);
}
