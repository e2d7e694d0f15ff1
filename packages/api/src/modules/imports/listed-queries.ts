import { routes, type FieldFault, type SortedBy } from '@slotwise/contract';
import { LOCATION_SORTS, ORDER_SORTS, SKU_SORTS, STOCK_SORTS } from '@slotwise/contract/constants';
import { slice, type Slice, type Sliced } from '../../platform/db/keyset';
import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { listedOrders, orderFilterOf, orderSortOf } from '../orders';
import { listedSkus, skuFilterOf, skuOrderOf } from '../skus';
import { listedStock, stockFilterOf, stockOrderOf } from '../stock';
import { listedLocations, locationFilterOf, locationOrderOf } from '../warehouse-layout';
import type { KindName } from './kinds';

/** Keys of one record of a list; of a row of stock, those of its place, its SKU, its lot or nothing, and its state. */
export type Keys = readonly [string] | readonly [location: string, sku: string, lot: string, state: string];

/** Reads keys of the exported records, page by page, in the order of their list. */
export type KeyPages = (trx: Trx, range: Slice) => Promise<Sliced<Keys>>;

/** Lists that the kinds of files are of. */
const LISTS = {
  skus: routes['GET /skus'],
  locations: routes['GET /locations'],
  stock: routes['GET /stock'],
  orders: routes['GET /orders'],
  open_orders: routes['GET /orders'],
} as const satisfies Readonly<Record<KindName, object>>;
/** Said of every export: which, and of which warehouse. */
const OF_ALL = ['kind', 'format', 'warehouse_id', 'listed', 'sort', 'without'];

/** An order that the list has. @throws ApiFault `validation_failed` for that of another list */
function sortFor<K extends string>(columns: readonly K[], sort: string | undefined): SortedBy<K> | undefined {
  if (sort === undefined) return undefined;
  const found = columns.flatMap((one): SortedBy<K>[] => [one, `-${one}`]).find((one) => one === sort);
  if (found === undefined) throw refuse('validation_failed', [fieldFault('sort', 'not_an_option')]);
  return found;
}

/**
 * The records of an export: those that the list of the kind shows with the filters of a request, or all, in the order of
 * the list.
 * @throws ApiFault `validation_failed` for a filter or an order of another list: a file must not hold more than it was asked for
 */
export function listedOf(
  { query, actor, now }: Pick<Ctx<'GET /export'>, 'query' | 'actor' | 'now'>,
  companyId: string,
  warehouseId: string | null,
): KeyPages {
  const { kind, format: _format, listed, sort, without: _without, ...filter } = query;
  const names = Object.keys(filter).filter((name) => !OF_ALL.includes(name));
  const faults = names.flatMap((name): FieldFault[] =>
    name in LISTS[kind].query.properties ? [] : [fieldFault(name, 'unknown_field')],
  );
  if (faults.length > 0) throw refuse('validation_failed', faults);
  const isAll = listed === undefined && names.length === 0;
  const site = warehouseId ?? '';
  const byId = ({ rows, end }: Sliced<{ id: string }>): Sliced<Keys> => ({ rows: rows.map(({ id }) => [id]), end });
  switch (kind) {
    case 'skus': {
      const wanted = { ...skuFilterOf(filter, actor), ...(isAll && { archived: 'too' as const }) };
      const order = skuOrderOf(sortFor(SKU_SORTS, sort));
      return async (trx, range) => byId(await slice(listedSkus(trx, companyId, wanted), order, range));
    }
    case 'locations': {
      const wanted = { ...locationFilterOf(filter), warehouseId: site };
      const order = locationOrderOf(sortFor(LOCATION_SORTS, sort));
      return async (trx, range) => byId(await slice(listedLocations(trx, companyId, wanted, true), order, range));
    }
    case 'stock': {
      const wanted = { ...stockFilterOf(filter, actor), warehouseId: site };
      const order = stockOrderOf(sortFor(STOCK_SORTS, sort));
      return async (trx, range) => {
        const { rows, end } = await slice(listedStock(trx, companyId, wanted, now), order, range);
        return { end, rows: rows.map((row) => [row.location_id, row.sku_id, row.lot, row.state] as const) };
      };
    }
    case 'orders':
    case 'open_orders': {
      const wanted = { ...orderFilterOf(filter), warehouseId: site };
      const order = orderSortOf(sortFor(ORDER_SORTS, sort));
      const statuses = kind === 'orders' ? (['done'] as const) : (['open', 'released'] as const);
      return async (trx, range) =>
        byId(await slice(listedOrders(trx, companyId, wanted).where('o.status', 'in', statuses), order, range));
    }
  }
}
