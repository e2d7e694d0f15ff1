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
}

/** Rows of `LowRow`: what is at or below its level, and what has tasks still. */
export const lowFaces = ({ today, inWarehouse }: Wanted) => sql<LowRow>`
  SELECT w.id AS warehouse_id, k.id, k.code, k.code_key, k.name, k.max_stock,
    coalesce(k.reorder_at, k.min_stock) AS minimum, f.id IS NOT NULL AS preferred, coalesce(f.id, s.place_id) AS place_id,
    coalesce(f.code, s.place_code) AS place_code, s.available, s.on_hand, s.reserve, t.has_tasks
  FROM warehouses w JOIN skus k ON k.company_id = w.tenant_id
  LEFT JOIN sku_places p ON p.sku_id = k.id AND p.warehouse_id = w.id
  LEFT JOIN current_locations f ON f.id = p.location_id AND f.purpose = 'storage'
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM replenish_tasks r WHERE r.warehouse_id = w.id AND r.sku_id = k.id AND r.status = 'open')
      AS has_tasks
  ) AS t
  CROSS JOIN LATERAL (
    SELECT count(*) AS piles,
      coalesce(sum(x.free) FILTER (WHERE x.is_face), 0)::bigint AS available,
      coalesce(sum(x.on_hand) FILTER (WHERE x.is_face), 0)::bigint AS on_hand,
      coalesce(sum(x.free) FILTER (WHERE NOT x.is_face), 0)::bigint AS reserve,
      (array_agg(x.id ORDER BY x.walk_order, x.id) FILTER (WHERE x.is_face))[1] AS place_id,
      (array_agg(x.code ORDER BY x.walk_order, x.id) FILTER (WHERE x.is_face))[1] AS place_code
    FROM (
      SELECT l.id, l.code, l.walk_order, s.on_hand,
        CASE WHEN f.id IS NULL THEN coalesce(l.z_mm, 0) <= ${REACHED_MM} ELSE l.id = f.id END AS is_face,
        CASE WHEN s.state = 'available' AND NOT coalesce(b.held, false)
          AND coalesce(b.expires_on >= ${today}::date, true) THEN s.on_hand - s.reserved ELSE 0 END AS free
      FROM stock s JOIN current_locations l ON l.id = s.location_id LEFT JOIN lots b ON b.id = s.lot_id
      WHERE s.sku_id = k.id AND s.warehouse_id = w.id AND l.purpose = 'storage'
    ) AS x
  ) AS s
  WHERE ${inWarehouse} AND (t.has_tasks OR (
    NOT k.archived AND coalesce(k.reorder_at, k.min_stock) IS NOT NULL AND (f.id IS NOT NULL OR s.piles > 0)
    AND s.available <= coalesce(k.reorder_at, k.min_stock) AND coalesce(s.on_hand < k.max_stock, true)))`;

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

const low = (trx: Trx, { warehouseId, waiting }: LowFilter, today: string) =>
  trx
    .selectFrom(
      sql<LowRow>`(${lowFaces({ today, inWarehouse: warehouseId === undefined ? sql`true` : sql`w.id = ${warehouseId}` })})`.as(
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
  low(trx, filter, today)
    .where(sql<boolean>`r.id = ANY(${[...skuIds]}::text[])`)
    .orderBy('r.code_key')
    .orderBy('r.id')
    .execute();
