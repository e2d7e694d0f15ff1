import type { LayoutForm, SlottingMap } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { formOf } from '../warehouse-layout';
import { mappedPlaces } from './place-queries';
import { inputs } from './input/kept-inputs';
import { goldenLevels } from './input/cost-rates';
import { seenOf, type RunInput } from './input/run-input';
import { isFree } from './input/run-layout';
import { runOf } from './read-runs';
import { planOf } from './run-queries';

/** The map of a warehouse, or of the places as they were when a run began. */
export async function readMap({ actor, query, read, services }: Ctx<'GET /slotting/map'>): Promise<SlottingMap> {
  const { id: companyId } = tenantOf(actor);
  const { warehouse_id: given, run_id: runId } = query;
  const mapped = async (trx: Trx, warehouseId: string) => {
    const form = await formOf(trx, warehouseId);
    return { ...(await mappedPlaces(trx, { warehouseId, form })), ...depotsOf(form) };
  };
  if (runId === undefined) {
    return read(async (trx) => mapped(trx, await checkedWarehouse(trx, companyId, given)));
  }
  const found = await read(async (trx) => {
    const run = await runOf(trx, companyId, runId);
    if (run.warehouse_id !== idOf(given)) throw refuse('not_found');
    return { run, plan: await planOf(trx, run.id), depots: depotsOf(await formOf(trx, run.warehouse_id)) };
  });
  const input = found.run.basis ? await services.use(inputs).get(found.run.id) : undefined;
  if (!input) return read((trx) => mapped(trx, found.run.warehouse_id));
  const plan = found.plan?.length === input.piles.length ? found.plan : undefined;
  return { ...mapOf(input, plan, found.run.progress.version), ...found.depots };
}

/** Spots where walks begin, by the layout's form. */
const depotsOf = (form: LayoutForm | null): Pick<SlottingMap, 'depots'> =>
  form ? { depots: form.depots.map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) })) } : {};

const MM3_IN_LITRE = 1e6;
const G_IN_KG = 1000;

function mapOf(input: RunInput, plan: Int32Array | undefined, version: number): SlottingMap {
  const { piles, locations, layout } = input;
  const { lines, pieces, days } = seenOf(input);
  const summed = (placeOf: ArrayLike<number>, value: (pile: number) => number) => {
    const sums = new Array<number>(locations.length).fill(0);
    piles.forEach((_, pile) => {
      const place = placeOf[pile]!;
      if (place >= 0) sums[place]! += value(pile);
    });
    return sums;
  };
  const perDay = (pile: number, each: number | null) => ((each ?? 0) * pieces[pile]!) / days;
  const burdenOf = (placeOf: ArrayLike<number>) => ({
    cube: summed(placeOf, (pile) => {
      const { lengthMm, widthMm, heightMm } = piles[pile]!;
      return perDay(pile, ((lengthMm ?? 0) * (widthMm ?? 0) * (heightMm ?? 0)) / MM3_IN_LITRE);
    }).map(rounded),
    weight: summed(placeOf, (pile) => perDay(pile, (piles[pile]!.weightG ?? 0) / G_IN_KG)).map(rounded),
  });
  const today = Int32Array.from(piles, (pile) => pile.today);
  const golden = goldenLevels(locations);
  return {
    ids: locations.map(({ id }) => id),
    codes: locations.map(({ code }) => code),
    x: locations.map(({ x }) => x),
    y: locations.map(({ y }) => y),
    level: locations.map(({ level }) => level + 1),
    aisle: locations.map(({ point }) => (isFree(layout) ? 0 : Math.floor(point / layout.bays))),
    ...(isFree(layout) && { free: true }),
    today: summed(today, (pile) => lines[pile]!),
    plan: plan ? summed(plan, (pile) => lines[pile]!) : null,
    golden: locations.map(({ level }) => Number(golden[level] ?? false)),
    burden: { today: burdenOf(today), plan: plan ? burdenOf(plan) : null },
    version,
    ...(input.warnings.some(({ code }) => code === 'lengths_assumed') && { assumed: true }),
  };
}

/** To hundredths: the answer has an entry a place. */
const rounded = (value: number) => Math.round(value * 100) / 100;
