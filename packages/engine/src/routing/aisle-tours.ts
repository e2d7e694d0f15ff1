import { aisleLength } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import type { Layout } from '../model/layout';
import type { Routing } from './routing';

export const AISLE_POLICIES = ['return', 's-shape', 'midpoint', 'largest-gap'] as const;
export type AislePolicy = (typeof AISLE_POLICIES)[number];

/** Tours under a policy that works through the aisles in turn (rules R1 to R7). */
export class AisleTours implements Routing {
  private readonly aisle: Int32Array;
  /** From the depot's cross-aisle. */
  private readonly reach: Float64Array;
  private readonly aisleLength: number;
  private readonly middle: number;
  private readonly depot: number;
  private readonly pitch: number;
  private readonly descends: boolean;

  /** Throws a RangeError if the layout is impossible (rule L6). */
  constructor(
    layout: Layout,
    private readonly policy: AislePolicy,
  ) {
    const { aisle, reach } = layoutPoints(layout);
    this.aisle = aisle;
    this.reach = reach;
    this.aisleLength = aisleLength(layout);
    const half = Math.ceil(layout.bays / 2);
    this.middle = reach[layout.depot.end === 'front' ? half - 1 : layout.bays - half]!;
    this.depot = layout.depot.aisle;
    this.pitch = layout.aislePitch;
    this.descends = layout.depot.end === 'back';
  }

  length(count: number, points: ArrayLike<number>): number {
    if (count === 0) return 0;
    const left = this.aisle[points[0]!]!;
    const right = this.aisle[points[count - 1]!]!;
    const along = 2 * this.pitch * (Math.max(this.depot, right) - Math.min(this.depot, left));
    if (left === right || this.policy === 'return') return along + this.inAndOut(count, points);
    if (this.policy === 's-shape') return along + this.crossed(count, points);
    const between = this.policy === 'midpoint' ? this.halves(count, points) : this.besideGaps(count, points);
    return along + 2 * this.aisleLength + 2 * between;
  }

  /** Rule R3. */
  private inAndOut(count: number, points: ArrayLike<number>): number {
    const { aisle, reach } = this;
    let sum = 0;
    let here = -1;
    let deepest = 0;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      if (aisle[point] !== here) {
        sum += deepest;
        deepest = 0;
        here = aisle[point]!;
      }
      if (reach[point]! > deepest) deepest = reach[point]!;
    }
    return 2 * (sum + deepest);
  }

  /** Rule R4. */
  private crossed(count: number, points: ArrayLike<number>): number {
    const { aisle, reach, depot, aisleLength: length } = this;
    const left = aisle[points[0]!]!;
    const right = aisle[points[count - 1]!]!;
    // Rule R2: the outermost aisle nearer to the depot is the first.
    const last = Math.abs(right - depot) < Math.abs(left - depot) ? left : right;
    let visited = 0;
    let here = -1;
    let deepest = 0;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      if (aisle[point] !== here) {
        visited++;
        here = aisle[point]!;
      }
      if (here === last && reach[point]! > deepest) deepest = reach[point]!;
    }
    return visited % 2 === 0 ? visited * length : (visited - 1) * length + 2 * deepest;
  }

  /** Rule R5: the distance walked once in the aisles between the outermost ones. */
  private halves(count: number, points: ArrayLike<number>): number {
    const { aisle, reach, middle, aisleLength: length } = this;
    const left = aisle[points[0]!]!;
    const right = aisle[points[count - 1]!]!;
    let sum = 0;
    let here = left;
    let front = 0;
    let back = length;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      const one = aisle[point]!;
      if (one === left) continue;
      if (one !== here) {
        sum += front + length - back;
        front = 0;
        back = length;
        if (one === right) return sum;
        here = one;
      }
      const deep = reach[point]!;
      if (deep > middle) {
        if (deep < back) back = deep;
      } else if (deep > front) front = deep;
    }
    return sum;
  }

  /** Rule R6, in the same way. */
  private besideGaps(count: number, points: ArrayLike<number>): number {
    const { aisle, reach, aisleLength: length } = this;
    const left = aisle[points[0]!]!;
    const right = aisle[points[count - 1]!]!;
    let sum = 0;
    let here = left;
    let before = 0;
    let widest = 0;
    // Points ascend from the front; from a depot at the back they are read the other way round, where gaps are as wide.
    const { descends } = this;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      const one = aisle[point]!;
      if (one === left) continue;
      if (one !== here) {
        if (here !== left) sum += length - Math.max(widest, length - before);
        before = 0;
        widest = 0;
        if (one === right) return sum;
        here = one;
      }
      const depth = descends ? length - reach[point]! : reach[point]!;
      if (depth - before > widest) widest = depth - before;
      before = depth;
    }
    return sum;
  }
}
