import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const statements = [
  `ALTER TABLE stock_moves ADD COLUMN serials text[]`,
  `ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_serials CHECK (serials IS NULL OR cardinality(serials) = quantity)`,
  // What was counted, and what the ledger said, of SKUs that are tracked by serial number.
  `ALTER TABLE count_entries ADD COLUMN counted_serials text[], ADD COLUMN expected_serials text[]`,
  // Where each piece lies that has a serial number: the sum of the moves, kept by the trigger below and by nothing else.
  `CREATE TABLE stock_serials (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     location_id text NOT NULL,
     sku_id text NOT NULL,
     lot_id text,
     state text NOT NULL,
     serial text NOT NULL,
     serial_key text GENERATED ALWAYS AS (code_key(serial)) STORED,
     -- A piece is in one place.
     CONSTRAINT stock_serials_once PRIMARY KEY (sku_id, serial_key),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id) ON DELETE CASCADE
   )`,
  `CREATE INDEX stock_serials_place ON stock_serials (location_id, sku_id)`,
  `CREATE INDEX stock_serials_company ON stock_serials (company_id, serial_key)`,
  // One move after the other, as they were given: the same piece may move twice in one request.
  `CREATE FUNCTION keep_serials() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE move record; found bigint;
   BEGIN
     FOR move IN
       SELECT a.*, k.serial_tracked FROM added a JOIN skus k ON k.id = a.sku_id
       WHERE k.serial_tracked OR a.serials IS NOT NULL ORDER BY a.id
     LOOP
       IF (move.serials IS NOT NULL) <> move.serial_tracked THEN
         RAISE EXCEPTION 'Each piece has its serial number, or none has.' USING ERRCODE = 'check_violation',
           CONSTRAINT = 'stock_serials_named', TABLE = 'stock_serials';
       END IF;
       IF move.from_location_id IS NOT NULL THEN
         DELETE FROM stock_serials s WHERE s.sku_id = move.sku_id AND s.location_id = move.from_location_id
           AND s.lot_id IS NOT DISTINCT FROM move.lot_id AND s.state = move.from_state
           AND s.serial_key = ANY (ARRAY(SELECT code_key(n) FROM unnest(move.serials) AS n));
         GET DIAGNOSTICS found = ROW_COUNT;
         IF found <> move.quantity THEN
           RAISE EXCEPTION 'There is no such piece.' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_serials_there',
             TABLE = 'stock_serials';
         END IF;
       END IF;
       IF move.to_location_id IS NOT NULL THEN
         INSERT INTO stock_serials (company_id, warehouse_id, location_id, sku_id, lot_id, state, serial)
         SELECT move.company_id, move.warehouse_id, move.to_location_id, move.sku_id, move.lot_id, move.to_state, n
         FROM unnest(move.serials) AS n ORDER BY code_key(n);
       END IF;
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER keep_serials AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION keep_serials()`,
  // Where pieces lie that somebody names, in all warehouses of the company: one that lies in a warehouse which the caller does
  // not see is somewhere all the same. What the caller is told is whether it is, and never where.
  `CREATE FUNCTION places_of_serials(skus text[], serials text[])
     RETURNS TABLE (sku_id text, serial text, location_id text, lot_id text, state text)
     LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
     SELECT s.sku_id, s.serial, s.location_id, s.lot_id, s.state FROM stock_serials s
     WHERE s.company_id = app_company_id() AND (s.sku_id, s.serial_key) IN (
       SELECT w.sku, code_key(w.serial) FROM unnest(skus, serials) AS w(sku, serial)) $$`,
];

/** Pieces of SKUs that ask for it are told apart by their serial numbers, each in one place at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await protect(db, 'stock_serials', { visible: 'company_id = (SELECT app_company_id())' });
  await sql`REVOKE INSERT, UPDATE, DELETE ON stock_serials FROM slotwise_app`.execute(db);
  await sql
    .raw(
      `CREATE POLICY limited ON stock_serials AS RESTRICTIVE TO slotwise_app
       USING ((SELECT app_sites()) IS NULL OR warehouse_id = ANY ((SELECT app_sites())::text[]))`,
    )
    .execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  for (const name of ['keep_serials()', 'places_of_serials(text[], text[])'])
    await sql.raw(`ALTER FUNCTION ${name} OWNER TO slotwise_system`).execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
  await keepTheUntracked(db);
}

/**
 * Until now the mark meant nothing, and nobody has named a piece: where such a SKU lies in stock it is taken away, with an
 * entry in the audit, so that what lies there can still be moved. It can be set again once none is left.
 */
async function keepTheUntracked(db: Kysely<unknown>): Promise<void> {
  // The owner of the tables is under row-level security too, and would see no SKU.
  await sql`SELECT set_config('role', 'slotwise_system', true)`.execute(db);
  await sql`
    WITH untracked AS (
      UPDATE skus SET serial_tracked = false, version = version + 1
      WHERE serial_tracked AND EXISTS (SELECT FROM stock s WHERE s.sku_id = skus.id) RETURNING id, company_id
    )
    INSERT INTO audit_log (id, company_id, action, version, subject, subject_id, before, after, details)
    SELECT gen_random_uuid()::text, company_id, 'sku.updated', 1, 'sku', id, '{"serialTracked": true}',
      '{"serialTracked": false}', '{}' FROM untracked`.execute(db);
  await sql`SELECT set_config('role', 'none', true)`.execute(db);
}
