import type { Decay, MoveChoice } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { chooseBest, needsOf, worthOf, type Chain } from './chains';
import type { NewProposal } from './keep-proposal';
import { gainOf } from './measure-later';
import type { Moved } from './plan/measure';
import { planner } from './plan/planner';
import { staleOf } from './staleness';

/** The chains of a whole plan, and those of plans of fewer moves. */
type Plans = readonly [readonly Chain[], ...(readonly Chain[])[]];

/** Chains without those that the ledger would refuse now, and without what needs them. */
export async function allowedBy(
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

/** The same of the chains of several plans, each in a transaction of its own. */
export async function allowedOfAll(
  read: Making['read'],
  { companyId, warehouseId }: { companyId: string; warehouseId: string },
  [first, ...others]: Plans,
): Promise<Plans> {
  const allowed = (chains: readonly Chain[]) => read((trx) => allowedBy(trx, companyId, warehouseId, chains));
  const rest: (readonly Chain[])[] = [];
  const whole = await allowed(first);
  for (const chains of others) rest.push(await allowed(chains));
  return [whole, ...rest];
}

const without = (chains: readonly Chain[], refused: ReadonlySet<number>) => chains.filter((_, at) => !refused.has(at));

interface Making {
  services: Services;
  scope: Scope;
  read: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  now: Date;
}

interface Wanted {
  runId: string;
  name: string;
  choice: MoveChoice;
  /** Why the server makes it by itself; null: somebody does. */
  decay: Decay | null;
}

/**
 * The best moves of a plan as stock, places and rules are now. Not to be awaited inside of a transaction.
 * @returns undefined where nothing is worth its moves @throws not_found, no_plan
 */
export async function draftOf(
  { services, scope, read, now }: Making,
  { runId, name, choice, decay }: Wanted,
): Promise<NewProposal | undefined> {
  const { run, plan, chains, few } = await services.use(planner).movesOf(scope, runId);
  const { company_id: companyId, warehouse_id: warehouseId } = run;
  const [allowed, ...fewer] = await allowedOfAll(read, { companyId, warehouseId }, [chains, ...few]);
  const chosen = chooseBest(allowed, fewer, choice);
  if (chosen.length === 0) return undefined;
  const gain = await gainOf(services, plan, movesIn(chosen));
  return {
    ...{ id: newId(), companyId, warehouseId, runId: run.id, name, choice, plan: worthOf(allowed), chains: chosen },
    ...{ userId: scope.userId, decay, gain, now },
  };
}

/** All steps of chains, as they are measured. */
export const movesIn = (chains: readonly Chain[]): Moved[] =>
  chains.flatMap(({ steps }) =>
    steps.map(({ skuId, fromId, toId }) => ({ sku_id: skuId, from_location_id: fromId, to_location_id: toId })),
  );

export const madeOf = ({ id, name, runId, chains }: NewProposal) => ({
  action: 'proposal.made' as const,
  subjectId: id,
  details: { name, runId, chains: chains.length, moves: worthOf(chains).moves },
});
