import type { Actor } from '../../platform/actor';
import type { Trx } from '../../platform/db/tables';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { beginRoleWork, refuseToOutrank, refuseToReach, sitesOf } from '../roles';
import { tenantOf } from '../tenants';
import { apiKeysChanged } from './events';
import { carriedBy, revoke } from './queries';

/** Revokes an API key. Every server refuses it from then on. */
export const revokeKey = ({ actor, body, now, services, tx }: Ctx<'DELETE /api-keys'>) =>
  tx(async (trx) => {
    await refuseToTakeMore(trx, actor, body.key_id);
    const revoked = await revoke(trx, tenantOf(actor).id, body.key_id, now);
    if (!revoked) throw refuse('not_found');
    const { hash, expiresAt, ...state } = revoked;
    return {
      answer: { message: 'API key revoked' },
      audit: {
        action: 'api.key_revoked',
        subjectId: body.key_id,
        before: { ...state, expiresAt: expiresAt?.toISOString() ?? null },
      },
      events: apiKeysChanged(actor, body.key_id),
      after: () => services.sessions.revoked([hash]),
    };
  });

/** Nobody takes away what they could not give. @throws not_found, beyond_own_warehouses, outranked */
async function refuseToTakeMore(trx: Trx, actor: Actor, keyId: string): Promise<void> {
  const work = await beginRoleWork(trx, actor, 'manage_company');
  const key = await carriedBy(trx, work.tenant.id, keyId);
  if (!key) throw refuse('not_found');
  // One whose maker has left carries nothing any more.
  if (key.makerId === null) return;
  refuseToReach(work, [{ warehouseIds: key.warehouseIds ?? (await sitesOf(trx, key.makerId)) }]);
  refuseToOutrank(
    work.held,
    key.permissions.filter((permission) => key.held.includes(permission)),
    'key_id',
  );
}
