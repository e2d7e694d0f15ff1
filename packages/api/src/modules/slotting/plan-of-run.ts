import type { SkuPlaces, SlottingProblem } from '@slotwise/engine';
import type { Scope } from '../../platform/actor';
import type { Services } from '../../platform/services';
import { inputs } from './input/kept-inputs';
import { asPlaces, problemOf, seenWalks } from './input/problem-of';
import { findRun, planOf, type RunRow } from './run-queries';

/** Inputs and results of a run, by the engine's numbers. */
export interface PlanOfRun {
  run: RunRow;
  /** Today's stock: `today` of its SKUs. Its lengths are mm, its tours those that the search saw. */
  problem: SlottingProblem;
  /** The same with the latest orders, which the search did not see; null: there were none. */
  unseen(): SlottingProblem | null;
  /** The places of each of the problem's SKUs before, and under the plan. */
  before: SkuPlaces;
  after: SkuPlaces;
  /** The SKU behind each of the problem's SKUs. One that lies in several places is as many of them, so that ids repeat. */
  skuIds: readonly string[];
  /** The place behind each of the problem's locations. */
  locationIds: readonly string[];
}

/**
 * Reads in a transaction of its own and from the store of files: not to be awaited inside of a transaction.
 * @returns undefined where the scope's company has no such run, or the run no plan yet
 */
export async function planOfRun(services: Services, scope: Scope, runId: string): Promise<PlanOfRun | undefined> {
  const { companyId } = scope;
  if (companyId === null) return undefined;
  const found = await services.db.readTenant(scope, async (trx) => {
    const run = await findRun(trx, companyId, runId);
    const plan = run && (await planOf(trx, run.id));
    return run && plan ? { run, plan } : undefined;
  });
  const input = found && (await services.use(inputs).get(found.run.id));
  if (!found || !input) return undefined;
  // A plan of an input that is no longer kept says nothing.
  if (found.plan.length !== input.piles.length) return undefined;
  const { costs, ...settings } = found.run.settings;
  // The time of carrying is told move by move, and is no part of a day's work.
  const plain = { ...settings, costs: { ...costs, moves: 0 } };
  const problem = problemOf(input, plain, seenWalks(input));
  const until = input.walks.days.length;
  return {
    run: found.run,
    problem,
    unseen: () => (input.cut < until ? problemOf(input, plain, { from: input.cut, until }) : null),
    before: problem.skus.map(({ today }) => today),
    after: asPlaces(found.plan),
    skuIds: input.piles.map(({ id }) => id),
    locationIds: input.locations.map(({ id }) => id),
  };
}
