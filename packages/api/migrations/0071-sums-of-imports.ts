import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const HOUR = `date_trunc('hour', at, 'UTC')`;
const MONTH = `(date_trunc('month', at, 'UTC') AT TIME ZONE 'UTC')::date`;
const SHOWN = `import_id = '' OR import_id IN (SELECT import_id FROM shown_order_imports)`;

/** Order lines of a source, with the warehouse of their order and the import whose sums they belong to. */
const linesOf = (source: string) =>
  `SELECT o.company_id, o.warehouse_id, coalesce(l.import_id, '') AS import_id, l.sku_id, l.at, l.quantity
   FROM ${source} l JOIN orders o ON o.id = l.order_id`;
/** Without those of imports that nobody sees yet: they are summed as a whole before they are shown. */
const COUNTED = `(l.import_id IS NULL OR EXISTS (SELECT FROM shown_order_imports s WHERE s.import_id = l.import_id))`;
/** Those of which something has changed that the sums know. A pick changes nothing of it. */
const changedOf = (table: string, other: string) =>
  `${linesOf(table)} JOIN ${other} n ON n.order_id = l.order_id AND n.line = l.line
   WHERE (l.quantity, l.at, l.sku_id) IS DISTINCT FROM (n.quantity, n.at, n.sku_id) AND ${COUNTED}`;

const add = (source: string) => `
  INSERT INTO demand_hours AS d (company_id, warehouse_id, hour, import_id, lines, pieces)
  SELECT company_id, warehouse_id, ${HOUR}, import_id, count(*), sum(quantity) FROM (${source}) AS added
  GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (warehouse_id, hour, import_id)
    DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces;
  INSERT INTO demand_months AS d (company_id, warehouse_id, month, sku_id, import_id, lines, pieces)
  SELECT company_id, warehouse_id, ${MONTH}, sku_id, import_id, count(*), sum(quantity) FROM (${source}) AS added
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4, 5
  ON CONFLICT (warehouse_id, month, sku_id, import_id)
    DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces;`;
/** Changes rows and adds none: where a whole company goes, its sums may have gone before its lines. */
const take = (source: string) => `
  UPDATE demand_hours d SET lines = d.lines - r.lines, pieces = d.pieces - r.pieces FROM (
    SELECT warehouse_id, ${HOUR} AS hour, import_id, count(*) AS lines, sum(quantity) AS pieces
    FROM (${source}) AS removed GROUP BY 1, 2, 3
  ) AS r WHERE d.warehouse_id = r.warehouse_id AND d.hour = r.hour AND d.import_id = r.import_id;
  UPDATE demand_months d SET lines = d.lines - r.lines, pieces = d.pieces - r.pieces FROM (
    SELECT warehouse_id, ${MONTH} AS month, sku_id, import_id, count(*) AS lines, sum(quantity) AS pieces
    FROM (${source}) AS removed GROUP BY 1, 2, 3, 4
  ) AS r WHERE d.warehouse_id = r.warehouse_id AND d.month = r.month AND d.sku_id = r.sku_id AND d.import_id = r.import_id;`;

const trigger = (name: string, work: string) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN ${work} RETURN NULL; END $$`;

/** Nobody sums or forgets what is another company's. */
const OWN_ONLY = `IF tenant IS DISTINCT FROM coalesce(app_company_id(), tenant) THEN
       RAISE EXCEPTION 'an import of another company' USING ERRCODE = 'insufficient_privilege';
     END IF;`;

const tables = [
  // The file whose lines a row sums; empty: lines that came otherwise.
  ...['demand_hours', 'demand_months'].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN import_id text NOT NULL DEFAULT ''`,
    `ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey`,
  ]),
  `ALTER TABLE demand_hours ADD PRIMARY KEY (warehouse_id, hour, import_id)`,
  `ALTER TABLE demand_months ADD PRIMARY KEY (warehouse_id, month, sku_id, import_id)`,
  // The lines of a file are summed order by order.
  `DROP INDEX order_lines_import`,
  `CREATE INDEX order_lines_import ON order_lines (import_id, order_id) WHERE import_id IS NOT NULL`,
  `CREATE INDEX demand_hours_import ON demand_hours (import_id) WHERE import_id <> ''`,
  `CREATE INDEX demand_months_import ON demand_months (import_id) WHERE import_id <> ''`,
  // How far the sums of a hidden import go: its orders up to this one are in them.
  `CREATE TABLE order_import_sums (
     import_id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     last_order text NOT NULL
   )`,
];

const functions = [
  trigger(
    'demand_added',
    `IF NOT EXISTS (SELECT FROM added l WHERE ${COUNTED}) THEN RETURN NULL; END IF;
     ${add(`${linesOf('added')} WHERE ${COUNTED}`)}`,
  ),
  trigger('demand_removed', take(linesOf('removed'))),
  trigger('demand_changed', take(changedOf('removed', 'added')) + add(changedOf('added', 'removed'))),

  // Sums some more orders of an import and keeps how far it came, so that a killed import goes on where it was.
  `CREATE FUNCTION sum_order_import(given text, tenant text, most integer) RETURNS boolean
   LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE begun text; until text;
   BEGIN
     ${OWN_ONLY}
     SELECT last_order INTO begun FROM order_import_sums WHERE import_id = given FOR UPDATE;
     SELECT order_id INTO until FROM order_lines WHERE import_id = given AND order_id > coalesce(begun, '') AND company_id = tenant
       ORDER BY order_id OFFSET most - 1 LIMIT 1;
     IF until IS NULL THEN
       SELECT max(order_id) INTO until FROM order_lines
       WHERE import_id = given AND order_id > coalesce(begun, '') AND company_id = tenant;
     END IF;
     IF until IS NULL THEN RETURN false; END IF;
     ${add(`${linesOf('order_lines')} WHERE l.import_id = given AND l.company_id = tenant
       AND l.order_id > coalesce(begun, '') AND l.order_id <= until`)}
     INSERT INTO order_import_sums VALUES (given, tenant, until)
       ON CONFLICT (import_id) DO UPDATE SET last_order = excluded.last_order;
     RETURN true;
   END $$`,
  // Removes some of the sums of an import that is given up. Its lines go after them.
  `CREATE FUNCTION forget_order_import(given text, tenant text, most integer) RETURNS boolean
   LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE removed integer; more boolean := false;
   BEGIN
     ${OWN_ONLY}
     IF EXISTS (SELECT FROM shown_order_imports WHERE import_id = given) THEN RETURN false; END IF;
     DELETE FROM order_import_sums WHERE import_id = given AND company_id = tenant;
     DELETE FROM demand_hours WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM demand_hours WHERE import_id = given AND import_id <> '' AND company_id = tenant LIMIT most));
     GET DIAGNOSTICS removed = ROW_COUNT;
     more := removed > 0;
     DELETE FROM demand_months WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM demand_months WHERE import_id = given AND import_id <> '' AND company_id = tenant LIMIT most));
     GET DIAGNOSTICS removed = ROW_COUNT;
     RETURN more OR removed > 0;
   END $$`,
  // What a server of the version before has let in is summed at the latest when it is shown.
  `CREATE FUNCTION sum_shown_import() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     WHILE sum_order_import(NEW.import_id, NEW.company_id, 100000) LOOP END LOOP;
     DELETE FROM order_import_sums WHERE import_id = NEW.import_id;
     RETURN NEW;
   END $$`,
];

/** The functions that the application calls. */
const CALLED = ['sum_order_import(text, text, integer)', 'forget_order_import(text, text, integer)'];

/** Sums of an import's order lines, made in pieces once all of them are there, and shown with them in one step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  await protect(db, 'order_import_sums', { visible: 'company_id = (SELECT app_company_id())' });
  await sql`REVOKE INSERT, UPDATE, DELETE ON order_import_sums FROM slotwise_app`.execute(db);
  // They run as the system, which owns those that are replaced.
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  for (const statement of functions) await sql.raw(statement).execute(db);
  for (const name of CALLED) {
    await sql.raw(`REVOKE EXECUTE ON FUNCTION ${name} FROM PUBLIC`).execute(db);
    await sql.raw(`GRANT EXECUTE ON FUNCTION ${name} TO slotwise_app`).execute(db);
  }
  await sql`RESET ROLE`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
  await sql`CREATE TRIGGER sum_shown_import BEFORE INSERT ON shown_order_imports
    FOR EACH ROW EXECUTE FUNCTION sum_shown_import()`.execute(db);
  for (const table of ['demand_hours', 'demand_months']) {
    await sql.raw(`CREATE POLICY shown ON ${table} AS RESTRICTIVE TO slotwise_app USING (${SHOWN})`).execute(db);
  }
  // Lines of files from before, which were summed with the others as they came in.
  await sql`SET LOCAL ROLE slotwise_system`.execute(db);
  await sql`DELETE FROM demand_hours`.execute(db);
  await sql`DELETE FROM demand_months`.execute(db);
  for (const statement of add(`${linesOf('order_lines')} WHERE ${COUNTED}`).split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
  await sql`RESET ROLE`.execute(db);
}
