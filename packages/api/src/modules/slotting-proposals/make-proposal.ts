import { none, type MoveChoice, type MoveCurve, type MoveWorth } from '@slotwise/contract';
import { CURVE_POINTS_MAX } from '@slotwise/contract/constants';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf, line } from '../fields';
import { tenantOf } from '../tenants';
import { choose, needsOf, worthOf, type Chain } from './chains';
import { proposalChanged } from './events';
import { keepProposal, type NewProposal } from './keep-proposal';
import { planner, type PlannedMoves } from './plan/planner';
import { heldProposal, proposalOf } from './proposal-of';
import { updateProposal } from './proposal-queries';
import { runWarehouse } from './run-queries';
import { staleOf } from './staleness';

type MakeCtx = Pick<Ctx<'POST /move-proposal'>, 'actor' | 'now' | 'services' | 'read'>;

const scopeOf = ({ actor }: Pick<MakeCtx, 'actor'>) => ({
  ...{ userId: actor.userId, companyId: tenantOf(actor).id, wmsId: null },
});

/** @throws not_found, no_plan */
async function plannedMoves(ctx: MakeCtx, given: string): Promise<PlannedMoves> {
  const { id: companyId } = tenantOf(ctx.actor);
  const runId = idOf(given);
  if (!runId || !(await ctx.read((trx) => runWarehouse(trx, companyId, runId)))) throw refuse('not_found');
  return ctx.services.use(planner).movesOf(scopeOf(ctx), runId);
}

export async function readCurve(ctx: Ctx<'GET /move-curve'>): Promise<{ curve: MoveCurve }> {
  const { run, chains, stuck } = await plannedMoves(ctx, ctx.query.run_id);
  const impossible = chains.flatMap(({ steps }) => steps).length;
  const allowed = await ctx.read((trx) => allowedBy(trx, run.company_id, run.warehouse_id, chains));
  const all = worthOf(allowed);
  return { curve: { runId: run.id, points: curveOf(allowed), all, impossible: stuck + impossible - all.moves } };
}

/** From nothing to everything, thinned where there are more points than anybody can see. */
function curveOf(chains: readonly Chain[]): MoveWorth[] {
  const every = Math.ceil((chains.length + 1) / (CURVE_POINTS_MAX - 1));
  const points: MoveWorth[] = [];
  for (let count = 0; count <= chains.length; count++) {
    if (count % every === 0 || count === chains.length) points.push(worthOf(chains.slice(0, count)));
  }
  return points;
}

/** Chains without those that the ledger would refuse now, and without what needs them. */
async function allowedBy(
  trx: Trx,
  companyId: string,
  warehouseId: string,
  chains: readonly Chain[],
): Promise<readonly Chain[]> {
  const needs = needsOf(chains);
  const steps = chains.flatMap((chain, at) =>
    chain.steps.map((step) => ({ ...step, chain: at, needs: needs[at]!, turn: 0 })),
  );
  steps.forEach((step, at) => (step.turn = at));
  const stale = await staleOf(trx, { companyId, warehouseId }, steps);
  const refused = new Set(stale.map(({ turn }) => steps[turn]!.chain));
  return refused.size === 0 ? chains : allowedBy(trx, companyId, warehouseId, without(chains, refused));
}

const without = (chains: readonly Chain[], refused: ReadonlySet<number>) => chains.filter((_, at) => !refused.has(at));

/** @throws nothing_to_move */
async function draftOf(
  ctx: MakeCtx,
  { runId, name, choice }: { runId: string; name: string; choice: MoveChoice },
): Promise<NewProposal> {
  const { run, chains } = await plannedMoves(ctx, runId);
  const { company_id: companyId, warehouse_id: warehouseId } = run;
  const allowed = await ctx.read((trx) => allowedBy(trx, companyId, warehouseId, chains));
  const chosen = choose(allowed, choice);
  if (chosen.length === 0) throw refuse('nothing_to_move');
  return {
    ...{ id: newId(), companyId, warehouseId, runId: run.id, name, choice, plan: worthOf(allowed), chains: chosen },
    ...{ userId: ctx.actor.userId, now: ctx.now },
  };
}

const madeOf = ({ id, name, runId, chains }: NewProposal) => ({
  action: 'proposal.made' as const,
  subjectId: id,
  details: { name, runId, chains: chains.length, moves: worthOf(chains).moves },
});

/** Writes the best moves of a plan down as a draft, as stock, places and rules are now. */
export async function makeProposal(ctx: Ctx<'POST /move-proposal'>) {
  const { body, tx } = ctx;
  const name = body.name === undefined ? '' : line('name', body.name);
  const draft = await draftOf(ctx, { runId: body.run_id, name, choice: body.choice });
  return tx(async (trx) => {
    await keepProposal(trx, draft);
    const proposal = await proposalOf(trx, draft.companyId, draft.id);
    return {
      answer: { message: 'Proposal made', proposal },
      audit: madeOf(draft),
      events: [proposalChanged(draft.companyId, proposal)],
    };
  });
}

/** Replaces a draft by one from the same plan and choice. What was decided on the old one is to be decided again. */
export async function recomputeProposal(ctx: Ctx<'POST /move-proposal/recompute'>) {
  const { actor, body, now, read, tx } = ctx;
  const { id: companyId } = tenantOf(actor);
  const { runId, name, choice } = await read((trx) => proposalOf(trx, companyId, body.proposal_id));
  const draft = await draftOf(ctx, { runId, name, choice });
  return tx(async (trx) => {
    const old = await heldProposal(trx, companyId, body.proposal_id, 'draft');
    await updateProposal(trx, old.id, { status: 'dropped', ended_at: now });
    await keepProposal(trx, draft);
    const proposal = await proposalOf(trx, companyId, draft.id);
    return {
      answer: { message: 'Proposal made anew', proposal },
      audit: [
        { action: 'proposal.dropped' as const, subjectId: old.id, details: { why: `replaced by ${draft.id}` } },
        madeOf(draft),
      ],
      events: [
        proposalChanged(companyId, await proposalOf(trx, companyId, old.id)),
        proposalChanged(companyId, proposal),
      ],
    };
  });
}

/** Gives a draft up. */
export function dropProposal({ actor, body, now, tx }: Ctx<'DELETE /move-proposal'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const { id, status } = await heldProposal(trx, companyId, body.proposal_id, 'draft', 'dropped');
    if (status === 'draft') await updateProposal(trx, id, { status: 'dropped', ended_at: now });
    const proposal = await proposalOf(trx, companyId, id);
    return {
      answer: { message: 'Given up', proposal },
      audit:
        status === 'draft'
          ? { action: 'proposal.dropped' as const, subjectId: id, details: { why: 'given up' } }
          : none('it was given up before'),
      events: status === 'draft' ? [proposalChanged(companyId, proposal)] : [],
    };
  });
}
