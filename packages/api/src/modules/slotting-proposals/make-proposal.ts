import { none, type MoveChoice, type MoveCurve } from '@slotwise/contract';
import { CURVE_POINTS_MAX, MOVE_CHOICE_BOUNDS } from '@slotwise/contract/constants';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf, line, within } from '../fields';
import { layoutChanged, layoutOfRun } from '../slotting';
import { tenantOf } from '../tenants';
import { carryDecisions } from './carry-decisions';
import { stopsOf, worthOf, type Stop } from './chains';
import { allowedOfAll, draftOf, madeOf, movesIn } from './draft';
import { proposalChanged } from './events';
import { keepProposal, type NewProposal } from './keep-proposal';
import { laterGainsOf } from './measure-later';
import { planner } from './plan/planner';
import { heldProposal, proposalOf } from './proposal-of';
import { updateProposal } from './proposal-queries';
import { runWarehouse } from './run-queries';
import { changeWatch } from './watch-queries';

type MakeCtx = Pick<Ctx<'POST /move-proposal'>, 'actor' | 'now' | 'services' | 'read'>;

const scopeOf = ({ actor }: Pick<MakeCtx, 'actor'>) => ({
  ...{ userId: actor.userId, companyId: tenantOf(actor).id, wmsId: null },
});

/** @throws not_found */
async function knownRun(ctx: MakeCtx, given: string): Promise<string> {
  const { id: companyId } = tenantOf(ctx.actor);
  const runId = idOf(given);
  if (!runId || !(await ctx.read((trx) => runWarehouse(trx, companyId, runId)))) throw refuse('not_found');
  return runId;
}

/** The same, of a run whose layout is the present one: its plan promises nothing on another. @throws not_found, layout_changed */
async function runOfLayout(ctx: MakeCtx, given: string): Promise<string> {
  const runId = await knownRun(ctx, given);
  const layout = await layoutOfRun(ctx.services, scopeOf(ctx), runId);
  if (await ctx.read((trx) => layoutChanged(trx, layout))) throw refuse('layout_changed');
  return runId;
}

export async function readCurve(ctx: Ctx<'GET /move-curve'>): Promise<{ curve: MoveCurve }> {
  const runId = await runOfLayout(ctx, ctx.query.run_id);
  const { run, plan, chains, few, stuck } = await ctx.services.use(planner).movesOf(scopeOf(ctx), runId);
  const impossible = chains.flatMap(({ steps }) => steps).length;
  const where = { companyId: run.company_id, warehouseId: run.warehouse_id };
  const plans = await allowedOfAll(ctx.read, where, [chains, ...few]);
  const all = worthOf(plans[0]);
  const stops = thinned(stopsOf(plans));
  // Each list of moves is measured where the curve stops on it.
  const lists = plans.map((own) => ({ moves: movesIn(own), ends: [] as number[] }));
  const measured = stops.map(({ plan: number, worth }) => [number, lists[number]!.ends.push(worth.moves) - 1] as const);
  const later = await laterGainsOf(ctx.services, plan, lists);
  const unseen = later && {
    orders: later.orders,
    secondsPerDay: measured.map(([number, end]) => later.secondsPerDay[number]![end]!),
  };
  const points = stops.map(({ worth }) => worth);
  return { curve: { runId: run.id, points, all, unseen, impossible: stuck + impossible - all.moves } };
}

/** No more stops than anybody can see, the last one among them. */
function thinned(stops: readonly Stop[]): Stop[] {
  const every = Math.ceil(stops.length / (CURVE_POINTS_MAX - 1));
  return stops.filter((_, at) => at % every === 0 || at === stops.length - 1);
}

type NewDraft = Pick<NewProposal, 'name' | 'choice' | 'decay'> & { runId: string };

/** @throws not_found, no_plan, nothing_to_move, layout_changed */
async function neededDraft(ctx: MakeCtx, wanted: NewDraft): Promise<NewProposal> {
  const runId = await runOfLayout(ctx, wanted.runId);
  const { services, read, now } = ctx;
  const draft = await draftOf({ services, scope: scopeOf(ctx), read, now }, { ...wanted, runId });
  if (!draft) throw refuse('nothing_to_move');
  return draft;
}

/** @throws validation_failed for what is no part of a whole, or less than one of what is counted */
const checkChoice = ({ by, value }: MoveChoice) => within('choice/value', value, MOVE_CHOICE_BOUNDS[by]);

/** Writes the best moves of a plan down as a draft, as stock, places and rules are now. */
export async function makeProposal(ctx: Ctx<'POST /move-proposal'>) {
  const { body, tx } = ctx;
  const name = body.name === undefined ? '' : line('name', body.name);
  checkChoice(body.choice);
  const draft = await neededDraft(ctx, { runId: body.run_id, name, choice: body.choice, decay: null });
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

/** Replaces a draft by one from the same plan and choice. What was decided about the same moves stays decided. */
export async function recomputeProposal(ctx: Ctx<'POST /move-proposal/recompute'>) {
  const { actor, body, now, read, tx } = ctx;
  const { id: companyId } = tenantOf(actor);
  const { runId, name, choice, decay } = await read((trx) => proposalOf(trx, companyId, body.proposal_id));
  const draft = await neededDraft(ctx, { runId, name, choice, decay });
  return tx(async (trx) => {
    const old = await heldProposal(trx, companyId, body.proposal_id, 'draft');
    await updateProposal(trx, old.id, { status: 'dropped', ended_at: now });
    await keepProposal(trx, draft);
    await carryDecisions(trx, old.id, draft.id);
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

/** Gives a draft up. One that the server proposed by itself is not proposed again for the same reason. */
export function dropProposal({ actor, body, now, tx }: Ctx<'DELETE /move-proposal'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const held = await heldProposal(trx, companyId, body.proposal_id, 'draft', 'dropped');
    const { id, status, decay } = held;
    if (status === 'draft') {
      await updateProposal(trx, id, { status: 'dropped', ended_at: now });
      if (decay) {
        const { proposalId, kept } = decay;
        await changeWatch(trx, held.warehouse_id, { quiet: { proposalId, kept, why: 'dismissed' } });
      }
    }
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
