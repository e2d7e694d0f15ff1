import type { Overview } from '@slotwise/contract';

export type Need = keyof Overview['attention'] | 'approvals';

/** Address at which each is seen to, the most urgent first. */
const PLACES: readonly [Need, string][] = [
  ['expired', '/inventory/stock?expires=expired'],
  ['replenish', '/inventory/replenish?waiting=yes'],
  ['low', '/inventory/skus?low=yes'],
  ['expiring', '/inventory/stock?expires=soon'],
  ['approvals', '/inventory/counts?view=approve'],
  ['reslots', '/slotting'],
  ['unmeasured', '/inventory/skus?unmeasured=yes'],
];

/** Work that needs somebody today; kinds without any are left out. */
export const attentionOf = ({ attention, open }: Overview): { what: Need; count: number; href: string }[] =>
  PLACES.map(([what, href]) => ({ what, href, count: what === 'approvals' ? open.approvals : attention[what] })).filter(
    ({ count }) => count > 0,
  );
