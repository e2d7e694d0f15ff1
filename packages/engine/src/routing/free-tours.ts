import { checkDistances, distanceBetween } from '../model/distances';
import type { Distances } from '../model/distances';
import type { Routing } from './routing';

/** Tours of more stops are built and not improved: that takes time that grows with the square of their number. */
export const IMPROVED_MAX = 60;
/** An exchange must save more than this part of what it takes away, or rounding could exchange for ever. */
const SAVING = 1e-9;

/**
 * Tours of a free layout (rule R12): farthest insertion, and then stretches turned round (2-opt) and single stops put elsewhere
 * until neither saves anything. Stops of a tour are numbered anew, the depot as 0, so that all of a small one stays in the cache.
 */
export class FreeTours implements Routing {
  private readonly between: (from: number, to: number) => number;
  private readonly depot: number;
  /** The points of the stops. */
  private stops = new Int32Array(IMPROVED_MAX + 1);
  private next = new Int32Array(IMPROVED_MAX + 1);
  /** The length from a stop to its next one. */
  private legs = new Float64Array(IMPROVED_MAX + 1);
  /** The length from a stop to the nearest one that is in the tour, −1 once it is itself. */
  private nearest = new Float64Array(IMPROVED_MAX + 1);
  /** Lengths between all stops of a tour that is improved; of a longer one those from one stop. */
  private lengths = new Float64Array((IMPROVED_MAX + 1) ** 2);
  private readonly tour = new Int32Array(IMPROVED_MAX + 1);

  /** Throws a DistanceFault for distances that cannot be. */
  constructor(distances: Distances) {
    checkDistances(distances, true);
    this.between = distanceBetween(distances);
    this.depot = distances.depot;
  }

  length(count: number, points: ArrayLike<number>): number {
    const size = this.gather(count, points);
    const { stops, between } = this;
    if (size === 1) return 0;
    const out = between(stops[0]!, stops[1]!);
    if (size === 2) return 2 * out;
    if (size === 3) return out + between(stops[1]!, stops[2]!) + between(stops[0]!, stops[2]!);
    const isImproved = size <= IMPROVED_MAX + 1;
    if (isImproved) this.measure(size);
    this.insertAll(size, isImproved ? size : 0);
    // Of three stops each order was tried.
    return size > 4 && isImproved ? this.improve(size) : this.sumOfLegs(size);
  }

  /** The points of the tour in the order in which it visits them, from the depot on, which is left out. */
  orderOf(points: readonly number[]): number[] {
    const ascending = points.toSorted((a, b) => a - b);
    this.length(ascending.length, ascending);
    const size = this.gather(ascending.length, ascending);
    const isBuilt = size > 3;
    const isImproved = size > 4 && size <= IMPROVED_MAX + 1;
    const order: number[] = [];
    for (let at = 1, stop = 0; at < size; at++) {
      stop = isImproved ? this.tour[at]! : isBuilt ? this.next[stop]! : at;
      order.push(this.stops[stop]!);
    }
    return order;
  }

  /** Each point once, the depot first. @returns how many there are */
  private gather(count: number, points: ArrayLike<number>): number {
    if (count >= this.stops.length) {
      this.stops = new Int32Array(2 * count);
      this.next = new Int32Array(2 * count);
      this.legs = new Float64Array(2 * count);
      this.nearest = new Float64Array(2 * count);
      this.lengths = new Float64Array(Math.max(this.lengths.length, 2 * count));
    }
    const { stops, depot } = this;
    stops[0] = depot;
    let size = 1;
    for (let at = 0; at < count; at++) {
      const point = points[at]!;
      if (point !== depot && (size === 1 || point !== stops[size - 1])) stops[size++] = point;
    }
    return size;
  }

  private measure(size: number): void {
    const { stops, lengths, between } = this;
    for (let from = 0; from < size; from++) {
      lengths[from * size + from] = 0;
      for (let to = 0; to < from; to++)
        lengths[from * size + to] = lengths[to * size + from] = between(stops[to]!, stops[from]!);
    }
  }

  /** @param width of the rows of lengths; 0 if there is one, to be filled for each stop */
  private insertAll(size: number, width: number): void {
    const { next, legs, nearest, lengths, stops, between } = this;
    const rowOf = (stop: number) => {
      if (width === 0) for (let to = 0; to < size; to++) lengths[to] = between(stops[to]!, stops[stop]!);
      return stop * width;
    };
    next[0] = 0;
    legs[0] = 0;
    rowOf(0);
    for (let stop = 0; stop < size; stop++) nearest[stop] = stop === 0 ? -1 : lengths[stop]!;
    for (let held = 1; held < size; held++) {
      let stop = 0;
      for (let other = 1; other < size; other++) if (nearest[other]! > nearest[stop]!) stop = other;
      const row = rowOf(stop);
      let after = 0;
      let least = Infinity;
      for (let at = 0, turn = 0; turn < held; turn++, at = next[at]!) {
        const more = lengths[row + at]! + lengths[row + next[at]!]! - legs[at]!;
        if (more < least) {
          least = more;
          after = at;
        }
      }
      next[stop] = next[after]!;
      legs[stop] = lengths[row + next[after]!]!;
      next[after] = stop;
      legs[after] = lengths[row + after]!;
      nearest[stop] = -1;
      for (let other = 1; other < size; other++)
        if (lengths[row + other]! < nearest[other]!) nearest[other] = lengths[row + other]!;
    }
  }

  private sumOfLegs(size: number): number {
    let sum = 0;
    for (let at = 0, turn = 0; turn < size; turn++, at = this.next[at]!) sum += this.legs[at]!;
    return sum;
  }

  private improve(size: number): number {
    const { tour, next, lengths } = this;
    for (let at = 0, stop = 0; at < size; at++, stop = next[stop]!) tour[at] = stop;
    while (this.turnRound(size) || this.putElsewhere(size));
    let sum = lengths[tour[size - 1]!]!;
    for (let at = 1; at < size; at++) sum += lengths[tour[at - 1]! * size + tour[at]!]!;
    return sum;
  }

  /** Turns each stretch round for which the tour is shorter then. @returns whether there was one */
  private turnRound(size: number): boolean {
    const { tour, lengths } = this;
    let hasSaved = false;
    for (let first = 1; first < size - 1; first++)
      for (let last = first + 1; last < size; last++) {
        const before = tour[first - 1]! * size;
        const after = tour[last + 1 === size ? 0 : last + 1]! * size;
        const old = lengths[before + tour[first]!]! + lengths[after + tour[last]!]!;
        const saved = old - lengths[before + tour[last]!]! - lengths[after + tour[first]!]!;
        if (saved <= SAVING * old) continue;
        hasSaved = true;
        for (let low = first, high = last; low < high; low++, high--) {
          const stop = tour[low]!;
          tour[low] = tour[high]!;
          tour[high] = stop;
        }
      }
    return hasSaved;
  }

  /** Puts the first stop elsewhere for which the tour is shorter then. @returns whether there was one */
  private putElsewhere(size: number): boolean {
    const { tour, lengths } = this;
    for (let from = 1; from < size; from++) {
      const stop = tour[from]! * size;
      const before = tour[from - 1]!;
      const after = tour[from + 1 === size ? 0 : from + 1]!;
      const old = lengths[stop + before]! + lengths[stop + after]!;
      const left = old - lengths[before * size + after]!;
      for (let to = 0; to < size; to++) {
        if (to === from || to === from - 1) continue;
        const here = tour[to]!;
        const next = tour[to + 1 === size ? 0 : to + 1]!;
        const saved = left - lengths[stop + here]! - lengths[stop + next]! + lengths[here * size + next]!;
        if (saved <= SAVING * old) continue;
        const moved = tour[from]!;
        if (to > from) tour.copyWithin(from, from + 1, to + 1);
        else tour.copyWithin(to + 2, to + 1, from);
        tour[to > from ? to : to + 1] = moved;
        return true;
      }
    }
    return false;
  }
}
