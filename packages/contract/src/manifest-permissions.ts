import type { RemoteManifest } from './manifest';
import { isPermissionName } from './permissions';

/** A permission that a manifest names, and the list in which it stands. */
export interface NamedPermission {
  list: 'routes' | 'pages' | 'navigation' | 'actions' | 'extensions' | 'permissions';
  permission: string;
}

const GUARDED = ['routes', 'pages', 'navigation', 'actions', 'extensions'] as const;

function namedPermissions(manifest: RemoteManifest): NamedPermission[] {
  const guarding = GUARDED.flatMap((list) =>
    (manifest[list] ?? []).flatMap(({ permission }) => (permission ? [{ list, permission }] : [])),
  );
  return [...guarding, ...manifest.permissions.map((permission) => ({ list: 'permissions' as const, permission }))];
}

/**
 * The permissions of a manifest that this version does not know. Whoever builds or publishes it is told; a page reads it all
 * the same, because the server may be newer than the page.
 */
export const unknownPermissions = (manifest: RemoteManifest): NamedPermission[] =>
  namedPermissions(manifest).filter(({ permission }) => !isPermissionName(permission));
