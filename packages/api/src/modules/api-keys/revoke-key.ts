import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { apiKeysChanged } from './events';
import { revoke } from './queries';

/** Revokes an API key. Every server refuses it from then on. */
export const revokeKey = ({ actor, body, now, services, tx }: Ctx<'DELETE /api-keys'>) =>
  tx(async (trx) => {
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
