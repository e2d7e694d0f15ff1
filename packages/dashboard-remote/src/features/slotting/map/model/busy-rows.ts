import type { SlottingMap } from '@slotwise/contract';
import { aisleNameOf, placesByAisle } from './aisle-names';
import type { Bay, HeatKind } from './bays';

/** One line of the table that says what the colours do. */
export interface BusyRow extends Pick<Bay, 'id' | 'code' | 'today' | 'plan'> {
  /** It stands for a whole aisle, in whose bays the figure is the same. */
  isAisle: boolean;
}

/** Bays of a map, or its aisles where the figure is theirs: the busiest first, under the plan or today. */
export function busyRowsOf(map: SlottingMap, bays: readonly Bay[], heat: HeatKind, isPlan: boolean): BusyRow[] {
  const rows = heat === 'congestion' ? aislesOf(map, bays) : bays.map((bay) => ({ ...bay, isAisle: false }));
  const figure = ({ today, plan }: BusyRow) => (isPlan ? (plan ?? 0) : today);
  return rows.sort((one, other) => figure(other) - figure(one));
}

function aislesOf({ ids, codes, aisle }: SlottingMap, bays: readonly Bay[]): BusyRow[] {
  const bayOf = new Map(bays.flatMap((bay) => bay.places.map((place) => [place, bay] as const)));
  return [...placesByAisle(aisle).values()].flatMap((places) => {
    const first = bayOf.get(ids[places[0]!]!);
    // An aisle without a name is known by its first bay.
    return first ? [{ ...first, code: aisleNameOf(codes, places) || first.code, isAisle: true }] : [];
  });
}
