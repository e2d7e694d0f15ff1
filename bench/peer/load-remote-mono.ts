/**
 * Stands in for the shell's `registry/load-remote` when the whole application is built as one bundle: the same
 * remotes as lazy routes of one webpack build, without Module Federation. The peer that the platform is measured against.
 */
import type { RegistryEntry } from '@slotwise/contract';
import type { Remote, RemoteExtension } from '@slotwise/shared/remote';

const remotes: Record<string, () => Promise<{ default: Remote }>> = {
  auth: () => import(/* webpackChunkName: "lazy-auth" */ '../../packages/auth-remote/src/index'),
  roles: () => import(/* webpackChunkName: "lazy-roles" */ '../../packages/roles-remote/src/index'),
  invitations: () => import(/* webpackChunkName: "lazy-invitations" */ '../../packages/invitations-remote/src/index'),
  dashboard: () => import(/* webpackChunkName: "lazy-dashboard" */ '../../packages/dashboard-remote/src/index'),
};

export async function loadRemoteCode(entry: Pick<RegistryEntry, 'id'>) {
  const load = remotes[entry.id];
  if (!load) throw new Error(`the single bundle has no ${entry.id}`);
  return (await load()).default;
}

/** No page that is measured shows an extension. */
export const loadExtension = (entry: Pick<RegistryEntry, 'id'>, module: string): Promise<RemoteExtension> =>
  Promise.reject(new Error(`the single bundle has no ${entry.id} ${module}`));
