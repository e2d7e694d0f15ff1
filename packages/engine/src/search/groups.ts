import type { Warehouse } from '../model/problem';

/** A group for each slot, from 0: slots of one aisle share it, or, if there are no aisles, those of one point. */
export function groupsOf(warehouse: Warehouse, slots: Int32Array): Int32Array {
  const points = 'layout' in warehouse ? warehouse.layout.bays : 1;
  return slots.map((point) => Math.floor(point / points));
}
