import type { Tours, ToursByItem } from '../model/tours';
import { SingleExchange } from './exchange';
import type { Annealing } from './anneal';

/** An item goes near one that it is ordered with: to a slot in the same group of slots, an aisle or the points about a point. */
export class ToCompanion extends SingleExchange {
  /** Slots by group, and where each group starts. */
  private readonly members: Int32Array;
  private readonly starts: Int32Array;

  /** @param groups of each slot, numbered from 0 */
  constructor(
    annealing: Annealing,
    private readonly tours: Tours,
    private readonly byItem: ToursByItem,
    private readonly groups: Int32Array,
  ) {
    super(annealing);
    const count = groups.reduce((most, group) => Math.max(most, group), -1) + 1;
    this.starts = new Int32Array(count + 1);
    for (const slot of annealing.open) this.starts[groups[slot]! + 1]!++;
    for (let group = 0; group < count; group++) this.starts[group + 1]! += this.starts[group]!;
    const next = this.starts.slice();
    this.members = new Int32Array(annealing.open.length);
    for (const slot of annealing.open) this.members[next[groups[slot]!]!++] = slot;
  }

  protected slotFor(item: number): number {
    const { random, placement } = this.annealing;
    const { starts: first, tours } = this.byItem;
    const asked = first[item + 1]! - first[item]!;
    if (asked === 0) return -1;
    const tour = tours[first[item]! + random.below(asked)]!;
    const { starts, items } = this.tours;
    const lines = starts[tour + 1]! - starts[tour]!;
    const companion = items[starts[tour]! + random.below(lines)]!;
    if (companion === item) return -1;
    const group = this.groups[placement.slotOfItem[companion]!]!;
    const begin = this.starts[group]!;
    const size = this.starts[group + 1]! - begin;
    return size === 0 ? -1 : this.members[begin + random.below(size)]!;
  }
}
