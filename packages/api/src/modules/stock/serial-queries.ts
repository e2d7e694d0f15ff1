import type { StockSerial, StockState } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { lotOf } from './move-queries';

export interface SerialPlace {
  skuId: string;
  serial: string;
  locationId: string;
  lotId: string | null;
  state: StockState;
}

const PLACED = ['sku_id as skuId', 'serial', 'location_id as locationId', 'lot_id as lotId', 'state'] as const;

/**
 * Places of the pieces with these serial numbers, also in warehouses that the caller does not see; pieces that lie
 * nowhere are left out.
 */
export async function placesOfSerials(
  trx: Trx,
  named: readonly { skuId: string; serial: string }[],
): Promise<SerialPlace[]> {
  const [skus, serials] = [named.map(({ skuId }) => skuId), named.map(({ serial }) => serial)];
  const { rows } = await sql<SerialPlace>`
    SELECT sku_id AS "skuId", serial, location_id AS "locationId", lot_id AS "lotId", state
    FROM places_of_serials(${skus}::text[], ${serials}::text[])`.execute(trx);
  return rows;
}

/** All pieces with a serial number that lie in a place. */
export const serialsIn = (trx: Trx, locationId: string): Promise<SerialPlace[]> =>
  trx
    .selectFrom('stock_serials')
    .select(PLACED)
    .where('location_id', '=', locationId)
    .orderBy('sku_id')
    .orderBy('serial_key')
    .execute();

export interface SerialFilter {
  warehouseId?: string;
  locationId?: string;
  skuId?: string;
  term?: string;
}

export const serialList = defineKeyset(
  'stock-serials',
  { name: 'serial', by: sql.ref('n.serial_key'), type: 'text', order: 'asc' },
  { name: 'sku', by: sql.ref('n.sku_id'), type: 'text', order: 'asc', unique: true },
);

const wanted = (trx: Trx, companyId: string, { warehouseId, locationId, skuId, term }: SerialFilter) =>
  trx
    .selectFrom('stock_serials as n')
    .innerJoin('skus as k', 'k.id', 'n.sku_id')
    .innerJoin('locations as l', 'l.id', 'n.location_id')
    .leftJoin('lots as b', 'b.id', 'n.lot_id')
    .where('n.company_id', '=', companyId)
    .$if(warehouseId !== undefined, (rows) => rows.where('n.warehouse_id', '=', warehouseId ?? ''))
    .$if(locationId !== undefined, (rows) => rows.where('n.location_id', '=', locationId ?? ''))
    .$if(skuId !== undefined, (rows) => rows.where('n.sku_id', '=', skuId ?? ''))
    .$if(term !== undefined, (rows) => rows.where(contains(sql`n.serial`, term ?? '')));

export async function serialSlice(
  trx: Trx,
  companyId: string,
  filter: SerialFilter,
  range: Slice<'serial' | 'sku'>,
): Promise<Sliced<StockSerial, 'serial' | 'sku'>> {
  const query = wanted(trx, companyId, filter)
    .select(['n.serial', 'n.warehouse_id', 'n.state', 'n.lot_id'])
    .select(['k.id as sku_id', 'k.code as sku_code', 'k.name as sku_name'])
    .select(['l.id as location_id', 'l.code as location_code', 'b.code as lot_code'])
    .select(sql<string | null>`b.expires_on::text`.as('lot_expires'));
  const { rows, end } = await slice(query, serialList, range);
  return {
    end,
    rows: rows.map((row) => ({
      serial: row.serial,
      warehouseId: row.warehouse_id,
      location: { id: row.location_id, code: row.location_code },
      sku: { id: row.sku_id, code: row.sku_code, name: row.sku_name },
      lot: lotOf(row),
      state: row.state,
    })),
  };
}

export const countSerials = (trx: Trx, companyId: string, filter: SerialFilter) =>
  countSome(trx, wanted(trx, companyId, filter).select('n.serial'));
