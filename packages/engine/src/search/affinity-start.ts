import { layoutPoints } from '../model/layout-points';
import type { Distances } from '../model/distances';
import type { Layout } from '../model/layout';
import { aloneDistance } from '../model/point-distance';
import type { Warehouse } from '../model/problem';
import { toursByItem } from '../model/tours';
import type { Tours, ToursByItem } from '../model/tours';
import { nearbyPoints } from './groups';
import { ENOUGH_TOURS } from './neighbourhoods';
import { viewsOf } from './simple-rules';
import type { View } from './simple-rules';

/** Chance of a line to be missing: a second item of a tour in an aisle makes it a little surer that the aisle is entered. */
const MISSING = 0.3;
/** Beyond so many items of a tour in one aisle, one more says nothing new. */
const SURE = 4;

/** The largest of many numbers that only grow, in time that hardly depends on how many there are. */
class Tournament {
  private readonly leaves: number;
  /** The winner of each pair, the root at 1; −1 for none. */
  private readonly winners: Int32Array;

  constructor(private readonly scores: Float64Array) {
    this.leaves = 1;
    while (this.leaves < scores.length) this.leaves *= 2;
    this.winners = new Int32Array(2 * this.leaves).fill(-1);
  }

  /** All scores may have changed. */
  rebuild(): void {
    const { leaves, winners, scores } = this;
    for (let at = 0; at < scores.length; at++) winners[leaves + at] = scores[at]! > -Infinity ? at : -1;
    for (let node = leaves - 1; node > 0; node--)
      winners[node] = this.better(winners[2 * node]!, winners[2 * node + 1]!);
  }

  private better(a: number, b: number): number {
    if (a < 0 || b < 0) return a < 0 ? b : a;
    return this.scores[b]! > this.scores[a]! ? b : a;
  }

  get best(): number {
    return this.winners[1]!;
  }

  /** The score has grown. */
  raised(at: number): void {
    const { winners, scores, leaves } = this;
    const score = scores[at]!;
    for (let node = (leaves + at) >> 1; node > 0; node >>= 1) {
      const winner = winners[node]!;
      if (winner === at) continue;
      if (winner >= 0 && scores[winner]! >= score) return;
      winners[node] = at;
    }
  }

  /** It takes part no more. */
  remove(at: number): void {
    const { winners, leaves } = this;
    winners[leaves + at] = -1;
    for (let node = (leaves + at) >> 1; node > 0; node >>= 1)
      winners[node] = this.better(winners[2 * node]!, winners[2 * node + 1]!);
  }
}

/** Weight of an item's own lines beside those of its tours that are in an aisle already. */
const FREQUENT = [0.03, 0.3];

interface Input {
  tours: Tours;
  /** The point of each slot, and those that may be filled. */
  slots: Int32Array;
  open: Int32Array;
  movable: Int32Array;
  velocity: Float64Array;
  /** Places of items that do not move; −1 for the others. */
  plan: Int32Array;
}

/** Points by the aisle in which they are, or by what is near where there are no aisles. */
interface Aisles {
  /** The aisle of each point. */
  aisle: ArrayLike<number>;
  /** From the depot to each point. */
  reach: ArrayLike<number>;
  /** Aisles in the order in which they are filled. */
  order: readonly number[];
}

function aislesOf(layout: Layout, view: View): Aisles {
  const { aisle, reach } = layoutPoints({ ...layout, depot: view[0]! });
  const away = (one: number) => Math.min(...view.map((depot) => Math.abs(one - depot.aisle)));
  const order = Array.from({ length: layout.aisles }, (_, one) => one).sort((a, b) => away(a) - away(b) || a - b);
  return { aisle, reach, order };
}

function nearbyOf(warehouse: Warehouse, distances: Distances): Aisles {
  const aisle = nearbyPoints(distances);
  const reach = Float64Array.from({ length: distances.points }, (_, point) => point).map(aloneDistance(warehouse));
  const away: number[] = [];
  aisle.forEach((one, point) => (away[one] = Math.min(away[one] ?? Infinity, reach[point]!)));
  return { aisle, reach, order: [...away.keys()].sort((a, b) => away[a]! - away[b]! || a - b) };
}

/** Plans that fill aisles with items that are ordered together; none if points have an order, or there are too few tours. */
export function affinityStarts(warehouse: Warehouse, input: Input): Int32Array[] {
  if (warehouse.policy === 'ordered' || input.tours.weights.length < ENOUGH_TOURS) return [];
  const byItem = toursByItem(input.tours, input.plan.length);
  const views =
    'layout' in warehouse
      ? viewsOf(warehouse, 'within-aisle').map((view) => aislesOf(warehouse.layout, view))
      : [nearbyOf(warehouse, warehouse.distances)];
  return views.flatMap((aisles) => FREQUENT.map((frequent) => placeByAffinity(aisles, byItem, input, frequent)));
}

/**
 * Fills one aisle after another, the nearest first, always with the item of which most tours are there already; within an aisle
 * the most frequent ones lie in front.
 * @param frequent how much an item's own lines count beside those of its tours that are there
 * @returns a plan, in which the slots that are left over are the farthest
 */
function placeByAffinity(
  { aisle, reach, order }: Aisles,
  byItem: ToursByItem,
  { tours, slots, open, movable, velocity, plan }: Input,
  frequent: number,
): Int32Array {
  const placed = plan.slice();
  const scores = new Float64Array(plan.length).fill(-Infinity);
  for (const item of movable) scores[item] = 0;
  const counts = new Uint8Array(tours.weights.length);
  const tournament = new Tournament(scores);
  const slotsOf = order.map((): number[] => []);
  for (const slot of open) slotsOf[aisle[slots[slot]!]!]!.push(slot);
  let left = movable.length;
  const powers = new Float64Array(SURE + 1);
  for (let count = 0, power = 1; count <= SURE; count++, power *= MISSING) powers[count] = power;
  for (const one of order) {
    const here = slotsOf[one]!.sort((a, b) => reach[slots[a]!]! - reach[slots[b]!]! || a - b);
    const wanted = Math.min(here.length, left);
    if (wanted === 0) continue;
    counts.fill(0);
    for (const item of movable) if (scores[item]! > -Infinity) scores[item] = frequent * velocity[item]!;
    tournament.rebuild();
    const chosen: number[] = [];
    for (let at = 0; at < wanted; at++) {
      const item = tournament.best;
      tournament.remove(item);
      scores[item] = -Infinity;
      chosen.push(item);
      for (let row = byItem.starts[item]!; row < byItem.starts[item + 1]!; row++) {
        const tour = byItem.tours[row]!;
        const count = counts[tour]!;
        if (count >= SURE) continue;
        counts[tour] = count + 1;
        const surer = tours.weights[tour]! * (powers[count]! - powers[count + 1]!);
        for (let line = tours.starts[tour]!; line < tours.starts[tour + 1]!; line++) {
          const other = tours.items[line]!;
          if (scores[other] === -Infinity) continue;
          scores[other]! += surer;
          tournament.raised(other);
        }
      }
    }
    left -= wanted;
    chosen.sort((a, b) => velocity[b]! - velocity[a]! || a - b);
    chosen.forEach((item, at) => (placed[item] = here[at]!));
  }
  return placed;
}
