import type { Condition, LocationPurpose, MixingRule, StockState } from '@slotwise/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { volumeOf, type Goods, type PlaceRules } from './fit';

/** A place as a move needs it. */
export interface Place extends PlaceRules {
  id: string;
  code: string;
  warehouseId: string;
  purpose: LocationPurpose;
}

interface PlaceRow {
  id: string;
  code: string;
  warehouse_id: string;
  purpose: LocationPurpose;
  blocked: boolean;
  until: number | null;
  mixing: MixingRule | null;
  condition: Condition | null;
  max_pieces: number | null;
  max_weight_g: number | null;
  max_volume_mm3: number | null;
}

const toPlace = (row: PlaceRow): Place => ({
  id: row.id,
  code: row.code,
  warehouseId: row.warehouse_id,
  purpose: row.purpose,
  blocked: row.blocked,
  // A version without it is being prepared, although it is still in force.
  beingRemoved: row.until !== null,
  mixing: row.mixing ?? 'mixed',
  condition: row.condition,
  maxPieces: row.max_pieces,
  maxWeightG: row.max_weight_g,
  maxVolumeMm3: row.max_volume_mm3,
});

const withRules = (trx: Trx) =>
  trx
    .selectFrom('current_locations as l')
    .leftJoin('location_types as t', 't.id', 'l.type_id')
    .select(['l.id', 'l.code', 'l.warehouse_id', 'l.purpose', 'l.blocked', 'l.until'])
    .select(['t.mixing', 't.condition', 't.max_pieces', 't.max_weight_g', 't.max_volume_mm3']);

/**
 * Holds places until the transaction ends, in the order of their ids: every change of a place's stock, its rules or its
 * existence comes through here, so that no two lock in different orders. Places that there are not are left out.
 */
export async function lockPlaces(trx: Trx, companyId: string, ids: readonly string[]): Promise<Map<string, Place>> {
  const wanted = sql<boolean>`id = ANY(${[...new Set(ids)]}::text[])`;
  const locked = await trx
    .selectFrom('locations')
    .select('type_id')
    .where('company_id', '=', companyId)
    .where(wanted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const types = [...new Set(locked.flatMap(({ type_id }) => type_id ?? []))];
  if (types.length > 0) {
    await trx.selectFrom('location_types').select('id').where('id', 'in', types).orderBy('id').forShare().execute();
  }
  return placesByIds(trx, companyId, ids);
}

/** Places of the company that there are. */
export async function placesByIds(trx: Trx, companyId: string, ids: readonly string[]): Promise<Map<string, Place>> {
  const rows = await withRules(trx)
    .where('l.company_id', '=', companyId)
    .where(sql<boolean>`l.id = ANY(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toPlace(row)]));
}

/** One key of stock, with its weight and measures. */
export interface Content extends Goods {
  locationId: string;
  state: StockState;
  reserved: number;
}

/** Everything that lies in places. */
export async function contentsOf(trx: Trx, ids: readonly string[]): Promise<Content[]> {
  const rows = await trx
    .selectFrom('stock')
    .innerJoin('skus', 'skus.id', 'stock.sku_id')
    .select(['location_id', 'sku_id', 'lot_id', 'state', 'on_hand', 'reserved'])
    .select(['length_mm', 'width_mm', 'height_mm', 'weight_g'])
    .where(sql<boolean>`location_id = ANY(${[...new Set(ids)]}::text[])`)
    .execute();
  return rows.map((row) => ({
    locationId: row.location_id,
    skuId: row.sku_id,
    lotId: row.lot_id,
    state: row.state,
    quantity: row.on_hand,
    reserved: row.reserved,
    weightG: row.weight_g,
    volumeMm3: volumeOf(row),
  }));
}
