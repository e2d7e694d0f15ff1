import { generateFree } from '../check';
import { toursOf } from '../model/tours';
import type { Tours } from '../model/tours';
import { Move } from './move';
import { Placement } from './placement';
import { Random } from './random';
import { ThinnedTree } from './thinned-tree';
import { treeOfPoints } from './tree-of-points';
import type { TreeOfPoints } from './tree-of-points';

const ITEMS = 14;
const MISSING = 0.3;

function caseOf(seed: number) {
  const { warehouse } = generateFree(seed, { skus: 1, locations: 1, orders: 0, points: 30 });
  if (!('distances' in warehouse)) throw new Error('The warehouse has aisles.');
  const random = new Random(seed);
  const slots = Int32Array.from({ length: ITEMS + 4 }, () => random.below(30));
  const orders = Array.from({ length: 25 }, () => Array.from({ length: random.below(7) }, () => random.below(ITEMS)));
  const tours = toursOf(orders, ITEMS, (order) => 1 + (order % 3) / 2);
  const placement = new Placement(
    Int32Array.from({ length: ITEMS }, (_, item) => item),
    slots,
  );
  return { tree: treeOfPoints(warehouse.distances), tours, slots, placement, random };
}

/** The mean over all ways in which lines may be missing, each walked along the tree there and back. */
function meanOf(tree: TreeOfPoints, tours: Tours, pointOfItem: Int32Array): number {
  let mean = 0;
  for (let tour = 0; tour + 1 < tours.starts.length; tour++) {
    const items = Array.from(tours.items.subarray(tours.starts[tour], tours.starts[tour + 1]));
    for (let left = 0; left < 1 << items.length; left++) {
      const kept = items.filter((_, at) => left & (1 << at));
      const walked = new Set<number>();
      for (const item of kept)
        for (let node = tree.leafOf[tree.groupOf[pointOfItem[item]!]!]!; node >= 0; node = tree.parent[node]!)
          walked.add(node);
      const chance = (1 - MISSING) ** kept.length * MISSING ** (items.length - kept.length);
      for (const node of walked) mean += tours.weights[tour]! * chance * tree.edge[node]!;
    }
  }
  return mean;
}

test('[S2] thinned tours of a free layout come to the mean over all ways of missing lines, after each move', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { tree, tours, slots, placement, random } = caseOf(seed);
    const travel = new ThinnedTree(tree, tours, placement.pointOfItem, MISSING);
    const move = new Move();
    for (let step = 0; step < 60; step++) {
      expect(travel.total).toBeCloseTo(meanOf(tree, tours, placement.pointOfItem), 3);
      const item = random.below(ITEMS);
      const slot = random.below(slots.length);
      const other = placement.itemOfSlot[slot]!;
      if (other === item) continue;
      const from = placement.pointOfItem[item]!;
      if (other < 0) move.relocate(item, from, slots[slot]!);
      else move.swap(item, from, other, slots[slot]!);
      travel.delta(move);
      if (random.fraction() < 0.3) continue;
      travel.apply(move);
      placement.exchange(item, slot);
    }
  }
});

test('[S9] what an item costs among near points is what thinned tours come to with it there', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { tree, tours, placement } = caseOf(seed);
    const { pointOfItem } = placement;
    const travel = new ThinnedTree(tree, tours, pointOfItem, MISSING);
    const costs = new Float64Array(tree.leafOf.length);
    for (let item = 0; item < ITEMS; item++) {
      const before = pointOfItem[item]!;
      travel.costsByAisle(item, costs);
      const totals = Array.from(costs, (_, group) => {
        pointOfItem[item] = tree.groupOf.indexOf(group);
        return new ThinnedTree(tree, tours, pointOfItem, MISSING).total;
      });
      pointOfItem[item] = before;
      costs.forEach((cost, group) => expect(cost - costs[0]!).toBeCloseTo(totals[group]! - totals[0]!, 2));
    }
  }
});

test('[S2] in the tree of near points all that hangs on one stands behind it', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { tree } = caseOf(seed);
    for (let node = 1; node < tree.count; node++) {
      const parent = tree.parent[node]!;
      expect(parent).toBeLessThan(node);
      expect(tree.end[parent]).toBeGreaterThanOrEqual(tree.end[node]!);
    }
    expect(tree.parent[0]).toBe(-1);
    expect(new Set(tree.leafOf).size).toBe(tree.leafOf.length);
  }
});
