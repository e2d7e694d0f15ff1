import { isUniqueViolation } from '../../platform/db/sql-state';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { layoutChanged, layoutOfRun } from '../slotting';
import { tenantOf } from '../tenants';
import { stepsBefore } from './chains';
import { proposalChanged, tasksChanged } from './events';
import { plainMoves, type MoveRow } from './move-queries';
import { heldProposal, proposalOf } from './proposal-of';
import { updateProposal } from './proposal-queries';
import type { Judged } from './staleness';
import { staleOf } from './staleness';
import { insertTasks } from './task-queries';
import { beginWatch } from './watch-queries';

export const judgedOf = (move: MoveRow): Judged => ({
  ...{ turn: move.turn, chain: move.chain, needs: move.needs, skuId: move.sku_id },
  ...{ fromId: move.from_location_id, toId: move.to_location_id },
});

/** Turns every approved move into a task, in an order in which each can be done; or none of them. */
export async function activateProposal({ actor, body, now, read, services, tx }: Ctx<'POST /move-proposal/activate'>) {
  const { id: companyId } = tenantOf(actor);
  const { runId } = await read((trx) => proposalOf(trx, companyId, body.proposal_id));
  const layout = await layoutOfRun(services, { userId: actor.userId, companyId, wmsId: null }, runId);
  try {
    return await tx(async (trx) => {
      const held = await heldProposal(trx, companyId, body.proposal_id, 'draft');
      const moves = await plainMoves(trx, held.id);
      const approved = moves.filter(({ decision }) => decision === 'approved');
      if (approved.length === 0 || moves.some(({ decision }) => decision === 'open')) {
        throw refuse('proposal_undecided');
      }
      if (await layoutChanged(trx, layout)) throw refuse('layout_changed');
      const where = { companyId, warehouseId: held.warehouse_id };
      const stale = await staleOf(trx, where, approved.map(judgedOf));
      if (stale.length > 0 || held.expires_at <= now) {
        throw refuse(
          'proposal_stale',
          stale.map(({ turn }) => fieldFault(`moves/${turn}`, 'move_stale')),
        );
      }
      await updateProposal(trx, held.id, { status: 'active', activated_by: actor.userId, activated_at: now });
      const before = stepsBefore(
        approved.map((move) => ({ fromId: move.from_location_id, toId: move.to_location_id })),
      );
      await beginWatch(trx, companyId, held.warehouse_id, now);
      await insertTasks(
        trx,
        approved.map((move, at) => ({
          ...{ company_id: companyId, proposal_id: held.id, turn: at + 1, undoes: null, sku_id: move.sku_id },
          ...{ from_location_id: move.from_location_id, to_location_id: move.to_location_id, buffer: move.buffer },
          ...{ needs: before[at]!.map((one) => one + 1), status: 'open' as const },
          ...{ user_id: null, taken_at: null, done_at: null, key: null, pieces: null },
        })),
      );
      const proposal = await proposalOf(trx, companyId, held.id);
      return {
        answer: { message: 'The moves are on the floor', proposal },
        audit: { action: 'proposal.activated', subjectId: held.id, details: { moves: approved.length } },
        events: [proposalChanged(companyId, proposal), tasksChanged(companyId, proposal)],
      };
    });
  } catch (fault) {
    throw isUniqueViolation(fault, 'slotting_proposals_active') ? refuse('proposal_active') : fault;
  }
}
