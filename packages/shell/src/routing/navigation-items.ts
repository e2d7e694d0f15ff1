import type { PermissionName, RemoteManifest } from '@slotwise/contract';
import type { KnownRemote } from '../registry/known-remote';
import { isAtOrBelow } from './route-table';

type ManifestItem = RemoteManifest['navigation'][number];

export interface NavigationItem extends ManifestItem {
  remote: KnownRemote;
}

/** Every navigation item that the manifests declare, in their order. */
export const allNavigationItems = (remotes: readonly KnownRemote[]): NavigationItem[] =>
  remotes
    .flatMap((remote) => (remote.manifest?.navigation ?? []).map((item) => ({ ...item, remote })))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));

/** Those that the user may go to. */
export const visibleItems = (
  items: readonly NavigationItem[],
  can: (permission: PermissionName) => boolean,
): NavigationItem[] => items.filter((item) => !item.permission || can(item.permission));

/** The item whose href the address starts with; of several, the most specific. */
export function activeItem<Item extends { href: string }>(items: readonly Item[], address: string): Item | null {
  const matches = items.filter((item) => isAtOrBelow(address, item.href));
  return matches.reduce<Item | null>((best, i) => (best && best.href.length >= i.href.length ? best : i), null);
}
