import type { PermissionName, StockMove } from '@slotwise/contract';
import { permissionToUndo } from '@slotwise/contract/move-rights';
import { usePlatform } from '@slotwise/shared/remote';
import { useSession } from '@slotwise/shared/session';
import { useCallback } from 'react';

/** The permission that undoing a move takes and the person does not hold; null if they may. */
export function useUndoNeeds(): (move: StockMove) => PermissionName | null {
  const platform = usePlatform();
  const { me } = useSession(platform);
  const { session } = platform;
  return useCallback(
    (move) => {
      const needed: PermissionName[] = ['move_inventory', permissionToUndo(move, move.user?.id === me?.id)];
      return needed.find((permission) => !session.can(permission)) ?? null;
    },
    [session, me],
  );
}
