import { sql, type Kysely } from 'kysely';

/** Pick lists keep how far was walked for them, measured when they are done: nobody walks a year of them anew to see one figure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE pick_lists ADD COLUMN walked_mm bigint CHECK (walked_mm >= 0), ADD COLUMN walked_lines integer,
      ADD CONSTRAINT pick_lists_walked CHECK ((walked_mm IS NULL) = (walked_lines IS NULL))`.execute(db);
  await sql`
    CREATE INDEX pick_lists_walked ON pick_lists (company_id, done_at) INCLUDE (warehouse_id, walked_mm, walked_lines)
      WHERE walked_mm IS NOT NULL`.execute(db);
}
