import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE slotting_runs (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     name text NOT NULL,
     status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'failed')),
     settings jsonb NOT NULL,
     -- Known once the orders were read. What was read lies in the store of files, so that the same run can be made again.
     basis jsonb,
     progress jsonb NOT NULL,
     -- The best plan so far: the slot of each item of the input, four bytes each.
     plan bytea,
     -- Somebody wants it to end.
     stop_asked boolean NOT NULL DEFAULT false,
     ending text CHECK (ending IN ('budget', 'stopped')),
     fault jsonb,
     created_by text,
     created_at timestamptz NOT NULL,
     ended_at timestamptz,
     UNIQUE (company_id, id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX slotting_runs_newest ON slotting_runs (company_id, created_at, id)`,
  // Searches take a processor for minutes: a company has one at a time.
  `CREATE UNIQUE INDEX slotting_runs_active ON slotting_runs (company_id) WHERE status IN ('waiting', 'running')`,
  // The SKUs that the plan of an ended run puts elsewhere.
  `CREATE TABLE slotting_placements (
     company_id text NOT NULL,
     run_id text NOT NULL,
     sku_id text NOT NULL,
     from_location_id text NOT NULL,
     to_location_id text NOT NULL,
     lines integer NOT NULL,
     PRIMARY KEY (run_id, sku_id),
     FOREIGN KEY (company_id, run_id) REFERENCES slotting_runs (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX slotting_placements_lines ON slotting_placements (run_id, lines DESC, sku_id)`,
];

/** Searches for better places, and the plans that they have found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['slotting_runs', 'slotting_placements']) {
    await protect(db, table, { visible: 'company_id = (SELECT app_company_id())' });
  }
}
