import type { Query } from '@slotwise/contract';
import { readLongPage } from '../../platform/cursors';
import { sortOf } from '../../platform/db/keyset';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { idOf } from '../fields';
import { tenantOf } from '../tenants';
import { told } from './events';
import { countLocations, locationSorts, locationSlice } from './list-queries';
import {
  isWarehouse,
  layoutOf,
  locationByCode,
  warehouseWithCode,
  locationById,
  policyOf,
  savePolicy,
} from './queries';

export function readLayout({ actor, query, read }: Ctx<'GET /warehouse/layout'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(query.warehouse_id);
  return read(async (trx) => {
    if (!id || !(await isWarehouse(trx, companyId, id))) throw refuse('not_found');
    return { layout: await layoutOf(trx, id), policy: await policyOf(trx, id) };
  });
}

export function changePolicy({ actor, body, tx }: Ctx<'PATCH /warehouse/policy'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.warehouse_id);
  return tx(async (trx) => {
    if (!id || !(await isWarehouse(trx, companyId, id))) throw refuse('not_found');
    const { warehouseId, ...before } = await policyOf(trx, id);
    const after = {
      approveAbove: body.approve_above ?? before.approveAbove,
      shortPicks: body.short_picks ?? before.shortPicks,
      overReceipt: body.over_receipt ?? before.overReceipt,
    };
    const policy = { warehouseId, ...after };
    await savePolicy(trx, companyId, policy);
    return {
      answer: { message: 'Policy updated', policy },
      audit: { action: 'policy.changed', subjectId: id, before, after },
      events: [told(companyId, 'WarehousePolicyChanged', policy)],
    };
  });
}

/** Filters of the list, as its queries take them. */
export const locationFilterOf = (
  query: Omit<Query<'GET /locations'>, 'cursor' | 'limit' | 'sort' | 'warehouse_id'>,
) => {
  const { zone_id: zoneId, type_id: typeId, purpose, occupied } = query;
  return { term: termOf(query.q), zoneId, typeId, purpose, occupied };
};

/** The order of the list. */
export const locationOrderOf = (sort: Query<'GET /locations'>['sort']) => sortOf(locationSorts, sort ?? 'walk');

export function listLocations({ actor, query, read, services }: Ctx<'GET /locations'>) {
  const { id: companyId } = tenantOf(actor);
  const warehouseId = idOf(query.warehouse_id);
  const withStock = actor.permissions.has('view_inventory');
  return read(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    const keyset = locationOrderOf(query.sort);
    const filter = { ...locationFilterOf(query), warehouseId };
    return readLongPage(services.tokens, { keyset, owner: companyId, filter }, query, {
      some: (range) => locationSlice(trx, companyId, filter, withStock, range, keyset),
      count: () => countLocations(trx, companyId, filter, withStock),
    });
  });
}

/** By its id, or by its code in a warehouse. */
export function readLocation({ actor, query, read }: Ctx<'GET /location'>) {
  const { id: companyId } = tenantOf(actor);
  const { location_id: id, warehouse_id: warehouseId, code } = query;
  const withStock = actor.permissions.has('view_inventory');
  if ((id === undefined) === (code === undefined)) throw badField('location_id', 'one_of_two', { other: 'code' });
  if (code !== undefined && warehouseId === undefined) throw badField('warehouse_id', 'required');
  return read(async (trx) => {
    const location =
      code === undefined
        ? await locationById(trx, companyId, id ?? '', withStock)
        : await locationByCode(trx, companyId, { warehouseId: warehouseId ?? '', code }, withStock);
    if (!location) throw refuse('not_found');
    return { location };
  });
}

/** The meaning of a text on the floor of a warehouse. Row-level security leaves out warehouses that the asker is not to see. */
export function readScannedLocation({ actor, query, read }: Ctx<'GET /location/scanned'>) {
  const { id: companyId } = tenantOf(actor);
  const { code } = query;
  const warehouseId = idOf(query.warehouse_id);
  return read(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    const location = await locationByCode(
      trx,
      companyId,
      { warehouseId, code },
      actor.permissions.has('view_inventory'),
    );
    if (location) return { location, elsewhere: null };
    return { location: null, elsewhere: (await warehouseWithCode(trx, companyId, code)) ?? null };
  });
}
