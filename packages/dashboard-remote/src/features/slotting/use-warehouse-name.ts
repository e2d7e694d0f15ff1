import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';

/** Name of a warehouse of the own company; undefined while it is not known, or is not for the person to see. */
export function useWarehouseName(id: string): string | undefined {
  const platform = usePlatform();
  const { me, status } = useSession(platform);
  const mayName = useCan(platform, 'view_warehouses');
  const tenant = { userType: 'company' as const, companyID: me?.companyID ?? null, wmsID: null };
  const warehouses = useQuery({
    ...tenantQueries(platform.http, tenant).warehouses,
    enabled: mayName && status === 'user' && me?.userType === 'company',
  });
  return warehouses.data?.find((one) => one.id === id)?.name;
}
