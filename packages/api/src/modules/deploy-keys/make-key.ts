import { old } from '../../platform/bridge';
import { hashSecret, newId, newSecret } from '../../platform/ids';
import type { Ctx } from '../../platform/module';
import { line } from '../fields';
import { requireAdministrator } from './administrators';
import { KEY_PREFIX } from './authorize';
import { insertKey, keyById } from './queries';
import { tellAdministrators } from './tell-administrators';

export async function makeKey({ actor, body, now, services, system }: Ctx<'POST /remotes/keys'>) {
  await requireAdministrator(services, actor);
  const secret = KEY_PREFIX + newSecret();
  const id = newId();
  const name = line('name', body.name);
  return system(
    old(async (trx) => {
      await insertKey(trx, { id, remote: body.remote, name, hash: hashSecret(secret), createdBy: actor.userId, now });
      const key = await keyById(trx, id);
      if (!key) throw new Error('The key that was just made is not there.');
      await services.audit.write(trx, {
        action: 'remote.key_created',
        subjectId: body.remote,
        details: { by: key.createdBy, key: id, detail: name },
      });
      await tellAdministrators(trx, services, body.remote);
      return { message: 'Deploy key made', key, secret };
    }),
  );
}
