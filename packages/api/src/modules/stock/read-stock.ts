import type { Query } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import { readLongPage } from '../../platform/cursors';
import { sortOf } from '../../platform/db/keyset';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countLevels, levelList, levelSlice } from './level-queries';
import {
  countMoves,
  countReservations,
  countStock,
  moveSorts,
  moveSlice,
  reservationList,
  reservationSlice,
  stockSorts,
  stockSlice,
  withFound,
} from './list-queries';
import { countSerials, serialList, serialSlice } from './serial-queries';
import { proveStock } from './proof-queries';
import { checkedWarehouse } from './resolve';

/** Filters of the list, as its queries take them. @throws ApiFault `forbidden` for a guest who asks about demand */
export function stockFilterOf(
  query: Omit<Query<'GET /stock'>, 'cursor' | 'limit' | 'sort'>,
  actor: Pick<Actor, 'userType'>,
) {
  if (query.dead_on !== undefined && actor.userType === 'wms') throw refuse('forbidden');
  return {
    warehouseId: query.warehouse_id,
    locationId: query.location_id,
    purpose: query.purpose,
    skuId: query.sku_id,
    state: query.state,
    term: termOf(query.q),
    expiresFrom: query.expires_from,
    expiresUntil: query.expires_until,
    age: query.age,
    deadOn: query.dead_on,
  };
}

/** The order of the list. */
export const stockOrderOf = (sort: Query<'GET /stock'>['sort']) => sortOf(stockSorts, sort ?? 'sku');

export function listStock({ actor, now, query, read, services }: Ctx<'GET /stock'>) {
  const { id } = tenantOf(actor);
  const filter = stockFilterOf(query, actor);
  const keyset = stockOrderOf(query.sort);
  return read(async (trx) => {
    const wanted = await withFound(trx, id, filter);
    return readLongPage(services.tokens, { keyset, owner: id, filter }, query, {
      some: (range) => stockSlice(trx, id, wanted, now, range, keyset),
      count: () => countStock(trx, id, wanted, now),
    });
  });
}

/** Filters of the ledger, as its queries take them. */
export const moveFilterOf = (query: Omit<Query<'GET /stock/moves'>, 'cursor' | 'limit' | 'sort'>) => ({
  warehouseId: query.warehouse_id,
  skuId: query.sku_id,
  locationId: query.location_id,
  userId: query.user_id,
  kind: query.kind,
  source: query.source,
  sourceId: query.source_id,
  from: query.from,
  to: query.to,
});

/** The order of the ledger. */
export const moveOrderOf = (sort: Query<'GET /stock/moves'>['sort']) => sortOf(moveSorts, sort ?? '-at');

export function listMoves({ actor, query, read, services }: Ctx<'GET /stock/moves'>) {
  const { id } = tenantOf(actor);
  const filter = moveFilterOf(query);
  const keyset = moveOrderOf(query.sort);
  return read((trx) =>
    readLongPage(services.tokens, { keyset, owner: id, filter }, query, {
      some: (range) => moveSlice(trx, id, filter, range, keyset),
      count: () => countMoves(trx, id, filter),
    }),
  );
}

export function listReservations({ actor, query, read, services }: Ctx<'GET /reservations'>) {
  const { id } = tenantOf(actor);
  const { warehouse_id: warehouseId, sku_id: skuId, source, source_id: sourceId } = query;
  const filter = { warehouseId, skuId, source, sourceId };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: reservationList, owner: id, filter }, query, {
      some: (range) => reservationSlice(trx, id, filter, range),
      count: () => countReservations(trx, id, filter),
    }),
  );
}

export function listSerials({ actor, query, read, services }: Ctx<'GET /stock/serials'>) {
  const { id } = tenantOf(actor);
  const { warehouse_id: warehouseId, location_id: locationId, sku_id: skuId } = query;
  const filter = { warehouseId, locationId, skuId, term: termOf(query.q) };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: serialList, owner: id, filter }, query, {
      some: (range) => serialSlice(trx, id, filter, range),
      count: () => countSerials(trx, id, filter),
    }),
  );
}

export function listLevels({ actor, query, read, services }: Ctx<'GET /stock/levels'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, id, query.warehouse_id);
    const filter = { warehouseId, skuId: query.sku_id, low: query.low };
    return readLongPage(services.tokens, { keyset: levelList, owner: id, filter }, query, {
      some: (range) => levelSlice(trx, id, filter, range),
      count: () => countLevels(trx, id, filter),
    });
  });
}

export function readProof({ actor, now, read }: Ctx<'GET /stock/proof'>) {
  const { id } = tenantOf(actor);
  return read(async (trx) => ({ proof: await proveStock(trx, id, now) }));
}
