import { choice, choiceOr, optional, text, typed, useAddress } from '@slotwise/shared/ui/plain';
import type { ValuesOf } from '@slotwise/shared/ui/plain';

/** State of the page in its address: enough to show somebody else the same. */
export const BOARD = {
  /** Null: as this device remembers it. */
  view: choice('view', ['grid', 'list', 'matrix']),
  term: typed('q'),
  category: text('category'),
  action: text('action'),
  /** Id of the card that is open, and which of its tabs. */
  role: text('role'),
  tab: choiceOr('tab', ['permissions', 'users'], 'permissions'),
  permissionTerm: typed('find-permission'),
  permissionCategory: text('permission-category'),
  permissionAction: text('permission-action'),
  userTerm: typed('find-user'),
  userRole: text('user-role'),
  /** The manifest's action: it opens the dialog once, and leaves the address. */
  create: optional('create'),
};

export type View = NonNullable<ValuesOf<typeof BOARD>['view']>;

/** State of the board, as its address says. */
export const useBoardAddress = () => useAddress(BOARD);
