import type { Replenishment } from '@slotwise/contract';
import { readLongPage } from '../../platform/cursors';
import type { Trx } from '../../platform/db/tables';
import type { Ctx } from '../../platform/module';
import { checkedWarehouse } from '../stock';
import { tenantOf } from '../tenants';
import { described } from './described';
import { countLow, lowList, lowSlice, type LowRow } from './low-queries';
import { dayOf } from './propose';

export function listReplenishments({ actor, query, now, read, services }: Ctx<'GET /replenishments'>) {
  const { id: companyId } = tenantOf(actor);
  return read(async (trx) => {
    const { warehouse_id: given } = query;
    const warehouseId = given === undefined ? undefined : await checkedWarehouse(trx, companyId, given);
    const filter = { warehouseId, waiting: query.waiting };
    return readLongPage(services.tokens, { keyset: lowList, owner: companyId, filter }, query, {
      some: async (range) => {
        const { rows, end } = await lowSlice(trx, filter, dayOf(now), range);
        return { rows: await describedByWarehouse(trx, { companyId, now }, rows), end };
      },
      count: () => countLow(trx, filter, dayOf(now)),
    });
  });
}

/** Each warehouse has stock and tasks of its own; the rows stay in their order. */
async function describedByWarehouse(
  trx: Trx,
  at: { companyId: string; now: Date },
  rows: readonly LowRow[],
): Promise<Replenishment[]> {
  const found = new Map<string, Replenishment>();
  for (const warehouseId of new Set(rows.map((row) => row.warehouse_id))) {
    const own = rows.filter((row) => row.warehouse_id === warehouseId);
    for (const one of await described(trx, { ...at, warehouseId }, own)) found.set(`${warehouseId} ${one.sku.id}`, one);
  }
  return rows.flatMap((row) => found.get(`${row.warehouse_id} ${row.id}`) ?? []);
}
