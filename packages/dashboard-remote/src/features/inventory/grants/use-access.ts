import type { CompanyAccess } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

interface Access {
  /** Null: nobody's. */
  wmsId: string | null;
  signal: AbortSignal | undefined;
}

/** State of the access between the company and its WMS, and the functions that change it. */
export function useAccess() {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { me } = useSession(platform);
  const read = useQuery({
    queryKey: inventoryKeys.access,
    queryFn: async ({ signal }) => (await platform.http('GET /mycompany/inventory-grant', { signal })).access,
    enabled: me?.userType === 'company',
  });
  const change = useMutation({
    mutationFn: async ({ wmsId, signal }: Access): Promise<CompanyAccess> => {
      const { access } =
        wmsId === null
          ? await platform.http('DELETE /mycompany/inventory-grant', { signal })
          : await platform.http('POST /mycompany/inventory-grant', { body: { wms_id: wmsId }, signal });
      return access;
    },
    onSuccess: (access) => cache.setQueryData(inventoryKeys.access, access),
    // It may have been another one's doing meanwhile.
    onError: () => cache.invalidateQueries({ queryKey: inventoryKeys.access }),
  });
  return { read, change };
}
