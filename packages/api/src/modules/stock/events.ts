import type { StockMove } from '@slotwise/contract';
import type { Publishable } from '../../platform/events/publish';

const unique = (ids: readonly (string | undefined)[]) => [...new Set(ids)].filter((id) => id !== undefined);

/** One event for each warehouse in which something was moved. */
export function stockMoved(companyId: string, moves: readonly StockMove[]): Publishable[] {
  return unique(moves.map(({ warehouseId }) => warehouseId)).map((warehouseId) => {
    const own = moves.filter((move) => move.warehouseId === warehouseId);
    return {
      channel: `company:${companyId}`,
      event: 'StockMoved',
      data: {
        warehouseId,
        skuIds: unique(own.map(({ sku }) => sku.id)),
        locationIds: unique(own.flatMap(({ from, to }) => [from?.id, to?.id])),
      },
    };
  });
}

/** The free stock in these places has changed. */
export const stockReserved = (
  companyId: string,
  warehouseId: string,
  rows: readonly { skuId: string; locationId: string }[],
): Publishable => ({
  channel: `company:${companyId}`,
  event: 'StockReserved',
  data: {
    warehouseId,
    skuIds: unique(rows.map(({ skuId }) => skuId)),
    locationIds: unique(rows.map(({ locationId }) => locationId)),
  },
});
