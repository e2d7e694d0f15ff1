import type { Tours, ToursByItem } from '../model/tours';
import type { Annealing } from './anneal';
import { companionOf } from './companions';
import { Compound } from './compound';

/** Items that are laid anew together, and exchanges that this may take. */
const SIZE = 6;
const EXCHANGES = 4 * SIZE;

/**
 * Large-neighbourhood search: an item and some that it is ordered with are disturbed, and laid anew among their slots and one
 * more, each where it is best.
 */
export class Repair extends Compound {
  private readonly laid = new Int32Array(SIZE);
  private readonly among = new Int32Array(SIZE + 1);

  constructor(
    annealing: Annealing,
    private readonly tours: Tours,
    private readonly byItem: ToursByItem,
  ) {
    super(annealing, EXCHANGES);
  }

  protected build(): void {
    const { annealing, laid: items, among: slots } = this;
    const { random, placement, movable, choice, open } = annealing;
    items[0] = movable[choice.draw(random)]!;
    let count = 1;
    for (let drawn = 0; drawn < 2 * SIZE && count < SIZE; drawn++) {
      const other = companionOf(annealing, this.tours, this.byItem, items[0]!);
      if (other >= 0 && annealing.moves[other] === 1 && !items.subarray(0, count).includes(other))
        items[count++] = other;
    }
    for (let at = 0; at < count; at++) slots[at] = placement.slotOfItem[items[at]!]!;
    slots[count] = open[random.below(open.length)]!;
    // Away from its present place: otherwise all would fall back into their places.
    this.exchange(items[0]!, slots[count]!);
    for (let at = 0; at < count; at++) this.layBest(items[at]!, count + 1);
  }

  /** The item goes to that of the slots in which the total is least. */
  private layBest(item: number, count: number): void {
    let best = -1;
    let least = this.delta;
    for (let at = 0; at < count; at++) {
      const made = this.made;
      if (!this.exchange(item, this.among[at]!)) continue;
      if (this.delta < least) {
        least = this.delta;
        best = at;
      }
      this.backTo(made);
    }
    if (best >= 0) this.exchange(item, this.among[best]!);
  }
}
