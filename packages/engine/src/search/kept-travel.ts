import type { Move } from './move';
import type { Travel } from './travel';

/** So many moves are measured before the price of an item that leaves its place is looked at. */
const LOOK = 1024;
const DEARER = 1.1;
/** The price rises before the limit is reached, because only plans below it count. */
const AIM = 0.97;

/**
 * A measure to which each item adds a price that does not lie where it lies today. The price follows how many there are: too
 * many, and it rises. So the few that may move become those that gain most.
 */
export class KeptTravel implements Travel {
  total: number;
  private price: number;
  private away = 0;
  private measured = 0;
  private change = 0;

  /** @param today the point of each item @param most how many may lie elsewhere */
  constructor(
    private readonly travel: Travel,
    pointOfItem: Int32Array,
    private readonly today: Int32Array,
    private readonly most: number,
  ) {
    pointOfItem.forEach((point, item) => {
      if (point !== today[item]) this.away++;
    });
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
    this.change = 0;
    for (let index = 0; index < move.count; index++) {
      const point = this.today[move.items[index]!]!;
      if (move.from[index] === point) this.change++;
      else if (move.to[index] === point) this.change--;
    }
    return this.travel.delta(move) + this.price * this.change;
  }

  apply(move: Move): void {
    this.travel.apply(move);
    this.total = this.travel.total;
    this.away += this.change;
  }
}
