import { useLocation } from '@slotwise/shared/ui/router';
import { useMemo } from 'react';
import { useRemotes } from '../registry/use-remotes';
import { matchRoute, routeTable, type TableRoute } from './route-table';

/** The route at the current address; null if no remote claims it. */
export function useRoute(): TableRoute | null {
  const { pathname } = useLocation();
  const remotes = useRemotes();
  const table = useMemo(() => routeTable(remotes), [remotes]);
  return useMemo(() => matchRoute(table, pathname), [table, pathname]);
}
