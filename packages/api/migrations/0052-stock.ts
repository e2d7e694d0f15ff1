import { sql, type Kysely } from 'kysely';
import { protect } from './protect';

const STATES = `('available', 'quarantine', 'returned', 'damaged')`;
const KINDS = `('receive', 'put_away', 'move', 'pick', 'adjust', 'count', 'found', 'undo')`;

const tables = [
  `CREATE TABLE stock_moves (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     kind text NOT NULL CHECK (kind IN ${KINDS}),
     sku_id text NOT NULL,
     lot_id text,
     -- In pieces.
     quantity bigint NOT NULL CHECK (quantity > 0 AND quantity <= 1000000000000),
     -- Null: outside of the warehouse.
     from_location_id text,
     from_state text CHECK (from_state IN ${STATES}),
     to_location_id text,
     to_state text CHECK (to_state IN ${STATES}),
     -- Who; null: the deployment itself. It outlives the person.
     user_id text,
     at timestamptz NOT NULL,
     reason text,
     -- What the client calls it: the same key is the same move, however often it is sent.
     key text NOT NULL,
     undoes text UNIQUE REFERENCES stock_moves (id),
     -- What it was done for: an order, a receipt, a count, an import.
     source text,
     source_id text,
     CONSTRAINT stock_moves_key UNIQUE (company_id, key),
     CHECK ((from_location_id IS NULL) = (from_state IS NULL)),
     CHECK ((to_location_id IS NULL) = (to_state IS NULL)),
     CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
     CHECK (CASE kind
       WHEN 'receive' THEN from_location_id IS NULL AND to_location_id IS NOT NULL
       WHEN 'found' THEN from_location_id IS NULL AND to_location_id IS NOT NULL
       WHEN 'put_away' THEN from_location_id IS NOT NULL AND to_location_id IS NOT NULL
       WHEN 'move' THEN from_location_id IS NOT NULL AND to_location_id IS NOT NULL
       -- What is in quarantine, returned or damaged is nobody's to pick.
       WHEN 'pick' THEN from_location_id IS NOT NULL AND to_location_id IS NULL AND from_state = 'available'
       WHEN 'adjust' THEN (from_location_id IS NULL) <> (to_location_id IS NULL)
       WHEN 'count' THEN (from_location_id IS NULL) <> (to_location_id IS NULL)
       ELSE from_location_id IS NOT NULL OR to_location_id IS NOT NULL END),
     CONSTRAINT stock_moves_somewhere_else CHECK (
       from_location_id IS DISTINCT FROM to_location_id OR from_state IS DISTINCT FROM to_state),
     FOREIGN KEY (company_id, warehouse_id) REFERENCES warehouses (tenant_id, id),
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id),
     FOREIGN KEY (company_id, sku_id, lot_id) REFERENCES lots (company_id, sku_id, id),
     FOREIGN KEY (company_id, warehouse_id, from_location_id) REFERENCES locations (company_id, warehouse_id, id),
     FOREIGN KEY (company_id, warehouse_id, to_location_id) REFERENCES locations (company_id, warehouse_id, id)
   )`,
  `CREATE INDEX stock_moves_at ON stock_moves (company_id, at, id)`,
  `CREATE INDEX stock_moves_sku ON stock_moves (sku_id, at, id)`,
  `CREATE INDEX stock_moves_from ON stock_moves (from_location_id, at) WHERE from_location_id IS NOT NULL`,
  `CREATE INDEX stock_moves_to ON stock_moves (to_location_id, at) WHERE to_location_id IS NOT NULL`,
  `CREATE INDEX stock_moves_source ON stock_moves (company_id, source, source_id) WHERE source IS NOT NULL`,

  // The sum of the moves, kept by the triggers below and by nothing else. What has gone to zero has no row.
  `CREATE TABLE stock (
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     location_id text NOT NULL,
     sku_id text NOT NULL,
     lot_id text,
     state text NOT NULL CHECK (state IN ${STATES}),
     on_hand bigint NOT NULL DEFAULT 0,
     reserved bigint NOT NULL DEFAULT 0,
     -- When the first of what lies there now came.
     since timestamptz NOT NULL,
     moved_at timestamptz NOT NULL,
     CONSTRAINT stock_key UNIQUE NULLS NOT DISTINCT (location_id, sku_id, lot_id, state),
     CONSTRAINT stock_not_negative CHECK (on_hand >= 0),
     CONSTRAINT stock_reserved CHECK (reserved >= 0 AND reserved <= on_hand),
     CONSTRAINT stock_reserved_available CHECK (reserved = 0 OR state = 'available')
   )`,
  `CREATE INDEX stock_sku ON stock (sku_id, warehouse_id)`,
  `CREATE INDEX stock_warehouse ON stock (warehouse_id, location_id)`,
  `CREATE INDEX stock_company ON stock (company_id, sku_id)`,

  `CREATE TABLE reservations (
     id text PRIMARY KEY,
     company_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
     warehouse_id text NOT NULL,
     location_id text NOT NULL,
     sku_id text NOT NULL,
     lot_id text,
     quantity bigint NOT NULL CHECK (quantity > 0),
     -- What it is kept for.
     source text NOT NULL,
     source_id text NOT NULL,
     line integer,
     user_id text,
     at timestamptz NOT NULL,
     FOREIGN KEY (company_id, sku_id) REFERENCES skus (company_id, id),
     FOREIGN KEY (company_id, sku_id, lot_id) REFERENCES lots (company_id, sku_id, id),
     FOREIGN KEY (company_id, warehouse_id, location_id) REFERENCES locations (company_id, warehouse_id, id)
   )`,
  `CREATE INDEX reservations_source ON reservations (company_id, source, source_id, line)`,
  `CREATE INDEX reservations_stock ON reservations (location_id, sku_id)`,
];

const functions = [
  // Changes the stock by the moves of one statement: summed per key, in the order of keys, so that two statements lock rows
  // in the same order. It runs as the system, because nobody else may write the stock.
  `CREATE FUNCTION book_stock_moves() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   DECLARE side record;
   BEGIN
     FOR side IN
       SELECT company_id, warehouse_id, location_id, sku_id, lot_id, state, sum(delta)::bigint AS delta, max(at) AS at
       FROM (
         SELECT company_id, warehouse_id, from_location_id AS location_id, sku_id, lot_id, from_state AS state,
           -quantity AS delta, at FROM added WHERE from_location_id IS NOT NULL
         UNION ALL
         SELECT company_id, warehouse_id, to_location_id, sku_id, lot_id, to_state, quantity, at
         FROM added WHERE to_location_id IS NOT NULL
       ) AS sides
       GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(delta) <> 0 ORDER BY 3, 4, 5, 6
     LOOP
       IF side.delta > 0 THEN
         INSERT INTO stock AS s (company_id, warehouse_id, location_id, sku_id, lot_id, state, on_hand, since, moved_at)
         VALUES (side.company_id, side.warehouse_id, side.location_id, side.sku_id, side.lot_id, side.state, side.delta,
           side.at, side.at)
         ON CONFLICT ON CONSTRAINT stock_key DO UPDATE SET on_hand = s.on_hand + excluded.on_hand, moved_at = excluded.moved_at;
       ELSE
         UPDATE stock SET on_hand = on_hand + side.delta, moved_at = side.at
         WHERE location_id = side.location_id AND sku_id = side.sku_id AND lot_id IS NOT DISTINCT FROM side.lot_id
           AND state = side.state;
         IF NOT FOUND THEN
           RAISE EXCEPTION 'There is no such stock.' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_not_negative',
             TABLE = 'stock';
         END IF;
         DELETE FROM stock WHERE location_id = side.location_id AND sku_id = side.sku_id
           AND lot_id IS NOT DISTINCT FROM side.lot_id AND state = side.state AND on_hand = 0;
       END IF;
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER book AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION book_stock_moves()`,

  `CREATE FUNCTION reserve_stock(place text, sku text, lot text, delta bigint) RETURNS void
     LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     UPDATE stock SET reserved = reserved + delta
     WHERE location_id = place AND sku_id = sku AND lot_id IS NOT DISTINCT FROM lot AND state = 'available';
     IF NOT FOUND THEN
       RAISE EXCEPTION 'There is no such stock.' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_reserved',
         TABLE = 'stock';
     END IF;
   END $$`,
  `REVOKE ALL ON FUNCTION reserve_stock FROM PUBLIC`,
  `CREATE FUNCTION keep_reservations() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
   BEGIN
     IF TG_OP <> 'INSERT' THEN
       PERFORM reserve_stock(OLD.location_id, OLD.sku_id, OLD.lot_id, -OLD.quantity);
     END IF;
     IF TG_OP <> 'DELETE' THEN
       PERFORM reserve_stock(NEW.location_id, NEW.sku_id, NEW.lot_id, NEW.quantity);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER keep AFTER INSERT OR UPDATE OR DELETE ON reservations
     FOR EACH ROW EXECUTE FUNCTION keep_reservations()`,
];

/** The ledger of moves, the stock that is its sum, and what is reserved of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...functions]) await sql.raw(statement).execute(db);
  const own = 'company_id = (SELECT app_company_id())';
  for (const table of ['stock_moves', 'stock', 'reservations']) await protect(db, table, { visible: own });
  // Only the function's owner writes the stock, and nobody rewrites history.
  await sql`REVOKE INSERT, UPDATE, DELETE ON stock FROM slotwise_app`.execute(db);
  await sql`REVOKE UPDATE, DELETE ON stock_moves FROM slotwise_app, slotwise_system`.execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  for (const name of ['book_stock_moves()', 'reserve_stock(text, text, text, bigint)', 'keep_reservations()']) {
    await sql.raw(`ALTER FUNCTION ${name} OWNER TO slotwise_system`).execute(db);
  }
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
}
