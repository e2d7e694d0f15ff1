import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { lockPlaces, stockMoved } from '../stock';
import { tenantOf } from '../tenants';
import { mayAnother } from '../users';
import { bookDifference } from './book-difference';
import { countChanged, taskChanged } from './events';
import {
  countById,
  differencesOf,
  endCount,
  entriesOf,
  lockTask,
  markCounted,
  taskById,
  toTask,
  updateTask,
} from './queries';
import { whyOver } from './why-over';

interface Counted {
  warehouse_id: string;
  counted_by: string | null;
  recounted_by: string | null;
}

/**
 * Whether a person may decide about a difference: one who has counted it leaves that to somebody who has not, as long as
 * the company has anybody else who may approve there. That goes for a count anew as well, which throws the counts away.
 */
export async function mayDecide(trx: Trx, companyId: string, userId: string, task: Counted): Promise<boolean> {
  const counters = [task.counted_by, task.recounted_by];
  if (!counters.includes(userId)) return true;
  const wanted = { permission: 'approve_inventory', warehouseId: task.warehouse_id, but: counters } as const;
  return !(await mayAnother(trx, companyId, wanted));
}

/** Books what the second count differed by, or sends somebody to count anew. */
export function decideCount({ actor, body, now, tx }: Ctx<'POST /count/decision'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.task_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const known = await taskById(trx, companyId, id);
    if (!known) throw refuse('not_found');
    await lockPlaces(trx, companyId, [known.location_id]);
    const task = await lockTask(trx, companyId, id);
    if (!task) throw refuse('not_found');
    if (task.status !== 'to_approve') throw refuse('conflict', [whyOver(task)]);
    if (!(await mayDecide(trx, companyId, actor.userId, task))) throw refuse('approve_by_other');
    const booking = { companyId, userId: actor.userId, now };
    const moves = body.approve ? await bookDifference(trx, booking, task, await entriesOf(trx, id, 2)) : [];
    if (!moves) throw refuse('insufficient_stock');
    const decided = { decided_by: actor.userId, decided_at: now };
    await updateTask(
      trx,
      id,
      body.approve
        ? { ...decided, status: 'done' }
        : { ...decided, status: 'open', counted_by: null, recounted_by: null },
    );
    if (body.approve) await markCounted(trx, task.location_id, now);
    await endCount(trx, task.count_id, 'done', now);
    const [after, count] = [await taskById(trx, companyId, id), await countById(trx, companyId, task.count_id)];
    if (!after || !count) throw refuse('not_found');
    const details = { location: task.code, difference: task.difference ?? 0 };
    return {
      answer: { message: body.approve ? 'Booked' : 'To be counted anew', task: toTask(after) },
      audit: { action: body.approve ? 'count.approved' : 'count.rejected', subjectId: id, details },
      events: [taskChanged(companyId, after), countChanged(companyId, count), ...stockMoved(companyId, moves)],
    };
  });
}

/** Only for those who approve: the person who counts is not to know. */
export function readDifferences({ actor, query, read }: Ctx<'GET /count/differences'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const task = await taskById(trx, companyId, query.task_id);
    if (!task) throw refuse('not_found');
    const approvable = await mayDecide(trx, companyId, actor.userId, task);
    return { task: toTask(task), differences: await differencesOf(trx, task.id), approvable };
  });
}
