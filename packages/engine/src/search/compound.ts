import type { Annealing } from './anneal';
import { fillMove } from './exchange';
import { Move } from './move';
import type { Neighbourhood } from './neighbourhood';

/**
 * Several exchanges that are judged together. Each is made at once, so that the next is measured beside it; all are taken
 * back in turn if the whole is dropped.
 */
export abstract class Compound implements Neighbourhood {
  private readonly move = new Move();
  /** Of each exchange made: its item, and the slot that this came from. */
  private readonly items: Int32Array;
  private readonly slots: Int32Array;
  private readonly parts = new Int32Array(2);
  private readonly from = new Int32Array(2);
  private readonly to = new Int32Array(2);
  /** Number of exchanges made. */
  protected made = 0;
  /** By how much they changed the total. */
  protected delta = 0;

  /** @param most exchanges in one proposal */
  constructor(
    protected readonly annealing: Annealing,
    private readonly most: number,
  ) {
    this.items = new Int32Array(most);
    this.slots = new Int32Array(most);
  }

  /** Makes exchanges by `exchange`. */
  protected abstract build(): void;

  protected get isFull(): boolean {
    return this.made === this.most;
  }

  propose(): number | undefined {
    this.made = 0;
    this.delta = 0;
    this.build();
    return this.made === 0 ? undefined : this.delta;
  }

  /** Makes an exchange. @returns false, and does nothing, if it would change nothing or a rule forbids it */
  protected exchange(item: number, slot: number): boolean {
    const { placement } = this.annealing;
    const before = placement.slotOfItem[item]!;
    if (this.isFull || !this.go(item, slot)) return false;
    this.items[this.made] = item;
    this.slots[this.made++] = before;
    return true;
  }

  private go(item: number, slot: number): boolean {
    const { annealing, move, parts, from, to } = this;
    const { travel, placement, guard } = annealing;
    if (!fillMove(annealing, move, item, slot)) return false;
    if (guard) {
      parts.set(move.items);
      from[0] = to[1] = move.fromPlace;
      to[0] = from[1] = move.toPlace;
      if (!guard.rearrange(move.count, parts, from, to)) return false;
    }
    this.delta += travel.delta(move);
    travel.apply(move);
    placement.exchange(item, slot);
    return true;
  }

  /** Takes back the exchanges after the first so many. */
  protected backTo(count: number): void {
    while (this.made > count) {
      this.made--;
      this.back(this.items[this.made]!, this.slots[this.made]!);
    }
  }

  /** A placement that was allowed before is allowed again, so no rule is asked. */
  private back(item: number, slot: number): void {
    const { annealing, move, parts, from, to } = this;
    const { travel, placement, guard } = annealing;
    fillMove(annealing, move, item, slot);
    if (guard) {
      parts.set(move.items);
      // The move as it was done: from the item's old slot to its present one.
      from[0] = to[1] = move.toPlace;
      to[0] = from[1] = move.fromPlace;
      guard.takeBack(move.count, parts, from, to);
    }
    this.delta += travel.delta(move);
    travel.apply(move);
    placement.exchange(item, slot);
  }

  take(): void {
    this.made = 0;
  }

  drop(): void {
    this.backTo(0);
  }
}
