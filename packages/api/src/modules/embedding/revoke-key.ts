import { refuse } from '../../platform/errors';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { partnerKeysChanged } from './events';
import { partnerOrigins } from './origins';
import { revoke, sessionsOfKey } from './queries';

/** Revokes a partner key. Every server refuses its tokens from then on, and their streams close. */
export const revokeKey = ({ actor, body, now, services, tx }: Ctx<'DELETE /embed/keys'>) =>
  tx(async (trx) => {
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
