import type { RemoteManifest } from '@slotwise/contract';
import type { KnownRemote } from '../registry/known-remote';

/** The address of the shell's own page. */
export const SEARCH_PATH = '/search';

type ManifestRoute = RemoteManifest['routes'][number];

/** One address and the remote that answers it. */
export interface TableRoute extends ManifestRoute {
  remote: KnownRemote;
}

/**
 * All routes of all remotes whose manifest could be read, the incompatible ones too: they fail in their own place. The
 * shell's own page is nobody else's.
 */
export const routeTable = (remotes: readonly KnownRemote[]): TableRoute[] =>
  remotes
    .flatMap((remote) => (remote.manifest?.routes ?? []).map((route) => ({ ...route, remote })))
    .filter(({ path }) => !isAtOrBelow(path, SEARCH_PATH));

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Whether an address is a path or lies below it. */
export const isAtOrBelow = (address: string, path: string): boolean =>
  trimmed(address) === path || trimmed(address).startsWith(path === '/' ? path : `${path}/`);

/** The most specific route for an address; null if no remote claims it. */
export function matchRoute(table: readonly TableRoute[], address: string): TableRoute | null {
  const matches = table.filter((route) => isAtOrBelow(address, route.path));
  return matches.reduce<TableRoute | null>((best, r) => (best && best.path.length >= r.path.length ? best : r), null);
}
