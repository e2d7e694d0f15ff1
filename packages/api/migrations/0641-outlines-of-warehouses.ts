import { sql, type Kysely } from 'kysely';

const statements = ['aisle', 'bay'].map(
  // Of the places with one number, those that there are come first.
  (number) => `CREATE INDEX locations_${number} ON locations (warehouse_id, ${number}, until DESC NULLS FIRST, since)
    WHERE purpose = 'storage' AND aisle IS NOT NULL AND bay IS NOT NULL`,
);

/** Indexes by which the aisles and the bays of a warehouse are found without reading all of its places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
