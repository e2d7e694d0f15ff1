import { useSession } from '@slotwise/shared/session';
import { useLocation } from '@slotwise/shared/ui/router';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { mayOpen } from '../routing/may-open';
import { activeItem, allNavigationItems, visibleItems, type NavigationItem } from '../routing/navigation-items';

export interface Navigation {
  items: readonly NavigationItem[];
  active: NavigationItem | null;
  /** Items whose page this person may see, also those that the navigation does not show them. */
  reachable: readonly NavigationItem[];
  /** Number of items that may still appear once the user's role is known. */
  pending: number;
}

/** The navigation as the current user may see it, at the current address. */
export function useNavigation(): Navigation {
  const { host, session: page } = useShell();
  const remotes = useRemotes();
  const session = useSession(host);
  const { pathname } = useLocation();
  const all = useMemo(() => allNavigationItems(remotes), [remotes]);
  // While it is not known what they may do, or cannot be found out, the menu is what it was. Its pages ask for themselves.
  const items = visibleItems(all, (permission) => page.couldLast(permission));
  const isRemembered = items.some(({ permission }) => permission !== undefined);
  return {
    items,
    reachable: all.filter(({ href }) => mayOpen(remotes, host.session, href)),
    active: activeItem(all, pathname),
    pending: session.status === 'loading' && !isRemembered ? all.length - items.length : 0,
  };
}
