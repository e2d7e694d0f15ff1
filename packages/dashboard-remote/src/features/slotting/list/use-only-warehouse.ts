import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Leads on to the only warehouse of a company, where there is nothing to choose. Where there are several, people choose from the list. */
export function useOnlyWarehouse(isWanted: boolean): void {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const tenant = { userType: 'company' as const, companyID: me?.companyID ?? null, wmsID: null };
  const { data } = useQuery({ ...tenantQueries(platform.http, tenant).warehouses, enabled: isWanted });
  const only = isWanted && data?.length === 1 ? data[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) platform.navigate(`/slotting/${only}`, { replace: true });
  }, [only, platform]);
}
