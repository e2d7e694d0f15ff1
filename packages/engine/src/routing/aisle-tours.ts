import { aisleLength } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import type { Layout } from '../model/layout';
import type { Routing } from './routing';

/** What a tour visits in one aisle, measured from the depot's cross-aisle. */
interface Visit {
  nearest: number;
  deepest: number;
  /** Deepest of the first half of the bays, 0 if none. */
  frontDeepest: number;
  /** Nearest of the second half, the aisle's length if none. */
  backNearest: number;
  /** Widest stretch without a visit, the ends of the aisle included. */
  widest: number;
}

/** The part of a policy that differs: what it walks inside aisles. */
interface Ways {
  /** An aisle which is neither the first nor the last. */
  between: (visit: Visit, length: number) => number;
  /** The last aisle of those visited, `index` being how many come before it. */
  last: (visit: Visit, length: number, index: number) => number;
  first: (visit: Visit, length: number) => number;
}

const inAndOut = ({ deepest }: Visit) => 2 * deepest;
const whole = (_: Visit, length: number) => length;

const WAYS = {
  /** Rule R3. */
  return: { first: inAndOut, between: inAndOut, last: inAndOut },
  /** Rule R4. */
  's-shape': {
    first: whole,
    between: whole,
    last: (visit, length, index) => (index % 2 === 0 ? inAndOut(visit) : length),
  },
  /** Rule R5. */
  midpoint: {
    first: whole,
    between: ({ frontDeepest, backNearest }, length) => 2 * (frontDeepest + length - backNearest),
    last: whole,
  },
  /** Rule R6. */
  'largest-gap': { first: whole, between: ({ widest }, length) => 2 * (length - widest), last: whole },
} satisfies Record<string, Ways>;

export type AislePolicy = keyof typeof WAYS;
export const AISLE_POLICIES = Object.keys(WAYS) as AislePolicy[];

/** Tours under a policy that works through the aisles in turn (rules R1 to R7). */
export class AisleTours implements Routing {
  private readonly ways: Ways;
  private readonly aisle: Int32Array;
  private readonly reach: Float64Array;
  private readonly aisleLength: number;
  private readonly middle: number;
  private readonly depot: number;
  private readonly pitch: number;
  private readonly visit: Visit = { nearest: 0, deepest: 0, frontDeepest: 0, backNearest: 0, widest: 0 };

  /** Throws a RangeError if the layout is impossible (rule L6). */
  constructor(layout: Layout, policy: AislePolicy) {
    const { aisle, reach } = layoutPoints(layout);
    this.ways = WAYS[policy];
    this.aisle = aisle;
    this.reach = reach;
    this.aisleLength = aisleLength(layout);
    const half = Math.ceil(layout.bays / 2);
    this.middle = reach[layout.depot.end === 'front' ? half - 1 : layout.bays - half]!;
    this.depot = layout.depot.aisle;
    this.pitch = layout.aislePitch;
  }

  length(count: number, points: ArrayLike<number>): number {
    if (count === 0) return 0;
    const { aisle, depot, aisleLength: length, ways } = this;
    const left = aisle[points[0]!]!;
    const right = aisle[points[count - 1]!]!;
    const along = 2 * this.pitch * (Math.max(depot, right) - Math.min(depot, left));
    if (left === right) return along + inAndOut(this.read(points, 0, count));
    // Rule R2: the outermost aisle nearer to the depot is the first.
    const mirrored = Math.abs(right - depot) < Math.abs(left - depot);
    let way = 0;
    let index = 0;
    let lastFrom = 0;
    let lastTo = 0;
    for (let from = 0; from < count;) {
      const here = aisle[points[from]!]!;
      let to = from + 1;
      while (to < count && aisle[points[to]!] === here) to++;
      if (here === (mirrored ? left : right)) {
        lastFrom = from;
        lastTo = to;
      } else {
        const visit = this.read(points, from, to);
        way += here === left || here === right ? ways.first(visit, length) : ways.between(visit, length);
        index++;
      }
      from = to;
    }
    return along + way + ways.last(this.read(points, lastFrom, lastTo), length, index);
  }

  private read(points: ArrayLike<number>, from: number, to: number): Visit {
    const { reach, visit, aisleLength: length, middle } = this;
    // Points ascend from the front; from a depot at the back they are read the other way round.
    const backwards = reach[points[from]!]! > reach[points[to - 1]!]!;
    visit.nearest = reach[points[backwards ? to - 1 : from]!]!;
    visit.deepest = reach[points[backwards ? from : to - 1]!]!;
    visit.frontDeepest = 0;
    visit.backNearest = length;
    visit.widest = 0;
    let before = 0;
    for (let at = 0; at < to - from; at++) {
      const here = reach[points[backwards ? to - 1 - at : from + at]!]!;
      if (here <= middle) visit.frontDeepest = here;
      else if (here < visit.backNearest) visit.backNearest = here;
      if (here - before > visit.widest) visit.widest = here - before;
      before = here;
    }
    if (length - before > visit.widest) visit.widest = length - before;
    return visit;
  }
}
