import { aisleLength } from '../model/layout';
import type { Layout } from '../model/layout';
import { toursByItem } from '../model/tours';
import type { Tours, ToursByItem } from '../model/tours';
import { longestTour } from '../routing/travel';
import type { Move } from './move';
import type { Travel } from './travel';

/**
 * Average length of tours through whole aisles if each of their lines were missing with a chance. Future orders
 * resemble the past in the goods that belong together, not line by line; a plan that is good for thinned tours is good
 * for orders that it has not seen, and one fitted to every line of the past is not. It is smooth, too: an item gains by
 * joining others in an aisle before the last one has left it.
 *
 * A tour with c items in an aisle enters it with the chance 1 − q^c; the same holds of walking past an aisle and the
 * items beyond it. Each is kept as the addition by one more item, from which any move follows by two look-ups a tour.
 */
export class ThinnedTravel implements Travel {
  total = 0;
  private readonly byItem: ToursByItem;
  private readonly counts: Uint16Array;
  /** By tour and aisle: items in it and in those farther from the depot on that side. */
  private readonly beyond: Uint16Array;
  /** By tour and aisle: the addition by one more item for entering the aisle, and for walking there. */
  private readonly more: Float32Array;
  private readonly powers: Float64Array;
  private readonly marks: Uint8Array;
  private readonly walks: Float64Array;
  private deltaOfMove = 0;
  private readonly aisles: number;
  private readonly bays: number;
  private readonly depot: number;
  private readonly enter: number;
  private readonly pass: number;

  /** @param missing chance of a line to be missing, above 0 and below 1 */
  constructor(
    layout: Layout,
    private readonly tours: Tours,
    private readonly pointOfItem: Int32Array,
    private readonly missing: number,
  ) {
    this.aisles = layout.aisles;
    this.bays = layout.bays;
    this.depot = layout.depot.aisle;
    this.enter = aisleLength(layout);
    this.pass = 2 * layout.aislePitch;
    this.byItem = toursByItem(tours, pointOfItem.length);
    const count = tours.starts.length - 1;
    this.counts = new Uint16Array(count * this.aisles);
    this.beyond = new Uint16Array(count * this.aisles);
    this.more = new Float32Array(2 * count * this.aisles);
    this.marks = new Uint8Array(count);
    this.walks = new Float64Array(this.aisles);
    this.powers = new Float64Array(longestTour(tours) + 1);
    let power = 1;
    for (let at = 0; at < this.powers.length; at++, power *= missing) this.powers[at] = power;
    const { starts, items, weights } = tours;
    for (let tour = 0; tour + 1 < starts.length; tour++) {
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
        this.counts[tour * this.aisles + this.aisleOf(this.pointOfItem[items[at]!]!)]!++;
      this.total += weights[tour]! * this.measure(tour);
    }
  }

  private aisleOf(point: number): number {
    return Math.floor(point / this.bays);
  }

  /** Fills what one more item would add; answers the tour's mean length. */
  private measure(tour: number): number {
    const { counts, beyond: farther, more, aisles, depot, missing, enter, pass, powers } = this;
    const weight = this.tours.weights[tour]! * (1 - missing);
    const row = tour * aisles;
    let mean = 0;
    for (let aisle = 0; aisle < aisles; aisle++) {
      const empty = powers[counts[row + aisle]!]!;
      mean += enter * (1 - empty);
      more[2 * (row + aisle)] = weight * enter * empty;
    }
    more[2 * (row + depot) + 1] = 0;
    for (const outward of [1, -1]) {
      const edge = outward > 0 ? aisles - 1 : 0;
      let beyond = 0;
      for (let aisle = edge; aisle !== depot; aisle -= outward) {
        beyond += counts[row + aisle]!;
        farther[row + aisle] = beyond;
        const empty = powers[beyond]!;
        mean += pass * (1 - empty);
        more[2 * (row + aisle) + 1] = weight * pass * empty;
      }
      for (let aisle = depot + outward; aisle !== edge + outward; aisle += outward)
        if (aisle !== depot + outward) more[2 * (row + aisle) + 1]! += more[2 * (row + aisle - outward) + 1]!;
    }
    return mean;
  }

  delta(move: Move): number {
    const { byItem, marks } = this;
    const { starts, tours } = byItem;
    this.deltaOfMove = 0;
    const item = move.items[0]!;
    const from = this.aisleOf(move.from[0]!);
    const to = this.aisleOf(move.to[0]!);
    if (from === to) return 0;
    if (move.count === 1) return (this.deltaOfMove = this.shift(starts[item]!, starts[item + 1]!, from, to));
    const other = move.items[1]!;
    for (let at = starts[item]!; at < starts[item + 1]!; at++) marks[tours[at]!] = 1;
    let delta = this.shift(starts[other]!, starts[other + 1]!, to, from);
    for (let at = starts[item]!; at < starts[item + 1]!; at++) marks[tours[at]!] = 0;
    for (let at = starts[other]!; at < starts[other + 1]!; at++) marks[tours[at]!] = 1;
    delta += this.shift(starts[item]!, starts[item + 1]!, from, to);
    for (let at = starts[other]!; at < starts[other + 1]!; at++) marks[tours[at]!] = 0;
    return (this.deltaOfMove = delta);
  }

  /** Weights of walking that is still or no longer needed, see `more`. */
  private weightsOf(from: number, to: number): { gain: number; lose: number } {
    const { depot, missing } = this;
    const sameSide = (from - depot) * (to - depot) > 0;
    const farther = Math.abs(to - depot) > Math.abs(from - depot);
    return { gain: sameSide && !farther ? 1 / missing : 1, lose: sameSide && farther ? 1 : 1 / missing };
  }

  /** The item's own part is taken out: an aisle that it makes surer to be entered is not so sure without it. */
  costsByAisle(item: number, costs: Float64Array): void {
    const { more, aisles, missing, depot, walks } = this;
    const { starts, tours } = this.byItem;
    const width = 2 * aisles;
    costs.fill(0);
    walks.fill(0);
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      const row = tours[at]! * width;
      for (let aisle = 0; aisle < aisles; aisle++) {
        costs[aisle]! += more[row + 2 * aisle]!;
        walks[aisle]! += more[row + 2 * aisle + 1]!;
      }
    }
    const here = this.aisleOf(this.pointOfItem[item]!);
    costs[here]! /= missing;
    for (let aisle = 0; aisle < aisles; aisle++) {
      const sameSide = (here - depot) * (aisle - depot) > 0;
      if (!sameSide) costs[aisle]! += walks[aisle]!;
      else if (Math.abs(aisle - depot) <= Math.abs(here - depot)) costs[aisle]! += walks[aisle]! / missing;
      else costs[aisle]! += walks[here]! / missing + walks[aisle]! - walks[here]!;
    }
  }

  /** Of the tours of an item that goes from one aisle to another, those that are marked left out. */
  private shift(begin: number, end: number, from: number, to: number): number {
    const { more, aisles, missing, marks } = this;
    const { tours } = this.byItem;
    const { gain, lose } = this.weightsOf(from, to);
    let entered = 0;
    let left = 0;
    let walked = 0;
    let saved = 0;
    for (let at = begin; at < end; at++) {
      const tour = tours[at]!;
      if (marks[tour] !== 0) continue;
      const row = 2 * tour * aisles;
      entered += more[row + 2 * to]!;
      walked += more[row + 2 * to + 1]!;
      left += more[row + 2 * from]!;
      saved += more[row + 2 * from + 1]!;
    }
    return entered - left / missing + gain * walked - lose * saved;
  }

  apply(move: Move): void {
    for (let index = 0; index < move.count; index++) {
      const from = this.aisleOf(move.from[index]!);
      const to = this.aisleOf(move.to[index]!);
      if (from !== to) this.shiftCounts(move.items[index]!, from, to);
    }
    this.total += this.deltaOfMove;
  }

  private shiftCounts(item: number, from: number, to: number): void {
    const { counts, more, aisles, enter, powers } = this;
    const { starts, tours } = this.byItem;
    const { weights } = this.tours;
    const depot = this.depot;
    const chance = (1 - this.missing) * enter;
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      const tour = tours[at]!;
      const row = tour * aisles;
      const weight = weights[tour]! * chance;
      more[2 * (row + from)] = weight * powers[--counts[row + from]!]!;
      more[2 * (row + to)] = weight * powers[++counts[row + to]!]!;
      if (from > depot || to > depot) this.walkOut(row, tour, 1, Math.max(from, depot), Math.max(to, depot));
      if (from < depot || to < depot) this.walkOut(row, tour, -1, Math.min(from, depot), Math.min(to, depot));
    }
  }

  /** After an item went from one aisle to another on one side of the depot, or came to or from the depot's. */
  private walkOut(row: number, tour: number, outward: 1 | -1, from: number, to: number): void {
    const { beyond, more, powers } = this;
    const weight = this.tours.weights[tour]! * (1 - this.missing) * this.pass;
    const change = (to - from) * outward > 0 ? 1 : -1;
    const near = change > 0 ? from : to;
    const far = change > 0 ? to : from;
    // Summed anew, not added to: single precision would lose a little more with every move.
    let walk = near === this.depot ? 0 : more[2 * (row + near) + 1]!;
    const edge = outward > 0 ? this.aisles : -1;
    for (let aisle = near + outward, inside = true; aisle !== edge; aisle += outward) {
      if (inside) beyond[row + aisle] = beyond[row + aisle]! + change;
      if (aisle === far) inside = false;
      walk += weight * powers[beyond[row + aisle]!]!;
      more[2 * (row + aisle) + 1] = walk;
    }
  }
}
