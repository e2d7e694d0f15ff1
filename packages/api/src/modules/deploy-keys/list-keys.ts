import type { Ctx } from '../../platform/module';
import { requireAdministrator } from './administrators';
import { liveKeys } from './queries';

export async function listKeys({ actor, services }: Ctx<'GET /remotes/keys'>) {
  await requireAdministrator(services, actor);
  return services.db.readSystem(async (trx) => ({ keys: await liveKeys(trx) }));
}
