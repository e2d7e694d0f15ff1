import { none, type Answer } from '@slotwise/contract';
import { TASK_TAKEN_MINUTES } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import type { Trx } from '../../platform/db/tables';
import { idOf } from '../fields';
import {
  checkedWarehouse,
  deleteReservations,
  freeStock,
  insertReservations,
  lockPlaces,
  skusByIds,
  stockReserved,
} from '../stock';
import { tenantOf } from '../tenants';
import { replenishmentChanged } from './events';
import { lyingIn } from './place-queries';
import { dayOf, packOf } from './propose';
import { lockTask, ownTask, takeNext, taskById, toTask, updateTask, type TaskRow } from './task-queries';

/** A person who took a task before this moment has it no more. */
export const takenSince = (now: Date): Date => new Date(now.getTime() - TASK_TAKEN_MINUTES * 60_000);

/**
 * The next task for the caller, whose goods are held from now on. Until then orders may have them: a task of which nothing
 * is left, or that is needed no more, is dropped on the way.
 */
export async function takeTask(ctx: Ctx<'POST /replenish-task/take'>): Promise<Answer<'POST /replenish-task/take'>> {
  for (;;) {
    const id = await claim(ctx);
    if (id === null) return { message: 'Nothing to do now', task: null };
    const task = await hold(ctx, id);
    if (task) return { message: 'Yours', task: toTask(task) };
  }
}

/** Gives the caller a task. Nobody else gets the same. @returns its id; null: there is none */
function claim({ actor, body, now, tx }: Ctx<'POST /replenish-task/take'>) {
  const { id: companyId } = tenantOf(actor);
  return tx<string | null>(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const taking = { companyId, warehouseId, userId: actor.userId, now, since: takenSince(now) };
    const own = await ownTask(trx, taking);
    if (own) return { answer: own.id, audit: none('it was taken before') };
    const id = await takeNext(
      trx,
      taking,
      (body.left ?? []).flatMap((one) => idOf(one) ?? []),
    );
    if (id === undefined) return { answer: null, audit: none('there was nothing to take') };
    return {
      answer: id,
      audit: { action: 'replenishment.taken', subjectId: warehouseId, details: { taskId: id } },
      events: [replenishmentChanged(companyId, warehouseId, actor.userId)],
    };
  });
}

/** Holds the goods of a task that the caller has. Null: there is nothing left to bring, and the task is dropped. */
function hold({ actor, now, tx }: Ctx<'POST /replenish-task/take'>, id: string) {
  const { id: companyId } = tenantOf(actor);
  return tx<TaskRow | null>(async (trx) => {
    const known = await taskById(trx, companyId, id);
    if (!known) return { answer: null, audit: none('it went away') };
    const places = await lockPlaces(trx, companyId, [known.from_location_id, known.to_location_id]);
    await lockTask(trx, id);
    const task = await taskById(trx, companyId, id);
    if (task?.status !== 'open' || task.user_id !== actor.userId) return { answer: null, audit: none('it went away') };
    if (task.reservation_id !== null) return { answer: task, audit: none('it is held already') };
    const quantity = places.has(task.to_location_id) ? await leftToBring(trx, companyId, task, now) : 0;
    if (quantity === 0) {
      await updateTask(trx, id, { status: 'dropped', ended_at: now });
      return {
        answer: null,
        audit: { action: 'replenishment.dropped', subjectId: task.warehouse_id, details: { taskId: id } },
        events: [replenishmentChanged(companyId, task.warehouse_id)],
      };
    }
    const reservationId = newId();
    const goods = { skuId: task.sku_id, locationId: task.from_location_id };
    await insertReservations(trx, [
      {
        ...{ id: reservationId, company_id: companyId, warehouse_id: task.warehouse_id },
        ...{ location_id: goods.locationId, sku_id: goods.skuId, lot_id: task.lot_id, quantity },
        ...{ source: 'replenishment', source_id: id, line: null, user_id: actor.userId, at: now },
      },
    ]);
    await updateTask(trx, id, { quantity, reservation_id: reservationId });
    return {
      answer: { ...task, quantity, reservation_id: reservationId },
      audit: none('that it was taken is said'),
      events: [stockReserved(companyId, task.warehouse_id, [goods])],
    };
  });
}

/** Pieces of a task that are free and still missing where they go: no more than up to the maximum, but for a pack begun. */
async function leftToBring(trx: Trx, companyId: string, task: TaskRow, now: Date): Promise<number> {
  const { sku_id: skuId, from_location_id: fromId, to_location_id: toId, lot_id: lotId, max_stock: max } = task;
  const sku = (await skusByIds(trx, companyId, [skuId])).get(skuId);
  const rows = await freeStock(trx, task.warehouse_id, [skuId], dayOf(now));
  const free = rows.find((row) => row.locationId === fromId && row.lotId === lotId)?.free ?? 0;
  if (!sku || max === null) return Math.min(task.quantity, free);
  const pack = packOf(sku);
  const missing = Math.max(0, max - (await lyingIn(trx, toId, skuId)));
  return Math.min(task.quantity, free, Math.ceil(missing / pack) * pack);
}

/** Leaves a task to others, and its goods with it; one that the caller does not have stays as it is. */
export function leaveTask({ actor, body, tx }: Ctx<'POST /replenish-task/leave'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.task_id) ?? '';
  return tx(async (trx) => {
    const known = await taskById(trx, companyId, id);
    if (!known) throw refuse('not_found');
    await lockPlaces(trx, companyId, [known.from_location_id]);
    await lockTask(trx, id);
    const task = await taskById(trx, companyId, id);
    if (task?.status !== 'open' || task.user_id !== actor.userId) {
      return { answer: { message: 'Not yours' }, audit: none('somebody else has it, or it is over') };
    }
    await updateTask(trx, id, { user_id: null, taken_at: null, reservation_id: null });
    await deleteReservations(trx, companyId, task.reservation_id === null ? [] : [task.reservation_id]);
    const goods = { skuId: task.sku_id, locationId: task.from_location_id };
    return {
      answer: { message: 'Left to others' },
      audit: { action: 'replenishment.left', subjectId: task.warehouse_id, details: { taskId: id } },
      events: [
        replenishmentChanged(companyId, task.warehouse_id),
        stockReserved(companyId, task.warehouse_id, [goods]),
      ],
    };
  });
}
