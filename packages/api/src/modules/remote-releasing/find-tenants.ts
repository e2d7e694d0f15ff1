import type { Ctx } from '../../platform/module';
import { requireAdministrator } from '../deploy-keys';
import { tenantsNamed } from './tenant-queries';

const LIMIT = 20;

/** Finds tenants to pin by a part of their name. */
export async function findTenants({ actor, query, services }: Ctx<'GET /remotes/tenants'>) {
  await requireAdministrator(services, actor);
  return services.db.readSystem(async (trx) => ({
    tenants: await tenantsNamed(trx, query.search?.trim() ?? '', LIMIT),
  }));
}
