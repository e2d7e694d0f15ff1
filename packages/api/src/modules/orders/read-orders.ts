import type { Query } from '@slotwise/contract';
import { readLongPage } from '../../platform/cursors';
import { sortOf } from '../../platform/db/keyset';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { termOf } from '../../platform/search';
import { tenantOf } from '../tenants';
import { countOrders, linesOfOrder, orderById, orderSorts, orderSlice } from './order-queries';
import {
  countPickLists,
  pickListById,
  pickListList,
  pickListSlice,
  tasksOfList,
  tasksOfOrders,
  toTask,
} from './pick-queries';

/** Filters of the list, as its queries take them. */
export const orderFilterOf = (query: Omit<Query<'GET /orders'>, 'cursor' | 'limit' | 'sort'>) => {
  const { warehouse_id: warehouseId, status, from, to } = query;
  return { warehouseId, status, term: termOf(query.q), from, to };
};

/** The order of the list. */
export const orderSortOf = (sort: Query<'GET /orders'>['sort']) => sortOf(orderSorts, sort ?? '-ordered');

export function listOrders({ actor, query, read, services }: Ctx<'GET /orders'>) {
  const { id } = tenantOf(actor);
  const filter = orderFilterOf(query);
  const keyset = orderSortOf(query.sort);
  return read((trx) =>
    readLongPage(services.tokens, { keyset, owner: id, filter }, query, {
      some: (range) => orderSlice(trx, id, filter, range, keyset),
      count: () => countOrders(trx, id, filter),
    }),
  );
}

export function readOrder({ actor, query, read }: Ctx<'GET /order'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const order = await orderById(trx, companyId, query.order_id);
    if (!order) throw refuse('not_found');
    const tasks = await tasksOfOrders(trx, companyId, [order.id]);
    return { order, lines: await linesOfOrder(trx, order.id), tasks: tasks.map(toTask) };
  });
}

export function listPickLists({ actor, query, read, services }: Ctx<'GET /pick-lists'>) {
  const { id } = tenantOf(actor);
  const filter = { warehouseId: query.warehouse_id, status: query.status, userId: query.user_id };
  return read((trx) =>
    readLongPage(services.tokens, { keyset: pickListList, owner: id, filter }, query, {
      some: (range) => pickListSlice(trx, id, filter, range),
      count: () => countPickLists(trx, id, filter),
    }),
  );
}

export function readPickList({ actor, query, read }: Ctx<'GET /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const pickList = await pickListById(trx, companyId, query.pick_list_id);
    if (!pickList) throw refuse('not_found');
    const tasks = await tasksOfList(trx, companyId, pickList.id);
    return { pickList, tasks: tasks.map(toTask) };
  });
}
