import type { Tours, ToursByItem } from '../model/tours';
import { SingleExchange } from './exchange';
import type { Annealing } from './anneal';
import type { SlotGroups } from './slot-groups';

/** Another item of one of an item's tours, both by chance; −1 for none. */
export function companionOf({ random }: Annealing, tours: Tours, byItem: ToursByItem, item: number): number {
  const { starts: first, tours: rows } = byItem;
  const asked = first[item + 1]! - first[item]!;
  if (asked === 0) return -1;
  const tour = rows[first[item]! + random.below(asked)]!;
  const { starts, items } = tours;
  const companion = items[starts[tour]! + random.below(starts[tour + 1]! - starts[tour]!)]!;
  return companion === item ? -1 : companion;
}

/** An item goes near one that it is ordered with: to a slot in the same group of slots, an aisle or the points about a point. */
export class ToCompanion extends SingleExchange {
  constructor(
    annealing: Annealing,
    private readonly tours: Tours,
    private readonly byItem: ToursByItem,
    private readonly groups: SlotGroups,
  ) {
    super(annealing);
  }

  protected slotFor(item: number): number {
    const { random, placement } = this.annealing;
    const companion = companionOf(this.annealing, this.tours, this.byItem, item);
    if (companion < 0) return -1;
    const { groupOf, starts, members } = this.groups;
    const group = groupOf[placement.slotOfItem[companion]!]!;
    const begin = starts[group]!;
    const size = starts[group + 1]! - begin;
    return size === 0 ? -1 : members[begin + random.below(size)]!;
  }
}
