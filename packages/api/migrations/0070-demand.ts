import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const HOUR = `date_trunc('hour', at, 'UTC')`;
const MONTH = `(date_trunc('month', at, 'UTC') AT TIME ZONE 'UTC')::date`;

/** Order lines of a transition table, with the warehouse of their order. */
const linesOf = (table: string) =>
  `SELECT o.company_id, o.warehouse_id, l.sku_id, l.at, l.quantity FROM ${table} l JOIN orders o ON o.id = l.order_id`;
/** The same of lines of which something has changed that the sums know. A pick changes nothing of it. */
const changedOf = (table: string, other: string) =>
  `${linesOf(table)} JOIN ${other} n ON n.order_id = l.order_id AND n.line = l.line
   WHERE (l.quantity, l.at, l.sku_id) IS DISTINCT FROM (n.quantity, n.at, n.sku_id)`;

const add = (source: string) => `
  INSERT INTO demand_hours AS d (company_id, warehouse_id, hour, lines, pieces)
  SELECT company_id, warehouse_id, ${HOUR}, count(*), sum(quantity) FROM (${source}) AS added GROUP BY 1, 2, 3 ORDER BY 2, 3
  ON CONFLICT (warehouse_id, hour) DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces;
  INSERT INTO demand_months AS d (company_id, warehouse_id, month, sku_id, lines, pieces)
  SELECT company_id, warehouse_id, ${MONTH}, sku_id, count(*), sum(quantity) FROM (${source}) AS added
  GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (warehouse_id, month, sku_id) DO UPDATE SET lines = d.lines + excluded.lines, pieces = d.pieces + excluded.pieces;`;
/** Changes rows and adds none: where a whole company goes, its sums may have gone before its lines. */
const take = (source: string) => `
  UPDATE demand_hours d SET lines = d.lines - r.lines, pieces = d.pieces - r.pieces FROM (
    SELECT warehouse_id, ${HOUR} AS hour, count(*) AS lines, sum(quantity) AS pieces FROM (${source}) AS removed GROUP BY 1, 2
  ) AS r WHERE d.warehouse_id = r.warehouse_id AND d.hour = r.hour;
  UPDATE demand_months d SET lines = d.lines - r.lines, pieces = d.pieces - r.pieces FROM (
    SELECT warehouse_id, ${MONTH} AS month, sku_id, count(*) AS lines, sum(quantity) AS pieces
    FROM (${source}) AS removed GROUP BY 1, 2, 3
  ) AS r WHERE d.warehouse_id = r.warehouse_id AND d.month = r.month AND d.sku_id = r.sku_id;`;

/** A function for a trigger. It runs as the system, because nobody else may write the sums. */
const trigger = (name: string, work: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN ${work} RETURN NULL; END $$`;

const statements = [
  // Sums of order lines, so that nobody adds up a year of them to see one figure. Triggers keep them and nothing else does.
  `CREATE TABLE demand_hours (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     hour timestamptz NOT NULL,
     lines bigint NOT NULL,
     pieces bigint NOT NULL,
     PRIMARY KEY (warehouse_id, hour),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX demand_hours_company ON demand_hours (company_id, hour)`,
  `CREATE TABLE demand_months (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     -- Its first day, in UTC.
     month date NOT NULL,
     sku_id text NOT NULL,
     lines bigint NOT NULL,
     pieces bigint NOT NULL,
     PRIMARY KEY (warehouse_id, month, sku_id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX demand_months_company ON demand_months (company_id, month)`,
  `CREATE INDEX demand_months_sku ON demand_months (sku_id, month)`,
  // Who picked how much in which hour: hours without a pick are no work of theirs.
  `CREATE TABLE pick_hours (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     hour timestamptz NOT NULL,
     -- Empty: the deployment itself.
     user_id text NOT NULL,
     lines bigint NOT NULL,
     pieces bigint NOT NULL,
     PRIMARY KEY (warehouse_id, hour, user_id),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX pick_hours_company ON pick_hours (company_id, hour)`,

  trigger('demand_added', add(linesOf('added'))),
  trigger('demand_removed', take(linesOf('removed'))),
  trigger('demand_changed', take(changedOf('removed', 'added')) + add(changedOf('added', 'removed'))),
  `CREATE TRIGGER demand_added AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION demand_added()`,
  `CREATE TRIGGER demand_removed AFTER DELETE ON order_lines REFERENCING OLD TABLE AS removed
     FOR EACH STATEMENT EXECUTE FUNCTION demand_removed()`,
  `CREATE TRIGGER demand_changed AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS removed NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION demand_changed()`,

  // The lines go while their order still says in which warehouse they were.
  `CREATE FUNCTION remove_order_lines() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN DELETE FROM order_lines WHERE order_id = OLD.id; RETURN OLD; END $$`,
  `CREATE TRIGGER remove_lines BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION remove_order_lines()`,

  // A pick that was undone was no work: it is taken away from the hour in which it was counted.
  trigger(
    'sum_picks',
    `INSERT INTO pick_hours AS p (company_id, warehouse_id, hour, user_id, lines, pieces)
     SELECT company_id, warehouse_id, ${HOUR}, coalesce(user_id, ''), sum(lines), sum(pieces) FROM (
       SELECT company_id, warehouse_id, at, user_id, 1 AS lines, quantity AS pieces FROM added WHERE kind = 'pick'
       UNION ALL
       SELECT m.company_id, m.warehouse_id, m.at, m.user_id, -1, -m.quantity
       FROM added JOIN stock_moves m ON m.id = added.undoes WHERE m.kind = 'pick'
     ) AS changed
     GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
     ON CONFLICT (warehouse_id, hour, user_id) DO UPDATE SET lines = p.lines + excluded.lines, pieces = p.pieces + excluded.pieces;`,
  ),
  `CREATE TRIGGER sum_picks AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION sum_picks()`,
];

/** Sums of demand and of picks, by hour and by month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['demand_hours', 'demand_months', 'pick_hours']) {
    await protect(db, table, { visible: own });
    await sql`REVOKE INSERT, UPDATE, DELETE ON ${sql.table(table)} FROM slotwise_app`.execute(db);
  }
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  for (const name of ['demand_added', 'demand_removed', 'demand_changed', 'sum_picks']) {
    await sql.raw(`ALTER FUNCTION ${name}() OWNER TO slotwise_system`).execute(db);
  }
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
  // Lines and picks from before these sums.
  await sql`
    INSERT INTO demand_hours (company_id, warehouse_id, hour, lines, pieces)
    SELECT o.company_id, o.warehouse_id, date_trunc('hour', l.at, 'UTC'), count(*), sum(l.quantity)
    FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY 1, 2, 3`.execute(db);
  await sql`
    INSERT INTO demand_months (company_id, warehouse_id, month, sku_id, lines, pieces)
    SELECT o.company_id, o.warehouse_id, (date_trunc('month', l.at, 'UTC') AT TIME ZONE 'UTC')::date, l.sku_id, count(*),
      sum(l.quantity)
    FROM order_lines l JOIN orders o ON o.id = l.order_id GROUP BY 1, 2, 3, 4`.execute(db);
  await sql`
    INSERT INTO pick_hours (company_id, warehouse_id, hour, user_id, lines, pieces)
    SELECT m.company_id, m.warehouse_id, date_trunc('hour', m.at, 'UTC'), coalesce(m.user_id, ''), count(*), sum(m.quantity)
    FROM stock_moves m WHERE m.kind = 'pick' AND NOT EXISTS (SELECT FROM stock_moves u WHERE u.undoes = m.id)
    GROUP BY 1, 2, 3, 4`.execute(db);
}
