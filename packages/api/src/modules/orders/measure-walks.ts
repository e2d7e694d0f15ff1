import { depotsOf, distance, type Layout, type Location } from '@slotwise/engine';
import type { Trx } from '../../platform/db/tables';
import type { LayoutForm } from '@slotwise/contract';
import { formOf, gridOf, placedIn } from '../warehouse-layout';
import { settleLists } from './pick-queries';
import { outlineOf, keepWalks, walkedStops, type WalkedStop } from './walk-queries';

/** Ends lists of which no stop is open any more, and measures the walks of those that were picked. The lists must be held. */
export async function endLists(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  const ended = await settleLists(trx, ids, now);
  if (ended.length > 0) await measureWalks(trx, ended);
}

type Known = WalkedStop & { aisle: number; bay: number };
const isKnown = (stop: WalkedStop): stop is Known => stop.aisle !== null && stop.bay !== null;

/** Keeps how long the walks of lists were that are done. One to a place of which nobody knows where it is has no length. */
export async function measureWalks(trx: Trx, ids: readonly string[]): Promise<void> {
  const byList = grouped(await walkedStops(trx, ids), ({ listId }) => listId);
  const measurable = [...byList.values()].filter((stops): stops is Known[] => stops.every(isKnown));
  const byWarehouse = grouped(measurable, ([stop]) => stop?.warehouseId ?? '');
  for (const [warehouseId, all] of byWarehouse) {
    const form = await formOf(trx, warehouseId);
    const placed = new Set(placedIn(form, all.flat()));
    const lists = all.filter((stops) => stops.every((stop) => placed.has(stop)));
    const { layout, pointOf } = await gridFor(trx, warehouseId, form, lists.flat());
    const walks = lists.map((stops) => ({
      listId: stops[0]?.listId ?? '',
      mm: Math.round(walkLength(layout, stops.map(pointOf))),
      lines: stops.filter(({ isPicked }) => isPicked).length,
    }));
    await keepWalks(trx, walks);
  }
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The warehouse's bays, and in front of which of them each stop is. */
async function gridFor(trx: Trx, warehouseId: string, form: LayoutForm | null, stops: readonly Known[]) {
  // Without a form, the places themselves say how the aisles stand: also those that nobody walked to.
  const outline = form ? [] : await outlineOf(trx, warehouseId);
  const { layout, points } = gridOf(form, [...stops, ...outline], { x: 0, y: 0 });
  const pointOfStop = new Map(stops.map((stop, at) => [stop, points[at] ?? 0]));
  return { layout, pointOf: (stop: Known) => pointOfStop.get(stop) ?? 0 };
}

/** From a depot over the stops in their order and back to it, by the shortest ways between them. */
function walkLength(layout: Layout, points: readonly number[]): number {
  const stops: Location[] = points.map((point) => ({
    aisle: Math.floor(point / layout.bays),
    bay: point % layout.bays,
  }));
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return 0;
  const between = stops.slice(1).reduce((sum, stop, at) => sum + distance(layout, stops[at] ?? first, stop), 0);
  const fromDepot = depotsOf(layout).map((depot) => {
    const from = { ...layout, depot };
    return distance(from, 'depot', first) + distance(from, 'depot', last);
  });
  return between + Math.min(...fromDepot);
}
