import { sql, type Kysely } from 'kysely';

/** Keeps of a count who is to walk it; null: whoever counts first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE counts ADD COLUMN assigned_to text`.execute(db);
}
