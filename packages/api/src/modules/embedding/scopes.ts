import type { PermissionName } from '@slotwise/contract';
import { permissionsOfScopes } from '@slotwise/contract/permissions';
import type { Services } from '../../platform/services';
import { servedManifests } from '../remote-serving';

/**
 * Permissions that tokens of a remote may carry, by the scopes of the version that the tenant gets; undefined for a
 * remote that is not served, or not to tenants.
 */
export async function permissionsOfRemote(
  services: Services,
  tenantId: string,
  remote: string,
): Promise<PermissionName[] | undefined> {
  const manifest = (await servedManifests(services, tenantId)).find(({ id }) => id === remote);
  return manifest && permissionsOfScopes(manifest.scopes);
}
