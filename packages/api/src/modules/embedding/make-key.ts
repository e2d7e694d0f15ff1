import { badField, refuse } from '../../platform/errors';
import { isLoopbackHost } from '../../platform/http/local-only';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { requireSession } from '../auth';
import { refuseIfGoing } from '../company-deletion';
import { line } from '../fields';
import { lockTenant, tenantOf } from '../tenants';
import { partnerKeysChanged } from './events';
import { partnerOrigins } from './origins';
import { insertKey, keyById } from './queries';
import { permissionsOfRemote } from './scopes';

/** Makes a key recognisable where it does not belong: in logs, in commits, in a page. */
export const KEY_PREFIX = 'swp_';

/** The host of an origin that is one place: an asterisk would be many to a browser that reads it in a policy. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/;

/**
 * Checks an origin: spelled as browsers do, and with TLS unless it is the developer's own machine, which in production
 * would be the machine of anybody. @throws ApiFault
 */
function originOf(origin: string, production: boolean): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw badField('origins', 'not_an_origin', { origin, example: 'https://portal.example.com' });
  }
  const { protocol, host, hostname } = new URL(origin);
  if (!HOST.test(hostname)) throw badField('origins', 'origin_of_many', { origin });
  if (production && isLoopbackHost(host)) throw badField('origins', 'origin_of_anybody', { origin });
  if (protocol !== 'https:' && !isLoopbackHost(host)) throw badField('origins', 'origin_without_tls', { origin });
  return origin;
}

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
