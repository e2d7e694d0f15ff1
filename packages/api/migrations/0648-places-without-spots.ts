import { sql, type Kysely } from 'kysely';

/** Places without coordinates, among which are those that searches leave out, are counted by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX locations_without_spot ON locations (warehouse_id)
    WHERE purpose = 'storage' AND (x_mm IS NULL OR y_mm IS NULL)`.execute(db);
}
