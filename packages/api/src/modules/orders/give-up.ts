import { auditOfEach } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import type { Publishable } from '../../platform/events/publish';
import { idOf } from '../fields';
import { deleteReservations, lockPlaces, stockReserved } from '../stock';
import { tenantOf } from '../tenants';
import { changed } from './events';
import { endLists } from './measure-walks';
import { cancelRest, lockOrders, ordersByIds, settleOrders } from './order-queries';
import { cancelTasks, lockLists, pickListById, tasksOfList, tasksOfOrders, type TaskRow } from './pick-queries';

const openOf = (tasks: readonly TaskRow[]) => tasks.filter(({ status }) => status === 'open');

/** Holds everything that stops are about: first their places, then their lists, then their orders. */
async function holdAll(
  trx: Trx,
  companyId: string,
  tasks: readonly TaskRow[],
  ids: { orders: string[]; lists: string[] },
) {
  await lockPlaces(
    trx,
    companyId,
    openOf(tasks).map(({ location_id }) => location_id),
  );
  await lockLists(trx, companyId, [...ids.lists, ...tasks.map(({ pick_list_id }) => pick_list_id)]);
  await lockOrders(trx, companyId, [...ids.orders, ...tasks.map(({ order_id }) => order_id)]);
}

/**
 * Takes stops off their lists and releases their reservations. Their stock must be held.
 * @param before the stops as they were read before that. @throws conflict if one was added meanwhile
 */
async function endStops(trx: Trx, companyId: string, before: readonly TaskRow[], tasks: readonly TaskRow[], now: Date) {
  const held = new Set(openOf(before).map(({ pick_list_id, location_id }) => `${pick_list_id} ${location_id}`));
  const open = openOf(tasks);
  if (open.some(({ pick_list_id, location_id }) => !held.has(`${pick_list_id} ${location_id}`)))
    throw refuse('conflict');
  await deleteReservations(
    trx,
    companyId,
    open.flatMap(({ reservation_id }) => reservation_id ?? []),
  );
  await cancelTasks(trx, open, now);
  return open;
}

/** Of each warehouse, for those who may see it. */
const letGo = (companyId: string, open: readonly TaskRow[]): Publishable[] =>
  [...new Set(open.map(({ warehouse_id }) => warehouse_id))].map((warehouseId) =>
    stockReserved(
      companyId,
      warehouseId,
      open
        .filter(({ warehouse_id }) => warehouse_id === warehouseId)
        .map(({ sku_id, location_id }) => ({ skuId: sku_id, locationId: location_id })),
    ),
  );

/** Cancels the part of orders that is not picked. Picked lines are history; what one of them refuses cancels none. */
export function cancelOrders({ actor, body, now, tx }: Ctx<'DELETE /orders'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const { after, ...outcome } = await cancel(trx, companyId, body.order_ids, now);
    return { answer: { message: 'Orders canceled', orders: after }, ...outcome };
  });
}

/** @param named the ids as the request has them: what is wrong is said of each */
async function cancel(trx: Trx, companyId: string, named: readonly string[], now: Date) {
  const ids = [...new Set(named)];
  const tasks = await tasksOfOrders(trx, companyId, ids);
  await holdAll(trx, companyId, tasks, { orders: ids, lists: [] });
  const before = new Map((await ordersByIds(trx, companyId, ids)).map((order) => [order.id, order]));
  const unknown = named.flatMap((id, at) => (before.has(id) ? [] : [fieldFault(`order_ids/${at}`, 'unknown')]));
  if (unknown.length > 0) throw refuse('not_found', unknown);
  const over = [...before.values()].filter(({ status }) => status === 'done' || status === 'canceled');
  if (over.length > 0) {
    throw refuse(
      'conflict',
      over.map(({ id, code }) => fieldFault(`order_ids/${named.indexOf(id)}`, 'order_not_open', { code })),
    );
  }
  const open = await endStops(trx, companyId, tasks, await tasksOfOrders(trx, companyId, ids), now);
  const listIds = [...new Set(open.map(({ pick_list_id }) => pick_list_id))];
  await cancelRest(trx, ids);
  await endLists(trx, listIds, now);
  await settleOrders(trx, ids, now);
  const after = await ordersByIds(trx, companyId, ids);
  return {
    after,
    audit: auditOfEach(
      after.map(({ id, code, canceled }) => ({
        action: 'order.canceled' as const,
        subjectId: id,
        details: { code, pieces: canceled - (before.get(id)?.canceled ?? 0) },
      })),
      'no order was named',
    ),
    events: [...(await changed(trx, companyId, { orderIds: ids, listIds })), ...letGo(companyId, open)],
  };
}

/** Gives up what is open of a pick list. Its orders are to be picked still. */
export function cancelPickList({ actor, body, now, tx }: Ctx<'DELETE /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.pick_list_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const before = await tasksOfList(trx, companyId, id);
    await holdAll(trx, companyId, before, { orders: [], lists: [id] });
    const list = await pickListById(trx, companyId, id);
    if (!list) throw refuse('not_found');
    if (list.status !== 'open') throw refuse('conflict');
    // The others have nothing of a list that nobody has begun, and no say in that of somebody else.
    if (!actor.permissions.has('manage_inventory')) {
      if (list.user === null)
        throw refuse('forbidden', [fieldFault('pick_list_id', 'not_held', { permissions: ['manage_inventory'] })]);
      if (list.user.id !== actor.userId) throw refuse('assigned_to_other');
    }
    const open = await endStops(trx, companyId, before, await tasksOfList(trx, companyId, id), now);
    const orderIds = [...new Set(open.map(({ order_id }) => order_id))];
    await endLists(trx, [id], now);
    await settleOrders(trx, orderIds, now);
    return {
      answer: { message: 'Pick list canceled' },
      audit: { action: 'picklist.canceled', subjectId: id, details: { stops: open.length } },
      events: [...(await changed(trx, companyId, { orderIds, listIds: [id] })), ...letGo(companyId, open)],
    };
  });
}
