import type { Kind } from './kind';
import { locations } from './locations';
import { openOrders } from './open-orders';
import { orders } from './orders';
import { skus } from './skus';
import { stock } from './stock';

/** Everything that can be imported, by name. */
export const KINDS = { skus, locations, stock, orders, open_orders: openOrders } as const satisfies Record<
  string,
  Kind
>;
export type KindName = keyof typeof KINDS;
