import { aisleLength } from '../model/layout';
import { layoutPoints } from '../model/layout-points';
import type { Layout } from '../model/layout';
import { toursByItem } from '../model/tours';
import type { Tours, ToursByItem } from '../model/tours';
import { longestTour } from '../routing/travel';
import type { Move } from './move';
import { TouchedTours } from './touched-tours';
import type { Travel } from './travel';

const UNKNOWN = -1;

/**
 * Travel under the S-shape policy (rule R4), for which it is enough to count each tour's items by aisle: a tour changes only
 * if an item enters or leaves an aisle alone, or is the deepest one of the aisle in which the picker turns.
 */
export class CountedTravel implements Travel {
  total = 0;
  private readonly byItem: ToursByItem;
  private readonly touched: TouchedTours;
  private move: Move | undefined;
  private readonly aisles: number;
  private readonly aisleOf: Int32Array;
  private readonly reachOf: Float64Array;
  private readonly crossing: number;
  private readonly pitch: number;
  private readonly depot: number;
  /** Items by tour and aisle. */
  private readonly counts: Uint8Array | Uint16Array;
  /** Of each tour: how many aisles it visits, the outermost ones, and its length. */
  private readonly visited: Int32Array;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly lengths: Float64Array;
  /** Depth of the visit to the last aisle, if it was needed since the aisle changed. */
  private readonly deepest: Float64Array;
  private changed = 0;
  private readonly changedTours: Int32Array;
  private readonly changedLengths: Float64Array;
  private deltaOfMove = 0;

  constructor(
    layout: Layout,
    private readonly tours: Tours,
    /** Shared with the search, which moves its items after a move is applied. */
    private readonly pointOfItem: Int32Array,
  ) {
    const { aisle, reach } = layoutPoints(layout);
    this.aisleOf = aisle;
    this.reachOf = reach;
    this.aisles = layout.aisles;
    this.crossing = aisleLength(layout);
    this.pitch = layout.aislePitch;
    this.depot = layout.depot.aisle;
    const { starts, items, weights } = tours;
    const count = weights.length;
    this.byItem = toursByItem(tours, pointOfItem.length);
    this.touched = new TouchedTours(this.byItem, count);
    const Counts = longestTour(tours) < 256 ? Uint8Array : Uint16Array;
    this.counts = new Counts(count * this.aisles);
    this.visited = new Int32Array(count);
    this.left = new Int32Array(count);
    this.right = new Int32Array(count);
    this.lengths = new Float64Array(count);
    this.deepest = new Float64Array(count).fill(UNKNOWN);
    this.changedTours = new Int32Array(count);
    this.changedLengths = new Float64Array(count);
    for (let tour = 0; tour < count; tour++) {
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
        this.counts[tour * this.aisles + aisle[pointOfItem[items[at]!]!]!]!++;
      this.look(tour);
      if (this.visited[tour]! > 0) this.lengths[tour] = this.lengthOf(tour);
      this.total += weights[tour]! * this.lengths[tour]!;
    }
  }

  /** Counts a tour's aisles anew. */
  private look(tour: number): void {
    const { counts, aisles } = this;
    const row = tour * aisles;
    let visited = 0;
    for (let aisle = aisles - 1; aisle >= 0; aisle--) {
      if (counts[row + aisle] === 0) continue;
      if (visited++ === 0) this.right[tour] = aisle;
      this.left[tour] = aisle;
    }
    this.visited[tour] = visited;
  }

  private lastOf(left: number, right: number): number {
    return Math.abs(right - this.depot) < Math.abs(left - this.depot) ? left : right;
  }

  private lengthOf(tour: number): number {
    const visited = this.visited[tour]!;
    const along = this.alongOf(this.left[tour]!, this.right[tour]!);
    if (visited % 2 === 0) return along + visited * this.crossing;
    return along + (visited - 1) * this.crossing + 2 * this.deepestOf(tour);
  }

  private alongOf(left: number, right: number): number {
    return 2 * this.pitch * (Math.max(this.depot, right) - Math.min(this.depot, left));
  }

  private deepestOf(tour: number): number {
    const known = this.deepest[tour]!;
    if (known !== UNKNOWN) return known;
    return (this.deepest[tour] = this.deepestIn(tour, this.lastOf(this.left[tour]!, this.right[tour]!), UNKNOWN));
  }

  private deepestIn(tour: number, aisle: number, without: number): number {
    const { starts, items } = this.tours;
    const { aisleOf, reachOf, pointOfItem } = this;
    let deepest = 0;
    for (let at = starts[tour]!; at < starts[tour + 1]!; at++) {
      const item = items[at]!;
      const point = pointOfItem[item]!;
      if (aisleOf[point] === aisle && reachOf[point]! > deepest && item !== without) deepest = reachOf[point]!;
    }
    return deepest;
  }

  delta(move: Move): number {
    this.changed = 0;
    this.deltaOfMove = 0;
    this.move = move;
    this.touched.each(move, this.consider);
    return this.deltaOfMove;
  }

  /** Measures a tour anew if it matters to it that one of its items moves. */
  private readonly consider = (tour: number, index: number): void => {
    const { counts, aisleOf } = this;
    const move = this.move!;
    const row = tour * this.aisles;
    const from = aisleOf[move.from[index]!]!;
    const to = aisleOf[move.to[index]!]!;
    const leaves = from !== to && counts[row + from] === 1;
    const enters = from !== to && counts[row + to] === 0;
    const before = this.visited[tour]!;
    let left = this.left[tour]!;
    let right = this.right[tour]!;
    const last = this.lastOf(left, right);
    // Whether the deepest visit of the last aisle may be another one: then the tour changes, or the cached depth.
    const turns = from === last || to === last;
    if (!leaves && !enters && !(turns && (before % 2 === 1 || this.deepest[tour] !== UNKNOWN))) return;
    const visited = before + (enters ? 1 : 0) - (leaves ? 1 : 0);
    if (leaves && from === left) while (++left < this.aisles && counts[row + left] === 0);
    if (leaves && from === right) while (--right >= 0 && counts[row + right] === 0);
    if (to < left) left = to;
    if (to > right) right = to;
    // An item alone in its tour leaves nothing behind: the outermost aisles are where it goes.
    if (before === 1 && leaves) left = right = to;
    const along = this.alongOf(left, right);
    let length = along + visited * this.crossing;
    if (visited % 2 === 1)
      length =
        along + (visited - 1) * this.crossing + 2 * this.deepestAfter(tour, index, this.lastOf(left, right), last);
    this.deltaOfMove += this.tours.weights[tour]! * (length - this.lengths[tour]!);
    this.changedTours[this.changed] = tour;
    this.changedLengths[this.changed++] = length;
  };

  /** Depth of the visit to the last aisle after the move. */
  private deepestAfter(tour: number, index: number, last: number, before: number): number {
    const { aisleOf, reachOf } = this;
    const move = this.move!;
    const goes = move.to[index]!;
    const left = move.from[index]!;
    const reached = aisleOf[goes] === last ? reachOf[goes]! : 0;
    if (aisleOf[left] !== last) {
      if (last === before) return Math.max(this.deepestOf(tour), reached);
      if (this.counts[tour * this.aisles + last] === 0) return reached;
    } else if (last === before && reachOf[left]! < this.deepestOf(tour)) {
      return Math.max(this.deepestOf(tour), reached);
    }
    return Math.max(this.deepestIn(tour, last, move.items[index]!), reached);
  }

  apply(move: Move): void {
    const { byItem, counts, aisles, aisleOf } = this;
    for (let index = 0; index < move.count; index++) {
      const item = move.items[index]!;
      const from = aisleOf[move.from[index]!]!;
      const to = aisleOf[move.to[index]!]!;
      if (from === to) continue;
      for (let at = byItem.starts[item]!; at < byItem.starts[item + 1]!; at++) {
        const row = byItem.tours[at]! * aisles;
        counts[row + from]!--;
        counts[row + to]!++;
      }
    }
    for (let at = 0; at < this.changed; at++) {
      const tour = this.changedTours[at]!;
      this.look(tour);
      this.deepest[tour] = UNKNOWN;
      this.lengths[tour] = this.changedLengths[at]!;
    }
    this.total += this.deltaOfMove;
  }
}
