import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { line } from '../fields';
import { requireAdministrator } from './administrators';
import { KEY_PREFIX } from './authorize';
import { insertKey, keyById } from './queries';
import { remoteChanged } from './events';

export async function makeKey({ actor, body, now, services, system }: Ctx<'POST /remotes/keys'>) {
  await requireAdministrator(services, actor);
  const secret = KEY_PREFIX + newSecret();
  const id = newId();
  const name = line('name', body.name);
  const { remote } = body;
  return system(async (trx) => {
    await insertKey(trx, { id, remote, name, hash: hashSecret(secret), createdBy: actor.userId, now });
    const key = await keyById(trx, id);
    if (!key) throw new Error('The key that was just made cannot be read.');
    return {
      answer: { message: 'Deploy key made', key, secret },
      audit: { action: 'remote.key_created', subjectId: remote, details: { by: key.createdBy, key: id, detail: name } },
      events: await remoteChanged(trx, services, remote),
    };
  });
}
