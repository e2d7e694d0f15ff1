import type { Location, LocationPurpose, LocationType, Zone } from '@slotwise/contract';
import { sql } from 'kysely';
import { contains } from '../../platform/db/is-wanted';
import { defineKeyset, slice, type Slice, type Sliced } from '../../platform/db/keyset';
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

export const locationList = defineKeyset(
  'locations',
  { name: 'walk', by: sql.ref('l.walk_order'), type: 'bigint', order: 'asc' },
  { name: 'id', by: sql.ref('l.id'), type: 'text', order: 'asc', unique: true },
);

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

export async function locationSlice(
  trx: Trx,
  companyId: string,
  filter: LocationFilter,
  withStock: boolean,
  range: Slice<'walk' | 'id'>,
): Promise<Sliced<Location, 'walk' | 'id'>> {
  const { rows, end } = await slice(wanted(trx, companyId, filter, withStock), locationList, range);
  return { rows: rows.map(toLocation), end };
}

export const countLocations = (trx: Trx, companyId: string, filter: LocationFilter, withStock: boolean) =>
  countSome(trx, wanted(trx, companyId, filter, withStock).clearSelect().select('l.id'));

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
