import { none, type Answer } from '@slotwise/contract';
import { TASK_TAKEN_MINUTES } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { tasksChanged } from './events';
import { proposalOf } from './proposal-of';
import { ownTask, takeNext, taskAt, toTask, updateTask, type TaskRow } from './task-queries';

/** A person who took a task before this moment has it no more. */
export const takenSince = (now: Date): Date => new Date(now.getTime() - TASK_TAKEN_MINUTES * 60_000);

/** The next step for the caller. Nobody else gets the same. */
export function takeTask({ actor, body, now, tx }: Ctx<'POST /move-task/take'>) {
  const { id: companyId } = tenantOf(actor);
  return tx<Answer<'POST /move-task/take'>>(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const left = body.left && { proposalId: body.left.proposal_id, turn: body.left.turn };
    const taking = { companyId, warehouseId, userId: actor.userId, now, since: takenSince(now), left };
    // Read last: a step that the caller held may be handed out to them again.
    const withHeld = async (message: string, task: TaskRow | undefined) => {
      const { held } = body;
      const found = held && (await taskAt(trx, companyId, idOf(held.proposal_id) ?? '', held.turn));
      return { message, task: task ? toTask(task) : null, held: found ? toTask(found) : null };
    };
    const own = await ownTask(trx, taking);
    if (own) return { answer: await withHeld('Yours', own), audit: none('it was taken before') };
    const taken = await takeNext(trx, taking);
    const task = taken && (await taskAt(trx, companyId, taken.proposalId, taken.turn));
    if (!task) {
      return { answer: await withHeld('Nothing to do now', undefined), audit: none('there was nothing to take') };
    }
    return {
      answer: await withHeld('Taken', task),
      audit: { action: 'movetask.taken', subjectId: task.proposal_id, details: { turn: task.turn } },
      events: [tasksChanged(companyId, await proposalOf(trx, companyId, task.proposal_id), actor.userId)],
    };
  });
}

/** Leaves a step to others; one that the caller does not have stays as it is. */
export function releaseTask({ actor, body, tx }: Ctx<'POST /move-task/release'>) {
  const { id: companyId } = tenantOf(actor);
  const { turn } = body;
  return tx(async (trx) => {
    const task = await taskAt(trx, companyId, idOf(body.proposal_id) ?? '', turn);
    if (!task) throw refuse('not_found');
    const proposalId = task.proposal_id;
    if (task.status !== 'open' || task.user_id !== actor.userId) {
      return { answer: { message: 'Not yours' }, audit: none('somebody else has it, or it is over') };
    }
    await updateTask(trx, { proposalId, turn }, { user_id: null, taken_at: null });
    return {
      answer: { message: 'Left to others' },
      audit: { action: 'movetask.released', subjectId: proposalId, details: { turn } },
      events: [tasksChanged(companyId, await proposalOf(trx, companyId, proposalId))],
    };
  });
}
