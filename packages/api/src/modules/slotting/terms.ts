import type { Ctx } from '../../platform/module';
import { refuse } from '../../platform/errors';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { termsChanged } from './events';
import { laidOut } from './place-queries';
import { newestRuns, toRun } from './run-queries';
import { allTerms, hasOwnCurrency, saveTerms, termsOf } from './terms-queries';

export function readState({ actor, query, read }: Ctx<'GET /slotting/state'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { warehouse_id: given } = query;
    const one = given === undefined ? undefined : await checkedWarehouse(trx, companyId, given);
    const terms = (await allTerms(trx, companyId)).filter(
      ({ warehouseId }) => one === undefined || warehouseId === one,
    );
    const hasPlaces = await laidOut(trx, companyId);
    const runs = new Map((await newestRuns(trx, companyId)).map((row) => [row.warehouse_id, toRun(row)]));
    return {
      warehouses: terms.map((own) => ({
        warehouseId: own.warehouseId,
        hasPlaces: hasPlaces.has(own.warehouseId),
        run: runs.get(own.warehouseId) ?? null,
        terms: own,
      })),
    };
  });
}

export function changeTerms({ actor, body, tx }: Ctx<'PATCH /slotting/terms'>) {
  const { id: companyId } = tenantOf(actor);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const known = await termsOf(trx, companyId, warehouseId);
    if (!known) throw refuse('not_found');
    const { warehouseId: _, ...before } = known;
    const after = {
      hourCost: body.hour_cost === undefined ? before.hourCost : body.hour_cost,
      currency: body.currency ?? before.currency,
      decayLimit: body.decay_limit ?? before.decayLimit,
      decayMoves: body.decay_moves ?? before.decayMoves,
    };
    const terms = { warehouseId, ...after };
    const isChosen = body.currency !== undefined || (await hasOwnCurrency(trx, warehouseId));
    await saveTerms(trx, companyId, terms, isChosen);
    return {
      answer: { message: 'Saved', terms },
      audit: { action: 'slotting.terms', subjectId: warehouseId, before, after },
      events: [termsChanged(companyId, terms)],
    };
  });
}
