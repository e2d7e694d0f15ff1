import { none } from '@slotwise/contract';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { checkedWarehouse, deleteReservations, lockPlaces, stockReserved } from '../stock';
import { tenantOf } from '../tenants';
import { replenishmentChanged } from './events';
import { described } from './described';
import { lowOf } from './low-queries';
import { dayOf, propose } from './propose';
import { lockSkus } from './sku-queries';
import { takenSince } from './take-task';
import { dropUntaken, insertTasks, untakenSources } from './task-queries';

/** Turns what is proposed for some SKUs into tasks. What has become enough, or has tasks already, is left out. */
export function releaseTasks({ actor, body, now, tx }: Ctx<'POST /replenishments/release'>) {
  const { id: companyId } = tenantOf(actor);
  const skuIds = [...new Set(body.sku_ids.flatMap((id) => idOf(id) ?? []))];
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    // Two who release the same at once: the second finds tasks.
    await lockSkus(trx, companyId, skuIds);
    const at = { companyId, warehouseId, now };
    const low = () => lowOf(trx, { warehouseId }, dayOf(now), skuIds);
    const free = (await low()).filter((row) => !row.has_tasks);
    const proposals = await propose(trx, at, free);
    const made = proposals.flatMap(({ row, parts }) =>
      parts.map(({ locationId, lotId, free }) => ({
        ...{ id: newId(), company_id: companyId, warehouse_id: warehouseId, sku_id: row.id, lot_id: lotId },
        ...{
          from_location_id: locationId,
          to_location_id: row.place_id ?? '',
          quantity: free,
          status: 'open' as const,
        },
        ...{ created_by: actor.userId, created_at: now, user_id: null, taken_at: null, reservation_id: null },
        ...{ ended_at: null, key: null, pieces: null, reason: null },
      })),
    );
    const skus = new Set(made.map(({ sku_id: id }) => id)).size;
    const answer = async () => ({
      ...{ message: `${made.length} tasks released`, skus, tasks: made.length },
      rows: await described(trx, at, await low()),
    });
    if (made.length === 0) return { answer: await answer(), audit: none('there was nothing to release') };
    await insertTasks(trx, made);
    const pieces = made.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      answer: await answer(),
      audit: {
        action: 'replenishment.released',
        subjectId: warehouseId,
        details: { skus, tasks: made.length, pieces },
      },
      events: [replenishmentChanged(companyId, warehouseId)],
    };
  });
}

/** Drops the tasks of a SKU that nobody has taken yet; one that somebody took and left gives back what it held. */
export function withdrawTasks({ actor, body, now, tx }: Ctx<'POST /replenishments/withdraw'>) {
  const { id: companyId } = tenantOf(actor);
  const skuId = idOf(body.sku_id);
  if (!skuId) throw refuse('not_found');
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const which = { companyId, warehouseId, skuId, since: takenSince(now) };
    await lockPlaces(trx, companyId, await untakenSources(trx, which));
    const dropped = await dropUntaken(trx, which, now);
    const held = dropped.flatMap(({ reservationId, locationId }) =>
      reservationId === null ? [] : [{ reservationId, locationId }],
    );
    await deleteReservations(
      trx,
      companyId,
      held.map(({ reservationId }) => reservationId),
    );
    const tasks = dropped.length;
    const answer = { message: 'Withdrawn', tasks };
    if (tasks === 0) return { answer, audit: none('nobody could be spared anything') };
    return {
      answer,
      audit: { action: 'replenishment.withdrawn', subjectId: warehouseId, details: { skuId, tasks } },
      events: [
        replenishmentChanged(companyId, warehouseId),
        ...(held.length === 0
          ? []
          : [
              stockReserved(
                companyId,
                warehouseId,
                held.map(({ locationId }) => ({ skuId, locationId })),
              ),
            ]),
      ],
    };
  });
}
