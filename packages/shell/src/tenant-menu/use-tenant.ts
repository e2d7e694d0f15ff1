import type { Company, Wms } from '@slotwise/contract';
import { isInconclusive } from '@slotwise/shared/http';
import { pagedLists, tenantQueries, useReadable, useSession, type TenantQueries } from '@slotwise/shared/session';
import { skipToken, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
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

/**
 * The value that was there last, also once it could not be loaded again, and on a page that is opened where nobody answers; it
 * goes with all that is known of the user.
 */
function useLastKnown<T>(queryKey: readonly unknown[], data: T | undefined): T | undefined {
  const cache = useQueryClient();
  const key = useMemo(() => ['shell', 'last-known', ...queryKey], [queryKey]);
  useEffect(() => {
    if (data !== undefined) cache.setQueryData(key, data);
  }, [cache, key, data]);
  return useQuery<T>({ queryKey: key, queryFn: skipToken, staleTime: Infinity, meta: { kept: true } }).data;
}

/** The company or WMS of the current user; its kind stands for its name until that has arrived. */
export function useTenant(queries: TenantQueries): Tenant {
  const { t } = useWords();
  const renewal = useReadable(useShell().session.renewal);
  const { data, isPending, error, fetchStatus, refetch } = useQuery(queries.tenant as UseQueryOptions<Company | Wms>);
  const last = useLastKnown(queries.tenant.queryKey, data);
  const isAway = error === null ? fetchStatus === 'paused' : isInconclusive(error.cause);
  const shown = data ?? (isAway ? last : undefined);
  // Of a session that waits to be renewed the page says so in one place.
  const isUnknown = error !== null && !shown && !(isAway && renewal === 'failing');
  return {
    kind: queries.kind,
    name: shown?.name ?? t(isUnknown ? `tenant.${queries.kind}-unavailable` : `tenant.${queries.kind}`),
    error: isUnknown ? error : null,
    retry: () => void refetch(),
    image: shown?.avatarURL ?? null,
    isPending: isPending && !shown,
  };
}
