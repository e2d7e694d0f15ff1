/** `ready`: tasks can be released. `released`: there are tasks. `blocked`: nothing can be brought, for a reason. */
export const REPLENISHMENT_STATUSES = ['ready', 'released', 'blocked'] as const;
/** Why nothing is brought to where a SKU is picked. */
export const REPLENISHMENT_BLOCKS = [
  /** It has no preferred place, and lies in none within reach. */
  'no_place',
  /** Nobody has said how much of it is to lie there. */
  'no_max',
  /** Nothing of it lies elsewhere that may be taken. */
  'no_stock',
  /** A rule of the place refuses it. */
  'no_room',
] as const;
/** Why less was brought than a task says. */
export const REPLENISH_SHORTS = ['missing', 'damaged', 'unreachable', 'unusable_lot', 'no_room'] as const;
/** The most SKUs whose tasks are released by one request. */
export const REPLENISH_SKUS_MAX = 50;
