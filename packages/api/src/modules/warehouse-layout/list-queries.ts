import type { Location, LocationPurpose, LocationType, Zone } from '@slotwise/contract';
import type { LOCATION_SORTS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Keyset, type Sorts, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { countSome } from '../../platform/db/totals';
import { locations, toLocation, types } from './queries';

export interface LocationFilter {
  warehouseId: string;
  term?: string;
  zoneId?: string;
  typeId?: string;
  purpose?: LocationPurpose;
  occupied?: 'yes' | 'no';
}

const BY_ID = { name: 'id', by: sql.ref('l.id'), type: 'text', order: 'asc', unique: true } as const;
export const locationSorts: Sorts<(typeof LOCATION_SORTS)[number]> = {
  walk: defineKeyset('locations', { name: 'walk', by: sql.ref('l.walk_order'), type: 'bigint', order: 'asc' }, BY_ID),
  code: defineKeyset('locations', { name: 'code', by: sql.ref('l.code_key'), type: 'text', order: 'asc' }, BY_ID),
};

const wanted = (trx: Trx, companyId: string, filter: LocationFilter, withStock: boolean) => {
  const { warehouseId, term, zoneId, typeId, purpose, occupied } = filter;
  const holds = sql<boolean>`EXISTS (SELECT FROM stock s WHERE s.location_id = l.id)`;
  return locations(trx, companyId, withStock)
    .where('l.warehouse_id', '=', warehouseId)
    .$if(term !== undefined, (rows) => rows.where(contains(sql`l.code`, term ?? '')))
    .$if(zoneId !== undefined, (rows) => rows.where('l.zone_id', '=', zoneId ?? ''))
    .$if(typeId !== undefined, (rows) => rows.where('l.type_id', '=', typeId ?? ''))
    .$if(purpose !== undefined, (rows) => rows.where('l.purpose', '=', purpose ?? 'storage'))
    .$if(occupied !== undefined && withStock, (rows) =>
      rows.where(occupied === 'yes' ? holds : sql<boolean>`NOT ${holds}`),
    );
};

/** Ids of what the list shows. */
export const listedLocations = (trx: Trx, companyId: string, filter: LocationFilter, withStock: boolean) =>
  wanted(trx, companyId, filter, withStock).clearSelect().select('l.id');

export async function locationSlice(
  trx: Trx,
  companyId: string,
  filter: LocationFilter,
  withStock: boolean,
  range: Slice,
  sort: Keyset = locationSorts.walk,
): Promise<Sliced<Location>> {
  const { rows, end } = await slice(wanted(trx, companyId, filter, withStock), sort, range);
  return { rows: rows.map(toLocation), end };
}

export const countLocations = (trx: Trx, companyId: string, filter: LocationFilter, withStock: boolean) =>
  countSome(trx, listedLocations(trx, companyId, filter, withStock));

export const zoneList = defineKeyset(
  'zones',
  { name: 'code', by: sql.ref('code_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'asc', unique: true },
);
const zones = (trx: Trx, companyId: string, warehouseId: string) =>
  trx
    .selectFrom('zones')
    .select(['id', 'warehouse_id as warehouseId', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('warehouse_id', '=', warehouseId);

export const zoneSlice = (
  trx: Trx,
  companyId: string,
  warehouseId: string,
  range: Slice<'code' | 'id'>,
): Promise<Sliced<Zone, 'code' | 'id'>> => slice(zones(trx, companyId, warehouseId), zoneList, range);

export const countZones = (trx: Trx, companyId: string, warehouseId: string) =>
  countSome(trx, zones(trx, companyId, warehouseId));

export const typeList = defineKeyset(
  'location-types',
  { name: 'name', by: sql.ref('name_key'), type: 'text', order: 'asc' },
  { name: 'id', by: sql.ref('id'), type: 'text', order: 'asc', unique: true },
);
export const typeSlice = (
  trx: Trx,
  companyId: string,
  range: Slice<'name' | 'id'>,
): Promise<Sliced<LocationType, 'name' | 'id'>> => slice(types(trx, companyId), typeList, range);

export const countTypes = (trx: Trx, companyId: string) =>
  countSome(trx, types(trx, companyId).clearSelect().select('id'));
