import type { Trx } from '../../platform/db/tables';
import { fieldFault, refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { codeLine, idOf } from '../fields';
import { lockPlaces } from '../stock';
import { tenantOf } from '../tenants';
import { isChanging } from './change';
import { addPlaces, endPlaces } from './change-queries';
import { placeFacts, placeOf, told } from './events';
import { checkContents } from './keep-rules';
import { checkEmpty } from './place-changes';
import {
  isWarehouse,
  lastWalkOrder,
  locationByCode,
  locationById,
  lockLayout,
  typeById,
  updateLayout,
  updateLocations,
  zoneById,
} from './queries';

/** @throws unknown_id for a zone of another warehouse, or a type that there is not */
export async function checkReferences(
  trx: Trx,
  companyId: string,
  warehouseId: string,
  given: { zone_id?: string | null; type_id?: string | null },
) {
  const { zone_id: zoneId, type_id: typeId } = given;
  if (zoneId != null && (await zoneById(trx, companyId, zoneId))?.warehouseId !== warehouseId) {
    throw refuse('unknown_id', [fieldFault('zone_id', 'unknown')]);
  }
  if (typeId != null && !(await typeById(trx, companyId, typeId))) {
    throw refuse('unknown_id', [fieldFault('type_id', 'unknown')]);
  }
}

export function createLocation({ actor, body, now, tx }: Ctx<'POST /location'>) {
  const { id: companyId } = tenantOf(actor);
  const warehouseId = idOf(body.warehouse_id);
  const code = codeLine('code', body.code);
  return tx(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    const layout = await lockLayout(trx, companyId, warehouseId, now);
    if (isChanging(layout, now)) throw refuse('layout_changing');
    await checkReferences(trx, companyId, warehouseId, body);
    const at = { warehouseId, code };
    if (await locationByCode(trx, companyId, at, true)) throw refuse('code_taken', [fieldFault('code', 'code_taken')]);
    const { purpose, zone_id = null, type_id = null, x = null, y = null } = body;
    const walkOrder = (await lastWalkOrder(trx, warehouseId)) + 1;
    const row = {
      ...{ id: newId(), code, purpose, zone_id, type_id, walk_order: walkOrder, x_mm: x, y_mm: y, z_mm: 0 },
      ...{ aisle: null, bay: null, level: null, position: null, width_mm: null, depth_mm: null, height_mm: null },
    };
    // One of this code that was removed before comes back, with its history.
    await addPlaces(trx, { companyId, warehouseId, version: layout.version, now }, [row]);
    const location = await locationByCode(trx, companyId, at, true);
    if (!location) throw refuse('not_found');
    return {
      answer: { message: 'Location created', location },
      audit: { action: 'location.created', subjectId: location.id, after: placeFacts(location) },
      events: [told(companyId, 'LocationCreated', placeOf(location))],
    };
  });
}

export function changeLocation({ actor, body, tx }: Ctx<'PATCH /location'>) {
  const { id: companyId } = tenantOf(actor);
  const { location_id, ...changes } = body;
  const id = idOf(location_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    await lockPlaces(trx, companyId, [id]);
    const before = await locationById(trx, companyId, id, true);
    if (!before) throw refuse('not_found');
    await checkReferences(trx, companyId, before.warehouseId, changes);
    const rules = changes.type_id == null ? undefined : await typeById(trx, companyId, changes.type_id);
    if (rules) await checkContents(trx, companyId, 'type_id', [{ id, code: before.code, rules }]);
    if (Object.keys(changes).length > 0) await updateLocations(trx, [id], changes);
    const location = (await locationById(trx, companyId, id, true)) ?? before;
    return {
      answer: { message: 'Location updated', location },
      audit: { action: 'location.updated', subjectId: id, before: placeFacts(before), after: placeFacts(location) },
      events: [told(companyId, 'LocationUpdated', placeOf(location))],
    };
  });
}

export function removeLocation({ actor, body, now, tx }: Ctx<'DELETE /location'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.location_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const location = await locationById(trx, companyId, id, true);
    if (!location) throw refuse('not_found');
    const { warehouseId, code } = location;
    const layout = await lockLayout(trx, companyId, warehouseId, now);
    if (isChanging(layout, now)) throw refuse('layout_changing');
    await lockPlaces(trx, companyId, [id]);
    await checkEmpty(trx, [{ id }], 'location_id');
    const version = layout.version + 1;
    await endPlaces(trx, version, [id]);
    await updateLayout(trx, warehouseId, { version, changed_at: now });
    return {
      answer: { message: 'Location removed' },
      audit: { action: 'location.deleted', subjectId: id, before: placeFacts(location) },
      events: [told(companyId, 'LocationDeleted', { id, warehouseId, code })],
    };
  });
}
