import type { WarehouseOpen } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

export type OpenWork = Omit<WarehouseOpen, 'warehouseId'>;

/** Number of waiting tasks in a warehouse, as the dashboard counts them. */
export const sumOf = (work: OpenWork): number => Object.values(work).reduce((sum, waiting) => sum + waiting, 0);

/** Work that waits on the floor of each warehouse, once it is known. @param isWanted whether it is to be read */
export function useOpenWork(isWanted: boolean): ReadonlyMap<string, OpenWork> {
  const { http } = usePlatform();
  const { data = [] } = useQuery({
    queryKey: [...inventoryKeys.figures, 'open'],
    enabled: isWanted,
    queryFn: async ({ signal }) => (await http('GET /warehouses/open', { signal })).open,
  });
  return new Map(data.map(({ warehouseId, ...work }) => [warehouseId, work]));
}
