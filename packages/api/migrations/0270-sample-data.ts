import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const OWN = 'company_id = (SELECT app_company_id())';
/** Rows of a warehouse that is being taken away with what was made for it. */
const GOING = `${OWN}
  AND warehouse_id = (SELECT s.warehouse_id FROM sample_data s WHERE s.company_id = (SELECT app_company_id()) AND s.status = 'removing')
  AND sku_id IN (SELECT k.sku_id FROM sample_skus k WHERE k.company_id = (SELECT app_company_id()))`;

const statements = [
  // A role belongs to the whole PostgreSQL cluster: another database of it may have made it.
  `DO $$ BEGIN CREATE ROLE slotwise_samples NOLOGIN;
   EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
  `DO $$ BEGIN
     IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
     IF current_setting('server_version_num')::int >= 160000 THEN
       EXECUTE format('GRANT slotwise_samples TO %I WITH INHERIT FALSE, SET TRUE', current_user);
     ELSE
       EXECUTE format('GRANT slotwise_samples TO %I', current_user);
     END IF;
   END $$`,
  `GRANT USAGE ON SCHEMA public TO slotwise_samples`,

  // A company has one at most. Its warehouse cannot be removed without it.
  `CREATE TABLE sample_data (
     company_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
     id text NOT NULL UNIQUE,
     warehouse_id text NOT NULL,
     prefix text NOT NULL,
     status text NOT NULL CHECK (status IN ('making', 'made', 'failed', 'removing')),
     done integer NOT NULL DEFAULT 0,
     total integer NOT NULL,
     run text,
     created_by text,
     created_at timestamptz NOT NULL,
     CONSTRAINT sample_data_warehouse FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id)
   )`,
  `CREATE TABLE sample_skus (
     company_id text NOT NULL,
     sku_id text PRIMARY KEY,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX sample_skus_company ON sample_skus (company_id)`,
  // Whatever the code does, no warehouse that somebody has begun to use becomes one that is taken away with all in it.
  `CREATE FUNCTION sample_data_is_new() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF EXISTS (SELECT FROM locations WHERE warehouse_id = NEW.warehouse_id)
       OR EXISTS (SELECT FROM stock_moves WHERE company_id = NEW.company_id AND warehouse_id = NEW.warehouse_id) THEN
       RAISE EXCEPTION 'This warehouse is in use.' USING ERRCODE = 'check_violation', CONSTRAINT = 'sample_data_new',
         TABLE = 'sample_data';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER is_new BEFORE INSERT ON sample_data FOR EACH ROW EXECUTE FUNCTION sample_data_is_new()`,
  // Moves of goods that never were, and the stock that is their sum, in a warehouse that goes with them. Later moves first:
  // they may undo earlier ones.
  `CREATE FUNCTION remove_sample_moves(most integer) RETURNS integer
     LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE removed integer;
   BEGIN
     DELETE FROM stock s USING sample_data d
       WHERE d.company_id = app_company_id() AND d.status = 'removing' AND s.warehouse_id = d.warehouse_id;
     DELETE FROM stock_moves WHERE id IN (
       SELECT m.id FROM sample_data d JOIN stock_moves m ON m.company_id = d.company_id AND m.warehouse_id = d.warehouse_id
       WHERE d.company_id = app_company_id() AND d.status = 'removing' ORDER BY m.id DESC LIMIT most);
     GET DIAGNOSTICS removed = ROW_COUNT;
     RETURN removed;
   END $$`,
];

/** What this role reaches are the rows that are going, and nothing else. */
const rights = [
  `GRANT SELECT ON sample_data, sample_skus TO slotwise_samples`,
  `CREATE POLICY sample_reads ON sample_data FOR SELECT TO slotwise_samples USING (${OWN})`,
  `CREATE POLICY sample_reads ON sample_skus FOR SELECT TO slotwise_samples USING (${OWN})`,
  ...['stock', 'stock_moves'].flatMap((table) => [
    `GRANT SELECT, DELETE ON ${table} TO slotwise_samples`,
    `CREATE POLICY sample_reads ON ${table} FOR SELECT TO slotwise_samples USING (${GOING})`,
    `CREATE POLICY sample_removes ON ${table} FOR DELETE TO slotwise_samples USING (${GOING})`,
  ]),
  `GRANT CREATE ON SCHEMA public TO slotwise_samples`,
  `ALTER FUNCTION remove_sample_moves(integer) OWNER TO slotwise_samples`,
  `REVOKE CREATE ON SCHEMA public FROM slotwise_samples`,
  `REVOKE EXECUTE ON FUNCTION remove_sample_moves(integer) FROM PUBLIC`,
  `GRANT EXECUTE ON FUNCTION remove_sample_moves(integer) TO slotwise_app`,
];

/** A small warehouse to try things out in, which can be taken away again, its moves included. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const table of ['sample_data', 'sample_skus']) await protect(db, table, { visible: OWN });
  await sql
    .raw(
      `CREATE POLICY limited ON sample_data AS RESTRICTIVE TO slotwise_app
       USING ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))`,
    )
    .execute(db);
  // Its warehouse stays the one that it was made for.
  await sql`REVOKE UPDATE ON sample_data FROM slotwise_app`.execute(db);
  await sql`GRANT UPDATE (status, done, total, run) ON sample_data TO slotwise_app`.execute(db);
  for (const statement of rights) await sql.raw(statement).execute(db);
}
