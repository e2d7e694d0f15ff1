import { sql, type Kysely } from 'kysely';

/** An import knows the units of the values that it keeps rounded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports ADD COLUMN rounded text[] NOT NULL DEFAULT '{}'`.execute(db);
}
