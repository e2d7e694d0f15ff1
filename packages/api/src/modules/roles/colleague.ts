import { refuse } from '../../platform/errors';
import type { Trx } from '../../platform/db/tables';
import { personById, type Person } from '../users';
import { refuseToOutrank, refuseToReach, type RoleWork } from './guard';
import { permissionsHeldBy, sitesOf } from './queries';

/**
 * Somebody of the tenant whose membership the caller may end or change: who holds no more, and reaches no further.
 * @throws not_found, beyond_own_warehouses, outranked
 */
export async function colleagueToChange(trx: Trx, work: RoleWork, id: string, field = 'user_id'): Promise<Person> {
  const person = await personById(trx, id);
  if (!person || (person.me.companyID ?? person.me.wmsID) !== work.tenant.id) throw refuse('not_found');
  refuseToReach(work, [{ warehouseIds: await sitesOf(trx, id) }]);
  refuseToOutrank(work.held, [...(await permissionsHeldBy(trx, id))], field);
  return person;
}
