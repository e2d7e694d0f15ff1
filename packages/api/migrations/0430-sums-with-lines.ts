import { sql, type Kysely } from 'kysely';

// Without naming a time zone, which is looked up anew for each row.
const HOUR = `date_bin('1 hour', at, timestamptz '2000-01-01 00:00:00+00')`;
const MONTH = `date_trunc('month', timestamp '2000-01-01' + (at - timestamptz '2000-01-01 00:00:00+00'))::date`;
const ADD_UP = 'DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces';

/** @param source rows with the columns of an order line and those of where it belongs to */
const addHours = (source: string, site: string, file: string) => `
  INSERT INTO demand_hours AS d (company_id, warehouse_id, hour, import_id, lines, pieces)
  SELECT company_id, ${site}, ${HOUR}, ${file}, count(*), sum(quantity) FROM ${source}
  GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (warehouse_id, hour, import_id) ${ADD_UP}`;
const addMonths = (source: string, site: string, file: string) => `
  INSERT INTO demand_months AS d (company_id, warehouse_id, month, sku_id, import_id, lines, pieces)
  SELECT company_id, ${site}, ${MONTH}, sku_id, ${file}, count(*), sum(quantity) FROM ${source}
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4, 5
  ON CONFLICT (warehouse_id, month, sku_id, import_id) ${ADD_UP}`;

/** Lines with the warehouse of their order, each order looked up once. */
const placed = (source: string) => `(
    SELECT l.company_id, o.warehouse_id, l.sku_id, l.at, l.quantity, coalesce(l.import_id, '') AS import_id
    FROM (SELECT DISTINCT order_id FROM ${source}) AS d
    CROSS JOIN LATERAL (SELECT id, warehouse_id FROM orders WHERE id = d.order_id LIMIT 1) AS o
    JOIN ${source} AS l ON l.order_id = o.id
  ) AS placed`;

/**
 * Everything is looked up by index, and what was given is joined by hash: what is planned for a table that is still empty, and for ten
 * rows, is kept while both grow.
 */
const BY_INDEX = `SET search_path = public, pg_temp SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_nestloop = off SET enable_mergejoin = off`;
const definer = (head: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${head} LANGUAGE plpgsql SECURITY DEFINER ${BY_INDEX} AS $$ ${body} $$`;

/** Row-level security does not stand behind these: each refuses by itself whoever is of another company, or limited to some warehouses. */
const OWN_ONLY = `IF tenant IS DISTINCT FROM app_company_id() OR app_sites() IS NOT NULL THEN
    RAISE EXCEPTION 'an import of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;`;
const refused = (table: string, constraint: string, what: string) =>
  `RAISE EXCEPTION '${what}' USING ERRCODE = 'foreign_key_violation', TABLE = '${table}', CONSTRAINT = '${constraint}';`;
const SHOWN_IMPORT = 'SELECT FROM shown_order_imports s WHERE s.import_id = ';
const isVisible = (table: string) =>
  `(${table}.import_id IS NULL OR ${table}.import_id = given OR EXISTS (${SHOWN_IMPORT}${table}.import_id))`;

/** What `add_order_lines` has looked up and summed by itself, triggers need not. It alone says so, and runs as the system. */
const ADDS_LINES = 'app.adds_lines';
const UNLESS_ADDING = `WHEN (current_user <> 'slotwise_system' OR coalesce(current_setting('${ADDS_LINES}', true), '') <> 'on')`;

const functions = [
  definer(
    'demand_added() RETURNS trigger',
    `BEGIN
       ${addHours(placed('added'), 'warehouse_id', 'import_id')};
       ${addMonths(placed('added'), 'warehouse_id', 'import_id')};
       RETURN NULL;
     END`,
  ),
  // Which of a file's orders are there, and its SKUs, each by its place in what was asked. Codes come with their keys where these are
  // plain, else null.
  definer(
    `find_codes(given text, tenant text, order_codes text[], order_keys text[], sku_codes text[], sku_keys text[])
     RETURNS TABLE (place int, sku text, is_archived boolean)`,
    `BEGIN
       ${OWN_ONLY}
       -- A crash may take this transaction with it, how far the import came included: it goes on from there. What shows it is kept for certain.
       PERFORM set_config('synchronous_commit', 'off', true);
       RETURN QUERY
       SELECT r.place::int, NULL::text, NULL::boolean
       FROM unnest(order_codes, order_keys) WITH ORDINALITY AS r(code, plain, place)
       CROSS JOIN LATERAL (SELECT FROM orders o
         WHERE o.company_id = tenant AND o.code_key = coalesce(r.plain, code_key(r.code)) AND ${isVisible('o')} LIMIT 1) AS o
       UNION ALL
       SELECT r.place::int, s.id, s.archived
       FROM unnest(sku_codes, sku_keys) WITH ORDINALITY AS r(code, plain, place)
       CROSS JOIN LATERAL (SELECT s.id, s.archived FROM skus s
         WHERE s.company_id = tenant AND s.code_key = coalesce(r.plain, code_key(r.code)) LIMIT 1) AS s;
     END`,
  ),
  // Adds lines of a file, the orders that are new with them, and both to the sums. Orders are given once each, and lines with the place
  // of their order among them. Orders are numbered as they stand in the file, so that they lie in that order, and found by it again.
  definer(
    `add_order_lines(given text, tenant text, site text, is_done boolean, now timestamptz,
       codes text[], keys text[], order_rows int[], customers text[], ordered timestamptz[], dues timestamptz[],
       places int[], line_rows int[], skus text[], quantities bigint[], ats timestamptz[], batches text[]) RETURNS void`,
    `BEGIN
       ${OWN_ONLY}
       -- Whoever removes a SKU takes its company first, and so waits until this has ended.
       PERFORM FROM tenants WHERE id = tenant FOR KEY SHARE;
       PERFORM FROM warehouses WHERE tenant_id = tenant AND id = site FOR KEY SHARE;
       IF NOT FOUND THEN ${refused('orders', 'orders_warehouse', 'an order of an unknown warehouse')} END IF;
       IF EXISTS (SELECT FROM (SELECT DISTINCT r.id FROM unnest(skus) AS r(id)) AS d
         LEFT JOIN LATERAL (SELECT true AS found FROM skus s WHERE s.company_id = tenant AND s.id = d.id LIMIT 1) AS s ON true
         WHERE s.found IS NULL)
       THEN ${refused('order_lines', 'order_lines_sku', 'an order line of an unknown SKU')} END IF;
       PERFORM set_config('${ADDS_LINES}', 'on', true);
       WITH f AS MATERIALIZED (
         SELECT r.*, coalesce(r.plain, code_key(r.code)) AS key
         FROM unnest(codes, keys, order_rows, customers, ordered, dues) WITH ORDINALITY AS r(code, plain, row, customer, at, due, place)
       ), old AS MATERIALIZED (
         SELECT f.place, f.key, o.id, o.last FROM f CROSS JOIN LATERAL (
           SELECT o.id, coalesce((SELECT l.line FROM order_lines l WHERE l.order_id = o.id ORDER BY l.line DESC LIMIT 1), 0) AS last
           FROM orders o
           WHERE o.company_id = tenant AND o.code_key = f.key AND o.warehouse_id = site AND ${isVisible('o')} LIMIT 1 FOR KEY SHARE) AS o
       ), made AS (
         INSERT INTO orders (id, company_id, warehouse_id, code, status, customer, ordered_at, due_at, done_at, created_at, import_id)
         SELECT DISTINCT ON (f.key) given || '-' || lpad(f.row::text, 9, '0'), tenant, site, f.code,
           CASE WHEN is_done THEN 'done' ELSE 'open' END, f.customer, f.at, f.due, CASE WHEN is_done THEN f.at END, now, given
         FROM f WHERE f.place NOT IN (SELECT old.place FROM old)
         ORDER BY f.key, f.row
         ON CONFLICT ON CONSTRAINT orders_code DO NOTHING
         RETURNING id, code_key
       ), o AS MATERIALIZED (
         SELECT place, id, last, min(place) OVER (PARTITION BY id) AS first FROM (
           SELECT old.place, old.id, old.last FROM old
           UNION ALL
           SELECT f.place, made.id, 0 FROM made JOIN f ON f.key = made.code_key
         ) AS either
       )
       INSERT INTO order_lines (company_id, order_id, line, sku_id, quantity, picked, batch, at, import_id)
       -- An order that this import cannot see is none of these: its lines are refused, for they have no order.
       SELECT tenant, o.id, coalesce(o.last, 0) + row_number() OVER (PARTITION BY o.first ORDER BY l.row), l.sku, l.quantity,
         CASE WHEN is_done THEN l.quantity ELSE 0 END, l.batch, l.at, given
       FROM unnest(places, line_rows, skus, quantities, ats, batches) AS l(place, row, sku, quantity, at, batch)
       LEFT JOIN o ON o.place = l.place;
       PERFORM set_config('${ADDS_LINES}', '', true);
       ${addHours('(SELECT tenant AS company_id, l.* FROM unnest(quantities, ats) AS l(quantity, at)) AS l', 'site', 'given')};
       ${addMonths('(SELECT tenant AS company_id, l.* FROM unnest(skus, quantities, ats) AS l(sku_id, quantity, at)) AS l', 'site', 'given')};
     END`,
  ),
  // Removes some of the sums of an import that is given up. Its lines go after them.
  definer(
    'forget_order_import(given text, tenant text, most integer) RETURNS boolean',
    `DECLARE removed integer; more boolean := false;
     BEGIN
       IF tenant IS DISTINCT FROM coalesce(app_company_id(), tenant) THEN
         RAISE EXCEPTION 'an import of another company' USING ERRCODE = 'insufficient_privilege';
       END IF;
       IF EXISTS (SELECT FROM shown_order_imports WHERE import_id = given) THEN RETURN false; END IF;
       DELETE FROM demand_hours WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM demand_hours WHERE import_id = given AND import_id <> '' AND company_id = tenant LIMIT most));
       GET DIAGNOSTICS removed = ROW_COUNT;
       more := removed > 0;
       DELETE FROM demand_months WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM demand_months WHERE import_id = given AND import_id <> '' AND company_id = tenant LIMIT most));
       GET DIAGNOSTICS removed = ROW_COUNT;
       RETURN more OR removed > 0;
     END`,
  ),
];

/** Each table in a transaction of its own: others wait for it. As `look_at_orders` did for all at once. */
const LOOKED_AT = ['orders', 'order_lines', 'demand_hours', 'demand_months', 'skus'];
const LOOK = `CREATE FUNCTION look_at_table(name text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET default_statistics_target = 5 AS $$
  BEGIN
    IF name NOT IN (${LOOKED_AT.map((table) => `'${table}'`).join(', ')}) THEN
      RAISE EXCEPTION 'no import fills %', name USING ERRCODE = 'insufficient_privilege';
    END IF;
    EXECUTE format('ANALYZE %I', name);
  END $$`;

const ADDED = `text, text, text, boolean, timestamptz, text[], text[], int[], text[], timestamptz[], timestamptz[], int[], int[], text[],
  bigint[], timestamptz[], text[]`;
const CALLED = ['find_codes(text, text, text[], text[], text[], text[])', `add_order_lines(${ADDED})`];

const REPLACED = [
  `DROP FUNCTION look_at_orders()`,
  LOOK,
  `REVOKE EXECUTE ON FUNCTION look_at_table(text) FROM PUBLIC`,
  `GRANT EXECUTE ON FUNCTION look_at_table(text) TO slotwise_app`,
  `DROP FUNCTION add_order_lines(text, text, text, boolean, timestamptz, int[], text[], text[], text[], timestamptz[], timestamptz[], text[],
     bigint[], text[])`,
  `DROP TRIGGER sum_shown_import ON shown_order_imports`,
  `DROP FUNCTION sum_shown_import()`,
  `DROP FUNCTION sum_order_import(text, text, integer)`,
  `DROP TABLE order_import_sums`,
  // The widest of the indexes, written at a random place for each line. An import's own orders have ids that begin with its own, and so
  // have its lines: what is left are the few that it has added to orders of others.
  `DROP INDEX order_lines_import`,
  `CREATE INDEX order_lines_strays ON order_lines (import_id) WHERE import_id IS NOT NULL AND NOT starts_with(order_id, import_id)`,
  ...[
    { table: 'orders', name: 'have_parents', work: 'orders_have_parents' },
    { table: 'order_lines', name: 'have_parents', work: 'order_lines_have_parents' },
    { table: 'order_lines', name: 'demand_added', work: 'demand_added' },
  ].flatMap(({ table, name, work }) => [
    `DROP TRIGGER ${name} ON ${table}`,
    `CREATE TRIGGER ${name} AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added FOR EACH STATEMENT ${UNLESS_ADDING}
       EXECUTE FUNCTION ${work}()`,
  ]),
];

/** Months of imports that were on their way while the server changed. */
const HIDDEN = `import_id <> '' AND import_id NOT IN (SELECT import_id FROM shown_order_imports)`;
const mended = [
  `DELETE FROM demand_months WHERE ${HIDDEN}`,
  `WITH hidden AS (SELECT * FROM order_lines WHERE ${HIDDEN}) ${addMonths(placed('hidden'), 'warehouse_id', 'import_id')}`,
];

/** Hours and months of a file's lines are summed with each batch of them, by the function that adds it, which asks for each of its orders and SKUs once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of REPLACED) await sql.raw(statement).execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  for (const statement of functions) await sql.raw(statement).execute(db);
  for (const name of CALLED) {
    await sql.raw(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`).execute(db);
    await sql.raw(`GRANT EXECUTE ON FUNCTION ${name} TO slotwise_app`).execute(db);
  }
  for (const statement of mended) await sql.raw(statement).execute(db);
  await sql`RESET ROLE`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
}
