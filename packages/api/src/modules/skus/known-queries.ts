import type { KnownSku } from '@slotwise/contract';
import { KNOWN_LOTS_MAX, KNOWN_MAX } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';

export interface KnownFilter {
  /** Only those in stock that were moved last, as many as a device keeps. */
  moved?: 'last';
}

export const knownList = defineKeyset(
  'skus-known',
  { name: 'code', by: sql.ref('skus.code_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('skus.id'), type: 'text', order: 'asc', unique: true },
);
type KnownSort = 'code' | 'id';

const wanted = (trx: Trx, companyId: string, { moved }: KnownFilter) =>
  trx
    .selectFrom('skus')
    .where('skus.company_id', '=', companyId)
    .where('archived', '=', false)
    .$if(moved !== undefined, (skus) =>
      skus.where(
        sql<boolean>`skus.id IN (SELECT sku_id FROM stock WHERE company_id = ${companyId}
          GROUP BY sku_id ORDER BY max(moved_at) DESC, sku_id LIMIT ${KNOWN_MAX})`,
      ),
    );

const PARTS = {
  units: sql<KnownSku['units']>`(SELECT coalesce(json_agg(json_build_object('unit', n.unit, 'factor', n.factor)
    ORDER BY n.factor), '[]') FROM sku_units n WHERE n.sku_id = skus.id)`,
  barcodes: sql<KnownSku['barcodes']>`(SELECT coalesce(json_agg(json_build_object('code', c.code, 'unit', c.unit)
    ORDER BY c.code), '[]') FROM barcodes c WHERE c.sku_id = skus.id)`,
  lots: sql<string[]>`CASE WHEN skus.lot_tracked THEN (SELECT coalesce(json_agg(l.code), '[]') FROM (
    SELECT code FROM lots WHERE lots.sku_id = skus.id AND EXISTS (SELECT FROM stock WHERE stock.lot_id = lots.id)
    ORDER BY created_at DESC, id LIMIT ${KNOWN_LOTS_MAX}) l) ELSE '[]' END`,
};

export async function knownSlice(
  trx: Trx,
  companyId: string,
  filter: KnownFilter,
  range: Slice<KnownSort>,
): Promise<Sliced<KnownSku, KnownSort>> {
  const columns = wanted(trx, companyId, filter)
    .select(['skus.id', 'skus.code', 'skus.name', 'shelf_life_days', 'lot_tracked', 'serial_tracked'])
    .select([PARTS.units.as('units'), PARTS.barcodes.as('barcodes'), PARTS.lots.as('lots')]);
  const { rows, end } = await slice(columns, knownList, range);
  return {
    rows: rows.map(({ shelf_life_days: shelfLifeDays, lot_tracked, serial_tracked, ...known }) => ({
      ...{ ...known, shelfLifeDays, lotTracked: lot_tracked, serialTracked: serial_tracked },
    })),
    end,
  };
}
