import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { proposalKeys } from './proposal-keys';

/** Watches over the activated plans, in all warehouses or in one. */
export function useAdvantages(warehouseId: string | undefined, isWanted = true) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...proposalKeys.proposals, 'advantages', warehouseId ?? 'all'],
    queryFn: async ({ signal }) =>
      (
        await http('GET /move-advantages', {
          query: warehouseId === undefined ? {} : { warehouse_id: warehouseId },
          signal,
        })
      ).advantages,
    enabled: isWanted,
  });
}
