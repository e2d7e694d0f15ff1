import type { Role } from '@slotwise/contract';
import { changesOf, isStale } from './list-edit';
import type { ListEdit } from './list-edit';
import { editOf } from './role-drafts';
import type { Drafts, Part } from './role-drafts';
import type { Quoted } from './grants';
import type { Said } from '../words';

/** A list of a role that is changed and not saved. */
export interface Pending {
  role: Role;
  part: Part;
  edit: ListEdit;
  added: string[];
  removed: string[];
  /** Changed elsewhere since: it must be refreshed before it can be saved. */
  stale: boolean;
}

/** Pending changes in these parts, in the order of the roles. */
export const pendingOf = (drafts: Drafts, roles: readonly Role[], parts: readonly Part[]): Pending[] =>
  roles.flatMap((role) => parts.flatMap((part) => pendingIn(drafts, role, part) ?? []));

/** Pending change in one list of a role; null if there is none. */
export function pendingIn(drafts: Drafts, role: Role, part: Part): Pending | null {
  if (!drafts.byRole[role.id]?.[part]) return null;
  const edit = editOf(drafts, role, part);
  if (!edit) return null;
  const { added, removed } = changesOf(edit);
  if (added.length + removed.length === 0) return null;
  return { role, part, edit, added, removed, stale: isStale(edit, role.version) };
}

/** "+3 −1 in 2 roles" */
export function summaryOf(pending: readonly Pending[]): Said {
  const added = pending.reduce((sum, one) => sum + one.added.length, 0);
  const removed = pending.reduce((sum, one) => sum + one.removed.length, 0);
  return { id: 'matrix.summary', values: { added, removed, roles: pending.length } };
}

/** Permissions that one takes from oneself by saving; null if none. */
export function ownLoss(pending: readonly Pending[], ownRoleID: string | null, quoted: Quoted): Said | null {
  const own = pending.find(({ role, part }) => part === 'permissions' && role.id === ownRoleID);
  if (!own || own.removed.length === 0) return null;
  const [first = '', ...more] = own.removed;
  return { id: 'matrix.own-loss', values: { role: own.role.name, first: quoted(first), more: more.length } };
}
