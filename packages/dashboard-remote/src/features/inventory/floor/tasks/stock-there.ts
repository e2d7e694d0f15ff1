import type { Answer, StockRow } from '@slotwise/contract';
import { isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { inventoryKeys } from '../../query-keys';
import { useFloor, useFloorOutbox } from '../floor-context';
import { KEPT, type Place } from '../known/resolve';
import { withoutTaken } from './untold';

/** Stock that was read before that binds nobody: goods may have come since. */
const BINDING_MS = 60 * 60_000;

/** Key of the goods that wait where they came in. */
export const toPutAwayKey = (warehouseId: string) => [...inventoryKeys.stock, 'to-put-away', warehouseId];
const rowsKey = (place: Place, skuId: string) => [...inventoryKeys.floor, 'stock', place.id, skuId];

/**
 * `stockThere` asks what of a SKU lies in a place. Null: not known, because the server does not answer or has not been told
 * yet of all that was done there. `lastThere` remembers then what was read last, or null. `onlyLotThere`: one row, if all
 * of that was of one lot. Of each, what waits to be sent is taken away already.
 */
export function useStockThere() {
  const { http } = usePlatform();
  const cache = useQueryClient();
  const { entries } = useFloorOutbox();
  const { warehouseId } = useFloor();
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
        return withoutTaken(items, entries);
      } catch (error) {
        if (isUnanswered(error)) return null;
        throw error;
      }
    },
    [http, cache, isUntold, entries],
  );
  const lastThere = useCallback(
    (place: Place, skuId: string): readonly StockRow[] | null => {
      if (isUntold(place)) return null;
      const listed = cache.getQueryState<Answer<'GET /stock'>>(toPutAwayKey(warehouseId));
      const asked = cache.getQueryState<StockRow[]>(rowsKey(place, skuId));
      const isListLater = (listed?.dataUpdatedAt ?? 0) > (asked?.dataUpdatedAt ?? 0);
      const rows = isListLater
        ? listed?.data?.items.filter(({ location, sku }) => location.id === place.id && sku.id === skuId)
        : asked?.data;
      const readAt = (isListLater ? listed : asked)?.dataUpdatedAt ?? 0;
      return rows && rows.length > 0 && Date.now() - readAt < BINDING_MS ? withoutTaken(rows, entries) : null;
    },
    [cache, isUntold, entries, warehouseId],
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
  return { stockThere, lastThere, onlyLotThere };
}
