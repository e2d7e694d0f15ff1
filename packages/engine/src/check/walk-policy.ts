import type { Layout, Location } from '../model/layout';
import { walkOneWay } from './walk-one-way';

/** Somebody who walks and counts. Heights are measured from the cross-aisle of the depot. */
class Walker {
  walked = 0;
  height = 0;
  constructor(
    public aisle: number,
    private readonly layout: Layout,
    private readonly top: number,
  ) {}

  /** Along the aisle. */
  climb(height: number): void {
    this.walked += Math.abs(height - this.height);
    this.height = height;
  }

  /** Along a cross-aisle, which is the only place where the aisle can be left. */
  turnTo(aisle: number): void {
    if (aisle !== this.aisle && this.height !== 0 && this.height !== this.top)
      throw new Error(`Nobody can leave aisle ${this.aisle} at ${this.height}`);
    this.walked += Math.abs(aisle - this.aisle) * this.layout.aislePitch;
    this.aisle = aisle;
  }
}

function heightsOf(layout: Layout): { heights: number[]; top: number } {
  const steps = Array.from({ length: layout.bays }, (_, bay) =>
    bay === 0 ? layout.endGap : 2 * (layout.middles?.find(({ after }) => after === bay)?.gap ?? layout.bayPitch / 2),
  );
  let height = 0;
  const fromFront = steps.map((step) => (height += step));
  const top = height + layout.endGap;
  return { heights: layout.depot.end === 'front' ? fromFront : fromFront.map((h) => top - h), top };
}

/** Length of a policy's tour, found by walking it step by step as rules R2 to R6 describe it. */
export function walkPolicy(
  policy: 'return' | 's-shape' | 'midpoint' | 'largest-gap',
  layout: Layout,
  locations: readonly Location[],
): number {
  if (layout.otherDepots)
    return Math.min(
      ...[layout.depot, ...layout.otherDepots].map((depot) => {
        const { otherDepots: _, ...alone } = layout;
        return walkPolicy(policy, { ...alone, depot }, locations);
      }),
    );
  if (layout.oneWay) return walkOneWay(layout, locations);
  const { heights, top } = heightsOf(layout);
  const home = layout.depot.aisle;
  const walker = new Walker(home, layout, top);
  const stops = new Map<number, number[]>();
  for (const { aisle, bay } of locations) stops.set(aisle, [...(stops.get(aisle) ?? []), heights[bay] ?? NaN]);
  const aisles = [...stops.keys()].sort((a, b) => a - b);
  const [left, right] = [aisles[0] ?? home, aisles[aisles.length - 1] ?? home];
  if (Math.abs(right - home) < Math.abs(left - home)) aisles.reverse();
  const at = (aisle: number) => [...(stops.get(aisle) ?? [])].sort((a, b) => a - b);
  const inAndOut = (aisle: number) => {
    const out = walker.height;
    walker.turnTo(aisle);
    for (const height of out === 0 ? at(aisle) : at(aisle).reverse()) walker.climb(height);
    walker.climb(out);
  };
  const cross = (aisle: number) => {
    walker.turnTo(aisle);
    walker.climb(walker.height === 0 ? top : 0);
  };

  if (policy === 'return' || aisles.length === 1) aisles.forEach(inAndOut);
  else if (policy === 's-shape')
    aisles.forEach((aisle, index) => (index === aisles.length - 1 && index % 2 === 0 ? inAndOut(aisle) : cross(aisle)));
  else if (aisles.length > 1) {
    const between = aisles.slice(1, -1);
    const forward = Math.sign((aisles[aisles.length - 1] ?? 0) - (aisles[0] ?? 0));
    const passedOnTheWayOut = (aisle: number) => (home - aisle) * forward > 0;
    const split = (aisle: number) => (policy === 'midpoint' ? middleOf(layout, heights) : gapOf(at(aisle), top));
    const fromFront = (aisle: number) => {
      walker.turnTo(aisle);
      for (const height of at(aisle)) if (height <= split(aisle)) walker.climb(height);
      walker.climb(0);
    };
    between.filter(passedOnTheWayOut).reverse().forEach(fromFront);
    cross(aisles[0] ?? home);
    for (const aisle of between) {
      walker.turnTo(aisle);
      for (const height of at(aisle).reverse()) if (height > split(aisle)) walker.climb(height);
      walker.climb(top);
    }
    cross(aisles[aisles.length - 1] ?? home);
    between
      .filter((aisle) => !passedOnTheWayOut(aisle))
      .reverse()
      .forEach(fromFront);
  }
  walker.turnTo(home);
  return walker.walked;
}

/** The height of the last bay of the first half, counted from the depot's side. */
const middleOf = (layout: Layout, heights: readonly number[]) =>
  [...heights].sort((a, b) => a - b)[Math.ceil(layout.bays / 2) - 1] ?? 0;

/** The lower edge of the widest stretch without a stop. */
function gapOf(stops: readonly number[], top: number): number {
  let [edge, widest, below] = [0, -1, 0];
  for (const stop of [...stops, top]) {
    if (stop - below > widest) [edge, widest] = [below, stop - below];
    below = stop;
  }
  return edge;
}
