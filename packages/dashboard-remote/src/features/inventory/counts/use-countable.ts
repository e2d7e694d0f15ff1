import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { inventoryKeys } from '../query-keys';
import { useWarehouses } from '../sections/use-warehouses';

/**
 * Warehouses where something can be counted. `first`: one with goods in its places, else one with places, where that is known.
 * `isBare`: whether a warehouse is known to have no places.
 */
export function useCountable() {
  const { http } = usePlatform();
  const warehouses = useWarehouses();
  const { data = [] } = useQuery({
    queryKey: inventoryKeys.figures,
    queryFn: async ({ signal }) => (await http('GET /warehouses/figures', { signal })).figures,
  });
  const figuresOf = (id: string) => data.find(({ warehouseId }) => warehouseId === id);
  const first =
    warehouses.find(({ id }) => (figuresOf(id)?.used ?? 0) > 0) ??
    warehouses.find(({ id }) => (figuresOf(id)?.places ?? 0) > 0);
  return { first: first?.id, isBare: (id: string) => figuresOf(id)?.places === 0 };
}
