import { pagedLists, tenantQueries, useSession, type TenantQueries } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { useWords } from '../words';

/** The reads of the current user's own company or WMS; null while it is not known who that is. */
export function useTenantQueries(): TenantQueries | null {
  const { host } = useShell();
  const { me } = useSession(host);
  return useMemo(() => me && tenantQueries(host.http, me), [host, me]);
}

/** The lists of theirs that are read page by page; for those who are signed in. */
export function useTenantLists(kind: TenantQueries['kind']): ReturnType<typeof pagedLists> {
  const { host } = useShell();
  return useMemo(() => pagedLists(host.http, { userType: kind }), [host, kind]);
}

export interface Tenant {
  kind: TenantQueries['kind'];
  name: string;
  image: string | null;
  isPending: boolean;
  /** Why it is not known which company or WMS it is; `name` then says only that it is not. */
  error: Error | null;
  retry: () => void;
}

/** The company or WMS of the current user; its kind stands for its name until that has arrived. */
export function useTenant(queries: TenantQueries): Tenant {
  const { t } = useWords();
  const { data, isPending, error, refetch } = useQuery(queries.tenant);
  return {
    kind: queries.kind,
    name: data?.name ?? t(error ? `tenant.${queries.kind}-unavailable` : `tenant.${queries.kind}`),
    error: data ? null : error,
    retry: () => void refetch(),
    image: data?.avatarURL ?? null,
    isPending,
  };
}
