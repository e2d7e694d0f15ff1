import { auditOfEach, type Location } from '@slotwise/contract';
import { fieldFault, refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { idOf } from '../fields';
import { lockPlaces } from '../stock';
import { tenantOf } from '../tenants';
import { placeFacts, placeOf, told } from './events';
import { checkContents } from './keep-rules';
import { checkReferences } from './locations';
import { isWarehouse, locationsById, typeById, updateLocations } from './queries';

type Changes = Omit<Ctx<'PATCH /locations'>['body'], 'warehouse_id' | 'location_ids'>;

/** @returns the place as it is with the changes */
const changedBy = (place: Location, { blocked, zone_id: zoneId, type_id: typeId }: Changes): Location => ({
  ...place,
  ...(blocked !== undefined && { blocked }),
  ...(zoneId !== undefined && { zoneId }),
  ...(typeId !== undefined && { typeId }),
});

const isOther = (one: Location, other: Location) =>
  one.blocked !== other.blocked || one.zoneId !== other.zoneId || one.typeId !== other.typeId;

const messageOf = ({ blocked }: Changes): string => {
  if (blocked === undefined) return 'Places updated';
  return blocked ? 'Places blocked' : 'Places opened';
};

/** Changes the same of several places: all of them or none. Those that are so already stay, and nothing is said of them. */
export function changePlaces({ actor, body, tx }: Ctx<'PATCH /locations'>) {
  const { id: companyId } = tenantOf(actor);
  const { location_ids: ids, warehouse_id, ...changes } = body;
  const warehouseId = idOf(warehouse_id);
  if (Object.keys(changes).length === 0) {
    throw refuse('validation_failed', [fieldFault('location_ids', 'nothing_given')]);
  }
  return tx(async (trx) => {
    if (!warehouseId || !(await isWarehouse(trx, companyId, warehouseId))) throw refuse('not_found');
    await lockPlaces(trx, companyId, ids);
    const before = (await locationsById(trx, companyId, ids, true)).filter((one) => one.warehouseId === warehouseId);
    const known = new Set(before.map(({ id }) => id));
    const unknown = ids.flatMap((id, at) => (known.has(id) ? [] : [fieldFault(`location_ids/${at}`, 'unknown')]));
    if (unknown.length > 0) throw refuse('not_found', unknown);
    await checkReferences(trx, companyId, warehouseId, changes);
    const others = before.filter((place) => isOther(place, changedBy(place, changes)));
    const rules = changes.type_id == null ? undefined : await typeById(trx, companyId, changes.type_id);
    if (rules) {
      const retyped = others.filter(({ typeId }) => typeId !== changes.type_id);
      const places = retyped.map(({ id, code }) => ({ id, code, rules }));
      await checkContents(trx, companyId, ({ id }) => `location_ids/${ids.indexOf(id)}`, places);
    }
    const changed = others.map(({ id }) => id);
    await updateLocations(trx, changed, changes);
    const after = others.map((place) => changedBy(place, changes));
    return {
      answer: { message: messageOf(changes), locations: before.map((place) => changedBy(place, changes)), changed },
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
