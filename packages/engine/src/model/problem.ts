import type { AislePolicy } from '../routing/aisle-tours';
import { isOneWay } from './layout';
import { layoutPoints } from './layout-points';
import { checkDistances } from './distances';
import type { Distances } from './distances';
import type { Layout } from './layout';
import type { Tours } from './tours';

/** The paths of pickers, and their way of walking. */
export type Warehouse =
  | { layout: Layout; policy: AislePolicy | 'exact' }
  /** Tours visit their points in the order of the points' numbers, or are built by insertion and exchanges (rules R9 and R12). */
  | { distances: Distances; policy: 'ordered' | 'free' };

/**
 * The assignment of items to slots: its inputs and its measure (rules P1 to P4). Items and slots are numbered from 0.
 */
export interface Problem {
  warehouse: Warehouse;
  /** The access point of each slot; a slot holds one item. A place for several items is as many slots at one point. */
  slots: Int32Array;
  items: number;
  tours: Tours;
  /** The slot that an item keeps, −1 if it may move. Without: all may. */
  fixed?: Int32Array;
  /** Today's plan, and the most items that may come to another point. Without: all may. */
  today?: { plan: Plan; most: number };
}

/** The slot of each item. */
export type Plan = Int32Array;

const refuse = (name: string, value: unknown, wanted: string): never => {
  throw new RangeError(`${name} must be ${wanted}, but is ${String(value)}`);
};

/** The states of exact tours grow fivefold with each cross-aisle. */
export const EXACT_MIDDLES_MAX = 4;

/** Throws a RangeError for a policy that cannot be walked in the layout (rules R8 and R10). */
export function checkPolicy(warehouse: Warehouse): void {
  if (!('layout' in warehouse)) return;
  const { layout, policy } = warehouse;
  if (isOneWay(layout) && policy !== 's-shape') refuse('policy', policy, 's-shape, as some aisles are one-way');
  if (policy === 'exact' && (layout.middles?.length ?? 0) > EXACT_MIDDLES_MAX)
    refuse('middles', layout.middles?.length, `at most ${EXACT_MIDDLES_MAX} where tours are exact`);
}

/** Throws a RangeError for a layout, a policy or distances that cannot be. */
export function pointsOf(warehouse: Warehouse): number {
  checkPolicy(warehouse);
  if ('layout' in warehouse) return layoutPoints(warehouse.layout).count;
  checkDistances(warehouse.distances, warehouse.policy === 'free');
  return warehouse.distances.points;
}

/** Throws a RangeError that names the first field that cannot be (rule P4). */
export function checkProblem({ warehouse, slots, items, tours, fixed, today }: Problem): void {
  const points = pointsOf(warehouse);
  const inRange = (name: string, value: number, count: number) => {
    if (value < 0 || value >= count) refuse(name, value, `a whole number from 0 to ${count - 1}`);
  };
  if (!Number.isInteger(items) || items < 0) refuse('items', items, 'a whole number of at least 0');
  if (slots.length < items) refuse('slots', slots.length, `at least as many as the ${items} items`);
  slots.forEach((point, slot) => inRange(`the point of slot ${slot}`, point, points));
  tours.items.forEach((item) => inRange('an item of a tour', item, items));
  if (today) {
    if (!(today.most >= 0)) refuse('today.most', today.most, 'a number of at least 0');
    checkSlots('today.plan', today.plan, items, slots.length, 0);
    fixed?.forEach((slot, item) => {
      if (slot >= 0 && slot !== today.plan[item]) refuse(`the fixed slot of item ${item}`, slot, 'where it lies today');
    });
  }
  if (fixed) checkSlots('fixed', fixed, items, slots.length, -1);
}

/** @param least −1 where an item may have no slot */
function checkSlots(name: string, plan: Int32Array, items: number, slots: number, least: number): void {
  if (plan.length !== items) refuse(name, plan.length, `as long as there are items, ${items}`);
  const taken = new Set<number>();
  plan.forEach((slot, item) => {
    const field = name === 'fixed' ? `the fixed slot of item ${item}` : `${name}[${item}]`;
    if (slot === -1 && least === -1) return;
    if (slot < 0 || slot >= slots) refuse(field, slot, `a whole number from 0 to ${slots - 1}`);
    if (taken.has(slot)) refuse(field, slot, 'a slot of its own');
    taken.add(slot);
  });
}
