import { sql, type Kysely } from 'kysely';

// Without naming a time zone, which is looked up anew for each row.
const HOUR = `date_bin('1 hour', at, timestamptz '2000-01-01 00:00:00+00')`;
const MONTH = `date_trunc('month', timestamp '2000-01-01' + (at - timestamptz '2000-01-01 00:00:00+00'))::date`;
const SHOWN_IMPORT = 'SELECT FROM shown_order_imports s WHERE s.import_id = ';
/** Without lines of imports that nobody sees yet. */
const COUNTED = `(import_id IS NULL OR EXISTS (${SHOWN_IMPORT}added.import_id))`;
const ON_CONFLICT = 'DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces';

const addHours = (source: string) => `
  INSERT INTO demand_hours AS d (company_id, warehouse_id, hour, import_id, lines, pieces)
  SELECT o.company_id, o.warehouse_id, g.hour, g.import_id, sum(g.lines), sum(g.pieces)
  FROM (
    SELECT order_id, ${HOUR} AS hour, coalesce(import_id, '') AS import_id, count(*) AS lines, sum(quantity) AS pieces
    FROM ${source} GROUP BY 1, 2, 3
  ) AS g CROSS JOIN LATERAL (SELECT company_id, warehouse_id FROM orders WHERE id = g.order_id LIMIT 1) AS o
  GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (warehouse_id, hour, import_id) ${ON_CONFLICT};`;

/** Everything is looked up by index: what is planned for a table that is still empty is kept while it grows. */
const BY_INDEX = `SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off`;
const definer = (head: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${head} LANGUAGE plpgsql SECURITY DEFINER ${BY_INDEX} AS $$ ${body} $$`;

/** Row-level security does not stand behind these: each refuses by itself whoever is of another company, or limited to some warehouses. */
const OWN_ONLY = `IF tenant IS DISTINCT FROM app_company_id() OR app_sites() IS NOT NULL THEN
    RAISE EXCEPTION 'an import of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;`;
const OWN_SUMS_ONLY = `IF tenant IS DISTINCT FROM coalesce(app_company_id(), tenant) THEN
    RAISE EXCEPTION 'an import of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;`;
const refused = (table: string, constraint: string, what: string) =>
  `RAISE EXCEPTION '${what}' USING ERRCODE = 'foreign_key_violation', TABLE = '${table}', CONSTRAINT = '${constraint}';`;
/** Of what was added, is there a row whose parent is not there? `held`: nobody removes a parent before this transaction has ended. */
const lacks = (parent: string, tenant: string, key: string, held = '') => `EXISTS (
    SELECT FROM (SELECT DISTINCT company_id, ${key} AS id FROM added) AS a
    LEFT JOIN LATERAL (SELECT true AS found FROM ${parent} AS p WHERE p.${tenant} = a.company_id AND p.id = a.id LIMIT 1 ${held}) AS p ON true
    WHERE p.found IS NULL)`;

const isVisible = (table: string) =>
  `(${table}.import_id IS NULL OR ${table}.import_id = given OR EXISTS (${SHOWN_IMPORT}${table}.import_id))`;

/**
 * Triggers in place of the foreign keys of orders and their lines: these ask once a statement, not once a row. They hold what was
 * asked for until the transaction has ended, as a foreign key does. Of SKUs, of which a file has thousands, their company is held
 * instead, and whoever removes a SKU waits for it.
 */
const parents = [
  definer(
    'orders_have_parents() RETURNS trigger',
    `BEGIN
       IF ${lacks('warehouses', 'tenant_id', 'warehouse_id', 'FOR KEY SHARE')} THEN
         ${refused('orders', 'orders_warehouse', 'an order of an unknown warehouse')}
       END IF;
       RETURN NULL;
     END`,
  ),
  definer(
    'order_lines_have_parents() RETURNS trigger',
    `BEGIN
       IF ${lacks('orders', 'company_id', 'order_id', 'FOR KEY SHARE')} THEN
         ${refused('order_lines', 'order_lines_order', 'an order line without its order')}
       END IF;
       PERFORM FROM tenants WHERE id IN (SELECT company_id FROM added) FOR KEY SHARE;
       IF ${lacks('skus', 'company_id', 'sku_id')} THEN
         ${refused('order_lines', 'order_lines_sku', 'an order line of an unknown SKU')}
       END IF;
       RETURN NULL;
     END`,
  ),
  definer(
    'keep_identity() RETURNS trigger',
    `BEGIN RAISE EXCEPTION 'what a row of % is and belongs to stays', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation'; END`,
  ),
  definer(
    'hold_company_of_sku() RETURNS trigger',
    `BEGIN PERFORM FROM tenants WHERE id = OLD.company_id FOR UPDATE; RETURN OLD; END`,
  ),
  ...[
    { parent: 'skus', child: 'order_lines', on: 'c.sku_id = r.id', constraint: 'order_lines_sku' },
    {
      parent: 'warehouses',
      child: 'orders',
      on: 'c.company_id = r.tenant_id AND c.warehouse_id = r.id',
      constraint: 'orders_warehouse',
    },
  ].map(({ parent, child, on, constraint }) =>
    definer(
      `${parent}_keep_${child}() RETURNS trigger`,
      `BEGIN
         IF EXISTS (SELECT FROM removed r WHERE EXISTS (SELECT FROM ${child} c WHERE ${on})) THEN
           ${refused(child, constraint, `${parent} with ${child}`)}
         END IF;
         RETURN NULL;
       END`,
    ),
  ),
  definer('remove_orders() RETURNS trigger', `BEGIN DELETE FROM orders WHERE company_id = OLD.id; RETURN NULL; END`),
  definer(
    'remove_order_lines() RETURNS trigger',
    `BEGIN DELETE FROM order_lines WHERE order_id = OLD.id; RETURN OLD; END`,
  ),
];

const sums = [
  // Hours of a file are summed with its lines, which lie close together in time. Nobody sees them before the file is shown.
  definer(
    'demand_added() RETURNS trigger',
    `BEGIN
       ${addHours('added')}
       IF NOT EXISTS (SELECT FROM added WHERE ${COUNTED}) THEN RETURN NULL; END IF;
       INSERT INTO demand_months AS d (company_id, warehouse_id, month, sku_id, import_id, lines, pieces)
       SELECT o.company_id, o.warehouse_id, ${MONTH}, added.sku_id, coalesce(added.import_id, ''), count(*), sum(quantity)
       FROM added CROSS JOIN LATERAL (SELECT company_id, warehouse_id FROM orders WHERE id = added.order_id LIMIT 1) AS o
       WHERE ${COUNTED} GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4, 5
       ON CONFLICT (warehouse_id, month, sku_id, import_id) ${ON_CONFLICT};
       RETURN NULL;
     END`,
  ),
  // Months of a file, SKU by SKU: each row of the sums is written once, or twice where a piece ends within a month. An import is of
  // one warehouse.
  definer(
    'sum_order_import(given text, tenant text, most integer) RETURNS boolean',
    `DECLARE done_sku text; done_at timestamptz; to_sku text; to_at timestamptz; site text;
     BEGIN
       ${OWN_SUMS_ONLY}
       SELECT last_sku, last_at INTO done_sku, done_at FROM order_import_sums WHERE import_id = given FOR UPDATE;
       done_sku := coalesce(done_sku, '');
       done_at := coalesce(done_at, '-infinity');
       SELECT sku_id, at INTO to_sku, to_at FROM order_lines
         WHERE import_id = given AND (sku_id, at) > (done_sku, done_at) AND company_id = tenant
         ORDER BY sku_id, at OFFSET most - 1 LIMIT 1;
       IF to_sku IS NULL THEN
         SELECT sku_id, at INTO to_sku, to_at FROM order_lines
           WHERE import_id = given AND (sku_id, at) > (done_sku, done_at) AND company_id = tenant
           ORDER BY sku_id DESC, at DESC LIMIT 1;
       END IF;
       IF to_sku IS NULL THEN RETURN false; END IF;
       SELECT o.warehouse_id INTO site FROM order_lines l JOIN orders o ON o.id = l.order_id
         WHERE l.import_id = given AND l.sku_id = to_sku AND l.at = to_at LIMIT 1;
       INSERT INTO demand_months AS d (company_id, warehouse_id, month, sku_id, import_id, lines, pieces)
       SELECT tenant, site, ${MONTH}, sku_id, given, count(*), sum(quantity) FROM order_lines
       WHERE import_id = given AND company_id = tenant AND (sku_id, at) > (done_sku, done_at) AND (sku_id, at) <= (to_sku, to_at)
       GROUP BY 3, 4
       ON CONFLICT (warehouse_id, month, sku_id, import_id) ${ON_CONFLICT};
       INSERT INTO order_import_sums VALUES (given, tenant, to_sku, to_at)
         ON CONFLICT (import_id) DO UPDATE SET last_sku = excluded.last_sku, last_at = excluded.last_at;
       RETURN true;
     END`,
  ),
];

const importing = [
  // What is known of each line of a file: its SKU, its order, and the line that has the same turn among the order's lines of that
  // SKU. Codes come with their keys where these are plain, else null.
  definer(
    `find_order_lines(given text, tenant text, order_codes text[], order_keys text[], sku_codes text[], sku_keys text[], turns int[])
     RETURNS TABLE (sku text, is_archived boolean, site text, stands text, brought_by text, known bigint)`,
    `BEGIN
       ${OWN_ONLY}
       RETURN QUERY
       WITH f AS MATERIALIZED (
         SELECT r.index, r.turn, coalesce(r.order_key, code_key(r.order_code)) AS order_key, coalesce(r.sku_key, code_key(r.sku_code)) AS sku_key
         FROM unnest(order_codes, order_keys, sku_codes, sku_keys, turns) WITH ORDINALITY AS r(order_code, order_key, sku_code, sku_key, turn, index)
       ), o AS MATERIALIZED (
         SELECT d.order_key, o.* FROM (SELECT DISTINCT f.order_key FROM f) AS d CROSS JOIN LATERAL (
           SELECT o.id, o.warehouse_id, o.status, o.import_id FROM orders o
           WHERE o.company_id = tenant AND o.code_key = d.order_key AND ${isVisible('o')} LIMIT 1) AS o
       ), s AS MATERIALIZED (
         SELECT d.sku_key, s.* FROM (SELECT DISTINCT f.sku_key FROM f) AS d CROSS JOIN LATERAL (
           SELECT s.id, s.archived FROM skus s WHERE s.company_id = tenant AND s.code_key = d.sku_key LIMIT 1) AS s
       )
       SELECT s.id, s.archived, o.warehouse_id, o.status, o.import_id, CASE WHEN o.id IS NOT NULL THEN (
           SELECT l.quantity FROM order_lines l WHERE l.order_id = o.id AND l.sku_id = s.id AND ${isVisible('l')}
           ORDER BY l.line OFFSET f.turn - 1 LIMIT 1) END
       FROM f LEFT JOIN s ON s.sku_key = f.sku_key LEFT JOIN o ON o.order_key = f.order_key
       ORDER BY f.index;
     END`,
  ),
  // Adds lines of a file, and the orders that are new with them. Orders are numbered as they stand in the file, so that they lie in that order.
  definer(
    `add_order_lines(given text, tenant text, site text, is_done boolean, now timestamptz, rows int[], codes text[], keys text[],
       customers text[], ats timestamptz[], dues timestamptz[], skus text[], quantities bigint[], batches text[]) RETURNS void`,
    `DECLARE added integer;
     BEGIN
       ${OWN_ONLY}
       INSERT INTO orders (id, company_id, warehouse_id, code, status, customer, ordered_at, due_at, done_at, created_at, import_id)
       SELECT DISTINCT ON (f.key) given || '-' || lpad(f.row::text, 9, '0'), tenant, site, f.code,
         CASE WHEN is_done THEN 'done' ELSE 'open' END, f.customer, f.at, f.due, CASE WHEN is_done THEN f.at END, now, given
       FROM (
         SELECT r.*, coalesce(r.plain, code_key(r.code)) AS key
         FROM unnest(rows, codes, keys, customers, ats, dues) AS r(row, code, plain, customer, at, due)
       ) AS f
       ORDER BY f.key, f.row
       ON CONFLICT ON CONSTRAINT orders_code DO NOTHING;
       WITH f AS MATERIALIZED (
         SELECT r.*, coalesce(r.plain, code_key(r.code)) AS key
         FROM unnest(rows, codes, keys, ats, skus, quantities, batches) AS r(row, code, plain, at, sku, quantity, batch)
       ), o AS MATERIALIZED (
         SELECT d.key, o.id, coalesce((SELECT l.line FROM order_lines l WHERE l.order_id = o.id ORDER BY l.line DESC LIMIT 1), 0) AS last
         FROM (SELECT DISTINCT f.key FROM f) AS d CROSS JOIN LATERAL (
           SELECT o.id FROM orders o
           WHERE o.company_id = tenant AND o.code_key = d.key AND o.warehouse_id = site AND ${isVisible('o')} LIMIT 1) AS o
       )
       INSERT INTO order_lines (company_id, order_id, line, sku_id, quantity, picked, batch, at, import_id)
       SELECT tenant, o.id, o.last + row_number() OVER (PARTITION BY o.id ORDER BY f.row), f.sku, f.quantity,
         CASE WHEN is_done THEN f.quantity ELSE 0 END, f.batch, f.at, given
       FROM f JOIN o ON o.key = f.key;
       GET DIAGNOSTICS added = ROW_COUNT;
       -- An order that this import cannot see would take its lines with it into nowhere.
       IF added <> cardinality(rows) THEN RAISE EXCEPTION '% order lines found no order', cardinality(rows) - added; END IF;
     END`,
  ),
];

const TEXTS = 'text[], text[], text[], text[]';
const CALLED = [
  `find_order_lines(text, text, ${TEXTS}, int[])`,
  'add_order_lines(text, text, text, boolean, timestamptz, int[], text[], text[], text[], timestamptz[], timestamptz[], text[], bigint[], text[])',
];

const tables = [
  `ALTER TABLE order_lines DROP CONSTRAINT order_lines_company_id_order_id_fkey, DROP CONSTRAINT order_lines_company_id_sku_id_fkey`,
  `ALTER TABLE orders DROP CONSTRAINT orders_company_id_fkey, DROP CONSTRAINT orders_company_id_warehouse_id_fkey,
     DROP CONSTRAINT orders_company_id_id_key`,
  `DROP INDEX order_lines_import`,
  `CREATE INDEX order_lines_import ON order_lines (import_id, sku_id, at) WHERE import_id IS NOT NULL`,
  // How far the sums of a hidden import go: the lines of its SKUs up to this one and this moment are in them.
  `DELETE FROM order_import_sums`,
  `ALTER TABLE order_import_sums DROP COLUMN last_order, ADD COLUMN last_sku text NOT NULL, ADD COLUMN last_at timestamptz NOT NULL`,
];

/** Columns that a row of these keeps for its life. */
const IDENTITY: Readonly<Record<string, string>> = {
  orders: 'id, company_id, warehouse_id',
  order_lines: 'order_id, company_id, sku_id',
  skus: 'id, company_id',
  warehouses: 'id, tenant_id',
};
const each = (row: string, columns: string) => columns.replace(/\w+/g, (column) => `${row}.${column}`);
const onAdded = (table: string) => `CREATE TRIGGER have_parents AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ${table}_have_parents()`;
const onRemoved = (parent: string, child: string) => `CREATE TRIGGER keep_${child} AFTER DELETE ON ${parent}
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION ${parent}_keep_${child}()`;
const triggers = [
  onAdded('orders'),
  onAdded('order_lines'),
  onRemoved('skus', 'order_lines'),
  onRemoved('warehouses', 'orders'),
  `CREATE TRIGGER hold_company BEFORE DELETE ON skus FOR EACH ROW EXECUTE FUNCTION hold_company_of_sku()`,
  // Lines that came while an order was about to go. The others went before it, while it said in which warehouse they were.
  `CREATE TRIGGER remove_late_lines AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION remove_order_lines()`,
  `CREATE TRIGGER remove_orders AFTER DELETE ON tenants FOR EACH ROW EXECUTE FUNCTION remove_orders()`,
  ...Object.entries(IDENTITY).map(
    ([table, columns]) => `CREATE TRIGGER keep_identity AFTER UPDATE OF ${columns} ON ${table} FOR EACH ROW
      WHEN ((${each('OLD', columns)}) IS DISTINCT FROM (${each('NEW', columns)})) EXECUTE FUNCTION keep_identity()`,
  ),
];

/** Sums of imports that were on their way while the server changed: hours come with the lines from now on, and months begin anew. */
const HIDDEN = `import_id <> '' AND import_id NOT IN (SELECT import_id FROM shown_order_imports)`;
const mended = [
  `DELETE FROM demand_hours WHERE ${HIDDEN}`,
  `DELETE FROM demand_months WHERE ${HIDDEN}`,
  addHours(`(SELECT * FROM order_lines WHERE ${HIDDEN}) AS hidden`),
];

/** An import adds its order lines by one function of the system's, which looks up and checks what a whole batch needs at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`ALTER FUNCTION remove_order_lines() OWNER TO slotwise_system`.execute(db);
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  for (const statement of [...parents, ...sums, ...importing]) await sql.raw(statement).execute(db);
  for (const name of CALLED) {
    await sql.raw(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`).execute(db);
    await sql.raw(`GRANT EXECUTE ON FUNCTION ${name} TO slotwise_app`).execute(db);
  }
  for (const statement of mended) await sql.raw(statement).execute(db);
  await sql`RESET ROLE`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
  for (const statement of triggers) await sql.raw(statement).execute(db);
}
