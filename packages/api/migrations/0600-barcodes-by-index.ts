import { sql, type Kysely } from 'kysely';

/**
 * Looks a GTIN up by its index. Behind row-level security no function may use one, so that each barcode that was added was compared
 * with all others of its company: the function sees those of the added barcodes' companies alone, and so runs as the system.
 */
const statements = [
  // A plan of a table that was small is kept for one that has grown.
  `ALTER FUNCTION barcodes_of_one_sku() SECURITY DEFINER SET search_path = public, pg_temp
     SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off`,
  `GRANT CREATE ON SCHEMA public TO slotwise_system`,
  `ALTER FUNCTION barcodes_of_one_sku() OWNER TO slotwise_system`,
  `REVOKE CREATE ON SCHEMA public FROM slotwise_system`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
