import type { PermissionName } from '@slotwise/contract';
import { HOME_PATHS } from '@slotwise/contract/constants';
import type { SessionState } from '@slotwise/shared/remote';
import { activeItem, type NavigationItem } from './navigation-items';
import type { TableRoute } from './route-table';

/** The guard's answer to somebody who goes to a route. */
export type Passage =
  | { kind: 'show' }
  /** The person or their permissions are not known yet, or cannot be found out. */
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'denied'; permission: PermissionName };

export interface Visitor {
  session: SessionState;
  can: (permission: PermissionName) => boolean;
}

/** Permission that somebody must hold to see a page: its route's, else its navigation item's. */
export const neededFor = (
  route: Pick<TableRoute, 'path' | 'permission'>,
  items: readonly NavigationItem[],
): PermissionName | undefined => route.permission ?? activeItem(items, route.path)?.permission;

/** Visitors' pages send users to the dashboard; users' pages send visitors to the landing page, and ask for the permission. */
export function passage(
  route: Pick<TableRoute, 'path' | 'access' | 'permission'>,
  items: readonly NavigationItem[],
  { session, can }: Visitor,
): Passage {
  if (route.access === 'anyone') return { kind: 'show' };
  // A person with a token counts as signed in until the server says otherwise.
  if (route.access === 'visitor') {
    return session.status === 'visitor' ? { kind: 'show' } : { kind: 'redirect', to: HOME_PATHS.user };
  }
  if (session.status === 'visitor') return { kind: 'redirect', to: HOME_PATHS.visitor };
  if (session.status === 'loading') return { kind: 'wait' };
  const permission = neededFor(route, items);
  if (!permission || can(permission)) return { kind: 'show' };
  // A role that could not be loaded takes no rights away: it is not known what they are.
  return session.error && !session.role ? { kind: 'wait' } : { kind: 'denied', permission };
}
