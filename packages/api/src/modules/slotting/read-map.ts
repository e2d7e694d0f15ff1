import type { SlottingMap } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { mappedPlaces } from './place-queries';
import { inputs } from './input/kept-inputs';
import { linesOf, type RunInput } from './input/run-input';
import { runOf } from './read-runs';
import { planOf } from './run-queries';

/** The map of a warehouse, or of the places as they were when a run began. */
export async function readMap({ actor, query, read, services }: Ctx<'GET /slotting/map'>): Promise<SlottingMap> {
  const { id: companyId } = tenantOf(actor);
  const { warehouse_id: given, run_id: runId } = query;
  if (runId === undefined) {
    return read(async (trx) => mappedPlaces(trx, await checkedWarehouse(trx, companyId, given)));
  }
  const found = await read(async (trx) => {
    const run = await runOf(trx, companyId, runId);
    if (run.warehouse_id !== idOf(given)) throw refuse('not_found');
    return { run, plan: await planOf(trx, run.id) };
  });
  const input = found.run.basis ? await services.use(inputs).get(found.run.id) : undefined;
  if (!input) return read((trx) => mappedPlaces(trx, found.run.warehouse_id));
  return mapOf(input, found.plan, found.run.progress.version);
}

function mapOf({ skus, locations, seen }: RunInput, plan: Int32Array | undefined, version: number): SlottingMap {
  const lines = linesOf(seen, skus.length);
  const summed = (placeOf: (sku: number) => number) => {
    const sums = new Array<number>(locations.length).fill(0);
    skus.forEach((_, sku) => (sums[placeOf(sku)]! += lines[sku]!));
    return sums;
  };
  const today = summed((sku) => skus[sku]!.today[0]!);
  return {
    ids: locations.map(({ id }) => id),
    codes: locations.map(({ code }) => code),
    x: locations.map(({ x }) => x),
    y: locations.map(({ y }) => y),
    level: locations.map(({ level }) => level + 1),
    today,
    plan: plan ? summed((sku) => plan[sku]!) : null,
    version,
  };
}
