import type { Tours } from '../model/tours';
import type { Annealing } from './anneal';
import { Compound } from './compound';
import type { SlotGroups } from './slot-groups';

/** The longest tours of which all items are gathered; of others, so many. */
const MOST = 16;
/** Share of draws that take the first slots of a group rather than some of them. */
const FIRST = 0.5;

/**
 * All that one tour collects goes to slots side by side in one group. If a group is entered for any of its items,
 * leaving it for one item less saves nothing: only together they can go.
 */
export class Gathering extends Compound {
  /** Tours with items that move. */
  private readonly asked: Int32Array;

  constructor(
    annealing: Annealing,
    private readonly tours: Tours,
    private readonly groups: SlotGroups,
  ) {
    super(annealing, MOST);
    const { starts, items } = tours;
    this.asked = Int32Array.from(tours.weights.keys()).filter((tour) =>
      items.subarray(starts[tour], starts[tour + 1]).some((item) => annealing.moves[item] === 1),
    );
  }

  protected build(): void {
    const { random, placement, moves } = this.annealing;
    const { starts, items } = this.tours;
    const { groupOf, members, starts: first, count } = this.groups;
    if (this.asked.length === 0) return;
    const tour = this.asked[random.below(this.asked.length)]!;
    const group = random.below(count);
    const begin = first[group]!;
    const size = first[group + 1]! - begin;
    if (size === 0) return;
    let at = random.fraction() < FIRST ? 0 : random.below(size);
    const end = at + size;
    for (let line = starts[tour]!; line < starts[tour + 1]! && !this.isFull; line++) {
      const item = items[line]!;
      if (moves[item] === 0 || groupOf[placement.slotOfItem[item]!] === group) continue;
      for (; at < end; at++) {
        const slot = members[begin + (at % size)]!;
        const held = placement.itemOfSlot[slot]!;
        if (held >= 0 && this.isIn(tour, held)) continue;
        if (this.exchange(item, slot)) break;
      }
      at++;
    }
  }

  /** A tour's items ascend. */
  private isIn(tour: number, item: number): boolean {
    const { starts, items } = this.tours;
    let from = starts[tour]!;
    let to = starts[tour + 1]!;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (items[middle]! < item) from = middle + 1;
      else to = middle;
    }
    return from < starts[tour + 1]! && items[from] === item;
  }
}
