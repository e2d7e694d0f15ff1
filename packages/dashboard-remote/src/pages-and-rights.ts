import type { PermissionName } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { manifest } from './manifest';

/** The permission of each task on the floor, whose page is `/inventory/floor/<task>`. */
export const FLOOR_PERMISSIONS = {
  find: 'view_inventory',
  receive: 'move_inventory',
  'put-away': 'move_inventory',
  move: 'move_inventory',
  pick: 'move_inventory',
  replenish: 'move_inventory',
  relocate: 'move_inventory',
  count: 'count_inventory',
} as const satisfies Record<string, PermissionName>;

/** Pages of this remote with the permission that each asks for; the manifest says most. One below another stands before it. */
const PAGES: readonly (readonly [string, PermissionName])[] = [
  ...Object.entries(FLOOR_PERMISSIONS).map(([task, permission]) => [`/inventory/floor/${task}`, permission] as const),
  ['/inventory/warehouses', 'view_warehouses'],
  ...[...(manifest.pages ?? []), ...manifest.navigation].flatMap(({ href, permission }) =>
    permission === undefined ? [] : [[href, permission] as const],
  ),
];

/** The permission that the page at an address asks for; null if it asks for none that is known here. */
export function neededAt(address: string): PermissionName | null {
  const [path = ''] = address.split('?');
  return PAGES.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1] ?? null;
}

/** Whether a link to an address leads this person to a page, and not to "no access". */
export function useMayOpen(): (address: string) => boolean {
  const platform = usePlatform();
  useSession(platform);
  return (address) => {
    const needed = neededAt(address);
    return needed === null || platform.session.can(needed);
  };
}
