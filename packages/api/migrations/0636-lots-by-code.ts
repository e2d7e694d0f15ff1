import { sql, type Kysely } from 'kysely';

/** Lots by their code alone, which is all that a label of a lot holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX lots_by_code ON lots (company_id, code_key)`.execute(db);
}
