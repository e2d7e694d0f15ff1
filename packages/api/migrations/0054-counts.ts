import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE counts (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     -- How its places were chosen.
     chosen_by text NOT NULL CHECK (chosen_by IN ('zone', 'class', 'oldest', 'locations')),
     status text NOT NULL CHECK (status IN ('open', 'done', 'canceled')),
     user_id text,
     created_at timestamptz NOT NULL,
     done_at timestamptz,
     UNIQUE (company_id, id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id)
   )`,
  `CREATE INDEX counts_at ON counts (company_id, created_at, id)`,
  `CREATE TABLE count_tasks (
     id text PRIMARY KEY,
     company_id text NOT NULL,
     count_id text NOT NULL,
     warehouse_id text NOT NULL,
     location_id text NOT NULL,
     status text NOT NULL CHECK (status IN ('open', 'recount', 'to_approve', 'done', 'canceled')),
     -- Who counted first, and who counted again.
     counted_by text,
     recounted_by text,
     decided_by text,
     decided_at timestamptz,
     -- Pieces too many and too few, together, when it was last compared.
     difference bigint,
     UNIQUE (company_id, id),
     FOREIGN KEY (company_id, count_id) REFERENCES counts (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, warehouse_id, location_id) REFERENCES locations (company_id, warehouse_id, id)
   )`,
  // One open count of a place at a time.
  `CREATE UNIQUE INDEX count_tasks_open ON count_tasks (location_id) WHERE status IN ('open', 'recount', 'to_approve')`,
  `CREATE INDEX count_tasks_count ON count_tasks (count_id, status)`,
  // What somebody counted. What the ledger said stands beside it and is not shown to who counts.
  `CREATE TABLE count_entries (
     company_id text NOT NULL,
     task_id text NOT NULL,
     round integer NOT NULL CHECK (round IN (1, 2)),
     sku_id text NOT NULL,
     lot_id text,
     state text NOT NULL CHECK (state IN ('available', 'quarantine', 'returned', 'damaged')),
     counted bigint NOT NULL CHECK (counted >= 0),
     expected bigint NOT NULL CHECK (expected >= 0),
     user_id text,
     at timestamptz NOT NULL,
     CONSTRAINT count_entries_key UNIQUE NULLS NOT DISTINCT (task_id, round, sku_id, lot_id, state),
     FOREIGN KEY (company_id, task_id) REFERENCES count_tasks (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id),
     FOREIGN KEY (company_id, sku_id, lot_id) REFERENCES lots (company_id, sku_id, id)
   )`,
];

/** Cycle counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['counts', 'count_tasks', 'count_entries']) await protect(db, table, { visible: own });
}
