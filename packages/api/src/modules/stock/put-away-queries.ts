import type { Condition, MixingRule } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { volumeOf, type Goods, type PlaceRules } from './fit';

/** Lengths in mm; null: nobody has said it. */
interface Measures {
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

/** A storage place with its rules and its position. */
export interface StoragePlace extends PlaceRules, Measures {
  id: string;
  code: string;
  aisle: number | null;
  bay: number | null;
  x: number | null;
  y: number | null;
  z: number | null;
}

/** So much of one SKU and lot in a place. */
export interface Pile extends Goods {
  family: string | null;
}

type PlaceRow = Omit<StoragePlace, 'mixing'> & { mixing: MixingRule | null };
type Some = { after: string; limit: number } | { ids: readonly string[] };

/** Storage places of a warehouse: some in the order of their ids, or those that are named. */
export async function storagePlaces(trx: Trx, warehouseId: string, some: Some): Promise<StoragePlace[]> {
  const which =
    'ids' in some
      ? sql`l.id = ANY(${[...some.ids]}::text[])`
      : sql`l.id > ${some.after} ORDER BY l.id LIMIT ${some.limit}`;
  const { rows } = await sql<PlaceRow>`
    SELECT l.id, l.code, l.aisle, l.bay, l.x_mm AS x, l.y_mm AS y, l.z_mm AS z, l.blocked, l.until IS NOT NULL AS "beingRemoved",
      l.width_mm AS "lengthMm", l.depth_mm AS "widthMm", l.height_mm AS "heightMm", t.mixing, t.condition,
      t.max_pieces AS "maxPieces", t.max_weight_g AS "maxWeightG", t.max_volume_mm3 AS "maxVolumeMm3"
    FROM current_locations l LEFT JOIN location_types t ON t.id = l.type_id
    WHERE l.warehouse_id = ${warehouseId} AND l.purpose = 'storage' AND ${which}`.execute(trx);
  return rows.map((row) => ({ ...row, mixing: row.mixing ?? 'mixed' }));
}

/** Stock in places, by the place. */
export async function pilesIn(trx: Trx, ids: readonly string[]): Promise<Map<string, Pile[]>> {
  const rows = await trx
    .selectFrom('stock')
    .innerJoin('skus', 'skus.id', 'stock.sku_id')
    .select(['location_id', 'sku_id', 'lot_id', 'on_hand', 'weight_g', 'length_mm', 'width_mm', 'height_mm', 'family'])
    .where(sql<boolean>`location_id = ANY(${[...ids]}::text[])`)
    .where('on_hand', '>', 0)
    .execute();
  const piles = new Map<string, Pile[]>();
  for (const row of rows) {
    const pile = {
      ...{ skuId: row.sku_id, lotId: row.lot_id, quantity: row.on_hand, family: row.family },
      ...{ weightG: row.weight_g, volumeMm3: volumeOf(row) },
    };
    const known = piles.get(row.location_id);
    if (known) known.push(pile);
    else piles.set(row.location_id, [pile]);
  }
  return piles;
}

/** A SKU as advice needs it, with how it was asked for. */
export interface AskedSku extends Measures {
  code: string;
  condition: Condition;
  weightG: number | null;
  family: string | null;
  /** Lines and pieces of the last three months of which there are orders. */
  lines: number;
  pieces: number;
  /** Lines of the orders that asked for it last, on average. */
  orderLines: number;
  /** The places where it is preferred. */
  preferred: string[];
}

/** Orders that are looked at to see what the SKU is asked for with. */
const LAST_ORDERS = 50;

export async function askedSku(
  trx: Trx,
  { companyId, warehouseId, skuId }: { companyId: string; warehouseId: string; skuId: string },
): Promise<AskedSku | undefined> {
  const { rows } = await sql<AskedSku>`
    SELECT k.code, k.condition, k.length_mm AS "lengthMm", k.width_mm AS "widthMm", k.height_mm AS "heightMm",
      k.weight_g AS "weightG", k.family, d.lines, d.pieces, coalesce(o.lines, 1)::float AS "orderLines",
      ARRAY(SELECT location_id FROM sku_places WHERE sku_id = k.id AND warehouse_id = ${warehouseId}) AS preferred
    FROM skus k, LATERAL (
      SELECT coalesce(sum(lines), 0)::float AS lines, coalesce(sum(pieces), 0)::float AS pieces FROM demand_months
      WHERE warehouse_id = ${warehouseId} AND sku_id = k.id
        AND month > (SELECT max(month) FROM demand_months WHERE warehouse_id = ${warehouseId}) - interval '3 months'
    ) d, LATERAL (
      SELECT avg(size) AS lines FROM (
        SELECT count(*) AS size FROM order_lines WHERE order_id IN (
          SELECT order_id FROM order_lines WHERE sku_id = k.id ORDER BY at DESC LIMIT ${LAST_ORDERS}
        ) GROUP BY order_id
      ) sizes
    ) o
    WHERE k.company_id = ${companyId} AND k.id = ${skuId}`.execute(trx);
  return rows[0];
}
