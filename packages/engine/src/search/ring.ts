import type { Annealing } from './anneal';
import { fillMove } from './exchange';
import { Move } from './move';
import type { Neighbourhood } from './neighbourhood';

/** Share of third slots that are any, possibly free, rather than that of an item. */
const ANY_SHARE = 0.5;

/**
 * An item goes to the slot of a second, that to a third slot, and the item there, if any, to the first. If capacities
 * differ, this may be allowed though no two of the items may change places. It is measured as two exchanges, the first
 * of which is made at once and taken back if the ring is dropped.
 */
export class Ring implements Neighbourhood {
  private readonly first = new Move();
  private readonly second = new Move();
  private readonly back = new Move();
  private readonly items = new Int32Array(3);
  private readonly slots = new Int32Array(3);
  private count = 0;
  private readonly from = new Int32Array(3);
  private readonly to = new Int32Array(3);

  constructor(private readonly annealing: Annealing) {}

  propose(): number | undefined {
    const { annealing, items, slots, from, to } = this;
    const { movable, choice, open, random, placement, places, guard, travel } = annealing;
    for (let at = 0; at < 3; at++) {
      const anywhere = at === 2 && random.fraction() < ANY_SHARE;
      const drawn = anywhere ? -1 : movable[choice.draw(random)]!;
      slots[at] = anywhere ? open[random.below(open.length)]! : placement.slotOfItem[drawn]!;
      items[at] = placement.itemOfSlot[slots[at]!]!;
      from[at] = places[slots[at]!]!;
    }
    this.count = items[2]! < 0 ? 2 : 3;
    for (let at = 0; at < 3; at++) to[at] = from[(at + 1) % 3]!;
    if (from[0] === from[1] || from[1] === from[2] || from[0] === from[2]) return undefined;
    if (guard && !guard.rearrange(this.count, items, from, to)) return undefined;
    fillMove(annealing, this.first, items[0]!, slots[1]!);
    const delta = travel.delta(this.first);
    travel.apply(this.first);
    placement.exchange(items[0]!, slots[1]!);
    fillMove(annealing, this.second, items[1]!, slots[2]!);
    return delta + travel.delta(this.second);
  }

  take(): void {
    this.annealing.travel.apply(this.second);
    this.annealing.placement.exchange(this.items[1]!, this.slots[2]!);
  }

  drop(): void {
    const { annealing, back, items, slots } = this;
    annealing.guard?.takeBack(this.count, items, this.from, this.to);
    fillMove(annealing, back, items[0]!, slots[0]!);
    annealing.travel.delta(back);
    annealing.travel.apply(back);
    annealing.placement.exchange(items[0]!, slots[0]!);
  }
}
