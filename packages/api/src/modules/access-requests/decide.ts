import type { AccessRequest } from '@slotwise/contract';
import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { beginRoleWork, refuseToExceed, refuseToReach, sitesOf, usersAmong, type RoleWork } from '../roles';
import { requestNamed } from './read-requests';

export interface Deciding {
  work: RoleWork;
  request: AccessRequest;
}

/**
 * Begins a decision: one at a time in a tenant, so that of two at once the second finds it decided. Only about what the
 * caller could give, and never about their own request.
 * @throws not_found, forbidden for their own, grant_exceeds_own, beyond_own_warehouses, already_decided
 */
export async function beginDeciding(trx: Trx, actor: Actor, given: string): Promise<Deciding> {
  const work = await beginRoleWork(trx, actor, 'manage_roles');
  const request = await requestNamed(trx, work.tenant.id, given);
  if (request.user.id === actor.userId) throw refuse('forbidden');
  refuseToExceed(work.held, [request.permission], 'request_id');
  // A person without a role has nothing that would reach further.
  const [asker] = await usersAmong(trx, work.tenant.id, [request.user.id]);
  if (asker?.roleId != null) refuseToReach(work, [{ warehouseIds: await sitesOf(trx, asker.id) }]);
  if (request.status !== 'open') throw refuse('already_decided');
  return { work, request };
}
