import { sql, type Kysely } from 'kysely';

/** Keeps of a count which class of SKUs it was asked for, so that a list can tell one count from another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE counts ADD COLUMN class text CHECK (class IN ('A', 'B', 'C'))`.execute(db);
}
