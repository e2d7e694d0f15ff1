import type { Replenishment } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export type Kept = NonNullable<Replenishment['kept']>;

/** Most places that are named of a SKU. */
const NAMED = 3;

interface Row {
  sku_id: string;
  location_id: string;
  code: string;
  why: Kept[number]['why'];
  pieces: number;
}

/** Stock of SKUs in a warehouse that is not brought to where they are picked, and why: the most of it first. */
export async function keptStock(
  trx: Trx,
  { warehouseId, skuIds, today }: { warehouseId: string; skuIds: readonly string[]; today: string },
): Promise<ReadonlyMap<string, Kept>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT u.sku_id, u.location_id, u.code, u.why, sum(u.on_hand)::bigint AS pieces
    FROM (
      SELECT s.sku_id, s.location_id, l.code, s.on_hand,
        CASE WHEN s.state <> 'available' OR l.purpose = 'quarantine' THEN 'unusable'
          WHEN b.expires_on < ${today}::date THEN 'expired'
          WHEN b.held THEN 'held'
          WHEN l.purpose <> 'storage' THEN l.purpose
          WHEN s.on_hand <= s.reserved THEN 'reserved' END AS why
      FROM stock s JOIN current_locations l ON l.id = s.location_id LEFT JOIN lots b ON b.id = s.lot_id
      WHERE s.warehouse_id = ${warehouseId} AND s.sku_id = ANY(${[...skuIds]}::text[]) AND s.on_hand > 0
    ) AS u
    WHERE u.why IS NOT NULL
    GROUP BY u.sku_id, u.location_id, u.code, u.why
    ORDER BY u.sku_id, pieces DESC, u.code, u.why`.execute(trx);
  const kept = new Map<string, Kept>();
  for (const { sku_id: skuId, location_id: id, code, why, pieces } of rows) {
    const own = kept.get(skuId) ?? [];
    if (own.length < NAMED) kept.set(skuId, [...own, { place: { id, code }, pieces, why }]);
  }
  return kept;
}
