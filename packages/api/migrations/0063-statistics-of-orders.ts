import { sql, type Kysely } from 'kysely';

const TABLES = ['orders', 'order_lines', 'demand_hours', 'demand_months', 'skus'];

/**
 * Lets an import have the planner look at the tables that it fills. The embedded database never does so by itself, and
 * what it has planned for an empty table it keeps: the check of a foreign key then goes through all orders for each line.
 * Few samples are enough for that, and take some milliseconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE FUNCTION look_at_orders() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
       SET search_path = public, pg_temp SET default_statistics_target = 5 AS $$
       BEGIN ${TABLES.map((table) => `ANALYZE ${table};`).join(' ')} END $$`,
    )
    .execute(db);
  await sql`REVOKE EXECUTE ON FUNCTION look_at_orders() FROM PUBLIC`.execute(db);
  await sql`GRANT EXECUTE ON FUNCTION look_at_orders() TO slotwise_app`.execute(db);
}
