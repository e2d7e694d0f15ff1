import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface LaterOrder {
  id: string;
  /** As the database writes it, to the last microsecond. */
  at: string;
  /** Each SKU once, and how many pieces of it. */
  skus: string[];
  pieces: number[];
}

interface Wanted {
  companyId: string;
  warehouseId: string;
  after: { at: string; id: string };
  until: string | undefined;
  limit: number;
}

/** Some picked orders that came after a moment, the oldest first. */
export async function laterOrders(
  trx: Trx,
  { companyId, warehouseId, after, until, limit }: Wanted,
): Promise<LaterOrder[]> {
  const { rows } = await sql<LaterOrder>`
    SELECT o.id, o.ordered_at::text AS at, l.skus, l.pieces
    FROM (
      SELECT id, ordered_at FROM orders
      WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId} AND status = 'done'
        AND (ordered_at, id) > (${after.at}::timestamptz, ${after.id})
        ${until === undefined ? sql`` : sql`AND ordered_at < ${until}::timestamptz`}
      ORDER BY ordered_at, id LIMIT ${limit}
    ) o, LATERAL (
      SELECT coalesce(array_agg(sku_id), '{}') AS skus, coalesce(array_agg(pieces), '{}') AS pieces
      FROM (SELECT sku_id, sum(picked)::float AS pieces FROM order_lines WHERE order_id = o.id AND picked > 0 GROUP BY 1 ORDER BY 1) AS each
    ) l
    ORDER BY o.ordered_at, o.id`.execute(trx);
  return rows;
}

/** Short text that changes with each order that comes or is picked after a moment. */
export async function demandSince(trx: Trx, warehouseId: string, since: string): Promise<string> {
  const { rows } = await sql<{ demand: string }>`
    SELECT concat_ws(' ',
      (SELECT concat_ws(' ', sum(lines), sum(pieces)) FROM demand_hours
        WHERE warehouse_id = ${warehouseId} AND hour >= date_trunc('hour', ${since}::timestamptz)),
      (SELECT count(*) FROM orders
        WHERE warehouse_id = ${warehouseId} AND ordered_at > ${since}::timestamptz AND status = 'done')) AS demand`.execute(
    trx,
  );
  return rows[0]?.demand ?? '';
}
