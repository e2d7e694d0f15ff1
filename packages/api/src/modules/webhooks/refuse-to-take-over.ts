import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { beginRoleWork, colleagueToChange, type RoleWork } from '../roles';
import { makerOf } from './queries';

/**
 * A webhook hears what its maker may hear: who leads it elsewhere, or gets its secret, must be allowed as much, and nobody
 * takes away what they could not make. @returns what the caller may do @throws not_found, beyond_own_warehouses, outranked
 */
export async function refuseToTakeOver(trx: Trx, actor: Actor, webhookId: string): Promise<RoleWork> {
  const work = await beginRoleWork(trx, actor, 'manage_company');
  const found = await makerOf(trx, work.tenant.id, webhookId);
  if (!found) throw refuse('not_found');
  // One whose maker has left hears nothing any more.
  if (found.makerId !== null) await colleagueToChange(trx, work, found.makerId, 'webhook_id');
  return work;
}
