import type { Move } from './move';
import type { Travel } from './travel';

/** So many moves are measured before the price of an item that leaves its place is looked at. */
const LOOK = 1024;
const DEARER = 1.1;
/** The price rises before the limit is reached, because only plans below it count. */
const AIM = 0.97;

/** Number of items that lie elsewhere than today, of those that lie somewhere today and in a plan. */
export const awayFrom = (today: ArrayLike<number>, placeOfItem: Int32Array): number =>
  placeOfItem.reduce((sum, place, item) => sum + Number(today[item]! >= 0 && place >= 0 && place !== today[item]), 0);

/**
 * A measure to which each item adds a price that does not lie where it lies today. The price follows how many there are: too
 * many, and it rises. So the few that may move become those that gain most.
 */
export class KeptTravel implements Travel {
  total: number;
  private price: number;
  private away: number;
  private measured = 0;
  private change = 0;

  /**
   * @param placeOfItem where each lies as it begins: points, or locations, as the search has them
   * @param today the place of each; one that lies nowhere (below 0) comes from outside and has no price
   * @param most how many may lie elsewhere
   */
  constructor(
    private readonly travel: Travel,
    placeOfItem: Int32Array,
    private readonly today: Int32Array,
    private readonly most: number,
  ) {
    this.away = awayFrom(today, placeOfItem);
    this.total = travel.total;
    this.price = travel.total / Math.max(1, today.length);
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
    const place = this.today[item]!;
    if (place < 0) return 0;
    return Number(to !== place) - Number(from !== place);
  }

  apply(move: Move): void {
    this.travel.apply(move);
    this.total = this.travel.total;
    this.away += this.change;
  }
}
