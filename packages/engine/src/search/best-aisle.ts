import type { Annealing } from './anneal';
import { SingleExchange } from './exchange';
import type { SlotGroups } from './slot-groups';
import type { Travel } from './travel';

/** Aisles in which an item is tried: those in which most of its tours are anyway, and a few of the others. */
const BEST = 8;
const OTHERS = 4;
/** Number of tries of an item before it is measured anew. */
const TRIES = 8;
/** Slots that are tried in each of them. */
const SLOTS = 2;

/**
 * An item goes to the one of several slots where changing places costs least for both it and the item there. The cost
 * of each item in each aisle is remembered from its last measurement: enough to choose by, and the move itself is
 * measured anew.
 */
export class ToBestAisle extends SingleExchange {
  private readonly costs: Float64Array;
  /** By item and aisle. */
  private readonly remembered: Float32Array;
  /** Number of tries left for each item before it is measured. */
  private readonly known: Uint8Array;
  private readonly aisles: number;
  private readonly tried: Int32Array;

  /** @param groups slots of one aisle each, numbered as the aisles */
  constructor(
    annealing: Annealing,
    private readonly groups: SlotGroups,
    private readonly measure: NonNullable<Travel['costsByAisle']>,
    aisles: number,
  ) {
    super(annealing);
    const items = annealing.placement.slotOfItem.length;
    this.aisles = aisles;
    this.costs = new Float64Array(aisles);
    this.remembered = new Float32Array(items * aisles);
    this.known = new Uint8Array(items);
    this.tried = new Int32Array(Math.min(aisles, BEST + OTHERS));
  }

  private learn(item: number): void {
    this.measure(item, this.costs);
    this.remembered.set(this.costs, item * this.aisles);
    this.known[item] = TRIES;
  }

  protected slotFor(item: number): number {
    const { annealing, groups, remembered, aisles, tried } = this;
    const { placement, random } = annealing;
    if (this.known[item] === 0) this.learn(item);
    this.known[item]!--;
    const here = groups.groupOf[placement.slotOfItem[item]!]!;
    const own = item * aisles;
    const count = this.chooseAisles(own);
    let best = -1;
    let least = Infinity;
    for (let at = 0; at < count; at++) {
      const aisle = tried[at]!;
      const begin = groups.starts[aisle]!;
      const size = groups.starts[aisle + 1]! - begin;
      if (aisle === here || size === 0) continue;
      const change = remembered[own + aisle]! - remembered[own + here]!;
      for (let draw = 0; draw < SLOTS; draw++) {
        const slot = groups.members[begin + random.below(size)]!;
        const other = placement.itemOfSlot[slot]!;
        let both = change;
        if (other >= 0) {
          if (this.known[other] === 0) this.learn(other);
          both += remembered[other * aisles + here]! - remembered[other * aisles + aisle]!;
        }
        if (both < least) {
          least = both;
          best = slot;
        }
      }
    }
    return best;
  }

  /** @returns how many of `tried` are meant */
  private chooseAisles(own: number): number {
    const { aisles, tried, remembered } = this;
    if (aisles <= tried.length) {
      for (let aisle = 0; aisle < aisles; aisle++) tried[aisle] = aisle;
      return aisles;
    }
    // The cheapest, in order, by insertion.
    let count = 0;
    for (let aisle = 0; aisle < aisles; aisle++) {
      const cost = remembered[own + aisle]!;
      if (count === BEST && cost >= remembered[own + tried[BEST - 1]!]!) continue;
      let at = count === BEST ? BEST - 1 : count++;
      for (; at > 0 && remembered[own + tried[at - 1]!]! > cost; at--) tried[at] = tried[at - 1]!;
      tried[at] = aisle;
    }
    const { random } = this.annealing;
    while (count < tried.length) tried[count++] = random.below(aisles);
    return count;
  }
}
