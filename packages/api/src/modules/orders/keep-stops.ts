import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { insertReservations } from '../stock';
import { insertTasks } from './pick-queries';
import type { Stop } from './stops';

interface Keeping {
  companyId: string;
  warehouseId: string;
  userId: string | null;
  now: Date;
  listId: string;
  /** The turn of the first one. */
  turn: number;
  insteadOf?: number;
}

type Reserving = Pick<Keeping, 'companyId' | 'warehouseId' | 'userId' | 'now'>;
type Reserved = Omit<Stop, 'walkOrder'>;

/** Reserves what is to be taken at stops for their orders. Their places must be held. @returns the stops with the ids of that */
export async function reserveStops<S extends Reserved>(
  trx: Trx,
  { companyId, warehouseId, userId, now }: Reserving,
  stops: readonly S[],
): Promise<(S & { id: string })[]> {
  const withIds = stops.map((stop) => ({ ...stop, id: newId() }));
  await insertReservations(
    trx,
    withIds.map(({ id, locationId, skuId, lotId, quantity, orderId, line }) => ({
      ...{ id, company_id: companyId, warehouse_id: warehouseId, location_id: locationId, sku_id: skuId },
      ...{ lot_id: lotId, quantity, source: 'order', source_id: orderId, line, user_id: userId, at: now },
    })),
  );
  return withIds;
}

/** Puts stops on a pick list, and reserves what is to be taken there for their orders. Their places must be held. */
export async function keepStops(trx: Trx, keeping: Keeping, stops: readonly Stop[]): Promise<void> {
  if (stops.length === 0) return;
  const { companyId, listId, turn, insteadOf = null } = keeping;
  const withIds = await reserveStops(trx, keeping, stops);
  await insertTasks(
    trx,
    withIds.map(({ id, locationId, skuId, lotId, quantity, orderId, line }, index) => ({
      ...{ company_id: companyId, pick_list_id: listId, turn: turn + index, order_id: orderId, line, sku_id: skuId },
      ...{ location_id: locationId, lot_id: lotId, reservation_id: id, quantity, status: 'open' as const },
      ...{ reason: null, key: null, ended_at: null, user_id: null, instead_of: insteadOf },
    })),
  );
}
