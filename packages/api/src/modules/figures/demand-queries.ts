import { sql, type RawBuilder } from 'kysely';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';

const monthOf = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * SQL of a query: `sku_id, lines, pieces` of each SKU with demand in the range. Whole months come from their sums; the lines of the
 * days before and after them are counted one by one.
 */
export function demandBySku(given: Asked): RawBuilder<unknown> {
  const { from, until } = given;
  const first = from.getTime() === monthOf(from).getTime() ? from : nextMonth(from);
  const last = monthOf(until);
  const own = inWarehouse(given, 'o.warehouse_id');
  const lines = (begin: Date, end: Date) => sql`
    SELECT l.sku_id, 1::bigint AS lines, l.quantity AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.company_id = (SELECT app_company_id()) AND l.at >= ${begin} AND l.at < ${end} AND ${own}`;
  if (first >= last)
    return sql`SELECT sku_id, sum(lines) AS lines, sum(pieces) AS pieces FROM (${lines(from, until)}) AS each GROUP BY sku_id`;
  return sql`
    SELECT sku_id, sum(lines) AS lines, sum(pieces) AS pieces FROM (
      SELECT sku_id, lines, pieces FROM demand_months
      WHERE company_id = (SELECT app_company_id()) AND month >= ${dayOf(first)}::date AND month < ${dayOf(last)}::date
        AND lines > 0 AND ${inWarehouse(given, 'warehouse_id')}
      UNION ALL ${lines(from, first)}
      UNION ALL ${lines(last, until)}
    ) AS each GROUP BY sku_id`;
}
