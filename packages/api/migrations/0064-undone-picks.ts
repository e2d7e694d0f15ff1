import { sql, type Kysely } from 'kysely';

/** How often what was picked at a stop was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE pick_tasks ADD COLUMN undone integer NOT NULL DEFAULT 0 CHECK (undone >= 0)`.execute(db);
}
