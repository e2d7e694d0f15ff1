import type { SkuLevel } from '@slotwise/contract';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';

export interface LevelFilter {
  warehouseId: string;
  skuId?: string;
  low?: 'yes';
}

export const levelList = defineKeyset(
  'stock-levels',
  { name: 'code', by: sql.ref('k.code_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('k.id'), type: 'text', order: 'asc', unique: true },
);

const AVAILABLE = sql<number>`coalesce(s.available, 0)::bigint`;

const levels = (trx: Trx, companyId: string, { warehouseId, skuId, low }: LevelFilter) =>
  trx
    .selectFrom('skus as k')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('stock')
          .select('sku_id')
          .select(sql<number>`sum(on_hand - reserved) FILTER (WHERE state = 'available')`.as('available'))
          .select(sql<number>`sum(reserved)`.as('reserved'))
          .select(sql<number>`sum(on_hand) FILTER (WHERE state <> 'available')`.as('unusable'))
          .where('warehouse_id', '=', warehouseId)
          .groupBy('sku_id')
          .as('s'),
      (join) => join.onRef('s.sku_id', '=', 'k.id'),
    )
    .where('k.company_id', '=', companyId)
    .where('k.archived', '=', false)
    .$if(skuId !== undefined, (rows) => rows.where('k.id', '=', skuId ?? ''))
    .$if(low !== undefined, (rows) => rows.where(sql<boolean>`${AVAILABLE} <= coalesce(k.reorder_at, k.min_stock)`))
    .select(['k.id', 'k.code', 'k.name', 'k.min_stock', 'k.reorder_at', 'k.max_stock', AVAILABLE.as('available')])
    .select(sql<number>`coalesce(s.reserved, 0)::bigint`.as('reserved'))
    .select(sql<number>`coalesce(s.unusable, 0)::bigint`.as('unusable'));

export async function levelSlice(
  trx: Trx,
  companyId: string,
  filter: LevelFilter,
  range: Slice<'code' | 'id'>,
): Promise<Sliced<SkuLevel, 'code' | 'id'>> {
  const { rows, end } = await slice(levels(trx, companyId, filter), levelList, range);
  return {
    end,
    rows: rows.map((row) => ({
      warehouseId: filter.warehouseId,
      sku: { id: row.id, code: row.code, name: row.name },
      available: row.available,
      reserved: row.reserved,
      unusable: row.unusable,
      minStock: row.min_stock,
      reorderAt: row.reorder_at,
      maxStock: row.max_stock,
    })),
  };
}

export const countLevels = (trx: Trx, companyId: string, filter: LevelFilter) =>
  countSome(trx, levels(trx, companyId, filter));
