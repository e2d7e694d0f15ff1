import type { Role } from '@slotwise/contract';
import { cannotAddUsers, NEEDS_MANAGE_ROLES } from './grants';
import type { Said } from '../words';
import type { Part } from './role-drafts';

export const STALE_SHORT = { id: 'stale.short' } as const satisfies Said;

interface Circumstances {
  mayManage: boolean;
  maySeeUsers: boolean;
  held: ReadonlySet<string>;
  stale: boolean;
  saving: boolean;
}

/** Why a role cannot be changed now; null if it can. */
export function whyLocked({ mayManage, stale, saving }: Omit<Circumstances, 'held' | 'maySeeUsers'>): Said | null {
  if (!mayManage) return NEEDS_MANAGE_ROLES;
  if (saving) return { id: 'lock.saving' };
  return stale ? STALE_SHORT : null;
}

/** Why nothing can be added to a list of a role now; null if something can. */
export function whyNothingAdded(role: Role, part: Part, now: Circumstances): Said | null {
  const locked = whyLocked(now);
  if (locked !== null || part === 'permissions') return locked;
  return now.maySeeUsers ? cannotAddUsers(role, now.held) : { id: 'lock.needs-view-users' };
}
