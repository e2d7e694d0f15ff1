import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';

export interface LyingRow {
  locationId: string;
  skuId: string;
  lotId: string | null;
  quantity: number;
}

/** Stock of some SKUs in a warehouse, one row a lot, state and place. */
export async function lyingOf(trx: Trx, warehouseId: string, skuIds: readonly string[]): Promise<LyingRow[]> {
  const { rows } = await sql<LyingRow>`
    SELECT location_id AS "locationId", sku_id AS "skuId", lot_id AS "lotId", on_hand AS quantity
    FROM stock WHERE warehouse_id = ${warehouseId} AND sku_id = ANY(${[...new Set(skuIds)]}::text[]) AND on_hand > 0
    ORDER BY location_id, sku_id, on_hand DESC, lot_id`.execute(trx);
  return rows;
}

/** Those of the places that the layout in force has, and goes on to have. */
export async function presentPlaces(trx: Trx, warehouseId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('current_locations')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('until', 'is', null)
    .where(sql<boolean>`id = ANY(${[...new Set(ids)]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** All stock of a warehouse, one row a SKU and place: a plan that is not unpacked does not say of which. */
export async function allLying(trx: Trx, warehouseId: string): Promise<LyingRow[]> {
  const { rows } = await sql<LyingRow>`
    SELECT location_id AS "locationId", sku_id AS "skuId", NULL AS "lotId", sum(on_hand)::bigint AS quantity
    FROM stock WHERE warehouse_id = ${warehouseId} AND on_hand > 0
    GROUP BY location_id, sku_id ORDER BY location_id, sku_id`.execute(trx);
  return rows;
}

/** All places that the layout in force has, and goes on to have. */
export async function allPlaces(trx: Trx, warehouseId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('current_locations')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('until', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
