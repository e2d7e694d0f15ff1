import type { Warehouse } from '../model/problem';
import type { Tours } from '../model/tours';
import { routingOf } from '../routing/tour-length';
import { CountedTravel } from './counted-travel';
import type { Placement } from './placement';
import type { Phase } from './search-plan';
import { SortedTravel } from './sorted-travel';
import { ThinnedTravel } from './thinned-travel';
import type { Travel } from './travel';

/** Chance of a line to be missing in tours that are thinned. Found by trying: 0.3 did best on orders not seen. */
const MISSING = 0.3;
/** Fewer tours than these say nothing about tours to come, and are measured so fast that many attempts beat a long one. */
const ENOUGH_TOURS = 500;
/** How often a search over few tours is heated anew. */
const CYCLES = 20;

/** The fastest exact measure of travel under a warehouse's routing. */
export function travelUnder(warehouse: Warehouse, tours: Tours, pointOfItem: Int32Array): Travel {
  const counted = 'layout' in warehouse && warehouse.policy === 's-shape';
  return counted
    ? new CountedTravel(warehouse.layout, tours, pointOfItem)
    : new SortedTravel(routingOf(warehouse), tours, pointOfItem);
}

/** @param whole makes the measure of all costs out of that of travel */
export function phasesOf(
  warehouse: Warehouse,
  tours: Tours,
  whole: (travel: Travel, placement: Placement) => Travel = (travel) => travel,
): Phase[] {
  const exact = (placement: Placement) => whole(travelUnder(warehouse, tours, placement.pointOfItem), placement);
  if (tours.weights.length < ENOUGH_TOURS)
    return Array.from({ length: CYCLES }, (_, cycle) => ({
      travel: exact,
      until: (cycle + 1) / CYCLES,
      from: 0.08,
      to: 0.01,
      tries: 128,
    }));
  if (!('layout' in warehouse) || warehouse.policy !== 's-shape')
    return [{ travel: exact, until: 1, from: 0.04, to: 0.0007, tries: 1024 }];
  const { layout } = warehouse;
  const thinned = (placement: Placement) =>
    whole(new ThinnedTravel(layout, tours, placement.pointOfItem, MISSING), placement);
  return [
    { travel: thinned, until: 0.6, from: 0.04, to: 0.0015, tries: 1024 },
    { travel: exact, until: 1, from: 0.006, to: 0.0007, tries: 1024 },
  ];
}
