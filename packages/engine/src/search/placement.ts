import type { Plan } from '../model/problem';

const EMPTY = -1;

/** The placement from both sides, items and slots, while a search moves items about. */
export class Placement {
  readonly slotOfItem: Int32Array;
  readonly itemOfSlot: Int32Array;
  readonly pointOfItem: Int32Array;

  constructor(
    plan: Plan,
    private readonly pointOfSlot: Int32Array,
  ) {
    this.slotOfItem = plan.slice();
    this.itemOfSlot = new Int32Array(pointOfSlot.length).fill(EMPTY);
    this.pointOfItem = plan.map((slot) => pointOfSlot[slot]!);
    plan.forEach((slot, item) => (this.itemOfSlot[slot] = item));
  }

  /** Item and slot change their contents; the item in the slot, if any, goes to the first one's old slot. */
  exchange(item: number, slot: number): void {
    const other = this.itemOfSlot[slot]!;
    const from = this.slotOfItem[item]!;
    this.put(item, slot);
    if (other === EMPTY) this.itemOfSlot[from] = EMPTY;
    else this.put(other, from);
  }

  private put(item: number, slot: number): void {
    this.slotOfItem[item] = slot;
    this.itemOfSlot[slot] = item;
    this.pointOfItem[item] = this.pointOfSlot[slot]!;
  }
}
