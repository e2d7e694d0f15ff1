import type { KindName } from '../kinds';
import type { Merge } from './merge';
import { mergeLocations } from '../locations-queries';
import { mergeOpenOrders, mergeOrders } from '../orders-queries';
import { mergeSkus } from '../skus-queries';
import { mergeStock } from '../stock-queries';

/** Merge of each kind of file into the database. */
export const MERGES: Readonly<Record<KindName, Merge>> = {
  skus: mergeSkus,
  locations: mergeLocations,
  stock: mergeStock,
  orders: mergeOrders,
  open_orders: mergeOpenOrders,
};
