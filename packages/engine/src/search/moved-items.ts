import type { Annealing } from './anneal';
import { SingleExchange } from './exchange';

/** Draws until an item is found that has moved: few have. */
const DRAWS = 8;
/** Share of proposals by which one goes back; by the others two that have moved change places. */
const BACK = 0.5;

/**
 * Where few items may move: one that has moved goes back to where it lies today, so that another may move instead, or two
 * that have moved change places, which moves no more of them. By chance neither would be proposed often.
 */
export class MovedItems extends SingleExchange {
  /** @param home today's slot of each item, −1 for none */
  constructor(
    annealing: Annealing,
    private readonly home: Int32Array,
  ) {
    super(annealing);
  }

  protected override itemFor(): number {
    const { movable, random, placement, places } = this.annealing;
    for (let draw = 0; draw < DRAWS; draw++) {
      const item = movable[random.below(movable.length)]!;
      const home = this.home[item]!;
      if (home >= 0 && places[placement.slotOfItem[item]!] !== places[home]) return item;
    }
    return -1;
  }

  protected slotFor(item: number): number {
    const { random, placement } = this.annealing;
    if (random.fraction() < BACK) return this.home[item]!;
    const other = this.itemFor();
    return other < 0 ? -1 : placement.slotOfItem[other]!;
  }
}
