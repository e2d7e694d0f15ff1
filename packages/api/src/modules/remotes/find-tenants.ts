import type { Ctx } from '../../platform/module';
import { requireAdministrator } from '../deploy-keys';
import { tenantsNamed } from './pin-queries';

const FOUND = 20;

/** Tenants to pin, by a part of their name. */
export async function findTenants({ actor, query, services, system }: Ctx<'GET /remotes/tenants'>) {
  await requireAdministrator(services, actor);
  return system(async (trx) => ({ tenants: await tenantsNamed(trx, query.search?.trim() ?? '', FOUND) }));
}
