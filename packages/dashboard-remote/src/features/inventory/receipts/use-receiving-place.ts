import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';

/** The code of the place where goods arrive, if the warehouse has one such place that is not blocked; else empty. */
export function useReceivingPlace(warehouseId: string | undefined): string {
  const { http } = usePlatform();
  const { data } = useQuery({
    queryKey: [...inventoryKeys.locations, 'receiving', warehouseId],
    queryFn: ({ signal }) =>
      http('GET /locations', { query: { warehouse_id: warehouseId ?? '', purpose: 'receiving', limit: 20 }, signal }),
    enabled: warehouseId !== undefined,
  });
  const open = data?.items.filter(({ blocked }) => !blocked) ?? [];
  return open.length === 1 ? (open[0]?.code ?? '') : '';
}
