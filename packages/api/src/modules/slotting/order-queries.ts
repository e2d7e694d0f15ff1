import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

/** An order with its lines. */
export interface OrderRow {
  id: string;
  /** As the database writes it, to the last microsecond. */
  at: string;
  skus: string[];
  pieces: number[];
  /** The recorded batch in which a line was picked. */
  batches: (string | null)[];
}

export interface OrdersWanted {
  companyId: string;
  warehouseId: string;
  from: Date | null;
  until: Date | null;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Some picked orders of a time, the oldest first. What nobody has picked may still be canceled, and nobody walked for it. */
export async function someOrders(trx: Trx, wanted: OrdersWanted): Promise<OrderRow[]> {
  const { companyId, warehouseId, from, until, after, limit } = wanted;
  const { rows } = await sql<OrderRow>`
    SELECT o.id, o.ordered_at::text AS at, l.skus, l.pieces, l.batches
    FROM (
      SELECT id, ordered_at FROM orders
      WHERE company_id = ${companyId} AND warehouse_id = ${warehouseId} AND status = 'done'
        ${from ? sql`AND ordered_at >= ${from}` : sql``} ${until ? sql`AND ordered_at <= ${until}` : sql``}
        ${after ? sql`AND (ordered_at, id) > (${after.at}::timestamptz, ${after.id})` : sql``}
      ORDER BY ordered_at, id LIMIT ${limit}
    ) o, LATERAL (
      SELECT coalesce(array_agg(sku_id), '{}') AS skus, coalesce(array_agg(picked::float), '{}') AS pieces,
        coalesce(array_agg(batch), '{}') AS batches
      FROM order_lines WHERE order_id = o.id AND picked > 0
    ) l
    ORDER BY o.ordered_at, o.id`.execute(trx);
  return rows;
}
