import { sql, type Kysely } from 'kysely';

/** Receipts by the day that they are expected on, in both directions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX receipts_expected ON receipts (company_id, expected_at, created_at, id)
    WHERE expected_at IS NOT NULL`.execute(db);
}
