import type { PermissionName } from '@slotwise/contract';
import { useCallback, useSyncExternalStore } from 'react';
import type { Platform, Readable, SessionState } from '../platform';

/** The current value of something that changes; draws again on each change. */
export function useReadable<T>(readable: Readable<T>): T {
  const subscribe = useCallback((changed: () => void) => readable.subscribe(changed), [readable]);
  return useSyncExternalStore(subscribe, () => readable.get());
}

type WithSession = Pick<Platform, 'session'>;

export const useSession = (platform: WithSession): SessionState => useReadable(platform.session);

/** Whether the current user holds the permission; false while that is not known yet. */
export function useCan(platform: WithSession, permission: PermissionName): boolean {
  useReadable(platform.session);
  return platform.session.can(permission);
}
