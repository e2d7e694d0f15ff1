import type { Role } from '@slotwise/contract';
import { changesOf, isStale } from '../../../model/list-edit';
import type { ListEdit } from '../../../model/list-edit';
import { editOf } from '../../../model/role-drafts';
import type { Drafts } from '../../../model/role-drafts';
import type { Said } from '../../../words';

/** A role whose permissions are changed and not saved. */
export interface Pending {
  role: Role;
  edit: ListEdit;
  added: string[];
  removed: string[];
  /** Changed elsewhere since: it must be refreshed before it can be saved. */
  stale: boolean;
}

/** All of them, in the order of the roles. */
export function pendingOf(drafts: Drafts, roles: readonly Role[]): Pending[] {
  return roles.flatMap((role): Pending[] => {
    if (!drafts.byRole[role.id]?.permissions) return [];
    const edit = editOf(drafts, role, 'permissions');
    if (!edit) return [];
    const { added, removed } = changesOf(edit);
    return added.length + removed.length === 0
      ? []
      : [{ role, edit, added, removed, stale: isStale(edit, role.version) }];
  });
}

/** "+3 −1 in 2 roles" */
export function summaryOf(pending: readonly Pending[]): Said {
  const added = pending.reduce((sum, one) => sum + one.added.length, 0);
  const removed = pending.reduce((sum, one) => sum + one.removed.length, 0);
  return { id: 'matrix.summary', values: { added, removed, roles: pending.length } };
}

/** What one takes from oneself by saving; null if nothing. */
export function ownLoss(pending: readonly Pending[], ownRoleID: string | null): Said | null {
  const own = pending.find(({ role }) => role.id === ownRoleID);
  if (!own || own.removed.length === 0) return null;
  const [first = '', ...more] = own.removed;
  return { id: 'matrix.own-loss', values: { role: own.role.name, first, more: more.length } };
}
