import type { Me, PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { matchingOf, pagedLists, pagesQuery, tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Figure, FigureKey } from './model/figures';

interface Counted {
  data: number | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

const length = (list: readonly unknown[]) => list.length;

/** The figures that the current user may see, from the caches that live events keep current. */
export function useFigures(me: Me): Figure[] {
  const platform = usePlatform();
  useSession(platform);
  const can = (permission: PermissionName) => platform.session.can(permission);
  const reads = tenantQueries(platform.http, me);
  const lists = pagedLists(platform.http, me);
  const places = reads.kind === 'company' ? 'warehouses' : 'companies';
  const company = tenantQueries(platform.http, { ...me, userType: 'company' });
  const wms = tenantQueries(platform.http, { ...me, userType: 'wms' });
  const isCompany = reads.kind === 'company';

  const warehouses = useQuery({
    ...company.warehouses,
    enabled: isCompany && can('view_warehouses'),
    select: length,
  });
  const companies = useQuery({ ...wms.companies, enabled: !isCompany && can('view_companies'), select: length });
  const users = useInfiniteQuery({
    ...pagesQuery(lists.users({})),
    enabled: can('view_users'),
    select: matchingOf,
  });
  const roles = useQuery({ ...reads.roles, enabled: can('view_roles'), select: length });
  const invitations = useInfiniteQuery({
    ...pagesQuery(lists.invitations({ status: 'pending' })),
    enabled: can('view_invitations'),
    select: matchingOf,
  });

  const figure = (key: FigureKey, href: string, needs: PermissionName, counted: Counted): Figure => ({
    key,
    href: can(needs) ? href : undefined,
    count: counted.data,
    error: counted.error,
    loading: counted.isFetching,
    retry: () => void counted.refetch(),
  });
  return [
    isCompany && can('view_warehouses') && figure(places, '/inventory', 'view_inventory', warehouses),
    !isCompany && can('view_companies') && figure(places, '/inventory', 'view_inventory', companies),
    // Those who look after accounts see them as people, the others as who has which role.
    can('view_users') &&
      (can('manage_users')
        ? figure('users', '/users', 'manage_users', users)
        : figure('users', '/roles', 'view_roles', users)),
    can('view_roles') && figure('roles', '/roles', 'view_roles', roles),
    can('view_invitations') && figure('invitations', '/invitations', 'view_invitations', invitations),
  ].filter((shown) => shown !== false);
}

/** Id of the company's warehouse, if there is exactly one and the person may see it. */
export function useOnlyWarehouse(me: Me): string | undefined {
  const platform = usePlatform();
  const { warehouses } = tenantQueries(platform.http, { ...me, userType: 'company' });
  const isRead = useCan(platform, 'view_warehouses') && me.userType === 'company';
  const found = useQuery({ ...warehouses, enabled: isRead });
  return found.data?.length === 1 ? found.data[0]?.id : undefined;
}
