import type { MissingLine } from '@slotwise/contract';
import type { Trx } from '../../platform/db/tables';
import { badField, fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { allocate, checkedWarehouse, stockReserved } from '../stock';
import { tenantOf } from '../tenants';
import { checkedWorker } from '../users';
import { changed } from './events';
import { keepStops } from './keep-stops';
import { linesToPick, lockOrders, settleOrders, type LineToPick } from './order-queries';
import { doubtful, insertPickList, pickListById, tasksOfList, toTask } from './pick-queries';
import { demandOf, stopsFor, type Wanted } from './stops';

/**
 * Releases orders: free stock for their lines is reserved, first expired first, and becomes the stops of one walk. The
 * order that is due first is served first; lines without stock stay to be picked.
 */
export function makePickList({ actor, body, now, tx }: Ctx<'POST /pick-list'>) {
  const { id: companyId } = tenantOf(actor);
  const ids = body.order_ids.map((id) => idOf(id) ?? '');
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice !== -1) throw badField(`order_ids/${twice}`, 'twice');
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const work = { companyId, warehouseId, permission: 'move_inventory' } as const;
    const userId = await checkedWorker(trx, work, body.user_id ?? null);
    const lines = await linesToPick(trx, companyId, ids);
    const demand = demandOf(lines);
    const doubted = await doubtful(trx, companyId, [...demand.keys()]);
    const isUsable = ({ skuId, locationId }: { skuId: string; locationId: string }) =>
      !doubted.has(`${skuId} ${locationId}`);
    const { parts } = await allocate(trx, { companyId, warehouseId, now, isUsable }, demand);
    await holdOpen(trx, companyId, warehouseId, ids);
    // The pieces to pick of an order change only while it is on a list, and now it cannot get onto one.
    if (!isSame(lines, await linesToPick(trx, companyId, ids))) throw refuse('conflict');
    const { stops, missing } = stopsFor(lines, parts);
    if (stops.length === 0) throw refuse('insufficient_stock', nothingFree(ids));
    const id = newId();
    const row = {
      id,
      company_id: companyId,
      warehouse_id: warehouseId,
      user_id: userId,
      created_at: now,
      done_at: null,
    };
    await insertPickList(trx, { ...row, status: 'open' });
    await keepStops(trx, { companyId, warehouseId, userId: actor.userId, now, listId: id, turn: 1 }, stops);
    await settleOrders(trx, ids, now);
    const pickList = await pickListById(trx, companyId, id);
    if (!pickList) throw refuse('not_found');
    const tasks = (await tasksOfList(trx, companyId, id)).map(toTask);
    const sum = (some: readonly { pieces: number }[]) => some.reduce((total, { pieces }) => total + pieces, 0);
    return {
      answer: { message: 'Pick list made', pickList, tasks, missing: named(missing, lines) },
      audit: {
        action: 'picklist.made',
        subjectId: id,
        details: {
          ...{ orders: pickList.orders, stops: stops.length },
          ...{ pieces: sum(lines) - sum(missing), missing: sum(missing) },
        },
      },
      events: [
        ...(await changed(trx, companyId, { orderIds: ids, listIds: [id] })),
        stockReserved(companyId, warehouseId, stops),
      ],
    };
  });
}

/** Holds the orders. @throws unknown_id, conflict unless all of them are open and of the warehouse */
async function holdOpen(trx: Trx, companyId: string, warehouseId: string, ids: readonly string[]): Promise<void> {
  const rows = new Map((await lockOrders(trx, companyId, ids)).map((row) => [row.id, row]));
  const unknown = ids.flatMap((id, at) => (rows.has(id) ? [] : [fieldFault(`order_ids/${at}`, 'unknown')]));
  if (unknown.length > 0) throw refuse('unknown_id', unknown);
  const elsewhere = ids.flatMap((id, at) =>
    rows.get(id)?.warehouse_id === warehouseId ? [] : [fieldFault(`order_ids/${at}`, 'of_other_warehouse')],
  );
  if (elsewhere.length > 0) throw refuse('unknown_id', elsewhere);
  const taken = ids.flatMap((id, at) => {
    const row = rows.get(id);
    return row && row.status !== 'open' ? [fieldFault(`order_ids/${at}`, 'order_not_open', { code: row.code })] : [];
  });
  if (taken.length > 0) throw refuse('conflict', taken);
}

const isSame = (before: readonly LineToPick[], after: readonly LineToPick[]) =>
  JSON.stringify(before) === JSON.stringify(after);

const nothingFree = (ids: readonly string[]) =>
  ids.map((_, at) => fieldFault(`order_ids/${at}`, 'not_enough_anywhere', { free: 0 }));

const named = (missing: readonly Wanted[], lines: readonly LineToPick[]): MissingLine[] =>
  missing.flatMap(({ orderId, line, pieces }) => {
    const known = lines.find((one) => one.orderId === orderId && one.line === line);
    return known ? [{ orderId, orderCode: known.orderCode, line, sku: known.sku, pieces }] : [];
  });
