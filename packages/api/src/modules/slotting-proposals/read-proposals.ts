import { readLongPage, readPage } from '../../platform/cursors';
import type { Ctx } from '../../platform/module';
import { layoutChanged, layoutOfRun } from '../slotting';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { judgedOf } from './activate';
import { movesByChain } from './decide';
import { countMoves, moveList, moveSlice, plainMoves } from './move-queries';
import { proposalOf } from './proposal-of';
import { proposalList, proposalSlice } from './proposal-queries';
import { staleOf } from './staleness';
import { countTasks, taskList, taskSlice } from './task-queries';

export function listProposals({ actor, query, read, services }: Ctx<'GET /move-proposals'>) {
  const { id: companyId } = tenantOf(actor);
  const filter = { warehouseId: query.warehouse_id, status: query.status };
  return read((trx) =>
    readPage(services.tokens, { keyset: proposalList, owner: companyId, filter }, query, (range) =>
      proposalSlice(trx, companyId, filter, range),
    ),
  );
}

export async function readProposal({ actor, query, read, services }: Ctx<'GET /move-proposal'>) {
  const { id: companyId } = tenantOf(actor);
  const { runId } = await read((trx) => proposalOf(trx, companyId, query.proposal_id));
  const layout = await layoutOfRun(services, { userId: actor.userId, companyId, wmsId: null }, runId);
  return read(async (trx) => {
    const proposal = await proposalOf(trx, companyId, query.proposal_id);
    if (proposal.status !== 'draft') return { proposal, stale: [], layoutChanged: false };
    const { id, warehouseId } = proposal;
    const wanted = (await plainMoves(trx, id)).filter(({ decision }) => decision !== 'rejected');
    return {
      proposal,
      stale: await staleOf(trx, { companyId, warehouseId }, wanted.map(judgedOf)),
      layoutChanged: await layoutChanged(trx, layout),
    };
  });
}

export function listMoves({ actor, query, read, services }: Ctx<'GET /move-proposal/moves'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const proposal = await proposalOf(trx, companyId, query.proposal_id);
    const filter = { proposalId: proposal.id, decision: query.decision };
    const movesOf = await movesByChain(trx, proposal);
    return readLongPage(services.tokens, { keyset: moveList, owner: companyId, filter }, query, {
      some: (range) => moveSlice(trx, filter, movesOf, range),
      count: () => countMoves(trx, filter),
    });
  });
}

export function listTasks({ actor, query, read, services }: Ctx<'GET /move-tasks'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, query.warehouse_id);
    const filter = { warehouseId, proposalId: query.proposal_id };
    return readLongPage(services.tokens, { keyset: taskList, owner: companyId, filter }, query, {
      some: (range) => taskSlice(trx, companyId, filter, range),
      count: () => countTasks(trx, companyId, filter),
    });
  });
}
