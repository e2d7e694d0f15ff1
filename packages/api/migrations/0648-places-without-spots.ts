import { sql, type Kysely } from 'kysely';

/** Places without coordinates, which searches leave out beside others that have some, are counted by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX locations_without_spot ON locations (warehouse_id)
    WHERE purpose = 'storage' AND (x_mm IS NULL OR y_mm IS NULL)`.execute(db);
}
