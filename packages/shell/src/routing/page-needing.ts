import { HOME_PATHS } from '@slotwise/contract/constants';
import type { KnownRemote } from '../registry/known-remote';
import { neededFor } from './guard';
import { allNavigationItems } from './navigation-items';
import { routeTable } from './route-table';

/**
 * The page for somebody who asked for a permission: the first that needs it, which shows itself or says what became of the
 * request. A permission that no page needs was asked for on the first page.
 */
export function pageNeeding(remotes: readonly KnownRemote[], permission: string): string {
  const items = allNavigationItems(remotes);
  const route = routeTable(remotes).find((one) => one.access === 'user' && neededFor(one, items) === permission);
  return route?.path ?? HOME_PATHS.user;
}
