import { refuse } from '../../platform/errors';
import { afterCommit, old } from '../../platform/bridge';
import { asSystem } from '../../platform/db/transaction';
import type { Ctx } from '../../platform/module';
import { tenantOf } from '../tenants';
import { forgetOrigins } from './origins';
import { revoke, sessionsOfKey } from './queries';
import { tellManagers } from './tell-managers';

/** The key's tokens are refused from then on, on every instance, and their streams close. */
export const revokeKey = ({ actor, body, now, services, tx }: Ctx<'DELETE /embed/keys'>) =>
  tx(
    old(async (trx) => {
      const revoked = await revoke(trx, tenantOf(actor).id, body.key_id, now);
      if (!revoked) throw refuse('not_found');
      await services.audit.write(trx, {
        action: 'embed.key_revoked',
        subjectId: body.key_id,
        details: { name: revoked.name },
      });
      const sessions = await asSystem(trx, () => sessionsOfKey(trx, body.key_id));
      afterCommit(trx, () => {
        services.sessions.revoked(sessions);
        forgetOrigins(services);
      });
      await tellManagers(trx, actor, body.key_id);
      return { message: 'Partner key revoked' };
    }),
  );
