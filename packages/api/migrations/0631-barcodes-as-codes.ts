import { sql, type Kysely } from 'kysely';

/** Barcodes by the key that codes have: whoever scans one must not mean another SKU by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE barcodes ADD COLUMN code_key text GENERATED ALWAYS AS (code_key(code)) STORED`.execute(db);
  await sql`CREATE INDEX barcodes_code_key ON barcodes (company_id, code_key)`.execute(db);
}
