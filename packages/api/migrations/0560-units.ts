import { sql, type Kysely } from 'kysely';

/** Units in which a company or WMS reads and types measures; null: nobody has said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tenant_settings ADD COLUMN units text CHECK (units IN ('metric', 'imperial'))`.execute(db);
}
