import { checkLayout, checkLocation, crossAisles, depthOf } from '../model/layout';
import type { Layout, Location } from '../model/layout';
import { tourStates } from './tour-states';
import type { Step, TourStates } from './tour-states';

const known = new Map<number, TourStates>();

function statesOf(count: number): TourStates {
  const states = known.get(count) ?? tourStates(count);
  known.set(count, states);
  return states;
}

/**
 * Shortest tours in one layout, one after another, without taking memory for each (rule R8). Time grows with the number of
 * aisles passed and locations only.
 */
export class ExactTours {
  private readonly states: TourStates;
  /** Depths of the cross-aisles, ascending. */
  private readonly crossings: Float64Array;
  private readonly depotCrossing: number;
  private costs: Float64Array;
  private after: Float64Array;

  constructor(private readonly layout: Layout) {
    checkLayout(layout);
    this.crossings = Float64Array.from(crossAisles(layout)).sort();
    this.states = statesOf(this.crossings.length);
    this.depotCrossing = layout.depot.end === 'front' ? 0 : this.crossings.length - 1;
    this.costs = new Float64Array(this.states.count);
    this.after = new Float64Array(this.states.count);
  }

  /**
   * @param count how many of the following are meant
   * @param aisles ascending
   * @param depths from the front, ascending within an aisle
   * @returns length of the shortest tour, in the layout's unit
   */
  length(count: number, aisles: ArrayLike<number>, depths: ArrayLike<number>): number {
    if (count === 0) return 0;
    const depot = this.layout.depot.aisle;
    const first = Math.min(depot, aisles[0]!);
    const last = Math.max(depot, aisles[count - 1]!);
    this.costs.fill(Infinity);
    this.costs[this.states.start] = 0;
    let at = 0;
    for (let aisle = first; ; aisle++) {
      if (aisle === depot) this.replace(this.states.reach[this.depotCrossing]!);
      let end = at;
      while (end < count && aisles[end] === aisle) end++;
      this.walkAisle(depths, at, end);
      at = end;
      if (aisle === last) break;
      this.replace(this.states.onward, this.layout.aislePitch);
    }
    let best = Infinity;
    for (const state of this.states.ends) best = Math.min(best, this.costs[state]!);
    return best;
  }

  private walkAisle(depths: ArrayLike<number>, from: number, to: number): void {
    let at = from;
    for (let stretch = 0; stretch + 1 < this.crossings.length; stretch++) {
      const back = this.crossings[stretch + 1]!;
      const isLast = stretch + 2 === this.crossings.length;
      let end = at;
      while (end < to && (isLast || depths[end]! <= back)) end++;
      this.walkStretch(stretch, depths, at, end);
      at = end;
    }
  }

  private walkStretch(index: number, depths: ArrayLike<number>, from: number, to: number): void {
    const steps = this.states.stretches[index]!;
    const front = this.crossings[index]!;
    const back = this.crossings[index + 1]!;
    const length = back - front;
    const { costs, after } = this;
    if (from === to) after.set(costs);
    else after.fill(Infinity);
    this.step(steps.once, length);
    this.step(steps.twice, 2 * length);
    if (from < to) {
      this.step(steps.fromFront, 2 * (depths[to - 1]! - front));
      this.step(steps.fromBack, 2 * (back - depths[from]!));
      let widest = 0;
      for (let at = from + 1; at < to; at++) widest = Math.max(widest, depths[at]! - depths[at - 1]!);
      if (widest > 0) this.step(steps.fromBoth, 2 * (length - widest));
    }
    this.costs = after;
    this.after = costs;
  }

  /** Takes the step from every state, at a length each time it walks to the next aisle. */
  private replace({ from, to, walked }: Step, pitch = 0): void {
    const { costs, after } = this;
    after.fill(Infinity);
    for (let row = 0; row < from.length; row++) {
      const cost = costs[from[row]!]! + walked[row]! * pitch;
      if (cost < after[to[row]!]!) after[to[row]!] = cost;
    }
    this.costs = after;
    this.after = costs;
  }

  private step({ from, to }: Step, length: number): void {
    const { costs, after } = this;
    for (let row = 0; row < from.length; row++) {
      const cost = costs[from[row]!]! + length;
      if (cost < after[to[row]!]!) after[to[row]!] = cost;
    }
  }
}

/**
 * Length of the shortest tour (rule R8), in the layout's unit, in one block or two. Throws a RangeError for an impossible
 * layout or location. For many tours in one layout keep an `ExactTours`.
 */
export function exactLength(layout: Layout, locations: readonly Location[]): number {
  const tours = new ExactTours(layout);
  for (const location of locations) checkLocation(layout, location);
  const sorted = locations.toSorted((a, b) => a.aisle - b.aisle || a.bay - b.bay);
  return tours.length(
    sorted.length,
    Int32Array.from(sorted, ({ aisle }) => aisle),
    Float64Array.from(sorted, ({ bay }) => depthOf(layout, bay)),
  );
}
