import { sql, type Kysely } from 'kysely';

const statements = [
  // The warehouses that the role's users are limited to; null: all there are, and those to come. One that is removed leaves its
  // id behind, which stands for nothing: an empty list must not become all of them.
  `ALTER TABLE roles ADD COLUMN warehouse_ids text[]`,
  // The warehouse that a message is about; null: none.
  `ALTER TABLE outbox ADD COLUMN site text`,
  // The places of work that the caller is limited to; null: no limit.
  `CREATE FUNCTION app_sites() RETURNS text[] LANGUAGE sql STABLE
     AS $$ SELECT nullif(current_setting('app.sites', true), '')::text[] $$`,
];

const UNLIMITED = '(SELECT app_sites()) IS NULL';
const isOwn = (column: string) => `${UNLIMITED} OR ${column} = ANY ((SELECT app_sites())::text[])`;
/** Rows of what stands in a warehouse are seen with it: its own policy says whether. */
const goesWith = (parent: string, key: string) =>
  `${UNLIMITED} OR EXISTS (SELECT FROM ${parent} AS p WHERE p.id = ${key})`;

/** Each table that holds something of a warehouse, and which of its rows somebody sees who is limited to some. */
const LIMITS: Readonly<Record<string, string>> = {
  warehouses: isOwn('id'),
  ...Object.fromEntries(
    [
      ...['warehouse_layouts', 'warehouse_policies', 'zones', 'locations', 'sku_places', 'stock_moves', 'stock'],
      ...['reservations', 'orders', 'receipts', 'pick_lists', 'counts', 'count_tasks', 'demand_hours', 'demand_months'],
      ...['pick_hours', 'slotting_runs', 'slotting_proposals'],
    ].map((table) => [table, isOwn('warehouse_id')]),
  ),
  // A file of SKUs is of no warehouse.
  imports: `warehouse_id IS NULL OR ${isOwn('warehouse_id')}`,
  ...Object.fromEntries(
    ['import_parts', 'import_changes', 'import_refusals'].map((table) => [table, goesWith('imports', 'import_id')]),
  ),
  order_lines: goesWith('orders', 'order_id'),
  receipt_lines: goesWith('receipts', 'receipt_id'),
  pick_tasks: goesWith('pick_lists', 'pick_list_id'),
  count_entries: goesWith('count_tasks', 'task_id'),
  slotting_placements: goesWith('slotting_runs', 'run_id'),
  slotting_notices: goesWith('slotting_runs', 'run_id'),
  slotting_chains: goesWith('slotting_proposals', 'proposal_id'),
  slotting_moves: goesWith('slotting_proposals', 'proposal_id'),
  slotting_tasks: goesWith('slotting_proposals', 'proposal_id'),
  printed_labels: `kind <> 'location' OR ${goesWith('locations', 'record_id')}`,
};

/** Of what stands in a warehouse, the kind of subject that the audit has for it, and its table. */
const SUBJECTS = {
  warehouse: 'warehouses',
  zone: 'zones',
  location: 'locations',
  reservation: 'reservations',
  count: 'counts',
  order: 'orders',
  pick_list: 'pick_lists',
  receipt: 'receipts',
  import: 'imports',
  slotting_run: 'slotting_runs',
  move_proposal: 'slotting_proposals',
};

/** Roles may be limited to some warehouses; the database leaves out the others, whatever a query asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const [table, limit] of Object.entries(LIMITS)) {
    // Restrictive: it narrows what the policies of the tenant allow, for reading and for writing.
    await sql.raw(`CREATE POLICY limited ON ${table} AS RESTRICTIVE TO slotwise_app USING (${limit})`).execute(db);
  }
  // What the audit says of a thing is seen with the thing. Of what is gone nobody can say where it stood.
  const cases = Object.entries(SUBJECTS)
    .map(([subject, table]) => `WHEN '${subject}' THEN EXISTS (SELECT FROM ${table} AS p WHERE p.id = subject_id)`)
    .join(' ');
  await sql
    .raw(
      `CREATE POLICY limited ON audit_log AS RESTRICTIVE FOR SELECT TO slotwise_app
       USING (${UNLIMITED} OR CASE subject ${cases} ELSE true END)`,
    )
    .execute(db);
}
