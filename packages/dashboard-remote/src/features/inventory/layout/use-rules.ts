import type { LocationType, Zone } from '@slotwise/contract';
import { PAGE_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

const NO_ZONES: readonly Zone[] = [];
const NO_TYPES: readonly LocationType[] = [];

/** The zones of a warehouse and the types of places: few enough to be chosen from. */
export function useRules(warehouseId: string) {
  const { http } = usePlatform();
  const zones = useQuery({
    queryKey: [...inventoryKeys.zones, warehouseId],
    queryFn: ({ signal }) => http('GET /zones', { query: { warehouse_id: warehouseId, limit: PAGE_MAX }, signal }),
  });
  const types = useQuery({
    queryKey: inventoryKeys.types,
    queryFn: ({ signal }) => http('GET /location-types', { query: { limit: PAGE_MAX }, signal }),
  });
  return { zones: zones.data?.items ?? NO_ZONES, types: types.data?.items ?? NO_TYPES, reads: [zones, types] };
}
