import { randomFrom, shuffled } from './random';
import { lengthOf, sShapeTour } from './tour';
import { locations, type Location, type Point } from './warehouse';

/** The location of each product; products are numbered by how often they are picked, the fastest first. */
export type Assignment = readonly Location[];

export interface Scene {
  assignment: Assignment;
  /** Metres walked for all orders. */
  metres: number;
  /** The route of the order that is drawn. */
  route: Point[];
  picks: readonly Location[];
}

const SEED = 20230817;
export const ORDERS = 240;
const LINES = { min: 4, max: 9 } as const;
/** Exponent of the demand's power law: a fifth of the products makes about three quarters of the picks. */
const SKEW = 1;
/** Distance from the averages at which an order still counts as typical. */
const NEAR = 0.15;

const byNear = (a: Location, b: Location) => a.aisle - b.aisle || a.bay - b.bay;

/** Orders drawn from a skewed demand: lists of product numbers. */
function drawOrders(random: () => number): number[][] {
  const cumulative: number[] = [];
  let total = 0;
  for (let product = 0; product < locations.length; product++) cumulative.push((total += (product + 1) ** -SKEW));
  const drawProduct = () => {
    const mark = random() * total;
    return cumulative.findIndex((sum) => sum >= mark);
  };
  return Array.from({ length: ORDERS }, () => {
    const lines = LINES.min + Math.floor(random() * (LINES.max - LINES.min + 1));
    return [...new Set(Array.from({ length: lines }, drawProduct))];
  });
}

function placeOf(assignment: Assignment, product: number): Location {
  const location = assignment[product];
  if (!location) throw new RangeError(`no location for product ${product}`);
  return location;
}

function sceneOf(assignment: Assignment, orders: readonly number[][], shown: readonly number[]): Scene {
  const picksOf = (order: readonly number[]) => order.map((product) => placeOf(assignment, product));
  return {
    assignment,
    metres: orders.reduce((sum, order) => sum + lengthOf(sShapeTour(picksOf(order))), 0),
    route: sShapeTour(picksOf(shown)),
    picks: picksOf(shown),
  };
}

/**
 * The same goods and the same orders twice: scattered over the warehouse, and slotted with the fastest products in the
 * places that are nearest to the depot. Deterministic.
 */
export function computeScenes(): { scattered: Scene; slotted: Scene } {
  const random = randomFrom(SEED);
  const scattered = shuffled(locations, random);
  const slotted = [...locations].sort(byNear);
  const orders = drawOrders(random);
  const shown = typicalOrder(orders, scattered, slotted);
  return { scattered: sceneOf(scattered, orders, shown), slotted: sceneOf(slotted, orders, shown) };
}

/**
 * Of the orders whose two ways are near to the averages, so that the drawing exaggerates nothing, the one that stays
 * nearest to the depot once slotted.
 */
function typicalOrder(orders: readonly number[][], before: Assignment, after: Assignment): readonly number[] {
  const assignments = [before, after];
  const candidates = orders.map((order) => {
    const ways = assignments.map((assignment) => sShapeTour(order.map((product) => placeOf(assignment, product))));
    const reach = Math.max(...order.map((product) => placeOf(after, product).aisle));
    return { order, reach, lengths: ways.map(lengthOf) };
  });
  const means = assignments.map((_, i) => sum(candidates.map(({ lengths }) => lengths[i] ?? 0)) / candidates.length);
  const near = candidates.filter(({ lengths }) =>
    means.every((mean, i) => Math.abs((lengths[i] ?? 0) - mean) <= NEAR * mean),
  );
  return near.sort((a, b) => a.reach - b.reach || b.order.length - a.order.length)[0]?.order ?? orders[0] ?? [];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
