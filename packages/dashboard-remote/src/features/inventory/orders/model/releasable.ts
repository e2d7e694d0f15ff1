import type { OrderSummary } from '@slotwise/contract';

export type Unreleasable = 'release.needs' | 'release.one-warehouse' | 'release.not-open';

export const isEnded = ({ status }: OrderSummary) => status === 'done' || status === 'canceled';

/** Those of some orders that can be put on a pick list. */
export const releasableOf = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders.filter(({ status }) => status === 'open');

/** Those of some orders that can be canceled. */
export const cancelableOf = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders.filter((order) => !isEnded(order));

/** Why none of some orders can be put on a pick list; null if those that are open can. */
export function unreleasable(orders: readonly OrderSummary[], mayMove: boolean): Unreleasable | null {
  if (!mayMove) return 'release.needs';
  const open = releasableOf(orders);
  if (open.length === 0) return 'release.not-open';
  return new Set(open.map(({ warehouseId }) => warehouseId)).size > 1 ? 'release.one-warehouse' : null;
}
