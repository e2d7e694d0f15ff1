import { sql, type RawBuilder } from 'kysely';
import type { Asked } from './asked';
import { inWarehouse } from './asked-queries';

const monthOf = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The range, and between `first` and `last` its whole months, if there are any. */
function partsOf({ from, until }: Asked) {
  const first = from.getTime() === monthOf(from).getTime() ? from : nextMonth(from);
  return { from, first, last: monthOf(until), until };
}

/** SQL: lines `l` of a time. Who may see a line sees its order: that is looked up for its warehouse alone. */
const linesBetween = (given: Asked, begin: Date, end: Date) => sql`order_lines l
  ${given.warehouseId === null ? sql`` : sql`JOIN orders o ON o.id = l.order_id`}
  WHERE l.company_id = (SELECT app_company_id()) AND l.at >= ${begin} AND l.at < ${end} AND ${inWarehouse(given, 'o.warehouse_id')}`;

/**
 * SQL of a query: `sku_id, lines, pieces` of each SKU with demand in the range. Whole months come from their sums; the lines of the
 * days before and after them are counted one by one. Each part is summed by itself: all rows of a year at once are more than a sort or a
 * hash may hold in memory.
 */
export function demandBySku(given: Asked): RawBuilder<unknown> {
  const { from, first, last, until } = partsOf(given);
  const lines = (begin: Date, end: Date) => sql`
    SELECT l.sku_id, count(*) AS lines, sum(l.quantity) AS pieces FROM ${linesBetween(given, begin, end)} GROUP BY l.sku_id`;
  if (first >= last) return lines(from, until);
  return sql`
    SELECT sku_id, sum(lines) AS lines, sum(pieces) AS pieces FROM (
      SELECT sku_id, sum(lines) AS lines, sum(pieces) AS pieces FROM demand_months
      WHERE company_id = (SELECT app_company_id()) AND month >= ${dayOf(first)}::date AND month < ${dayOf(last)}::date
        AND lines > 0 AND ${inWarehouse(given, 'warehouse_id')}
      GROUP BY sku_id
      UNION ALL ${lines(from, first)}
      UNION ALL ${lines(last, until)}
    ) AS each GROUP BY sku_id`;
}

/**
 * SQL: somebody has ordered the SKU in the range. Lines are looked for only if no whole month has any, and up to the first: on the
 * seed `large`, to go through all those of the days before and after the months took ten times as long. `sku` is the column with its id.
 */
export function isDemanded(given: Asked, sku: string): RawBuilder<boolean> {
  const { from, first, last, until } = partsOf(given);
  const hasLine = (begin: Date, end: Date) => sql<boolean>`coalesce((
    SELECT true FROM ${linesBetween(given, begin, end)} AND l.sku_id = ${sql.ref(sku)} LIMIT 1), false)`;
  if (first >= last) return hasLine(from, until);
  return sql<boolean>`CASE WHEN ${sql.ref(sku)} IN (
      SELECT sku_id FROM demand_months
      WHERE company_id = (SELECT app_company_id()) AND month >= ${dayOf(first)}::date AND month < ${dayOf(last)}::date
        AND lines > 0 AND ${inWarehouse(given, 'warehouse_id')}
    ) THEN true ELSE ${hasLine(last, until)} OR ${hasLine(from, first)} END`;
}
