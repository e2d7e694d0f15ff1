import { auditOfEach } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { lockPlaces } from '../stock';
import { tenantOf } from '../tenants';
import { placeFacts, placeOf, told } from './events';
import { isWarehouse, locationsById, updateLocations } from './queries';

/** Blocks places or opens them again. Those that are so already stay as they are, and nothing is said of them. */
export function blockPlaces({ actor, body, tx }: Ctx<'PATCH /locations'>) {
  const { id: companyId } = tenantOf(actor);
  const { location_ids: ids, blocked } = body;
  const warehouseId = idOf(body.warehouse_id);
  return tx(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    await lockPlaces(trx, companyId, ids);
    const before = (await locationsById(trx, companyId, ids, true)).filter((one) => one.warehouseId === warehouseId);
    const known = new Set(before.map(({ id }) => id));
    const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [fieldFault(`location_ids/${at}`, 'unknown')]));
    if (unknown.length > 0) throw refuse('not_found', unknown);
    const others = before.filter((place) => place.blocked !== blocked);
    const changed = others.map(({ id }) => id);
    await updateLocations(trx, changed, { blocked });
    const after = others.map((place) => ({ ...place, blocked }));
    return {
      answer: {
        message: blocked ? 'Places blocked' : 'Places opened',
        locations: before.map((place) => ({ ...place, blocked })),
        changed,
      },
      audit: auditOfEach(
        after.map((place, at) => ({
          action: 'location.updated' as const,
          subjectId: place.id,
          before: placeFacts(others[at] ?? place),
          after: placeFacts(place),
        })),
        'all places were so already',
      ),
      events: after.map((place) => told(companyId, 'LocationUpdated', placeOf(place))),
    };
  });
}
