import { badField, refuse } from '../../platform/errors';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { refuseIfGoing } from '../company-deletion';
import { line } from '../fields';
import { lockTenant, tenantOf } from '../tenants';
import { partnerKeysChanged } from './events';
import { originOf } from './origin-of';
import { partnerOrigins } from './origins';
import { insertKey, keyById } from './queries';
import { permissionsOfRemote } from './scopes';

/** Makes a key recognisable where it does not belong: in logs, in commits, in a page. */
export const KEY_PREFIX = 'swp_';

/** Makes a partner key. Its tokens carry what its remotes ask for, so its maker must hold all of that. */
export async function makeKey({ actor, body, now, services, tx }: Ctx<'POST /embed/keys'>) {
  const tenantId = tenantOf(actor).id;
  const name = line('name', body.name);
  const origins = [...new Set(body.origins.map((origin) => originOf(origin, services.config.production)))];
  const remotes = [...new Set(body.remotes)];
  const asked = await Promise.all(
    remotes.map(async (remote) => {
      const found = await permissionsOfRemote(services, tenantId, remote);
      if (!found) throw badField('remotes', 'not_embeddable', { remote });
      return found;
    }),
  );
  const permissions = [...new Set(asked.flat())];
  if (permissions.some((permission) => !actor.permissions.has(permission))) throw refuse('grant_exceeds_own');
  const secret = KEY_PREFIX + newSecret();
  const id = newId();
  return tx(async (trx) => {
    await requireSession(trx, actor);
    await lockTenant(trx, tenantId);
    await refuseIfGoing(trx, tenantId);
    const hash = hashSecret(secret);
    await insertKey(trx, { id, tenantId, name, hash, origins, remotes, permissions, createdBy: actor.userId, now });
    const key = await keyById(trx, tenantId, id);
    if (!key) throw new Error('The key that was just made cannot be read.');
    return {
      answer: { message: 'Partner key made', key, secret },
      audit: { action: 'embed.key_created', subjectId: id, after: { name, origins, remotes, permissions } },
      events: partnerKeysChanged(actor, id),
      after: () => services.use(partnerOrigins).forget(),
    };
  });
}
