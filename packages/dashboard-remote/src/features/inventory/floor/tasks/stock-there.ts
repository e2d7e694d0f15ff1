import type { StockRow } from '@slotwise/contract';
import { isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { inventoryKeys } from '../../query-keys';
import { useFloorOutbox } from '../floor-context';
import { KEPT, type Place } from '../known/resolve';

const rowsKey = (place: Place, skuId: string) => [...inventoryKeys.floor, 'stock', place.id, skuId];

/**
 * `stockThere` asks what of a SKU lies in a place. Null: not known, because the server does not answer or has not been told
 * yet of all that was done there. `onlyLotThere` remembers then: one row, if all that was read last was of one lot.
 */
export function useStockThere() {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const { entries } = useFloorOutbox();
  const isUntold = useCallback(
    (place: Place) => entries.some(({ status, note }) => status === 'waiting' && note.to === place.code),
    [entries],
  );
  const stockThere = useCallback(
    async (place: Place, skuId: string): Promise<readonly StockRow[] | null> => {
      if (isUntold(place)) return null;
      try {
        const { items } = await http('GET /stock', { query: { location_id: place.id, sku_id: skuId, limit: 50 } });
        cache.setQueryDefaults(inventoryKeys.floor, KEPT);
        cache.setQueryData(rowsKey(place, skuId), items);
        return items;
      } catch (error) {
        if (isUnanswered(error)) return null;
        throw error;
      }
    },
    [http, cache, isUntold],
  );
  const onlyLotThere = useCallback(
    (place: Place, skuId: string): StockRow | null => {
      // Goods that came meanwhile may be of another lot.
      const rows = isUntold(place) ? [] : (cache.getQueryData<StockRow[]>(rowsKey(place, skuId)) ?? []);
      const [first] = rows;
      if (!first?.lot || rows.some(({ lot }) => lot?.id !== first.lot?.id)) return null;
      return rows.find(({ state }) => state === 'available') ?? first;
    },
    [cache, isUntold],
  );
  return { stockThere, onlyLotThere };
}
