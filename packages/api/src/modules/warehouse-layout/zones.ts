import { codeKey } from '@slotwise/contract/code-key';
import { readLongPage } from '../../platform/cursors';
import { refuse } from '../../platform/errors';
import { newId } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { codeLine, idOf, line } from '../fields';
import { codeTaken } from '../skus';
import { tenantOf } from '../tenants';
import { isChanging } from './change';
import { told } from './events';
import { countZones, zoneList, zoneSlice } from './list-queries';
import { deleteZone, insertZone, isWarehouse, lockLayout, updateLayout, zoneById } from './queries';

export function listZones({ actor, query, read, services }: Ctx<'GET /zones'>) {
  const { id: companyId } = tenantOf(actor);
  const warehouseId = idOf(query.warehouse_id);
  return read(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    return readLongPage(services.tokens, { keyset: zoneList, owner: companyId, filter: { warehouseId } }, query, {
      some: (range) => zoneSlice(trx, companyId, warehouseId, range),
      count: () => countZones(trx, companyId, warehouseId),
    });
  });
}

export function createZone({ actor, body, now, tx }: Ctx<'POST /zone'>) {
  const { id: companyId } = tenantOf(actor);
  const warehouseId = idOf(body.warehouse_id);
  const named = { code: codeLine('code', body.code), name: line('name', body.name) };
  return tx(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    const zone = { id: newId(), warehouseId, ...named };
    await codeTaken('zones_code', () => insertZone(trx, companyId, zone, now));
    return {
      answer: { message: 'Zone created', zone },
      audit: { action: 'zone.created', subjectId: zone.id, after: named },
      events: [told(companyId, 'ZoneCreated', zone)],
    };
  });
}

/** Removes a zone from its places and from the form of the layout, which would bring it back. */
export function removeZone({ actor, body, now, tx }: Ctx<'DELETE /zone'>) {
  const { id: companyId } = tenantOf(actor);
  const id = idOf(body.zone_id);
  if (!id) throw refuse('not_found');
  return tx(async (trx) => {
    const zone = await zoneById(trx, companyId, id);
    if (!zone) throw refuse('not_found');
    const { code, name, warehouseId } = zone;
    const layout = await lockLayout(trx, companyId, warehouseId, now);
    if (isChanging(layout, now)) throw refuse('layout_changing');
    const zones = layout.form?.zones.filter((each) => codeKey(each.code) !== codeKey(code));
    if (layout.form && zones?.length !== layout.form.zones.length)
      await updateLayout(trx, warehouseId, { form: JSON.stringify({ ...layout.form, zones }), changed_at: now });
    await deleteZone(trx, id);
    return {
      answer: { message: 'Zone removed' },
      audit: { action: 'zone.deleted', subjectId: id, before: { code, name } },
      events: [told(companyId, 'ZoneDeleted', { id, warehouseId })],
    };
  });
}
