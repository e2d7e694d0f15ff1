import type { SlottingPolicy } from '@slotwise/contract';
import {
  aisleLength,
  crossAisles,
  depotsOf,
  depthOf,
  distance,
  isOneWay,
  type Layout,
  type Location,
} from '@slotwise/engine';
import { oneWaySteps } from './one-way-steps';

/** A corner of a walk: in an aisle, so far from the front cross-aisle. */
export interface Corner {
  aisle: number;
  depth: number;
}
/** Walks through bays, from the beginning and back. Lengths are in the layout's unit. */
export interface WalkPath {
  corners: Corner[];
  /** Number of the corner at which each bay is come to, in the order of the walk. */
  stops: { point: number; corner: number }[];
  length: number;
}

/** The most bays whose order is found by trying all: more would take too long. */
export const EXACT_STOPS_MAX = 11;

/**
 * The way that a policy walks (rules R1 to R11 of the engine's `SPEC.md`, which measures it and never says it).
 * @param points the bays, each once; of `exact` at most EXACT_STOPS_MAX
 */
export function walkPath(layout: Layout, policy: SlottingPolicy, points: readonly number[]): WalkPath {
  const { otherDepots: _, ...alone } = layout;
  const walks = depotsOf(layout).map((depot) => walkFrom({ ...alone, depot }, policy, points));
  return walks.reduce((best, other) => (other.length < best.length ? other : best));
}

function walkFrom(layout: Layout, policy: SlottingPolicy, points: readonly number[]): WalkPath {
  const walk = new Walk(layout);
  if (points.length > 0) {
    if (policy === 'exact') walk.exactly(points);
    else if (isOneWay(layout)) walk.oneWay(points);
    else walk.byAisles(policy, points);
  }
  return walk.ended();
}

/** Stops in one aisle, the nearest to the depot's cross-aisle first. */
interface Visit {
  aisle: number;
  stops: { point: number; reach: number }[];
}

class Walk {
  private readonly corners: Corner[] = [];
  private readonly stops: WalkPath['stops'] = [];
  private readonly far: number;
  private readonly depot: Corner;
  private length = 0;

  constructor(private readonly layout: Layout) {
    this.far = aisleLength(layout);
    this.depot = { aisle: layout.depot.aisle, depth: this.depthAt(0) };
    this.corners.push(this.depot);
  }

  ended(): WalkPath {
    const { corners, stops, length } = this;
    return { corners, stops, length };
  }

  /** Depth of a distance from the depot's cross-aisle. */
  private depthAt(reach: number): number {
    return this.layout.depot.end === 'front' ? reach : this.far - reach;
  }

  private placeOf = (point: number): Location => ({
    aisle: Math.floor(point / this.layout.bays),
    bay: point % this.layout.bays,
  });

  private go(to: Corner): void {
    const from = this.corners.at(-1)!;
    if (from.aisle === to.aisle && from.depth === to.depth) return;
    this.length += Math.abs(from.depth - to.depth) + Math.abs(from.aisle - to.aisle) * this.layout.aislePitch;
    this.corners.push(to);
  }

  /** Along the cross-aisle that one stands on, or up or down the aisle. */
  private toAisle = (aisle: number) => this.go({ aisle, depth: this.corners.at(-1)!.depth });
  private toReach = (reach: number) => this.go({ aisle: this.corners.at(-1)!.aisle, depth: this.depthAt(reach) });

  private pick({ point, reach }: Visit['stops'][number]): void {
    this.toReach(reach);
    this.stops.push({ point, corner: this.corners.length - 1 });
  }

  private visitsOf(points: readonly number[]): Visit[] {
    const visits = new Map<number, Visit>();
    for (const point of points) {
      const { aisle, bay } = this.placeOf(point);
      const visit = visits.get(aisle) ?? { aisle, stops: [] };
      visit.stops.push({ point, reach: this.depthAt(depthOf(this.layout, bay)) });
      visits.set(aisle, visit);
    }
    for (const { stops } of visits.values()) stops.sort((a, b) => a.reach - b.reach);
    return [...visits.values()].sort((a, b) => a.aisle - b.aisle);
  }

  byAisles(policy: Exclude<SlottingPolicy, 'exact'>, points: readonly number[]): void {
    const visits = this.visitsOf(points);
    const { aisle: depot } = this.depot;
    const [left, right] = [visits[0]!.aisle, visits.at(-1)!.aisle];
    // The outermost aisle nearer to the depot is the first.
    if (Math.abs(right - depot) < Math.abs(left - depot)) visits.reverse();
    if (visits.length === 1 || policy === 'return') visits.forEach((visit) => this.inAndOut(visit));
    else if (policy === 's-shape') this.serpentine(visits);
    else this.fromBothEnds(visits, policy);
    this.toReach(0);
    this.toAisle(depot);
  }

  /** Rule R10. */
  oneWay(points: readonly number[]): void {
    const { layout, far } = this;
    const depthOfEnd = (end: 'front' | 'back') => (end === 'front' ? 0 : far);
    const visits = this.visitsOf(points).map(({ aisle, stops }) => ({
      aisle,
      stops: stops
        .map(({ point }) => ({ point, depth: depthOf(layout, point % layout.bays) }))
        .sort((a, b) => a.depth - b.depth),
    }));
    const steps = oneWaySteps(
      layout,
      visits.map(({ aisle, stops }) => ({ aisle, first: stops[0]!.depth, last: stops.at(-1)!.depth })),
    );
    for (const { through, aisle, visit, from, to } of steps) {
      // Along a cross-aisle, through an aisle without stops if the other side is wanted, and along.
      if (through !== null) {
        this.toAisle(through);
        this.go({ aisle: through, depth: depthOfEnd(from) });
      }
      this.toAisle(aisle);
      const { stops } = visits[visit] ?? { stops: [] };
      for (const { point, depth } of from === 'front' ? stops : stops.toReversed()) {
        this.go({ aisle, depth });
        this.stops.push({ point, corner: this.corners.length - 1 });
      }
      this.go({ aisle, depth: depthOfEnd(to) });
    }
  }

  private inAndOut({ aisle, stops }: Visit): void {
    this.toAisle(aisle);
    for (const stop of stops) this.pick(stop);
    this.toReach(0);
  }

  private through({ aisle, stops }: Visit, to: number): void {
    this.toAisle(aisle);
    for (const stop of to > 0 ? stops : stops.toReversed()) this.pick(stop);
    this.toReach(to);
  }

  private serpentine(visits: readonly Visit[]): void {
    visits.forEach((visit, index) => {
      if (index % 2 === 1) this.through(visit, 0);
      else if (index === visits.length - 1) this.inAndOut(visit);
      else this.through(visit, this.far);
    });
  }

  /** The first and the last aisle whole; the others from the near and the far end, each as far as the policy says. */
  private fromBothEnds(visits: readonly Visit[], policy: 'midpoint' | 'largest-gap'): void {
    const [first, last] = [visits[0]!, visits.at(-1)!];
    const split = visits.slice(1, -1).map(({ aisle, stops }) => {
      const near = policy === 'midpoint' ? this.nearHalf(stops) : this.beforeGap(stops);
      return { aisle, near: stops.slice(0, near), far: stops.slice(near).reverse() };
    });
    const near = ({ aisle, near: stops }: (typeof split)[number]) =>
      stops.length > 0 && this.inAndOut({ aisle, stops });
    // Those between the begin and the first aisle are passed on the way out, the others on the way back.
    const isOnTheWay = ({ aisle }: { aisle: number }) =>
      (aisle - first.aisle) * (aisle - this.depot.aisle) < 0 && first.aisle !== this.depot.aisle;
    split.filter(isOnTheWay).reverse().forEach(near);
    this.through(first, this.far);
    for (const { aisle, far } of split) {
      if (far.length === 0) continue;
      this.toAisle(aisle);
      for (const stop of far) this.pick(stop);
      this.toReach(this.far);
    }
    this.through(last, 0);
    split
      .filter((one) => !isOnTheWay(one))
      .reverse()
      .forEach(near);
  }

  private nearHalf(stops: Visit['stops']): number {
    const { bays, depot } = this.layout;
    const half = Math.ceil(bays / 2);
    const middle = this.depthAt(depthOf(this.layout, depot.end === 'front' ? half - 1 : bays - half));
    return stops.filter(({ reach }) => reach <= middle).length;
  }

  /** Number of stops before the widest stretch without any. */
  private beforeGap(stops: Visit['stops']): number {
    let [before, widest, at] = [0, 0, 0];
    [...stops.map(({ reach }) => reach), this.far].forEach((reach, index) => {
      if (reach - before > widest) [widest, at] = [reach - before, index];
      before = reach;
    });
    return at;
  }

  /** In the order that is shortest of all: Held and Karp's dynamic programme over which bays have been visited. */
  exactly(points: readonly number[]): void {
    const { layout } = this;
    const places = points.map(this.placeOf);
    const count = places.length;
    const between = places.map((a) => places.map((b) => distance(layout, a, b)));
    const home = places.map((place) => distance(layout, 'depot', place));
    const full = (1 << count) - 1;
    const cost = Array.from({ length: full + 1 }, () => new Float64Array(count).fill(Infinity));
    const from = Array.from({ length: full + 1 }, () => new Int8Array(count).fill(-1));
    home.forEach((distanceHome, at) => (cost[1 << at]![at] = distanceHome));
    for (let set = 1; set <= full; set++) {
      for (let at = 0; at < count; at++) {
        if (!Number.isFinite(cost[set]![at]!)) continue;
        for (let next = 0; next < count; next++) {
          if (set & (1 << next)) continue;
          const walked = cost[set]![at]! + between[at]![next]!;
          const after = set | (1 << next);
          if (walked < cost[after]![next]!) [cost[after]![next], from[after]![next]] = [walked, at];
        }
      }
    }
    let at = home.reduce(
      (best, distanceHome, one) => (cost[full]![one]! + distanceHome < cost[full]![best]! + home[best]! ? one : best),
      0,
    );
    const order: number[] = [];
    for (let set = full; at >= 0;) {
      order.push(at);
      const before = from[set]![at]!;
      set &= ~(1 << at);
      at = before;
    }
    for (const one of order.reverse()) {
      this.shortest({ aisle: places[one]!.aisle, depth: depthOf(layout, places[one]!.bay) });
      this.stops.push({ point: points[one]!, corner: this.corners.length - 1 });
    }
    this.shortest(this.depot);
  }

  private shortest(to: Corner): void {
    const here = this.corners.at(-1)!;
    if (here.aisle !== to.aisle) {
      const lengthBy = (cross: number) => Math.abs(here.depth - cross) + Math.abs(to.depth - cross);
      const cross = crossAisles(this.layout).reduce((best, one) => (lengthBy(one) < lengthBy(best) ? one : best));
      this.go({ aisle: here.aisle, depth: cross });
      this.go({ aisle: to.aisle, depth: cross });
    }
    this.go(to);
  }
}
