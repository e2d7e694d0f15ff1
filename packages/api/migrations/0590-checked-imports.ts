import { sql, type Kysely } from 'kysely';

/** When the rows of a file were begun to be checked: what moves after that was not in what its preview showed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports ADD COLUMN checked_at timestamptz`.execute(db);
}
