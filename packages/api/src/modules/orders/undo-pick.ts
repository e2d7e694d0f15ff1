import { refuse } from '../../platform/errors';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import {
  book,
  contentsOf,
  deleteReservations,
  lockPlaces,
  movesByKeys,
  opposite,
  skusByIds,
  stockMoved,
  stockReserved,
} from '../stock';
import { tenantOf } from '../tenants';
import { changed } from './events';
import { reserveStops } from './keep-stops';
import { canceledOfLine, lockOrders, settleOrders, updateOrderLine } from './order-queries';
import { deleteTasks, lockLists, pickListById, reopenList, tasksOfList, toTask, updateTask } from './pick-queries';
import type { TaskRow } from './pick-queries';

/** A stop, and those that were added because too little was found there. */
interface Picked {
  task: TaskRow;
  instead: TaskRow[];
}

/**
 * Takes back what was picked at a stop: the goods lie where they lay, reserved for their order, and stop, list and order are
 * open as before. Stops that were added for a rest go. All of it, or nothing.
 */
export function undoPick({ actor, body, now, tx }: Ctx<'POST /pick-list/undo'>) {
  const { id: companyId } = tenantOf(actor);
  const listId = idOf(body.pick_list_id);
  if (!listId) throw refuse('not_found');
  return tx(async (trx) => {
    const before = await pickedAt(trx, companyId, listId, body.turn);
    await lockPlaces(
      trx,
      companyId,
      [before.task, ...before.instead].map(({ location_id }) => location_id),
    );
    await lockLists(trx, companyId, [listId]);
    await lockOrders(trx, companyId, [before.task.order_id]);
    const picked = await pickedAt(trx, companyId, listId, body.turn);
    const { task, instead } = picked;
    await checkUndoable(trx, actor, picked);
    if (instead.length > before.instead.length) throw refuse('conflict');

    await deleteReservations(
      trx,
      companyId,
      instead.flatMap(({ reservation_id }) => reservation_id ?? []),
    );
    await deleteTasks(
      trx,
      listId,
      instead.map(({ turn }) => turn),
    );
    const moves = await putBack(trx, { companyId, userId: actor.userId, now }, task);
    await checkFree(trx, task);
    const about = { companyId, warehouseId: task.warehouse_id, userId: actor.userId, now };
    const stop = {
      ...{ orderId: task.order_id, line: task.line, skuId: task.sku_id, quantity: task.quantity },
      ...{ locationId: task.location_id, lotId: task.lot_id },
    };
    const [reservation] = await reserveStops(trx, about, [stop]);
    const open = { status: 'open', picked: 0, canceled: 0, reason: null, key: null, ended_at: null } as const;
    await updateTask(
      trx,
      { listId, turn: task.turn },
      { ...open, user_id: null, reservation_id: reservation?.id ?? null, undone: task.undone + 1 },
    );
    await updateOrderLine(
      trx,
      { orderId: task.order_id, line: task.line },
      { picked: -task.picked, canceled: -task.canceled },
    );
    await reopenList(trx, listId);
    await settleOrders(trx, [task.order_id], now);

    const pickList = await pickListById(trx, companyId, listId);
    const after = (await tasksOfList(trx, companyId, listId)).find(({ turn }) => turn === task.turn);
    if (!pickList || !after) throw refuse('not_found');
    return {
      answer: { message: 'Pick undone', pickList, task: toTask(after), moves },
      audit: {
        action: 'pick.undone',
        subjectId: listId,
        details: { turn: task.turn, orderId: task.order_id, pieces: task.picked },
      },
      events: [
        ...(moves.length > 0 ? stockMoved(companyId, moves) : []),
        stockReserved(
          companyId,
          task.warehouse_id,
          [task, ...instead].map(({ sku_id, location_id }) => ({ skuId: sku_id, locationId: location_id })),
        ),
        ...(await changed(trx, companyId, { orderIds: [task.order_id], listIds: [listId] })),
      ],
    };
  });
}

async function pickedAt(trx: Trx, companyId: string, listId: string, turn: number): Promise<Picked> {
  const tasks = await tasksOfList(trx, companyId, listId);
  const task = tasks.find((one) => one.turn === turn);
  if (!task) throw refuse('not_found');
  return { task, instead: tasks.filter(({ instead_of }) => instead_of === turn) };
}

/** @throws already_undone, conflict, or picked_by_other for somebody else's pick, but for those who manage the stock */
async function checkUndoable(trx: Trx, { userId, permissions }: Actor, { task, instead }: Picked): Promise<void> {
  if (task.status === 'open' && task.undone > 0) throw refuse('already_undone');
  if (task.status !== 'picked' && task.status !== 'short') throw refuse('conflict');
  if (task.user_id !== userId && !permissions.has('manage_inventory')) throw refuse('picked_by_other');
  // Of the rest something was picked elsewhere: that is taken back first.
  if (instead.some(({ status }) => status === 'picked' || status === 'short')) throw refuse('conflict');
  // The order was canceled since: its earlier picks are history.
  const line = await canceledOfLine(trx, task.order_id, task.line);
  if (line.canceled > line.byStops) throw refuse('conflict');
}

/** Books the opposite of the pick. A stop at which nothing was found has none. */
async function putBack(trx: Trx, booking: { companyId: string; userId: string; now: Date }, task: TaskRow) {
  if (task.picked === 0 || task.key === null) return [];
  const [row] = await movesByKeys(trx, booking.companyId, [task.key]);
  const sku = (await skusByIds(trx, booking.companyId, [task.sku_id])).get(task.sku_id);
  if (!row || !sku) throw refuse('not_found');
  const said = { field: '', key: `undo:${row.id}`, reason: null };
  return book(trx, booking, [
    { ...opposite(row, sku, said), names: { from: 'turn', to: 'turn' }, source: 'order', sourceId: task.order_id },
  ]);
}

/** @throws insufficient_stock if the stop's reserved stock is kept for others by now, or no longer there */
async function checkFree(trx: Trx, { location_id, sku_id, lot_id, quantity }: TaskRow): Promise<void> {
  const row = (await contentsOf(trx, [location_id])).find(
    (one) => one.skuId === sku_id && one.lotId === lot_id && one.state === 'available',
  );
  if ((row?.quantity ?? 0) - (row?.reserved ?? 0) < quantity) throw refuse('insufficient_stock');
}
