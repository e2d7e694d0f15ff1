import type { PermissionName, RemoteManifest } from '@slotwise/contract';
import { permissionsOfScopes } from '@slotwise/contract/permissions';

/** A remote that pages of partners may show, and the scopes that its tokens can carry. */
export interface Embeddable {
  id: string;
  name: string;
  permissions: PermissionName[];
}

/** The remotes whose tokens would allow something, by name. */
export const embeddable = (manifests: readonly RemoteManifest[]): Embeddable[] =>
  manifests
    .filter(({ audience }) => audience !== 'deployment')
    .map(({ id, name, scopes }) => ({ id, name, permissions: permissionsOfScopes(scopes) }))
    .filter(({ permissions }) => permissions.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
