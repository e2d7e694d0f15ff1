import type { Ctx } from '../../platform/module';
import { refuse } from '../../platform/errors';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { termsChanged } from './events';
import { laidOut } from './place-queries';
import { newestPlanned, newestRuns, toRun, type RunRow } from './run-queries';
import { allTerms, hasOwnCurrency, saveTerms, termsOf } from './terms-queries';

export function readState({ actor, query, read }: Ctx<'GET /slotting/state'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { warehouse_id: given } = query;
    const one = given === undefined ? undefined : await checkedWarehouse(trx, companyId, given);
    const terms = (await allTerms(trx, companyId)).filter(
      ({ warehouseId }) => one === undefined || warehouseId === one,
    );
    const laid = await laidOut(trx, companyId);
    const byWarehouse = (rows: RunRow[]) => new Map(rows.map((row) => [row.warehouse_id, toRun(row)]));
    const runs = byWarehouse(await newestRuns(trx, companyId));
    const planned = byWarehouse(await newestPlanned(trx, companyId));
    return {
      warehouses: terms.map((own) => ({
        warehouseId: own.warehouseId,
        ...(laid.get(own.warehouseId) ?? { hasPlaces: false, unlaid: 0 }),
        run: runs.get(own.warehouseId) ?? null,
        planned: planned.get(own.warehouseId) ?? null,
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
