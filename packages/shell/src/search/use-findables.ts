import type { PermissionName } from '@slotwise/contract';
import type { LoadError, TenantQueries } from '@slotwise/shared/session';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useNavigation } from '../layout/use-navigation';
import { useTenantQueries } from '../tenant-menu/use-tenant';
import { findablesOf, type Findable } from './found';
import { useWords } from '../words';

/** One list of the tenant, if it has such a list and the user may read it. */
function useList<T>(
  list: UseQueryOptions<T[], LoadError, T[], readonly unknown[]> | undefined,
  permission: PermissionName,
) {
  const { host } = useShell();
  const enabled = list !== undefined && list.enabled !== false && host.session.can(permission);
  return useQuery<T[], LoadError, T[], readonly unknown[]>({
    ...(list ?? { queryKey: ['no such list'], queryFn: (): T[] => [] }),
    enabled,
  }).data;
}

/** All that the current user could look for. */
export function useFindables(): Findable[] {
  const { t } = useWords();
  const { items } = useNavigation();
  const queries: TenantQueries | null = useTenantQueries();
  const company = queries?.kind === 'company' ? queries : undefined;
  const wms = queries?.kind === 'wms' ? queries : undefined;
  const users = useList(queries?.users, 'view_users');
  const roles = useList(queries?.roles, 'view_roles');
  const invitations = useList(queries?.invitations, 'view_invitations');
  const warehouses = useList(company?.warehouses, 'view_warehouses');
  const companies = useList(wms?.companies, 'view_companies');
  const records = useMemo(
    () => findablesOf({ users, roles, invitations, warehouses, companies }),
    [users, roles, invitations, warehouses, companies],
  );
  const pages = [...items, { href: '/settings', label: t('profile.settings') }].map(({ href, label }): Findable => ({
    kind: 'pages',
    key: `pages:${href}`,
    label,
    detail: '',
    href,
  }));
  return [...pages, ...records];
}
