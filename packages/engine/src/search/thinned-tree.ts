import { toursByItem } from '../model/tours';
import type { Tours, ToursByItem } from '../model/tours';
import { longestTour } from '../routing/travel';
import type { Move } from './move';
import type { Travel } from './travel';
import type { TreeOfPoints } from './tree-of-points';

/**
 * Thinned tours (rule S2) of a free layout, walked along a tree of near points: an edge beyond which a tour has c items is walked with the
 * chance 1 − q^c. What one more item adds is kept by node as the sum of all edges on its way from the depot, from which any move follows by
 * three look-ups a tour.
 */
export class ThinnedTree implements Travel {
  total = 0;
  private readonly byItem: ToursByItem;
  /** By tour and node: items there and beyond. */
  private readonly counts: Uint16Array;
  /** By tour and node: the addition by one more item there. */
  private readonly more: Float32Array;
  private readonly powers: Float64Array;
  private readonly marks: Uint8Array;
  private readonly sums: Float64Array;
  /** The last node that two nodes' ways from the depot share, by both of them. */
  private readonly shared: Int16Array;
  private deltaOfMove = 0;

  /** @param missing chance of a line to be missing, above 0 and below 1 */
  constructor(
    private readonly tree: TreeOfPoints,
    private readonly tours: Tours,
    private readonly pointOfItem: Int32Array,
    private readonly missing: number,
  ) {
    const { count } = tree;
    const { starts, items, weights } = tours;
    this.byItem = toursByItem(tours, pointOfItem.length);
    this.counts = new Uint16Array(weights.length * count);
    this.more = new Float32Array(weights.length * count);
    this.marks = new Uint8Array(weights.length);
    this.sums = new Float64Array(count);
    this.shared = sharedNodes(tree);
    this.powers = new Float64Array(longestTour(tours) + 1);
    for (let at = 0, power = 1; at < this.powers.length; at++, power *= missing) this.powers[at] = power;
    for (let tour = 0; tour < weights.length; tour++) {
      const row = tour * count;
      for (let at = starts[tour]!; at < starts[tour + 1]!; at++)
        for (let node = this.nodeOf(pointOfItem[items[at]!]!); node >= 0; node = tree.parent[node]!)
          this.counts[row + node]!++;
      for (let node = 0; node < count; node++)
        this.total += weights[tour]! * tree.edge[node]! * (1 - this.powers[this.counts[row + node]!]!);
      this.fill(tour, 0, count);
    }
  }

  private nodeOf(point: number): number {
    return this.tree.leafOf[this.tree.groupOf[point]!]!;
  }

  private fill(tour: number, from: number, until: number): void {
    const { counts, more, powers, tree } = this;
    const { parent, edge, count } = tree;
    const row = tour * count;
    const weight = this.tours.weights[tour]! * (1 - this.missing);
    for (let node = from; node < until; node++) {
      const before = parent[node]! < 0 ? 0 : more[row + parent[node]!]!;
      more[row + node] = before + weight * edge[node]! * powers[counts[row + node]!]!;
    }
  }

  delta(move: Move): number {
    const { byItem, marks } = this;
    const { starts, tours } = byItem;
    this.deltaOfMove = 0;
    const item = move.items[0]!;
    const from = this.nodeOf(move.from[0]!);
    const to = this.nodeOf(move.to[0]!);
    if (from === to) return 0;
    const begin = starts[item]!;
    const end = starts[item + 1]!;
    if (move.count === 1) return (this.deltaOfMove = this.shift(begin, end, from, to));
    const other = move.items[1]!;
    const otherBegin = starts[other]!;
    const otherEnd = starts[other + 1]!;
    for (let at = begin; at < end; at++) marks[tours[at]!] = 1;
    let delta = this.shift(otherBegin, otherEnd, to, from);
    for (let at = begin; at < end; at++) marks[tours[at]!] = 0;
    for (let at = otherBegin; at < otherEnd; at++) marks[tours[at]!] = 1;
    delta += this.shift(begin, end, from, to);
    for (let at = otherBegin; at < otherEnd; at++) marks[tours[at]!] = 0;
    return (this.deltaOfMove = delta);
  }

  /** Of the tours of an item that goes from one node to another, those that are marked left out. */
  private shift(begin: number, end: number, from: number, to: number): number {
    const { more, marks, missing, shared } = this;
    const { count } = this.tree;
    const both = shared[from * count + to]!;
    const { tours } = this.byItem;
    let entered = 0;
    let left = 0;
    for (let at = begin; at < end; at++) {
      const tour = tours[at]!;
      if (marks[tour] !== 0) continue;
      const row = tour * count;
      const kept = more[row + both]!;
      entered += more[row + to]! - kept;
      left += more[row + from]! - kept;
    }
    return entered - left / missing;
  }

  /** The item's own part is taken out, as of a way that it makes surer to be walked. */
  costsByAisle(item: number, costs: Float64Array): void {
    const { more, missing, sums, shared, tree } = this;
    const { count, leafOf } = tree;
    const { starts, tours } = this.byItem;
    sums.fill(0);
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      const row = tours[at]! * count;
      for (let node = 0; node < count; node++) sums[node]! += more[row + node]!;
    }
    const here = this.nodeOf(this.pointOfItem[item]!);
    for (let group = 0; group < leafOf.length; group++) {
      const node = leafOf[group]!;
      const both = sums[shared[here * count + node]!]!;
      costs[group] = sums[node]! - both + both / missing;
    }
  }

  apply(move: Move): void {
    for (let index = 0; index < move.count; index++) {
      const from = this.nodeOf(move.from[index]!);
      const to = this.nodeOf(move.to[index]!);
      if (from !== to) this.shiftCounts(move.items[index]!, from, to);
    }
    this.total += this.deltaOfMove;
  }

  private shiftCounts(item: number, from: number, to: number): void {
    const { counts, tree } = this;
    const { parent, count, end } = tree;
    const { starts, tours } = this.byItem;
    const both = this.shared[from * count + to]!;
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      const tour = tours[at]!;
      const row = tour * count;
      for (const change of [-1, 1] as const) {
        let top = -1;
        for (let node = change < 0 ? from : to; node !== both; node = parent[node]!) {
          counts[row + node]! += change;
          top = node;
        }
        this.fill(tour, top, end[top]!);
      }
    }
  }
}

/** Nodes stand after those that they hang on: of two ways from the root the one whose node is later is gone back first. */
function sharedNodes({ count, parent }: TreeOfPoints): Int16Array {
  const shared = new Int16Array(count * count);
  for (let from = 0; from < count; from++)
    for (let to = 0; to < count; to++) {
      let [one, other] = [from, to];
      while (one !== other) {
        if (one > other) one = parent[one]!;
        else other = parent[other]!;
      }
      shared[from * count + to] = one;
    }
  return shared;
}
