import { crossAisles } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import type { Layout } from '../model/layout';
import type { Routing } from './routing';
import { tourStates } from './tour-states';
import type { Step, TourStates } from './tour-states';

const known = new Map<number, TourStates>();

function statesOf(count: number): TourStates {
  const states = known.get(count) ?? tourStates(count);
  known.set(count, states);
  return states;
}

/** Shortest tours in one layout (rule R8). Time grows with the number of aisles passed and points only. */
export class ExactTours implements Routing {
  private readonly states: TourStates;
  /** Depths of the cross-aisles, ascending. */
  private readonly crossings: Float64Array;
  private readonly depotCrossing: number;
  private costs: Float64Array;
  private after: Float64Array;

  private readonly aisle: Int32Array;
  private readonly depth: Float64Array;

  /** Throws a RangeError if the layout is impossible (rule L6). */
  constructor(private readonly layout: Layout) {
    const { aisle, depth } = layoutPoints(layout);
    this.aisle = aisle;
    this.depth = depth;
    this.crossings = Float64Array.from(crossAisles(layout));
    this.states = statesOf(this.crossings.length);
    this.depotCrossing = layout.depot.end === 'front' ? 0 : this.crossings.length - 1;
    this.costs = new Float64Array(this.states.count);
    this.after = new Float64Array(this.states.count);
  }

  length(count: number, points: ArrayLike<number>): number {
    if (count === 0) return 0;
    const { aisle: aisleOf } = this;
    const depot = this.layout.depot.aisle;
    const first = Math.min(depot, aisleOf[points[0]!]!);
    const last = Math.max(depot, aisleOf[points[count - 1]!]!);
    this.costs.fill(Infinity);
    this.costs[this.states.start] = 0;
    let at = 0;
    for (let aisle = first; ; aisle++) {
      if (aisle === depot) this.replace(this.states.reach[this.depotCrossing]!);
      let end = at;
      while (end < count && aisleOf[points[end]!] === aisle) end++;
      this.walkAisle(points, at, end);
      at = end;
      if (aisle === last) break;
      this.replace(this.states.onward, this.layout.aislePitch);
    }
    let best = Infinity;
    for (const state of this.states.ends) best = Math.min(best, this.costs[state]!);
    return best;
  }

  private walkAisle(points: ArrayLike<number>, from: number, to: number): void {
    const { depth } = this;
    let at = from;
    for (let stretch = 0; stretch + 1 < this.crossings.length; stretch++) {
      const back = this.crossings[stretch + 1]!;
      const isLast = stretch + 2 === this.crossings.length;
      let end = at;
      while (end < to && (isLast || depth[points[end]!]! <= back)) end++;
      this.walkStretch(stretch, points, at, end);
      at = end;
    }
  }

  private walkStretch(index: number, points: ArrayLike<number>, from: number, to: number): void {
    const steps = this.states.stretches[index]!;
    const front = this.crossings[index]!;
    const back = this.crossings[index + 1]!;
    const length = back - front;
    const { costs, after, depth } = this;
    if (from === to) after.set(costs);
    else after.fill(Infinity);
    this.step(steps.once, length);
    this.step(steps.twice, 2 * length);
    if (from < to) {
      this.step(steps.fromFront, 2 * (depth[points[to - 1]!]! - front));
      this.step(steps.fromBack, 2 * (back - depth[points[from]!]!));
      let widest = 0;
      for (let at = from + 1; at < to; at++) widest = Math.max(widest, depth[points[at]!]! - depth[points[at - 1]!]!);
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
