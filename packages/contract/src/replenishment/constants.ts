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
/** Why stock elsewhere is not brought to where its SKU is picked. */
export const REPLENISHMENT_KEPT = [
  /** It lies where goods come in: it is put away first. */
  'receiving',
  /** It is on its way out. */
  'shipping',
  /** It is in quarantine, returned or damaged, or lies in a place for such goods. */
  'unusable',
  /** Its lot is held, or has expired. */
  'held',
  'expired',
  /** All of it is reserved. */
  'reserved',
] as const;
/** Why less was brought than a task says. */
export const REPLENISH_SHORTS = ['missing', 'damaged', 'unreachable', 'unusable_lot', 'no_room'] as const;
/** The most SKUs whose tasks are released by one request. */
export const REPLENISH_SKUS_MAX = 50;
