import { sql, type Kysely } from 'kysely';

/** An import knows the rows that a line break may have cut in two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports ADD COLUMN cut int[] NOT NULL DEFAULT '{}'`.execute(db);
}
