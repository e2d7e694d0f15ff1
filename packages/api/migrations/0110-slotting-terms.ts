import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE slotting_terms (
     company_id text NOT NULL,
     warehouse_id text PRIMARY KEY,
     -- In hundredths of the currency; null: nobody has said.
     hour_cost integer CHECK (hour_cost > 0),
     currency text NOT NULL,
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  // The newest search of each warehouse.
  `CREATE INDEX slotting_runs_of_warehouse ON slotting_runs (warehouse_id, created_at DESC, id DESC)`,
];

/** What an hour of work costs in a warehouse. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'slotting_terms', { visible: 'company_id = (SELECT app_company_id())' });
  await sql`CREATE POLICY limited ON slotting_terms AS RESTRICTIVE TO slotwise_app
    USING ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))`.execute(db);
}
