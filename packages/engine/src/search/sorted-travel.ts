import { toursByItem } from '../model/tours';
import type { Tours, ToursByItem } from '../model/tours';
import type { Routing } from '../routing/routing';
import { longestTour, sortPoints } from '../routing/travel';
import type { Move } from './move';
import { TouchedTours } from './touched-tours';
import type { Travel } from './travel';

/** Travel under any routing: each tour's points are kept in order, so that a changed tour is measured without sorting it. */
export class SortedTravel implements Travel {
  total = 0;
  private readonly byItem: ToursByItem;
  private readonly touched: TouchedTours;
  /** In the rows of the tours. */
  private readonly points: Int32Array;
  private readonly lengths: Float64Array;
  private readonly scratch: Int32Array;
  private changed = 0;
  private readonly changedTours: Int32Array;
  private readonly changedItems: Uint8Array;
  private readonly changedLengths: Float64Array;
  private deltaOfMove = 0;
  private move: Move | undefined;

  constructor(
    private readonly routing: Routing,
    private readonly tours: Tours,
    pointOfItem: ArrayLike<number>,
  ) {
    const { starts, items, weights } = tours;
    const count = weights.length;
    this.byItem = toursByItem(tours, pointOfItem.length);
    this.touched = new TouchedTours(this.byItem, count);
    this.points = Int32Array.from(items, (item) => pointOfItem[item]!);
    this.lengths = new Float64Array(count);
    this.scratch = new Int32Array(longestTour(tours));
    this.changedTours = new Int32Array(count);
    this.changedItems = new Uint8Array(count);
    this.changedLengths = new Float64Array(count);
    for (let tour = 0; tour < count; tour++) {
      const row = this.points.subarray(starts[tour], starts[tour + 1]);
      sortPoints(row, row.length);
      this.lengths[tour] = routing.length(row.length, row);
      this.total += weights[tour]! * this.lengths[tour]!;
    }
  }

  delta(move: Move): number {
    this.changed = 0;
    this.deltaOfMove = 0;
    this.move = move;
    this.touched.each(move, this.consider);
    return this.deltaOfMove;
  }

  private readonly consider = (tour: number, index: number): void => {
    const move = this.move!;
    const count = this.exchange(tour, move.from[index]!, move.to[index]!);
    const length = this.routing.length(count, this.scratch);
    const change = length - this.lengths[tour]!;
    this.deltaOfMove += this.tours.weights[tour]! * change;
    this.changedTours[this.changed] = tour;
    this.changedItems[this.changed] = index;
    this.changedLengths[this.changed++] = length;
  };

  /** Writes a tour's points into the scratch, one of them exchanged for another, in order. */
  private exchange(tour: number, from: number, to: number): number {
    const { points, scratch } = this;
    const { starts } = this.tours;
    const end = starts[tour + 1]!;
    let left = false;
    let put = false;
    let count = 0;
    for (let at = starts[tour]!; at < end; at++) {
      const point = points[at]!;
      if (!left && point === from) {
        left = true;
        continue;
      }
      if (!put && point >= to) {
        scratch[count++] = to;
        put = true;
      }
      scratch[count++] = point;
    }
    if (!put) scratch[count++] = to;
    return count;
  }

  apply(move: Move): void {
    const { starts } = this.tours;
    for (let at = 0; at < this.changed; at++) {
      const tour = this.changedTours[at]!;
      const index = this.changedItems[at]!;
      const count = this.exchange(tour, move.from[index]!, move.to[index]!);
      this.points.set(this.scratch.subarray(0, count), starts[tour]);
      this.lengths[tour] = this.changedLengths[at]!;
    }
    this.total += this.deltaOfMove;
  }
}
