import type { OrderSummary } from '@slotwise/contract';
import { PICK_LIST_ORDERS_MAX } from '@slotwise/contract/constants';

export type Unreleasable = 'release.needs' | 'release.most' | 'release.one-warehouse' | 'release.not-open';

/** Why orders cannot be made a pick list; null if they can. */
export function unreleasable(orders: readonly OrderSummary[], mayMove: boolean): Unreleasable | null {
  if (!mayMove) return 'release.needs';
  if (orders.length > PICK_LIST_ORDERS_MAX) return 'release.most';
  if (orders.some(({ status }) => status !== 'open')) return 'release.not-open';
  return new Set(orders.map(({ warehouseId }) => warehouseId)).size > 1 ? 'release.one-warehouse' : null;
}
