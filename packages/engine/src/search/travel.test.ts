import { generateInstance } from '../check';
import { layoutPoints } from '../model/layout-points';
import type { Layout } from '../model/layout';
import { toursOf } from '../model/tours';
import type { Tours } from '../model/tours';
import { POLICIES, routingOf } from '../routing/tour-length';
import { travelOf } from '../routing/travel';
import { CountedTravel } from './counted-travel';
import { Move } from './move';
import { Placement } from './placement';
import { Random } from './random';
import { SortedTravel } from './sorted-travel';
import { ThinnedTravel } from './thinned-travel';
import type { Travel } from './travel';

interface Case {
  layout: Layout;
  tours: Tours;
  slots: Int32Array;
  placement: Placement;
  random: Random;
}

const ITEMS = 14;

/** Few places and many tours, so that everything that can happen to a tour does. */
function caseOf(seed: number): Case {
  const { layout } = generateInstance(seed, { aisles: 5, bays: 4, locations: 0, blocks: 2 });
  const random = new Random(seed);
  const { count } = layoutPoints(layout);
  const slots = Int32Array.from({ length: ITEMS + 4 }, () => random.below(count));
  const orders = Array.from({ length: 25 }, () => Array.from({ length: random.below(7) }, () => random.below(ITEMS)));
  const tours = toursOf(orders, ITEMS, (order) => 1 + (order % 3) / 2);
  const plan = Int32Array.from({ length: ITEMS }, (_, item) => item);
  return { layout, tours, slots, placement: new Placement(plan, slots), random };
}

/** Makes a hundred moves at random, each compared with measuring anew. */
function follow({ slots, placement, random }: Case, travel: Travel, measure: () => number): void {
  const move = new Move();
  for (let step = 0; step < 100; step++) {
    const item = random.below(ITEMS);
    const slot = random.below(slots.length);
    const other = placement.itemOfSlot[slot]!;
    if (other === item) continue;
    const from = placement.pointOfItem[item]!;
    if (other < 0) move.relocate(item, from, slots[slot]!);
    else move.swap(item, from, other, slots[slot]!);
    const before = travel.total;
    const delta = travel.delta(move);
    expect(travel.total).toBe(before);
    if (random.fraction() < 0.3) continue;
    travel.apply(move);
    placement.exchange(item, slot);
    expect(travel.total).toBeCloseTo(before + delta, 6);
    expect(travel.total).toBeCloseTo(measure(), 3);
  }
}

test('[S1] what a move changes is what measuring all tours anew says, under every policy', () => {
  for (let seed = 0; seed < 15; seed++)
    for (const policy of POLICIES) {
      const one = caseOf(seed);
      const routing = routingOf({ layout: one.layout, policy });
      const travel = new SortedTravel(routing, one.tours, one.placement.pointOfItem);
      follow(one, travel, () => travelOf(routing, one.tours, one.placement.pointOfItem));
    }
});

test('[S1] counting aisles comes to the same under S-shape', () => {
  for (let seed = 0; seed < 60; seed++) {
    const one = caseOf(seed);
    const routing = routingOf({ layout: one.layout, policy: 's-shape' });
    const travel = new CountedTravel(one.layout, one.tours, one.placement.pointOfItem);
    follow(one, travel, () => travelOf(routing, one.tours, one.placement.pointOfItem));
  }
});

/** The mean over all ways in which lines may be missing, each walked whole: every aisle crossed, out and home. */
function meanOfThinned({ layout, tours, placement }: Case, missing: number): number {
  const { aisle, depth } = layoutPoints(layout);
  const length = layout.endGap + depth[layout.bays - 1]!;
  let mean = 0;
  for (let tour = 0; tour + 1 < tours.starts.length; tour++) {
    const items = Array.from(tours.items.subarray(tours.starts[tour], tours.starts[tour + 1]));
    for (let left = 0; left < 1 << items.length; left++) {
      const kept = items.filter((_, at) => left & (1 << at)).map((item) => aisle[placement.pointOfItem[item]!]!);
      const chance = (1 - missing) ** kept.length * missing ** (items.length - kept.length);
      const span = Math.max(...kept, layout.depot.aisle) - Math.min(...kept, layout.depot.aisle);
      mean += tours.weights[tour]! * chance * (new Set(kept).size * length + 2 * layout.aislePitch * span);
    }
  }
  return mean;
}

test('[S2] thinned tours come to the mean over all ways of missing lines', () => {
  for (let seed = 0; seed < 12; seed++) {
    const one = caseOf(seed);
    const travel = new ThinnedTravel(one.layout, one.tours, one.placement.pointOfItem, 0.3);
    expect(travel.total).toBeCloseTo(meanOfThinned(one, 0.3), 6);
    follow(one, travel, () => meanOfThinned(one, 0.3));
  }
});

test('[S9] what an item costs in each aisle is what thinned tours come to with it there', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { layout, tours, placement } = caseOf(seed);
    const { pointOfItem } = placement;
    const travel = new ThinnedTravel(layout, tours, pointOfItem, 0.3);
    const costs = new Float64Array(layout.aisles);
    for (let item = 0; item < ITEMS; item++) {
      const before = pointOfItem[item]!;
      travel.costsByAisle(item, costs);
      const totals = Array.from(costs, (_, aisle) => {
        pointOfItem[item] = aisle * layout.bays;
        return new ThinnedTravel(layout, tours, pointOfItem, 0.3).total;
      });
      pointOfItem[item] = before;
      costs.forEach((cost, aisle) => expect(cost - costs[0]!).toBeCloseTo(totals[aisle]! - totals[0]!, 3));
    }
  }
});

test('[S2] a tour may be longer than any power that a double can hold', () => {
  const items = 1100;
  const layout: Layout = {
    aisles: 3,
    bays: 1,
    aislePitch: 3,
    bayPitch: 1,
    endGap: 1,
    depot: { aisle: 0, end: 'front' },
  };
  const pointOfItem = Int32Array.from({ length: items }, () => 1);
  const tours = toursOf([Array.from({ length: items }, (_, item) => item)], items);
  const travel = new ThinnedTravel(layout, tours, pointOfItem, 0.3);
  const move = new Move();
  // All in one aisle but one, which goes to the next: that aisle, and the walk to it, for seven of ten tours.
  move.relocate(0, 1, 2);
  expect(travel.delta(move)).toBeCloseTo(0.7 * (2 + 6), 6);
  travel.apply(move);
  pointOfItem[0] = 2;
  move.relocate(1, 1, 2);
  expect(travel.delta(move)).toBeCloseTo(0.3 * 0.7 * (2 + 6), 6);
});
