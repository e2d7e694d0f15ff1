import { old } from '../../platform/bridge';
import type { Ctx } from '../../platform/module';
import { requireAdministrator } from './administrators';
import { liveKeys } from './queries';

export async function listKeys({ actor, services, system }: Ctx<'GET /remotes/keys'>) {
  await requireAdministrator(services, actor);
  return system(old(async (trx) => ({ keys: await liveKeys(trx) })));
}
