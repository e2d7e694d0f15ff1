import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const SHOWN = `import_id IS NULL OR import_id = current_setting('app.import_id', true)
  OR import_id IN (SELECT import_id FROM shown_order_imports)`;

const statements = [
  // The file that brought it; null: it came otherwise.
  `ALTER TABLE orders ADD COLUMN import_id text`,
  `ALTER TABLE order_lines ADD COLUMN import_id text`,
  `CREATE INDEX orders_import ON orders (import_id) WHERE import_id IS NOT NULL`,
  `CREATE INDEX order_lines_import ON order_lines (import_id) WHERE import_id IS NOT NULL`,
  // Files all of whose orders are there.
  `CREATE TABLE shown_order_imports (
     import_id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE
   )`,
];

/** Orders of a file are hidden until all of them are there: half a million lines come in short transactions, and at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'shown_order_imports', { visible: 'company_id = (SELECT app_company_id())' });
  for (const table of ['orders', 'order_lines']) {
    await sql.raw(`CREATE POLICY shown ON ${table} AS RESTRICTIVE TO slotwise_app USING (${SHOWN})`).execute(db);
  }
}
