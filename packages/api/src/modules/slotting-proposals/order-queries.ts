import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface LaterOrder {
  id: string;
  /** As the database writes it, to the last microsecond. */
  at: string;
  skus: string[];
}

/** Some orders that came after a moment, the oldest first. */
export async function laterOrders(
  trx: Trx,
  {
    companyId,
    warehouseId,
    after,
    limit,
  }: {
    companyId: string;
    warehouseId: string;
    after: { at: string; id: string };
    limit: number;
  },
): Promise<LaterOrder[]> {
  const { rows } = await sql<LaterOrder>`
    SELECT o.id, o.ordered_at::text AS at,
      (SELECT coalesce(array_agg(DISTINCT sku_id), '{}') FROM order_lines WHERE order_id = o.id) AS skus
    FROM orders o
    WHERE o.company_id = ${companyId} AND o.warehouse_id = ${warehouseId} AND o.status <> 'canceled'
      AND (o.ordered_at, o.id) > (${after.at}::timestamptz, ${after.id})
    ORDER BY o.ordered_at, o.id LIMIT ${limit}`.execute(trx);
  return rows;
}
