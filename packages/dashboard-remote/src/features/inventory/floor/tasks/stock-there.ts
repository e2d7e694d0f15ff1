import type { StockRow } from '@slotwise/contract';
import { isUnanswered } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { useCallback } from 'react';
import { useFloorOutbox } from '../floor-context';
import type { Place } from '../known/resolve';

/**
 * Asks what of a SKU lies in a place. Null: not known, because the server does not answer or has not been told yet of all
 * that was done there.
 */
export function useStockThere() {
  const { http } = usePlatform();
  const { entries } = useFloorOutbox();
  return useCallback(
    async (place: Place, skuId: string): Promise<readonly StockRow[] | null> => {
      const isUntold = entries.some(({ status, note }) => status === 'waiting' && note.to === place.code);
      if (isUntold) return null;
      try {
        return (await http('GET /stock', { query: { location_id: place.id, sku_id: skuId, limit: 50 } })).items;
      } catch (error) {
        if (isUnanswered(error)) return null;
        throw error;
      }
    },
    [http, entries],
  );
}
