import { sql, type RawBuilder } from 'kysely';
import { defineKeyset, slice, type Slice } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { REACHED_MM } from '../stock';

/** A SKU of which too little is free where it is picked. In pieces. */
export interface LowRow {
  warehouse_id: string;
  id: string;
  code: string;
  code_key: string;
  name: string;
  minimum: number;
  max_stock: number | null;
  /** It has a preferred place here; else all places within reach are where it is picked. */
  preferred: boolean;
  /** Where more is brought; null: it lies in no place within reach. */
  place_id: string | null;
  place_code: string | null;
  available: number;
  on_hand: number;
  reserve: number;
  has_tasks: boolean;
}

interface Wanted {
  /** `2026-11-22`. */
  today: string;
  /** Which warehouses count, of the column `w.id`. */
  inWarehouse: RawBuilder<unknown>;
  /** Left out: all. */
  skuIds?: readonly string[];
}

/**
 * Rows of `LowRow`: what is at or below its level, and what has tasks still. All piles, preferred places and tasks are gone through once:
 * asking for those of each SKU in each warehouse took several times as long.
 */
export const lowFaces = ({ today, inWarehouse, skuIds }: Wanted) => {
  const wanted = (alias: string) => {
    const its = (column: string) => sql.ref(`${alias}.${column}`);
    const isSku = skuIds === undefined ? sql`true` : sql`${its('sku_id')} = ANY(${[...skuIds]}::text[])`;
    return sql`${its('warehouse_id')} IN (SELECT w.id FROM warehouses w WHERE ${inWarehouse}) AND ${isSku}`;
  };
  return sql<LowRow>`
  SELECT c.warehouse_id, k.id, k.code, k.code_key, k.name, k.max_stock, coalesce(k.reorder_at, k.min_stock) AS minimum,
    f.id IS NOT NULL AS preferred, coalesce(f.id, c.place_id) AS place_id, coalesce(f.code, c.place_code) AS place_code,
    s.available, s.on_hand, c.free - s.available AS reserve, c.has_tasks
  FROM (
    SELECT u.warehouse_id, u.sku_id, bool_or(u.is_task) AS has_tasks, max(u.preferred) AS preferred, count(u.id) AS piles,
      coalesce(sum(u.free), 0)::bigint AS free,
      coalesce(sum(u.free) FILTER (WHERE u.is_near), 0)::bigint AS near_free,
      coalesce(sum(u.on_hand) FILTER (WHERE u.is_near), 0)::bigint AS near_on_hand,
      coalesce(sum(u.free) FILTER (WHERE u.is_preferred), 0)::bigint AS preferred_free,
      coalesce(sum(u.on_hand) FILTER (WHERE u.is_preferred), 0)::bigint AS preferred_on_hand,
      (array_agg(u.id ORDER BY u.walk_order, u.id) FILTER (WHERE u.is_near))[1] AS place_id,
      (array_agg(u.code ORDER BY u.walk_order, u.id) FILTER (WHERE u.is_near))[1] AS place_code
    FROM (
      SELECT s.warehouse_id, s.sku_id, false AS is_task, NULL AS preferred, l.id, l.code, l.walk_order, s.on_hand,
        coalesce(l.z_mm, 0) <= ${REACHED_MM} AS is_near, l.id = p.location_id AS is_preferred,
        CASE WHEN s.state = 'available' AND NOT coalesce(b.held, false)
          AND coalesce(b.expires_on >= ${today}::date, true) THEN s.on_hand - s.reserved ELSE 0 END AS free
      FROM stock s JOIN current_locations l ON l.id = s.location_id LEFT JOIN lots b ON b.id = s.lot_id
      LEFT JOIN sku_places p ON p.sku_id = s.sku_id AND p.warehouse_id = s.warehouse_id
      WHERE l.purpose = 'storage' AND ${wanted('s')}
      UNION ALL
      SELECT p.warehouse_id, p.sku_id, false, p.location_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL
      FROM sku_places p WHERE ${wanted('p')}
      UNION ALL
      SELECT r.warehouse_id, r.sku_id, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
      FROM replenish_tasks r WHERE r.status = 'open' AND ${wanted('r')}
    ) AS u GROUP BY u.warehouse_id, u.sku_id
  ) AS c
  JOIN skus k ON k.id = c.sku_id
  LEFT JOIN current_locations f ON f.id = c.preferred AND f.purpose = 'storage'
  CROSS JOIN LATERAL (
    SELECT CASE WHEN f.id IS NULL THEN c.near_free ELSE c.preferred_free END AS available,
      CASE WHEN f.id IS NULL THEN c.near_on_hand ELSE c.preferred_on_hand END AS on_hand
  ) AS s
  WHERE c.has_tasks OR (
    NOT k.archived AND coalesce(k.reorder_at, k.min_stock) IS NOT NULL AND (f.id IS NOT NULL OR c.piles > 0)
    AND s.available <= coalesce(k.reorder_at, k.min_stock) AND coalesce(s.on_hand < k.max_stock, true))`;
};

/** SQL over `LowRow`: it has a place and a maximum to fill it to, something elsewhere could, and nothing is on its way. */
export const IS_WAITING = sql<boolean>`r.reserve > 0 AND r.max_stock IS NOT NULL AND r.place_id IS NOT NULL
  AND NOT r.has_tasks`;

export interface LowFilter {
  /** Left out: all. */
  warehouseId?: string;
  waiting?: 'yes';
}

export const lowList = defineKeyset(
  'replenishments',
  { name: 'code', by: sql.ref('r.code_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('r.id'), type: 'text', order: 'asc' },
  { name: 'warehouse', by: sql.ref('r.warehouse_id'), type: 'text', order: 'asc', unique: true },
);

const low = (trx: Trx, { warehouseId, waiting }: LowFilter, today: string, skuIds?: readonly string[]) =>
  trx
    .selectFrom(
      sql<LowRow>`(${lowFaces({ today, skuIds, inWarehouse: warehouseId === undefined ? sql`true` : sql`w.id = ${warehouseId}` })})`.as(
        'r',
      ),
    )
    .selectAll('r')
    .$if(waiting !== undefined, (rows) => rows.where(IS_WAITING));

export const lowSlice = (trx: Trx, filter: LowFilter, today: string, range: Slice<'code' | 'id' | 'warehouse'>) =>
  slice(low(trx, filter, today), lowList, range);

export const countLow = (trx: Trx, filter: LowFilter, today: string) => countSome(trx, low(trx, filter, today));

/** Those of some SKUs that are low, or have tasks. */
export const lowOf = (trx: Trx, filter: LowFilter, today: string, skuIds: readonly string[]): Promise<LowRow[]> =>
  low(trx, filter, today, skuIds).orderBy('r.code_key').orderBy('r.id').execute();
