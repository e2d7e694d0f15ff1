import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

const places = (trx: Trx, warehouseId: string) =>
  trx.selectFrom('current_locations as l').select('l.id').where('l.warehouse_id', '=', warehouseId);

export const placesOfZone = (trx: Trx, warehouseId: string, zoneId: string, most: number) =>
  places(trx, warehouseId).where('l.zone_id', '=', zoneId).orderBy('l.walk_order').limit(most).execute();

/** Places with stock, counted longest ago; those that were never counted come first. */
export const placesCountedLongAgo = (trx: Trx, warehouseId: string, most: number) =>
  places(trx, warehouseId)
    .where((eb) => eb.exists(eb.selectFrom('stock').select('sku_id').whereRef('stock.location_id', '=', 'l.id')))
    .orderBy(sql`l.counted_at NULLS FIRST`)
    .orderBy('l.walk_order')
    .limit(most)
    .execute();

export const placesNamed = (trx: Trx, warehouseId: string, ids: readonly string[]) =>
  places(trx, warehouseId)
    .where(sql<boolean>`l.id = ANY(${[...ids]}::text[])`)
    .orderBy('l.walk_order')
    .execute();

/** Places of a class's SKUs: by the lines of the time, A makes up the first 80 %, B the next 15 %, C the rest. */
export async function placesOfClass(
  trx: Trx,
  warehouseId: string,
  wanted: { companyId: string; class: 'A' | 'B' | 'C'; since: Date; most: number },
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    WITH lines AS (
      SELECT sku_id, count(*) AS lines FROM order_lines
      WHERE company_id = ${wanted.companyId} AND at >= ${wanted.since} GROUP BY sku_id
    ), shares AS (
      SELECT sku_id, (sum(lines) OVER (ORDER BY lines DESC, sku_id) - lines) / sum(lines) OVER () AS before FROM lines
    ), classes AS (
      SELECT k.id AS sku_id, CASE WHEN s.before < 0.8 THEN 'A' WHEN s.before < 0.95 THEN 'B' ELSE 'C' END AS class
      FROM skus k LEFT JOIN shares s ON s.sku_id = k.id WHERE k.company_id = ${wanted.companyId}
    )
    SELECT l.id FROM current_locations l
    WHERE l.warehouse_id = ${warehouseId} AND EXISTS (
      SELECT FROM stock t JOIN classes c ON c.sku_id = t.sku_id WHERE t.location_id = l.id AND c.class = ${wanted.class})
    ORDER BY l.counted_at NULLS FIRST, l.walk_order LIMIT ${wanted.most}`.execute(trx);
  return rows;
}
