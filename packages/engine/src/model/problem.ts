import type { AislePolicy } from '../routing/aisle-tours';
import { layoutPoints } from './layout-points';
import { checkDistances } from './distances';
import type { Distances } from './distances';
import type { Layout } from './layout';
import type { Tours } from './tours';

/** Where pickers walk, and how. */
export type Warehouse =
  | { layout: Layout; policy: AislePolicy | 'exact' }
  /** Tours visit their points in the order of the points' numbers. */
  | { distances: Distances; policy: 'ordered' };

/** Which item lies where: what is to be decided, and what by (rules P1 to P4). Items and slots are numbered from 0. */
export interface Problem {
  warehouse: Warehouse;
  /** The access point of each slot; a slot holds one item. A place for several items is as many slots at one point. */
  slots: Int32Array;
  items: number;
  tours: Tours;
  /** The slot that an item keeps, −1 if it may move. Without: all may. */
  fixed?: Int32Array;
}

/** The slot of each item. */
export type Plan = Int32Array;

const refuse = (name: string, value: unknown, wanted: string): never => {
  throw new RangeError(`${name} must be ${wanted}, but is ${String(value)}`);
};

export function pointsOf(warehouse: Warehouse): number {
  if ('layout' in warehouse) return layoutPoints(warehouse.layout).count;
  checkDistances(warehouse.distances);
  return warehouse.distances.points;
}

/** Throws a RangeError that names the first field that cannot be (rule P4). */
export function checkProblem({ warehouse, slots, items, tours, fixed }: Problem): void {
  const points = pointsOf(warehouse);
  const inRange = (name: string, value: number, count: number) => {
    if (value < 0 || value >= count) refuse(name, value, `a whole number from 0 to ${count - 1}`);
  };
  if (!Number.isInteger(items) || items < 0) refuse('items', items, 'a whole number of at least 0');
  if (slots.length < items) refuse('slots', slots.length, `at least as many as the ${items} items`);
  slots.forEach((point, slot) => inRange(`the point of slot ${slot}`, point, points));
  tours.items.forEach((item) => inRange('an item of a tour', item, items));
  if (!fixed) return;
  if (fixed.length !== items) refuse('fixed', fixed.length, `as long as there are items, ${items}`);
  const taken = new Set<number>();
  fixed.forEach((slot, item) => {
    if (slot === -1) return;
    inRange(`the fixed slot of item ${item}`, slot, slots.length);
    if (taken.has(slot)) refuse(`the fixed slot of item ${item}`, slot, 'a slot of its own');
    taken.add(slot);
  });
}
