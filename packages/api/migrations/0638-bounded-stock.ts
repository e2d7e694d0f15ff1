import { sql, type Kysely } from 'kysely';

/** The most pieces of one SKU in one place: `PLACE_PIECES_MAX` of the contract says why. */
const MOST = 10_000_000_000;

/**
 * No move makes more pieces of one SKU lie in one place than that. It runs after the moves of its statement are booked (triggers run in
 * the order of their names), and asks about those places only that hold more than before: what lies above the bound from earlier may
 * become less, and change its lot or its state. The index that it goes by is there whatever the planner believes of a small table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE FUNCTION bound_stock() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
         SET search_path = public, pg_temp SET enable_seqscan = off AS $$
       BEGIN
         IF EXISTS (
           SELECT FROM (
             SELECT location_id, sku_id FROM (
               SELECT to_location_id AS location_id, sku_id, quantity AS delta FROM added WHERE to_location_id IS NOT NULL
               UNION ALL
               SELECT from_location_id, sku_id, -quantity FROM added WHERE from_location_id IS NOT NULL
             ) AS sides
             GROUP BY 1, 2 HAVING sum(delta) > 0
           ) AS grown
           WHERE (SELECT sum(s.on_hand) FROM stock s WHERE s.location_id = grown.location_id AND s.sku_id = grown.sku_id) > ${MOST}
         ) THEN
           RAISE EXCEPTION 'A place would hold too many pieces.' USING ERRCODE = 'check_violation',
             CONSTRAINT = 'stock_place_most', TABLE = 'stock';
         END IF;
         RETURN NULL;
       END $$`,
    )
    .execute(db);
  await sql`CREATE TRIGGER bound AFTER INSERT ON stock_moves REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION bound_stock()`.execute(db);
  await sql`GRANT CREATE ON SCHEMA public TO slotwise_system`.execute(db);
  await sql`ALTER FUNCTION bound_stock() OWNER TO slotwise_system`.execute(db);
  await sql`REVOKE CREATE ON SCHEMA public FROM slotwise_system`.execute(db);
}
