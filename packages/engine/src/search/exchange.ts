import type { Annealing } from './anneal';
import { Move } from './move';
import type { Neighbourhood } from './neighbourhood';

/** Share of partners that are demanded items, rather than any slot. */
const PARTNER_SHARE = 0.7;

/**
 * Fills a move by which an item goes to a slot, and the item there comes back. @returns false if nothing would change
 */
export function fillMove(
  { placement, slots, places }: Pick<Annealing, 'placement' | 'slots' | 'places'>,
  move: Move,
  item: number,
  slot: number,
): boolean {
  const old = placement.slotOfItem[item]!;
  move.fromPlace = places[old]!;
  move.toPlace = places[slot]!;
  if (move.fromPlace === move.toPlace) return false;
  const other = placement.itemOfSlot[slot]!;
  if (other < 0) move.relocate(item, slots[old]!, slots[slot]!);
  else move.swap(item, slots[old]!, other, slots[slot]!);
  return true;
}

/** An item goes to another slot, and the item there comes to the old one; subclasses draw both. */
export abstract class SingleExchange implements Neighbourhood {
  private readonly move = new Move();
  private slot = -1;
  private readonly from = new Int32Array(2);
  private readonly to = new Int32Array(2);

  constructor(protected readonly annealing: Annealing) {}

  /** @returns the slot to which the item could go, −1 for none */
  protected abstract slotFor(item: number): number;

  /** @returns the item that could go, −1 for none: frequent ones more often */
  protected itemFor(): number {
    const { movable, choice, random } = this.annealing;
    return movable[choice.draw(random)]!;
  }

  propose(): number | undefined {
    const { annealing, move, from, to } = this;
    const { guard, travel } = annealing;
    const item = this.itemFor();
    if (item < 0) return undefined;
    this.slot = this.slotFor(item);
    if (this.slot < 0 || !fillMove(annealing, move, item, this.slot)) return undefined;
    if (!guard) return travel.delta(move);
    from[0] = to[1] = move.fromPlace;
    to[0] = from[1] = move.toPlace;
    return guard.rearrange(move.count, move.items, from, to) ? travel.delta(move) : undefined;
  }

  take(): void {
    this.annealing.travel.apply(this.move);
    this.annealing.placement.exchange(this.move.items[0]!, this.slot);
  }

  drop(): void {
    this.annealing.guard?.takeBack(this.move.count, this.move.items, this.from, this.to);
  }
}

/** The slot of another item, the more likely the more often that one is asked for, or any slot. */
export class AnyExchange extends SingleExchange {
  protected slotFor(): number {
    const { random, placement, movable, choice, open } = this.annealing;
    return random.fraction() < PARTNER_SHARE
      ? placement.slotOfItem[movable[choice.draw(random)]!]!
      : open[random.below(open.length)]!;
  }
}
