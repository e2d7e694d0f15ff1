import { old } from '../../platform/bridge';
import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { requireAdministrator } from './administrators';
import { revoke } from './queries';
import { tellAdministrators } from './tell-administrators';

export async function revokeKey({ actor, body, now, services, system }: Ctx<'DELETE /remotes/keys'>) {
  const by = await requireAdministrator(services, actor);
  return system(
    old(async (trx) => {
      const revoked = await revoke(trx, body.key_id, now);
      if (!revoked) throw refuse('not_found');
      await services.audit.write(trx, {
        action: 'remote.key_revoked',
        subjectId: revoked.remote,
        details: { by, key: body.key_id, detail: revoked.name },
      });
      await tellAdministrators(trx, services, revoked.remote);
      return { message: 'Deploy key revoked' };
    }),
  );
}
