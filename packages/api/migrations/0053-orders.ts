import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  // Outbound, open and history alike: what slotting learns from.
  `CREATE TABLE orders (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     status text NOT NULL CHECK (status IN ('open', 'released', 'done', 'canceled')),
     customer text,
     ordered_at timestamptz NOT NULL,
     due_at timestamptz,
     done_at timestamptz,
     created_at timestamptz NOT NULL,
     UNIQUE (company_id, id),
     CONSTRAINT orders_code UNIQUE (company_id, code_key),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id)
   )`,
  `CREATE INDEX orders_at ON orders (company_id, ordered_at, id)`,
  `CREATE INDEX orders_waiting ON orders (warehouse_id, due_at, id) WHERE status IN ('open', 'released')`,
  `CREATE TABLE order_lines (
     company_id text NOT NULL,
     order_id text NOT NULL,
     line integer NOT NULL CHECK (line > 0),
     sku_id text NOT NULL,
     -- In pieces.
     quantity bigint NOT NULL CHECK (quantity > 0),
     picked bigint NOT NULL DEFAULT 0,
     -- Will not be picked any more.
     canceled bigint NOT NULL DEFAULT 0,
     batch text,
     -- When the order was placed: its own copy, by which lines are counted without their orders.
     at timestamptz NOT NULL,
     PRIMARY KEY (order_id, line),
     CONSTRAINT order_lines_whole CHECK (picked >= 0 AND canceled >= 0 AND picked + canceled <= quantity),
     FOREIGN KEY (company_id, order_id) REFERENCES orders (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id)
   )`,
  `CREATE INDEX order_lines_at ON order_lines (company_id, at)`,
  `CREATE INDEX order_lines_sku ON order_lines (sku_id, at)`,
  `CREATE TABLE receipts (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     code text NOT NULL,
     code_key text GENERATED ALWAYS AS (code_key(code)) STORED,
     status text NOT NULL CHECK (status IN ('expected', 'receiving', 'closed')),
     -- What comes back from customers is received as returned, never as available.
     returns boolean NOT NULL DEFAULT false,
     supplier text,
     expected_at timestamptz,
     created_at timestamptz NOT NULL,
     closed_at timestamptz,
     UNIQUE (company_id, id),
     CONSTRAINT receipts_code UNIQUE (company_id, code_key),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id)
   )`,
  `CREATE INDEX receipts_at ON receipts (company_id, created_at, id)`,
  `CREATE TABLE receipt_lines (
     company_id text NOT NULL,
     receipt_id text NOT NULL,
     line integer NOT NULL CHECK (line > 0),
     sku_id text NOT NULL,
     expected bigint NOT NULL CHECK (expected >= 0),
     -- More or less than expected is a fact, not a fault.
     received bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
     PRIMARY KEY (receipt_id, line),
     FOREIGN KEY (company_id, receipt_id) REFERENCES receipts (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id)
   )`,
  `CREATE TABLE pick_lists (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     status text NOT NULL CHECK (status IN ('open', 'done', 'canceled')),
     user_id text,
     created_at timestamptz NOT NULL,
     done_at timestamptz,
     UNIQUE (company_id, id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id)
   )`,
  `CREATE INDEX pick_lists_at ON pick_lists (company_id, created_at, id)`,
  `CREATE TABLE pick_tasks (
     company_id text NOT NULL,
     pick_list_id text NOT NULL,
     -- Its turn on the walk.
     turn integer NOT NULL,
     order_id text NOT NULL,
     line integer NOT NULL,
     sku_id text NOT NULL,
     location_id text NOT NULL,
     lot_id text,
     -- Gone when the task is done.
     reservation_id text,
     quantity bigint NOT NULL CHECK (quantity > 0),
     picked bigint NOT NULL DEFAULT 0 CHECK (picked >= 0 AND picked <= quantity),
     status text NOT NULL CHECK (status IN ('open', 'picked', 'short', 'canceled')),
     PRIMARY KEY (pick_list_id, turn),
     FOREIGN KEY (company_id, pick_list_id) REFERENCES pick_lists (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (order_id, line) REFERENCES order_lines (order_id, line) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id)
   )`,
  `CREATE INDEX pick_tasks_order ON pick_tasks (order_id, line)`,
];

/** What leaves and what arrives: orders, pick lists, receipts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['orders', 'order_lines', 'receipts', 'receipt_lines', 'pick_lists', 'pick_tasks']) {
    await protect(db, table, { visible: own });
  }
}
