import type { ToursByItem } from '../model/tours';
import type { Move } from './move';

/** Finds the tours to which a move matters: those that collect one of its items, not both of two that change places. */
export class TouchedTours {
  private readonly marks: Uint8Array;

  constructor(
    private readonly byItem: ToursByItem,
    tourCount: number,
  ) {
    this.marks = new Uint8Array(tourCount);
  }

  /** @param visit is told the tour and which item of the move it collects */
  each(move: Move, visit: (tour: number, index: number) => void): void {
    const { marks } = this;
    const { starts, tours } = this.byItem;
    const item = move.items[0]!;
    const begin = starts[item]!;
    const end = starts[item + 1]!;
    if (move.count === 1) {
      for (let at = begin; at < end; at++) visit(tours[at]!, 0);
      return;
    }
    const other = move.items[1]!;
    for (let at = begin; at < end; at++) marks[tours[at]!] = 1;
    for (let at = starts[other]!; at < starts[other + 1]!; at++) {
      const tour = tours[at]!;
      if (marks[tour] === 0) visit(tour, 1);
      else marks[tour] = 2;
    }
    for (let at = begin; at < end; at++) {
      const tour = tours[at]!;
      if (marks[tour] === 1) visit(tour, 0);
      marks[tour] = 0;
    }
  }
}
