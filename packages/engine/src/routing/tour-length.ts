import { checkLocation, depotsOf, isOneWay } from '../model/layout';
import { pointOf } from '../model/layout-points';
import type { Depot, Layout, Location } from '../model/layout';
import { checkPolicy } from '../model/problem';
import type { Warehouse } from '../model/problem';
import { AISLE_POLICIES, AisleTours } from './aisle-tours';
import type { AislePolicy } from './aisle-tours';
import { AnyDepotTours } from './any-depot';
import { ExactTours } from './exact';
import { FreeTours } from './free-tours';
import { OneWayTours } from './one-way-tours';
import { OrderedTours } from './ordered-tours';
import type { Routing } from './routing';

/** Routing policies of tours between parallel aisles. */
export type Policy = AislePolicy | 'exact';
export const POLICIES: readonly Policy[] = [...AISLE_POLICIES, 'exact'];

/** Throws a RangeError if the layout, the distances, or the policy in them are impossible (rules L6, R9 and R10). */
export function routingOf(warehouse: Warehouse): Routing {
  if ('distances' in warehouse) {
    const { distances, policy } = warehouse;
    return policy === 'free' ? new FreeTours(distances) : new OrderedTours(distances);
  }
  const { layout, policy } = warehouse;
  checkPolicy(warehouse);
  const { otherDepots = [], ...alone } = layout;
  const from = (depot: Depot): Routing => {
    const one = { ...alone, depot };
    if (isOneWay(one)) return new OneWayTours(one);
    return policy === 'exact' ? new ExactTours(one) : new AisleTours(one, policy);
  };
  return otherDepots.length === 0 ? from(layout.depot) : new AnyDepotTours(depotsOf(layout).map(from));
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
