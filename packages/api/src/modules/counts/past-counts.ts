import type { Trx } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import { insertCount, insertEntries, insertTasks, markCounted } from './queries';

interface Past {
  companyId: string;
  warehouseId: string;
  /** A person who counted first and decided, and another who counted what differed again. */
  userId: string | null;
  secondId: string | null;
  countId: string;
  /** When it was asked for, and ended. */
  at: Date;
}

/** Goods of a place by the ledger, and as they were counted. */
export interface CountedBefore {
  locationId: string;
  skuId: string;
  lotId: string | null;
  expected: number;
  counted: number;
}

/** Adds a count that is over: what differed was counted twice. Its moves are booked by whoever calls. */
export async function addPastCount(trx: Trx, past: Past, places: readonly CountedBefore[]): Promise<void> {
  const { companyId, warehouseId, userId, secondId, countId, at } = past;
  await insertCount(trx, {
    ...{ id: countId, company_id: companyId, warehouse_id: warehouseId, chosen_by: 'oldest', status: 'done' },
    ...{ user_id: userId, created_at: at, done_at: at },
  });
  const tasks = places.map((place) => ({
    ...place,
    id: newId(),
    difference: Math.abs(place.counted - place.expected),
  }));
  await insertTasks(
    trx,
    tasks.map(({ id, locationId, difference }) => ({
      ...{
        id,
        company_id: companyId,
        count_id: countId,
        warehouse_id: warehouseId,
        location_id: locationId,
        difference,
      },
      ...{ status: 'done', counted_by: userId, recounted_by: difference > 0 ? secondId : null },
      ...{ decided_by: userId, decided_at: at },
    })),
  );
  await insertEntries(
    trx,
    tasks.flatMap(({ id, skuId, lotId, expected, counted, difference }) =>
      (difference > 0 ? [1, 2] : [1]).map((round) => ({
        ...{ company_id: companyId, task_id: id, round, sku_id: skuId, lot_id: lotId, state: 'available' as const },
        ...{
          counted,
          expected,
          counted_serials: null,
          expected_serials: null,
          user_id: round === 2 ? secondId : userId,
          at,
        },
      })),
    ),
  );
  for (const { locationId } of places) await markCounted(trx, locationId, at);
}
