import type { Move } from './move';
import type { Travel } from './travel';

/** So many moves are measured before the price of an item that leaves its place is looked at. */
const LOOK = 1024;
const DEARER = 1.1;
/** The price rises before the limit is reached, because only plans below it count. */
const AIM = 0.97;

/** The amount that an item counts in a place: 0 where it lies today, and for one that lies nowhere today or in a plan. */
export type Leaving = (item: number, place: number) => number;

/** Each item that leaves its place counts alike, or as much as a price of leaving it for another one. */
export const leavingOf =
  (today: ArrayLike<number>, price: (from: number, to: number) => number = () => 1): Leaving =>
  (item, place) => {
    const from = today[item]!;
    return from < 0 || place < 0 || place === from ? 0 : price(from, place);
  };

/** All that leave their places, together. */
export const awayFrom = (leaving: Leaving, placeOfItem: Int32Array): number =>
  placeOfItem.reduce((sum, place, item) => sum + leaving(item, place), 0);

/** The amount that an item counts in the mean if each lay where the next one does. */
export const usualOf = (leaving: Leaving, placeOfItem: Int32Array): number =>
  awayFrom(
    leaving,
    placeOfItem.map((_, at) => placeOfItem[(at + 1) % placeOfItem.length]!),
  ) / Math.max(1, placeOfItem.length);

/**
 * A measure to which each item adds a price for leaving the place where it lies today. The price follows how much that comes
 * to: too much, and it rises. So the few that may move become those that gain most.
 */
export class KeptTravel implements Travel {
  total: number;
  private price: number;
  private away: number;
  private measured = 0;
  private change = 0;

  /**
   * @param placeOfItem where each lies as it begins: points, or locations, as the search has them
   * @param leaving what it counts that one lies in a place
   * @param most how much that may come to
   * @param usual what one counts in the mean: the price begins by it
   */
  constructor(
    private readonly travel: Travel,
    placeOfItem: Int32Array,
    private readonly leaving: Leaving,
    private readonly most: number,
    usual = 1,
  ) {
    this.away = awayFrom(leaving, placeOfItem);
    this.total = travel.total;
    this.price = travel.total / Math.max(1, placeOfItem.length) / Math.max(usual, 1e-9);
  }

  get costsByAisle(): Travel['costsByAisle'] {
    return this.travel.costsByAisle?.bind(this.travel);
  }

  delta(move: Move): number {
    if (++this.measured % LOOK === 0) {
      if (this.away > AIM * this.most) this.price *= DEARER;
      else this.price /= DEARER;
    }
    const { fromPlace, toPlace, other } = move;
    this.change = this.changeOf(move.items[0]!, fromPlace, toPlace);
    if (other >= 0) this.change += this.changeOf(other, toPlace, fromPlace);
    return this.travel.delta(move) + this.price * this.change;
  }

  private changeOf(item: number, from: number, to: number): number {
    return this.leaving(item, to) - this.leaving(item, from);
  }

  apply(move: Move): void {
    this.travel.apply(move);
    this.total = this.travel.total;
    this.away += this.change;
  }
}
