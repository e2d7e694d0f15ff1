import type { Session } from '@slotwise/shared/remote';
import type { KnownRemote } from '../registry/known-remote';
import { neededFor } from './guard';
import { allNavigationItems } from './navigation-items';
import { matchRoute, routeTable } from './route-table';

/** Whether the page at an address is one that this person may see: other addresses are no links. */
export function mayOpen(remotes: readonly KnownRemote[], session: Pick<Session, 'can'>, address: string): boolean {
  const route = matchRoute(routeTable(remotes), new URL(address, 'https://page').pathname);
  const needed = route && neededFor(route, allNavigationItems(remotes));
  return !needed || session.can(needed);
}
