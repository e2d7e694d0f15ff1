import type { Role } from '@slotwise/contract';
import { cannotAddUsers, NEEDS_MANAGE_ROLES } from './grants';
import type { Part } from './role-drafts';

export const STALE_BANNER = 'This role has been updated elsewhere. Please refresh before continuing.';
export const STALE_SHORT = 'Refresh to see the latest data.';

interface Circumstances {
  mayManage: boolean;
  maySeeUsers: boolean;
  held: ReadonlySet<string>;
  stale: boolean;
  saving: boolean;
}

/** Why a role cannot be changed now; null if it can. */
export function whyLocked({ mayManage, stale, saving }: Omit<Circumstances, 'held' | 'maySeeUsers'>): string | null {
  if (!mayManage) return NEEDS_MANAGE_ROLES;
  if (saving) return 'The last change is being saved.';
  return stale ? STALE_SHORT : null;
}

/** Why nothing can be added to a list of a role now; null if something can. */
export function whyNothingAdded(role: Role, part: Part, now: Circumstances): string | null {
  const locked = whyLocked(now);
  if (locked !== null || part === 'permissions') return locked;
  return now.maySeeUsers ? cannotAddUsers(role, now.held) : 'Adding users needs the permission view_users.';
}
