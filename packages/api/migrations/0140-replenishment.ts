import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `CREATE TABLE replenish_tasks (
     id text PRIMARY KEY,
     company_id text NOT NULL,
     warehouse_id text NOT NULL,
     sku_id text NOT NULL,
     lot_id text,
     from_location_id text NOT NULL,
     to_location_id text NOT NULL,
     quantity bigint NOT NULL CHECK (quantity > 0),
     status text NOT NULL CHECK (status IN ('open', 'done', 'dropped')),
     created_by text,
     created_at timestamptz NOT NULL,
     user_id text,
     taken_at timestamptz,
     -- What is held of the stock for who has taken it.
     reservation_id text,
     ended_at timestamptz,
     -- What the client called it, how much was brought, and why not all.
     key text,
     pieces bigint CHECK (pieces >= 0),
     reason text,
     CONSTRAINT replenish_tasks_key UNIQUE (company_id, key),
     CHECK ((status = 'done') = (key IS NOT NULL AND pieces IS NOT NULL)),
     CHECK ((status = 'open') = (ended_at IS NULL)),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id, lot_id) REFERENCES lots (company_id, sku_id, id),
     FOREIGN KEY (company_id, warehouse_id, from_location_id) REFERENCES locations (company_id, warehouse_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, warehouse_id, to_location_id) REFERENCES locations (company_id, warehouse_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX replenish_tasks_open ON replenish_tasks (warehouse_id, sku_id) WHERE status = 'open'`,
  `CREATE INDEX replenish_tasks_short ON replenish_tasks (sku_id, from_location_id) WHERE reason IS NOT NULL`,
];

/** Goods are brought from reserve to where they are picked, by tasks on the floor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'replenish_tasks', { visible: 'company_id = (SELECT app_company_id())' });
  await sql
    .raw(
      `CREATE POLICY limited ON replenish_tasks AS RESTRICTIVE TO slotwise_app
       USING ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))`,
    )
    .execute(db);
}
