import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { idOf, line } from '../fields';
import { tenantOf } from '../tenants';
import { allocate } from './allocate';
import { deleteReservations, insertReservations, placeOfReservation, reservationRow } from './allocate-queries';
import { stockReserved } from './events';
import { reservationsByIds } from './list-queries';
import { lockPlaces } from './place-queries';
import { checkedWarehouse } from './resolve';
import { skusByIds } from './resolve-queries';

/** Keeps stock for something: all lines or none. Lines of the same SKU are one demand. */
export function reserveStock({ actor, body, now, tx }: Ctx<'POST /reservation'>) {
  const { id: companyId } = tenantOf(actor);
  const reference = line('reference', body.reference);
  return tx(async (trx) => {
    const warehouseId = await checkedWarehouse(trx, companyId, body.warehouse_id);
    const skus = await skusByIds(
      trx,
      companyId,
      body.lines.map(({ sku_id: id }) => idOf(id) ?? ''),
    );
    const unknown = body.lines.flatMap(({ sku_id: id }, at) =>
      skus.has(id) ? [] : [fieldFault(`lines/${at}/sku_id`, 'unknown')],
    );
    if (unknown.length > 0) throw refuse('unknown_id', unknown);
    const demand = new Map<string, number>();
    for (const { sku_id: id, quantity } of body.lines) demand.set(id, (demand.get(id) ?? 0) + quantity);
    const { parts, short } = await allocate(trx, { companyId, warehouseId, now }, demand);
    const faults = body.lines.flatMap(({ sku_id: id }, at) => {
      const free = short.get(id);
      return free === undefined ? [] : [fieldFault(`lines/${at}/quantity`, 'not_enough_anywhere', { free })];
    });
    if (faults.length > 0) throw refuse('insufficient_stock', faults);
    const rows = parts.map(({ skuId, locationId, lotId, quantity }) => ({
      ...{ id: newId(), company_id: companyId, warehouse_id: warehouseId, location_id: locationId, sku_id: skuId },
      ...{
        lot_id: lotId,
        quantity,
        source: 'reference',
        source_id: reference,
        line: null,
        user_id: actor.userId,
        at: now,
      },
    }));
    await insertReservations(trx, rows);
    const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      answer: {
        message: 'Reserved',
        reservations: await reservationsByIds(
          trx,
          companyId,
          rows.map(({ id }) => id),
        ),
      },
      audit: { action: 'reservation.made', details: { reference, lines: body.lines.length, pieces } },
      events: [stockReserved(companyId, warehouseId, parts)],
    };
  });
}

export function releaseReservation({ actor, body, tx }: Ctx<'DELETE /reservation'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.reservation_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const place = await placeOfReservation(trx, companyId, id);
    if (place) await lockPlaces(trx, companyId, [place.location_id]);
    const row = await reservationRow(trx, companyId, id);
    // Reservations of an order are released with the order.
    if (!row || row.source !== 'reference') throw refuse('not_found');
    await deleteReservations(trx, companyId, [id]);
    return {
      answer: { message: 'Released' },
      audit: {
        action: 'reservation.released',
        subjectId: id,
        before: { skuId: row.sku_id, locationId: row.location_id, quantity: row.quantity },
      },
      events: [stockReserved(companyId, row.warehouse_id, [{ skuId: row.sku_id, locationId: row.location_id }])],
    };
  });
}
