import { sql, type Kysely } from 'kysely';

const statements = [
  // With the keys of the row behind the pieces: very many places hold as many pieces as others do.
  `CREATE INDEX stock_by_pieces ON stock
     (company_id, on_hand, (location_id || ' ' || sku_id || ' ' || coalesce(lot_id, '') || ' ' || state))`,
  // The days on which lots expire lead to where they lie.
  `CREATE INDEX stock_lot ON stock (lot_id) WHERE lot_id IS NOT NULL`,
];

/** Indexes by which stock is listed by its pieces and by its expiry, one for both directions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
