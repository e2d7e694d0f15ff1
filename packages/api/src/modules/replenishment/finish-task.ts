import { none, type Body, type FieldFault } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { askToCount } from '../counts';
import { idOf } from '../fields';
import {
  book,
  deleteReservations,
  lockPlaces,
  movesByIds,
  movesByKeys,
  sayingWhere,
  serialsOf,
  skusByIds,
  stockMoved,
  toDraftSku,
} from '../stock';
import { tenantOf } from '../tenants';
import { replenishmentChanged } from './events';
import { dayOf } from './propose';
import { takenSince } from './take-task';
import { lockTask, taskById, taskOfKey, updateTask, type TaskRow } from './task-queries';

type Said = Body<'POST /replenish-task/done'>;

/**
 * Books what a task brought. Less than it says needs a reason; where goods were missing or damaged the place is to be
 * counted. The ledger's rules decide; what they refuse stays to be done.
 */
export function finishTask({ actor, body, now, tx, services }: Ctx<'POST /replenish-task/done'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.task_id);
  if (!id) throw refuse('not_found');
  const work = async (trx: Trx) => {
    const known = await taskById(trx, companyId, id);
    if (!known) throw refuse('not_found');
    await lockPlaces(trx, companyId, [known.from_location_id, known.to_location_id]);
    await lockTask(trx, id);
    const before = await taskOfKey(trx, companyId, body.key);
    if (before?.user_id === actor.userId) {
      if (!isSame(before, body)) throw refuse('idempotency_key_reused');
      return { answer: await answerOf(trx, companyId, body.key), audit: none('it was booked before') };
    }
    const task = await taskById(trx, companyId, id);
    if (task?.status !== 'open') throw refuse('conflict');
    const isOfOther = task.user_id !== null && task.user_id !== actor.userId;
    if (isOfOther && task.taken_at !== null && task.taken_at > takenSince(now)) throw refuse('assigned_to_other');
    checkQuantity(body, task);
    // Also somebody else's: nobody is answered with what others have brought.
    if (before || (await movesByKeys(trx, companyId, [body.key])).length > 0) throw refuse('idempotency_key_reused');
    await deleteReservations(trx, companyId, task.reservation_id === null ? [] : [task.reservation_id]);
    const booking = { companyId, userId: actor.userId, now };
    const moves = await carry(trx, booking, task, body);
    const reason = body.quantity < task.quantity ? (body.reason ?? null) : null;
    await updateTask(trx, id, {
      ...{ status: 'done', ended_at: now, user_id: actor.userId, reservation_id: null },
      ...{ key: body.key, pieces: body.quantity, reason },
    });
    const isWrong = reason === 'missing' || reason === 'damaged';
    const asking = { ...booking, warehouseId: task.warehouse_id };
    return {
      answer: { message: 'Brought', moves },
      audit:
        reason === null
          ? none('the ledger itself says who, when and why')
          : {
              action: 'replenishment.short' as const,
              subjectId: task.warehouse_id,
              details: { taskId: id, wanted: task.quantity, brought: body.quantity, reason },
            },
      events: [
        ...stockMoved(companyId, moves),
        ...(isWrong ? await askToCount(trx, asking, task.from_location_id) : []),
        replenishmentChanged(companyId, task.warehouse_id),
      ],
    };
  };
  return sayingWhere({ actor, services }, () => tx(work));
}

function checkQuantity({ quantity, reason }: Said, { quantity: wanted }: TaskRow): void {
  if (quantity > wanted) throw badField('quantity', 'more_than_wanted', { wanted });
  if (quantity < wanted && reason === undefined) throw badField('reason', 'not_all', { wanted });
}

const isSame = (task: TaskRow, { task_id: id, quantity }: Said) => task.id === id && task.pieces === quantity;

/** Books the move. @throws lot_unusable, if it has expired since it was taken, or somebody holds it */
async function carry(
  trx: Trx,
  booking: { companyId: string; userId: string; now: Date },
  task: TaskRow,
  { quantity, key, serials: given }: Said,
) {
  if (quantity === 0) return [];
  const today = dayOf(booking.now);
  if (task.lot_held === true || (task.lot_expires !== null && task.lot_expires < today)) throw refuse('lot_unusable');
  const sku = (await skusByIds(trx, booking.companyId, [task.sku_id])).get(task.sku_id);
  if (!sku) throw refuse('not_found');
  const faults: FieldFault[] = [];
  const serials = serialsOf(sku, { serials: given, quantity }, 'serials', faults);
  if (faults.length > 0) throw refuse('validation_failed', faults);
  return book(trx, booking, [
    {
      ...{ field: '', names: { from: 'task_id', to: 'task_id' }, key, kind: 'move', warehouseId: task.warehouse_id },
      ...{ sku: toDraftSku(sku), lotId: task.lot_id, quantity, serials },
      from: { locationId: task.from_location_id, state: 'available' },
      to: { locationId: task.to_location_id, state: 'available' },
      ...{ reason: null, source: 'replenishment', sourceId: task.id },
    },
  ]);
}

/** Result of a task, as often as it is asked. */
async function answerOf(trx: Trx, companyId: string, key: string) {
  const ids = (await movesByKeys(trx, companyId, [key])).map(({ id }) => id);
  return { message: 'Brought', moves: await movesByIds(trx, companyId, ids) };
}
