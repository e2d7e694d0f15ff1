import type { Permission, Role } from '@slotwise/contract';
import { cannotGrant } from '../../../model/grants';
import type { Quoted } from '../../../model/grants';
import type { ListEdit } from '../../../model/list-edit';
import type { Said } from '../../../words';

export interface Cell {
  /** Whether the role would hold the permission if it were saved now. */
  checked: boolean;
  /** Change by a save; null if it leaves this permission as it is. */
  change: 'added' | 'removed' | null;
  /** Why it cannot be toggled; null if it can. */
  blocked: Said | null;
}

/** The parts of a role that decide its cells, looked up once for a row. */
export interface RowState {
  now: ReadonlySet<string>;
  base: ReadonlySet<string>;
  /** Why none of the row can be toggled. */
  blocked: Said | null;
}

export function rowState(role: Role, edit: ListEdit | undefined, blocked: Said | null): RowState {
  const base = new Set(edit ? edit.base : role.permissions.map(({ id }) => id));
  return { base, now: edit ? new Set(edit.ids) : base, blocked };
}

/** One role and one permission. Taking a permission away needs none; nor does giving back what was not saved yet. */
export function cellOf(
  { now, base, blocked }: RowState,
  permission: Permission,
  held: ReadonlySet<string>,
  quoted: Quoted,
): Cell {
  const checked = now.has(permission.id);
  const had = base.has(permission.id);
  return {
    checked,
    change: checked === had ? null : checked ? 'added' : 'removed',
    blocked: blocked ?? (checked || had ? null : cannotGrant(permission, held, quoted)),
  };
}
