import { isUniqueViolation } from '../../platform/db/sql-state';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { stepsBefore } from './chains';
import { proposalChanged, tasksChanged } from './events';
import { heldProposal, proposalOf } from './proposal-of';
import { updateProposal } from './proposal-queries';
import { insertTasks, plainTasks, updateTask } from './task-queries';

/**
 * Open steps are dropped at once. Carried goods are brought back by hand, the last step first, and only then the ledger
 * says so.
 */
export async function takeBack({ actor, body, now, tx }: Ctx<'POST /move-proposal/take-back'>) {
  const { id: companyId } = tenantOf(actor);
  try {
    return await tx(async (trx) => {
      const held = await heldProposal(trx, companyId, body.proposal_id, 'active', 'done');
      const tasks = await plainTasks(trx, held.id);
      const open = tasks.filter(({ status }) => status === 'open');
      for (const { turn } of open) await updateTask(trx, { proposalId: held.id, turn }, { status: 'dropped' });
      // A step that had nothing to carry left nothing to bring back.
      const carried = tasks.filter(({ status, pieces }) => status === 'done' && (pieces ?? 0) > 0).reverse();
      const steps = carried.map((task) => ({ fromId: task.to_location_id, toId: task.from_location_id }));
      const before = stepsBefore(steps);
      const last = tasks.at(-1)?.turn ?? 0;
      if (carried.length > 0) {
        await insertTasks(
          trx,
          carried.map((task, at) => ({
            ...{ company_id: companyId, proposal_id: held.id, turn: last + at + 1, undoes: task.turn },
            ...{ sku_id: task.sku_id, from_location_id: task.to_location_id, to_location_id: task.from_location_id },
            ...{ buffer: false, needs: before[at]!.map((one) => last + one + 1), status: 'open' as const },
            ...{ user_id: null, taken_at: null, done_at: null, key: null, pieces: null },
          })),
        );
      }
      const ended = carried.length === 0;
      await updateProposal(trx, held.id, {
        status: ended ? 'taken_back' : 'taking_back',
        ended_at: ended ? now : null,
      });
      const proposal = await proposalOf(trx, companyId, held.id);
      return {
        answer: { message: ended ? 'Taken back' : 'What was carried is to be brought back', proposal },
        audit: {
          action: 'proposal.taken_back',
          subjectId: held.id,
          details: { dropped: open.length, back: carried.length },
        },
        events: [proposalChanged(companyId, proposal), tasksChanged(companyId, proposal)],
      };
    });
  } catch (fault) {
    // It was done, and another one has begun since.
    throw isUniqueViolation(fault, 'slotting_proposals_active') ? refuse('proposal_active') : fault;
  }
}
