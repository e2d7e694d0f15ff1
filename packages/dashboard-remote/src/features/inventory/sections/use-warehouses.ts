import type { Warehouse } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useLocale } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const NONE: readonly Warehouse[] = [];

/** The warehouses of the company by name; none until they are known, and for people who may not see them. */
export const useWarehouses = (): readonly Warehouse[] => useKnownWarehouses() ?? NONE;

/** The same; undefined until they are known. */
export function useKnownWarehouses(): readonly Warehouse[] | undefined {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const may = useCan(platform, 'view_warehouses');
  const locale = useLocale();
  const read = tenantQueries(platform.http, {
    userType: 'company',
    companyID: me?.companyID ?? null,
    wmsID: null,
  }).warehouses;
  const isRead = may && me?.userType === 'company' && me.companyID !== null;
  const { data = isRead ? undefined : NONE } = useQuery({ ...read, enabled: isRead });
  return useMemo(() => data?.toSorted((a, b) => a.name.localeCompare(b.name, locale)), [data, locale]);
}
