import type { PlanAdvantage } from '@slotwise/contract';
import type { Trx } from '../../../platform/db/tables';
import type { Ctx } from '../../../platform/module';
import { allTerms } from '../../slotting';
import { checkedWarehouse } from '../../stock';
import { tenantOf } from '../../tenants';
import { DAYS, decayOf, statusOf } from './decay';
import { actedOn, allWatches, draftBecauseOf, latestDays } from '../watch-queries';

/** The watch of each warehouse; one without an activated plan is left out. */
export function readAdvantages({ actor, query, read }: Ctx<'GET /move-advantages'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { warehouse_id: given } = query;
    const one = given === undefined ? undefined : await checkedWarehouse(trx, companyId, given);
    const limits = new Map((await allTerms(trx, companyId)).map((terms) => [terms.warehouseId, terms.decayLimit]));
    const advantages: PlanAdvantage[] = [];
    for (const watch of await allWatches(trx, companyId)) {
      if (one !== undefined && watch.warehouse_id !== one) continue;
      const found = await advantageOf(trx, companyId, watch, limits.get(watch.warehouse_id) ?? 0);
      if (found) advantages.push(found);
    }
    return { advantages };
  });
}

type Watched = Awaited<ReturnType<typeof allWatches>>[number];

async function advantageOf(
  trx: Trx,
  companyId: string,
  { warehouse_id: id, name, quiet }: Watched,
  limit: number,
): Promise<PlanAdvantage | undefined> {
  const acted = await actedOn(trx, companyId, id);
  if (!acted) return undefined;
  const decay = decayOf(acted, await latestDays(trx, acted.id, DAYS), limit);
  const draft = (await draftBecauseOf(trx, companyId, acted.id)) ?? null;
  const status = statusOf(decay, { isProposed: draft !== null, quiet });
  const tried = status === 'unproven' && quiet?.why === 'unproven' ? { moves: quiet.moves, gain: quiet.gain } : null;
  return { warehouse: { id, name }, proposalId: acted.id, status, decay, draft, tried };
}
