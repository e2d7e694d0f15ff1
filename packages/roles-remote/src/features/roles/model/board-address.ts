import type { Part } from '../../../model/role-drafts';

export type View = 'grid' | 'list' | 'matrix';

/** What of the page stands in its address: enough to show somebody else the same. */
export interface BoardAddress {
  /** Null: as this device remembers it. */
  view: View | null;
  term: string;
  category: string;
  action: string;
  /** Id of the card that is open, and which of its tabs. */
  role: string;
  tab: Part;
  permissionTerm: string;
  permissionCategory: string;
  permissionAction: string;
  userTerm: string;
  userRole: string;
}

const NAMES: Record<keyof BoardAddress, string> = {
  view: 'view',
  term: 'q',
  category: 'category',
  action: 'action',
  role: 'role',
  tab: 'tab',
  permissionTerm: 'find-permission',
  permissionCategory: 'permission-category',
  permissionAction: 'permission-action',
  userTerm: 'find-user',
  userRole: 'user-role',
};

export function readAddress(query: URLSearchParams): BoardAddress {
  const text = (name: keyof BoardAddress) => query.get(NAMES[name]) ?? '';
  const view = text('view');
  return {
    view: view === 'grid' || view === 'list' || view === 'matrix' ? view : null,
    term: text('term'),
    category: text('category'),
    action: text('action'),
    role: text('role'),
    tab: text('tab') === 'users' ? 'users' : 'permissions',
    permissionTerm: text('permissionTerm'),
    permissionCategory: text('permissionCategory'),
    permissionAction: text('permissionAction'),
    userTerm: text('userTerm'),
    userRole: text('userRole'),
  };
}

/** The query with these parts changed; what says nothing is left out, and what is not ours stays. */
export function writeAddress(query: URLSearchParams, changes: Partial<BoardAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes) as [keyof BoardAddress, string | null][]) {
    if (value === null || value === '' || (name === 'tab' && value === 'permissions')) next.delete(NAMES[name]);
    else next.set(NAMES[name], value);
  }
  return next;
}
