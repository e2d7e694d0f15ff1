import { sql, type Kysely } from 'kysely';

const statements = [
  // How much more than expected may be received, in percent.
  `ALTER TABLE warehouse_policies ADD COLUMN over_receipt integer NOT NULL DEFAULT 10
     CHECK (over_receipt BETWEEN 0 AND 1000)`,
  // What the client calls the pick, why it was short, when and by whom the stop was ended.
  `ALTER TABLE pick_tasks ADD COLUMN key text, ADD COLUMN reason text
     CHECK (reason IN ('missing', 'damaged', 'unreachable', 'unusable_lot')),
     ADD COLUMN ended_at timestamptz, ADD COLUMN user_id text,
     -- Of what was not picked: pieces that will not be picked any more.
     ADD COLUMN canceled bigint NOT NULL DEFAULT 0 CHECK (canceled >= 0),
     -- The turn of the short pick whose rest this stop is.
     ADD COLUMN instead_of integer,
     ADD CONSTRAINT pick_tasks_key UNIQUE (company_id, key),
     ADD CONSTRAINT pick_tasks_short CHECK ((status = 'short') = (reason IS NOT NULL))`,
  `CREATE INDEX pick_tasks_short_at ON pick_tasks (sku_id, location_id, ended_at) WHERE status = 'short'`,
  `CREATE INDEX pick_tasks_open ON pick_tasks (order_id) WHERE status = 'open'`,
  `CREATE INDEX pick_lists_open ON pick_lists (warehouse_id, created_at, id) WHERE status = 'open'`,
  `ALTER TABLE receipt_lines ADD CONSTRAINT receipt_lines_sku UNIQUE (receipt_id, sku_id)`,

  // What was received of a receipt is what the ledger booked for it, less what was undone. And what comes back from customers
  // is never available: whatever the code does, no such move gets through.
  `CREATE FUNCTION sum_receipts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     IF EXISTS (SELECT FROM added a JOIN receipts r ON r.id = a.source_id
                WHERE a.source = 'receipt' AND a.to_state = 'available' AND r.returns) THEN
       RAISE EXCEPTION 'What comes back is not available.' USING ERRCODE = 'check_violation',
         CONSTRAINT = 'receipts_returned', TABLE = 'receipts';
     END IF;
     UPDATE receipt_lines l SET received = l.received + changed.delta FROM (
       SELECT source_id, sku_id, sum(delta)::bigint AS delta FROM (
         SELECT source_id, sku_id, quantity AS delta FROM added WHERE source = 'receipt'
         UNION ALL
         SELECT m.source_id, m.sku_id, -m.quantity
         FROM added JOIN stock_moves m ON m.id = added.undoes WHERE m.source = 'receipt'
       ) AS sides GROUP BY 1, 2 ORDER BY 1, 2
     ) AS changed
     WHERE l.receipt_id = changed.source_id AND l.sku_id = changed.sku_id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER sum_receipts AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION sum_receipts()`,
];

/** What pick lists and receipts need to be worked on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`ALTER FUNCTION sum_receipts() OWNER TO slotwise_system`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
}
