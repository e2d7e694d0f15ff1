import type { Me, Permission, Role, User } from '@slotwise/contract';
import type { PermissionWords } from '@slotwise/shared/words';
import { createContext, use } from 'react';

/** Data that all parts of the page are drawn from. */
export interface BoardData extends PermissionWords {
  me: Me;
  roles: readonly Role[];
  permissions: readonly Permission[];
  permissionById: ReadonlyMap<string, Permission>;
  /** Everybody who has a role, and the loaded ones of those who have none. */
  userById: ReadonlyMap<string, User>;
  /** Names of the permissions that the signed-in person holds: no others can be granted. */
  held: ReadonlySet<string>;
  mayManage: boolean;
  /** Whether the list of users may be read. */
  maySeeUsers: boolean;
}

const BoardContext = createContext<BoardData | null>(null);

export const BoardProvider = BoardContext;

export function useBoard(): BoardData {
  const data = use(BoardContext);
  if (!data) throw new Error('useBoard() outside of the roles page');
  return data;
}
