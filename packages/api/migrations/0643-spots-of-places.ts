import { sql, type Kysely } from 'kysely';

/** What stands at one aisle, bay, level and position is found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX locations_spot ON locations (warehouse_id, aisle, bay, level, "position")
    WHERE "position" IS NOT NULL`.execute(db);
}
