import { sql, type Kysely } from 'kysely';

/** Other ways to the end of a move, which carry less; null where there is none, or nobody asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE slotting_moves
    ADD COLUMN replenishing double precision CHECK (replenishing >= 0),
    ADD COLUMN empty_in_days double precision CHECK (empty_in_days >= 0)`.execute(db);
}
