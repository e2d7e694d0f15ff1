/**
 * Travel of known placing rules on the public order history "Online Retail" (12,869 orders, 3,808 products), on a
 * layout of 16 aisles with 30 bays of 8 slots, S-shape routing. In thousands of units of distance.
 */
export interface ReferenceValue {
  rule: 'random' | 'abc' | 'nearest' | 'within-aisle';
  /** On the orders that the plan was made from. */
  seen: number;
  /** On the orders of the months that followed. */
  unseen: number;
}

export const REFERENCE_VALUES: readonly ReferenceValue[] = [
  { rule: 'random', seen: 5555, unseen: 3427 },
  { rule: 'abc', seen: 3915, unseen: 2956 },
  { rule: 'nearest', seen: 3520, unseen: 2835 },
  { rule: 'within-aisle', seen: 3122, unseen: 2593 },
];

export type Period = 'seen' | 'unseen';

/** Length of a bar as a share (0 to 1) of the longest one of the chart. */
export function shareOf(value: number): number {
  return value / Math.max(...REFERENCE_VALUES.flatMap(({ seen, unseen }) => [seen, unseen]));
}

/** How much less is walked than with random places, as a share of 0 to 1. */
export function savedOf(value: ReferenceValue, period: Period): number {
  const random = REFERENCE_VALUES[0];
  return random ? 1 - value[period] / random[period] : 0;
}
