import { checkLocation } from '../model/layout';
import { pointOf } from '../model/layout-points';
import type { Layout, Location } from '../model/layout';
import type { Warehouse } from '../model/problem';
import { AISLE_POLICIES, AisleTours } from './aisle-tours';
import type { AislePolicy } from './aisle-tours';
import { ExactTours } from './exact';
import { OrderedTours } from './ordered-tours';
import type { Routing } from './routing';

/** Routing policies of tours between parallel aisles. */
export type Policy = AislePolicy | 'exact';
export const POLICIES: readonly Policy[] = [...AISLE_POLICIES, 'exact'];

/** Throws a RangeError if the layout or the distances are impossible (rules L6 and R9). */
export function routingOf(warehouse: Warehouse): Routing {
  if ('distances' in warehouse) return new OrderedTours(warehouse.distances);
  const { layout, policy } = warehouse;
  return policy === 'exact' ? new ExactTours(layout) : new AisleTours(layout, policy);
}

/**
 * Length of one tour, in the layout's unit. Throws a RangeError for an impossible layout or location. For many tours in one
 * layout keep what `routingOf` gives.
 */
export function tourLength(policy: Policy, layout: Layout, locations: readonly Location[]): number {
  const routing = routingOf({ layout, policy });
  for (const location of locations) checkLocation(layout, location);
  const points = Int32Array.from(locations, (location) => pointOf(layout, location)).sort();
  return routing.length(points.length, points);
}
