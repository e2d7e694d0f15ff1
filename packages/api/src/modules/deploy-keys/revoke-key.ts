import { refuse } from '../../platform/errors';
import type { Ctx } from '../../platform/module';
import { requireAdministrator } from './administrators';
import { revoke } from './queries';
import { remoteChanged } from './events';

export async function revokeKey({ actor, body, now, services, system }: Ctx<'DELETE /remotes/keys'>) {
  const by = await requireAdministrator(services, actor);
  return system(async (trx) => {
    const revoked = await revoke(trx, body.key_id, now);
    if (!revoked) throw refuse('not_found');
    const { remote, name } = revoked;
    return {
      answer: { message: 'Deploy key revoked' },
      audit: { action: 'remote.key_revoked', subjectId: remote, details: { by, key: body.key_id, detail: name } },
      events: await remoteChanged(trx, services, remote),
    };
  });
}
