import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { contentsOf, lockPlaces, resolveGoods, serialsIn, stockMoved, type Content } from '../stock';
import { tenantOf } from '../tenants';
import { bookDifference } from './book-difference';
import { compare, differenceOf } from './compare';
import { checkMost } from './most-counted';
import { countChanged, taskChanged } from './events';
import { toApprove } from './notifications';
import {
  approveAboveOf,
  countById,
  endCount,
  lockTask,
  markCounted,
  replaceEntries,
  taskById,
  toTask,
  updateTask,
} from './queries';
import { whyOver } from './why-over';

/** Pieces that are booked without asking, unless the warehouse says otherwise. */
const USUAL_LIMIT = 10;

/**
 * Somebody says what lies in a place. It is compared with the ledger of that moment: if it differs, somebody else
 * counts again; if the second count differs, it is booked, or waits for approval above the limit.
 */
export function enterCount({ actor, body, now, tx }: Ctx<'POST /count/entry'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.task_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const known = await taskById(trx, companyId, id);
    if (!known) throw refuse('not_found');
    const lines = body.entries.map(({ sku_id, lot, quantity, serials }) => ({
      ...{ sku_id, lot, quantity },
      ...(serials && { serials }),
    }));
    const goods = await resolveGoods(trx, { companyId, now, makeLots: true, list: 'entries' }, lines);
    await lockPlaces(trx, companyId, [known.location_id]);
    const task = await lockTask(trx, companyId, id);
    if (!task) throw refuse('not_found');
    if (task.status !== 'open' && task.status !== 'recount') throw refuse('conflict', [whyOver(task)]);
    if (task.status === 'recount' && task.counted_by === actor.userId) throw refuse('recount_by_other');
    if (task.assigned_to !== null && task.assigned_to !== actor.userId) throw refuse('assigned_to_other');
    const counted = goods.map(({ sku, lotId, quantity, serials }, at) => ({
      ...{ skuId: sku.id, lotId, quantity, serials, state: body.entries[at]?.state ?? 'available' },
    }));
    const rows = compare(counted, await withSerials(trx, task.location_id, await contentsOf(trx, [task.location_id])));
    checkMost({ goods, location: task.code, rows });
    const difference = differenceOf(rows);
    const round = task.status === 'open' ? 1 : 2;
    await replaceEntries(trx, { companyId, taskId: id, round, userId: actor.userId, now }, rows);
    const limit = (await approveAboveOf(trx, task.warehouse_id)) ?? USUAL_LIMIT;
    const booking = { companyId, userId: actor.userId, now };
    const bookable = round === 2 && difference > 0 && difference <= limit;
    const moves = bookable ? await bookDifference(trx, booking, task, rows) : [];
    // Stock that is reserved for somebody is not counted away without asking.
    const done = difference === 0 || (bookable && moves !== null);
    const status = done ? 'done' : round === 1 ? 'recount' : 'to_approve';
    const by = round === 1 ? { counted_by: actor.userId } : { recounted_by: actor.userId };
    await updateTask(trx, id, { status, difference, ...by });
    if (done) await markCounted(trx, task.location_id, now);
    await endCount(trx, task.count_id, 'done', now);
    const [after, count] = [await taskById(trx, companyId, id), await countById(trx, companyId, task.count_id)];
    if (!after || !count) throw refuse('not_found');
    const at = { location: toTask(after).location.code, warehouseId: after.warehouse_id };
    return {
      answer: { message: 'Counted', task: toTask(after) },
      audit: none('the count keeps who counted what, and the ledger what was booked'),
      notifications: status === 'to_approve' ? [toApprove(companyId, { ...at, by: actor.userId })] : [],
      events: [taskChanged(companyId, after), countChanged(companyId, count), ...stockMoved(companyId, moves ?? [])],
    };
  });
}

/** Contents of a place, with the serial numbers of the pieces that have one. */
async function withSerials(trx: Trx, locationId: string, contents: readonly Content[]) {
  const named = await serialsIn(trx, locationId);
  return contents.map((row) => {
    const serials = named
      .filter((one) => one.skuId === row.skuId && one.lotId === row.lotId && one.state === row.state)
      .map(({ serial }) => serial);
    return { ...row, serials: serials.length > 0 ? serials : null };
  });
}
