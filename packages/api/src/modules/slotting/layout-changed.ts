import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { formOf } from '../warehouse-layout';
import { levelOf } from './input/collect-input';
import { inputs } from './input/kept-inputs';
import type { InputLayout } from './input/run-input';
import { isFree, layoutFor, type LaidOut, type RunLayout } from './input/run-layout';
import { gridPlaces, type GridRow } from './place-queries';
import { findRun } from './run-queries';
import { SlottingFault } from './slotting-fault';

/** The layout that a run was computed on, to be held against the present one. */
export interface LayoutOfRun extends InputLayout {
  warehouseId: string;
}

/**
 * Reads in a transaction of its own and from the store of files: not to be awaited inside of a transaction.
 * @returns undefined where there is no such run, or it has kept no input
 */
export async function layoutOfRun(services: Services, scope: Scope, runId: string): Promise<LayoutOfRun | undefined> {
  const { companyId } = scope;
  if (companyId === null) return undefined;
  const run = await services.db.readTenant(scope, (trx) => findRun(trx, companyId, runId));
  const layout = run && (await services.use(inputs).layout(run.id));
  return layout && { warehouseId: run.warehouse_id, ...layout };
}

/**
 * Whether walks are other ones than those that the run reckoned with: depots, cross-aisles, one-way aisles and measures,
 * and the spot and level of every place that is still there. Places that are gone make their moves stale, one by one.
 */
export async function layoutChanged(trx: Trx, known: LayoutOfRun | undefined): Promise<boolean> {
  if (!known) return false;
  const { storage, begin } = await gridPlaces(trx, known.warehouseId);
  const left = new Set(storage.map(({ id }) => id));
  if (!known.locations.some(({ id }) => left.has(id))) return false;
  const laid = laidNow(await formOf(trx, known.warehouseId), storage, begin, known.policy);
  if (!laid || isOtherwise(known.layout, laid.layout)) return true;
  const now = new Map(laid.places.map((one) => [one.place.id, one]));
  return known.locations.some(({ id, point, level, x, y }) => {
    const one = now.get(id);
    // Of two layouts with and without aisles the same place may be known by one alone.
    if (!one) return left.has(id);
    const { place } = one;
    return (
      // Spots are numbered in the order of the places, of which there may be more now.
      (!isFree(laid.layout) && one.point !== point) ||
      levelOf(place) !== level ||
      isElsewhere(place.x, one.x, x) ||
      isElsewhere(place.y, one.y, y)
    );
  });
}

/** Whether aisles are walked in another way, or walks of a free layout begin elsewhere. */
function isOtherwise(known: RunLayout, now: RunLayout): boolean {
  if (!isFree(known) || !isFree(now)) return !isDeepStrictEqual(plain(known), plain(now));
  return known.x[known.depot] !== now.x[now.depot] || known.y[known.depot] !== now.y[now.depot];
}

/**
 * Whether a place was moved along one side. Runs kept 0 for what nobody had said before they kept what was assumed.
 * @param said null: nobody has said any
 */
const isElsewhere = (said: number | null, now: number, known: number): boolean =>
  now !== known && !(said === null && known === 0);

/** As its values alone: a layout that was kept is made by another maker of objects than one that was reckoned now. */
const plain = (layout: RunLayout): unknown => JSON.parse(JSON.stringify(layout));

/** Undefined where nobody can walk so any more. */
function laidNow(...now: Parameters<typeof layoutFor<GridRow>>): LaidOut<GridRow> | undefined {
  try {
    return layoutFor(...now);
  } catch (fault) {
    if (fault instanceof SlottingFault) return undefined;
    throw fault;
  }
}
