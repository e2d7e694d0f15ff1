import { isDeepStrictEqual } from 'node:util';
import type { SlottingPolicy } from '@slotwise/contract';
import type { Scope } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import type { Services } from '../../platform/services';
import { formOf, gridOf } from '../warehouse-layout';
import { levelOf } from './input/collect-input';
import { inputs } from './input/kept-inputs';
import type { InputLayout, RunInput } from './input/run-input';
import { walkable } from './input/walkable';
import { gridPlaces } from './place-queries';
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
  const now = new Map(storage.map((place, at) => [place.id, { place, at }]));
  const left = known.locations.filter(({ id }) => now.has(id));
  if (left.length === 0) return false;
  const grid = gridOf(await formOf(trx, known.warehouseId), storage, begin);
  const walked = walkedNow(grid.layout, known.policy);
  if (!walked || !isDeepStrictEqual(plain(known.layout), plain(walked))) return true;
  return left.some(({ id, point, level, x, y }) => {
    const { place, at } = now.get(id)!;
    return (
      grid.points[at] !== point ||
      levelOf(place) !== level ||
      isElsewhere(place.x, grid.spots[at]!.x, x) ||
      isElsewhere(place.y, grid.spots[at]!.y, y)
    );
  });
}

/**
 * Whether a place was moved along one side. Runs kept 0 for what nobody had said before they kept what was assumed.
 * @param said null: nobody has said any
 */
const isElsewhere = (said: number | null, now: number, known: number): boolean =>
  now !== known && !(said === null && known === 0);

/** As its values alone: a layout that was kept is made by another maker of objects than one that was reckoned now. */
const plain = (layout: RunInput['layout']): unknown => JSON.parse(JSON.stringify(layout));

/** Undefined where nobody can walk so any more. */
function walkedNow(layout: RunInput['layout'], policy: SlottingPolicy): RunInput['layout'] | undefined {
  try {
    return walkable(layout, policy).layout;
  } catch (fault) {
    if (fault instanceof SlottingFault) return undefined;
    throw fault;
  }
}
