import type { Goods, Values } from '../../modules/first-steps';

const DOCK = 'DOCK';
/** Came in this morning and still lie where they came in: SKUs of which neither lot nor number is kept, and their pieces. */
const ARRIVED = [
  [1, 48],
  [6, 120],
  [13, 36],
] as const;

/** The place where goods come in, in front of the second aisle. */
export const dock = { code: DOCK, purpose: 'receiving' as const, x: 5650, y: 1500 };

/** Goods that wait to be put away. */
export const arrivedRows = ({ skus }: Goods): Values[] =>
  ARRIVED.map(([sku, quantity]) => ({
    ...{ location: DOCK, sku: skus[sku]?.code ?? null, lot: null, expires_on: null, quantity },
  }));

/** Counts that are asked for in the last hours of the day, each in another way. */
export const ASKED = [
  { hoursAgo: 9, chosen: { chosen_by: 'class', class: 'A' } },
  { hoursAgo: 8, chosen: { chosen_by: 'oldest' } },
  { hoursAgo: 7.5, chosen: { chosen_by: 'locations' } },
  { hoursAgo: 6, chosen: { chosen_by: 'locations' } },
] as const;

/** Places of which a count is asked for, each with what lies there: those of the first SKUs, which are touched most. */
export const toCount = ({ stock, skus, locations }: Goods): string[] =>
  stock.slice(0, ASKED.length).map(({ location, sku }) => `${locations[location]?.code} ${skus[sku]?.code}`);
