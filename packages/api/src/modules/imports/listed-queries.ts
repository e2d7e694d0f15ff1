import { routes, type FieldFault } from '@slotwise/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { listedOrders, orderFilterOf } from '../orders';
import { listedSkus, skuFilterOf } from '../skus';
import { listedStock, stockFilterOf } from '../stock';
import { listedLocations, locationFilterOf } from '../warehouse-layout';
import type { KindName } from './kinds';

/** Keeps of an export what a list shows; undefined: all of it. */
export type Listed = ((trx: Trx) => RawBuilder<unknown>) | undefined;

/** Parameters of the lists. */
const FILTERS: Readonly<Record<KindName, object>> = {
  skus: routes['GET /skus'].query.properties,
  locations: routes['GET /locations'].query.properties,
  stock: routes['GET /stock'].query.properties,
  orders: routes['GET /orders'].query.properties,
  open_orders: routes['GET /orders'].query.properties,
};
/** Said of every export: which, and of which warehouse. */
const OF_ALL = ['kind', 'format', 'warehouse_id', 'listed'];

/**
 * Condition on the exported rows: only those that the list of the kind shows with the filters of a request.
 * @throws ApiFault `validation_failed` for a filter of another list: a file must not hold more than it was asked for
 */
export function listedOf(
  { query, actor, now }: Pick<Ctx<'GET /export'>, 'query' | 'actor' | 'now'>,
  companyId: string,
  warehouseId: string | null,
): Listed {
  const { kind, format: _format, listed, ...filter } = query;
  const names = Object.keys(filter).filter((name) => !OF_ALL.includes(name));
  const faults = names.flatMap((name): FieldFault[] =>
    name in FILTERS[kind] ? [] : [fieldFault(name, 'unknown_field')],
  );
  if (faults.length > 0) throw refuse('validation_failed', faults);
  if (listed === undefined && names.length === 0) return undefined;
  const site = warehouseId ?? '';
  switch (kind) {
    case 'skus': {
      const wanted = skuFilterOf(filter, actor);
      return (trx) => sql`s.id IN (${listedSkus(trx, companyId, wanted)})`;
    }
    case 'locations': {
      const wanted = { ...locationFilterOf(filter), warehouseId: site };
      return (trx) => sql`l.id IN (${listedLocations(trx, companyId, wanted, true)})`;
    }
    case 'stock': {
      const wanted = { ...stockFilterOf(filter, actor), warehouseId: site };
      return (trx) =>
        sql`(k.location_id, k.sku_id, coalesce(k.lot_id, ''), k.state) IN (${listedStock(trx, companyId, wanted, now)})`;
    }
    case 'orders':
    case 'open_orders': {
      const wanted = { ...orderFilterOf(filter), warehouseId: site };
      return (trx) => sql`o.id IN (${listedOrders(trx, companyId, wanted)})`;
    }
  }
}
