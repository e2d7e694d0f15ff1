import type { Plan, Problem } from '../model/problem';
import { shortestTour } from './shortest-tour';
import { apart, walkFree } from './walk-free';
import { walkPolicy } from './walk-policy';

/** Faults of a plan, in words; empty if it is whole (rule C2). */
export function faultsOf({ slots, items, fixed }: Problem, plan: Plan): string[] {
  const faults: string[] = [];
  if (plan.length !== items) faults.push(`the plan places ${plan.length} items, not ${items}`);
  const holders = new Map<number, number>();
  for (const [item, slot] of plan.entries()) {
    if (slot < 0 || slot >= slots.length) faults.push(`item ${item} lies in slot ${slot}, which is not there`);
    const other = holders.get(slot);
    if (other !== undefined) faults.push(`items ${other} and ${item} lie in slot ${slot}`);
    holders.set(slot, item);
    const kept = fixed?.[item] ?? -1;
    if (kept !== -1 && kept !== slot) faults.push(`item ${item} lies in slot ${slot}, but keeps ${kept}`);
  }
  return faults;
}

/** Weighted length of all tours under a plan, each walked step by step (rule C1). For tours of few items. */
export function walkTours({ warehouse, slots, tours }: Problem, plan: Plan): number {
  let total = 0;
  for (const [tour, weight] of tours.weights.entries()) {
    const items = tours.items.slice(tours.starts[tour], tours.starts[tour + 1]);
    const points = [...new Set(Array.from(items, (item) => slots[plan[item] ?? -1] ?? NaN))];
    total += weight * walk(warehouse, points);
  }
  return total;
}

function walk(warehouse: Problem['warehouse'], points: number[]): number {
  if ('distances' in warehouse) {
    const { distances, policy } = warehouse;
    const inOrder = points.sort((a, b) => a - b);
    if (policy === 'free') return walkFree(distances, inOrder);
    const stops = [distances.depot, ...inOrder, distances.depot];
    return stops.slice(1).reduce((length, stop, at) => length + apart(distances, stops[at] ?? 0, stop), 0);
  }
  const { layout, policy } = warehouse;
  const locations = points.map((point) => ({ aisle: Math.floor(point / layout.bays), bay: point % layout.bays }));
  return policy === 'exact' ? shortestTour(layout, locations) : walkPolicy(policy, layout, locations);
}
