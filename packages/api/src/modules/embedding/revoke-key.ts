import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { beginRoleWork, refuseToOutrank, refuseToReach } from '../roles';
import { tenantOf } from '../tenants';
import { partnerKeysChanged } from './events';
import { partnerOrigins } from './origins';
import { carriedOf, openKeyById, revoke, sessionsOfKey } from './queries';

/** Revokes a partner key. Every server refuses its tokens from then on, and their streams close. */
export const revokeKey = ({ actor, body, now, services, tx }: Ctx<'DELETE /embed/keys'>) =>
  tx(async (trx) => {
    await refuseToTakeMore(trx, actor, body.key_id);
    const revoked = await revoke(trx, tenantOf(actor).id, body.key_id, now);
    if (!revoked) throw refuse('not_found');
    const sessions = await asSystem(trx, () => sessionsOfKey(trx, body.key_id));
    return {
      answer: { message: 'Partner key revoked' },
      audit: { action: 'embed.key_revoked', subjectId: body.key_id, before: revoked },
      events: partnerKeysChanged(actor, body.key_id),
      after: () => {
        services.sessions.revoked(sessions);
        services.use(partnerOrigins).forget();
      },
    };
  });

/** Nobody takes away what they could not give. @throws beyond_own_warehouses, outranked */
async function refuseToTakeMore(trx: Trx, actor: Actor, keyId: string): Promise<void> {
  const work = await beginRoleWork(trx, actor, 'manage_company');
  const key = await openKeyById(trx, work.tenant.id, keyId);
  // One whose maker has left carries nothing any more.
  if (!key) return;
  refuseToReach(work, [{ warehouseIds: key.makerSites }]);
  // A second factor that is lacking now comes back.
  refuseToOutrank(work.held, carriedOf({ ...key, lacksFactor: false }), 'key_id');
}
