import { generateOrders } from '@slotwise/engine/check';
import type { History } from './history';

const SLOTS_A_BAY = 8;

/** A warehouse that so many items just fill. */
export function warehouseFor(items: number): Pick<History, 'warehouse' | 'slots'> {
  const bays = items > 20_000 ? 60 : 30;
  const aisles = Math.ceil(items / (bays * SLOTS_A_BAY));
  const layout = { aisles, bays, aislePitch: 3, bayPitch: 1, endGap: 1, depot: { aisle: 0, end: 'front' as const } };
  return {
    warehouse: { layout, policy: 's-shape' },
    slots: Int32Array.from({ length: aisles * bays * SLOTS_A_BAY }, (_, slot) => Math.floor(slot / SLOTS_A_BAY)),
  };
}

/** Generated orders, in a warehouse that their items just fill. */
export const generatedHistory = (items: number, lines: number): History => ({
  items,
  orders: generateOrders(1, { items, lines }),
  ...warehouseFor(items),
});
