import type { Role } from '@slotwise/contract';
import { cannotAddUsers, needsManageRoles } from './grants';
import type { Quoted } from './grants';
import type { Said } from '../words';
import type { Part } from './role-drafts';

export const STALE_SHORT = { id: 'stale.short' } as const satisfies Said;

interface Circumstances {
  mayManage: boolean;
  maySeeUsers: boolean;
  held: ReadonlySet<string>;
  quoted: Quoted;
  stale: boolean;
  saving: boolean;
}

/** Why a role cannot be changed now; null if it can. */
export function whyLocked({
  mayManage,
  quoted,
  stale,
  saving,
}: Omit<Circumstances, 'held' | 'maySeeUsers'>): Said | null {
  if (!mayManage) return needsManageRoles(quoted);
  if (saving) return { id: 'lock.saving' };
  return stale ? STALE_SHORT : null;
}

/** Why nothing can be added to a list of a role now; null if something can. */
export function whyNothingAdded(role: Role, part: Part, now: Circumstances): Said | null {
  const locked = whyLocked(now);
  if (locked !== null || part === 'permissions') return locked;
  if (now.maySeeUsers) return cannotAddUsers(role, now.held, now.quoted);
  return { id: 'lock.needs-view-users', values: { permission: now.quoted('view_users') } };
}
