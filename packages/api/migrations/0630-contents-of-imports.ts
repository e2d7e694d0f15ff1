import { sql, type Kysely } from 'kysely';

/** The hash of each file: one that adds is asked about when it was added before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE imports ADD COLUMN content text`.execute(db);
  await sql`CREATE INDEX imports_content ON imports (company_id, kind, content) WHERE status = 'done'`.execute(db);
}
