import type { Tours, ToursByItem } from '../model/tours';
import type { Annealing } from './anneal';
import { companionOf } from './companions';
import { Compound } from './compound';
import type { SlotGroups } from './slot-groups';

/** An item, and at most so many that go with it. */
const MOST = 6;

/** An item goes to another group together with those of its own group that it is ordered with. */
export class FamilyExchange extends Compound {
  constructor(
    annealing: Annealing,
    private readonly tours: Tours,
    private readonly byItem: ToursByItem,
    private readonly groups: SlotGroups,
  ) {
    super(annealing, MOST);
  }

  protected build(): void {
    const { annealing, groups } = this;
    const { random, placement, movable, choice } = annealing;
    const first = movable[choice.draw(random)]!;
    const group = groups.groupOf[placement.slotOfItem[first]!]!;
    const target = random.below(groups.count);
    const begin = groups.starts[target]!;
    const size = groups.starts[target + 1]! - begin;
    if (target === group || size === 0) return;
    const slot = () => groups.members[begin + random.below(size)]!;
    if (!this.exchange(first, slot())) return;
    const wanted = 1 + random.below(MOST - 1);
    for (let drawn = 0; drawn < 2 * MOST && this.made <= wanted && !this.isFull; drawn++) {
      const other = companionOf(annealing, this.tours, this.byItem, first);
      if (other >= 0 && annealing.moves[other] === 1 && groups.groupOf[placement.slotOfItem[other]!] === group)
        this.exchange(other, slot());
    }
  }
}

/** Two groups change what lies in them, slot by slot. */
export class GroupExchange extends Compound {
  constructor(
    annealing: Annealing,
    private readonly groups: SlotGroups,
  ) {
    super(annealing, annealing.open.length);
  }

  protected build(): void {
    const { random, placement } = this.annealing;
    const { count, starts, members } = this.groups;
    const one = random.below(count);
    const other = random.below(count);
    if (one === other) return;
    const size = Math.min(starts[one + 1]! - starts[one]!, starts[other + 1]! - starts[other]!);
    for (let at = 0; at < size; at++) {
      const oneSlot = members[starts[one]! + at]!;
      const otherSlot = members[starts[other]! + at]!;
      if (placement.itemOfSlot[oneSlot]! >= 0) this.exchange(placement.itemOfSlot[oneSlot]!, otherSlot);
      else if (placement.itemOfSlot[otherSlot]! >= 0) this.exchange(placement.itemOfSlot[otherSlot]!, oneSlot);
    }
  }
}
