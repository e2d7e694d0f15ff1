import type { GrantedCompany } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan, useSession } from '@slotwise/shared/session';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

/** The companies that let the WMS read their inventory. Asked by people of a WMS alone. */
export function useGranted() {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const maySee = useCan(platform, 'view_inventory');
  return useQuery({
    queryKey: inventoryKeys.granted,
    queryFn: async ({ signal }): Promise<GrantedCompany[]> =>
      (await platform.http('GET /mywms/granted-companies', { signal })).grantedCompanies,
    enabled: maySee && me?.userType === 'wms',
  });
}
