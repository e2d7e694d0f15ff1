import { aisleLength, checkLayout, checkLocation, depthOf } from '../model/layout';
import type { Layout, Location } from '../model/layout';

/** What a tour must do in one aisle. Depths grow from the depot's side. */
export interface AisleVisit {
  aisle: number;
  /** Distances from the depot's cross-aisle, ascending, each once. */
  depths: number[];
}

/** A tour's task, seen from the depot's side: mirrored if the depot stands at the back. */
export interface Visits {
  /** Aisles with something to visit, in their order; from the outermost one nearer to the depot to the other (rule R2). */
  aisles: AisleVisit[];
  depotAisle: number;
  aislePitch: number;
  /** From cross-aisle to cross-aisle. */
  length: number;
  /** Depth up to which the first half of the bays reaches, rounded up, from the depot's side. */
  middleDepth: number;
}

/** Checks the input (rule L6) and sorts it by aisle. */
export function visitsOf(layout: Layout, locations: readonly Location[]): Visits {
  checkLayout(layout);
  const length = aisleLength(layout);
  const fromDepot = (depth: number) => (layout.depot.end === 'front' ? depth : length - depth);
  const byAisle = new Map<number, Set<number>>();
  for (const location of locations) {
    checkLocation(layout, location);
    const depths = byAisle.get(location.aisle) ?? new Set();
    byAisle.set(location.aisle, depths.add(fromDepot(depthOf(layout, location.bay))));
  }
  const aisles = [...byAisle]
    .map(([aisle, depths]) => ({ aisle, depths: [...depths].sort((a, b) => a - b) }))
    .sort((a, b) => a.aisle - b.aisle);
  const depotAisle = layout.depot.aisle;
  const first = aisles.at(0)?.aisle ?? depotAisle;
  const last = aisles.at(-1)?.aisle ?? depotAisle;
  if (Math.abs(last - depotAisle) < Math.abs(first - depotAisle)) aisles.reverse();
  const half = Math.ceil(layout.bays / 2);
  const middleBay = layout.depot.end === 'front' ? half - 1 : layout.bays - half;
  return {
    aisles,
    depotAisle,
    aislePitch: layout.aislePitch,
    length,
    middleDepth: fromDepot(depthOf(layout, middleBay)),
  };
}

/** The way along the cross-aisles: twice the stretch over visited aisles and depot (rule R2). */
export function alongCrossAisles({ aisles, depotAisle, aislePitch }: Visits): number {
  if (aisles.length === 0) return 0;
  const all = [depotAisle, ...aisles.map(({ aisle }) => aisle)];
  return 2 * (Math.max(...all) - Math.min(...all)) * aislePitch;
}
