import { sql, type Kysely } from 'kysely';

/**
 * Leaves room on the pages of sums that are added to again and again: a row that is written anew on its own page needs no new entry in
 * each of four indexes. An import adds to the same few hundred sums of a month with each of its batches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE demand_months SET (fillfactor = 50)`.execute(db);
  await sql`ALTER TABLE demand_hours SET (fillfactor = 50)`.execute(db);
}
