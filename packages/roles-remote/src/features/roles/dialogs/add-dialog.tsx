import type { Role } from '@slotwise/contract';
import { useMemo } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useEdit } from '../../../drafts/store';
import { cannotGrant } from '../../../model/grants';
import { nameOf } from '../../../model/moves';
import type { Part } from '../../../model/role-drafts';
import { useAssign } from '../drag/use-assign';
import { ChoiceDialog } from './choice-dialog';
import type { Choice } from './choice-dialog';

interface AddDialogProps {
  role: Role;
  part: Part;
  onClose: () => void;
}

/** What dragging does, by click: everything that the role does not have yet. */
export default function AddDialog({ role, part, onClose }: AddDialogProps) {
  const { permissions, users, held } = useBoard();
  const edit = useEdit(role, part);
  const assign = useAssign();
  const choices = useMemo((): Choice[] => {
    const present = new Set(edit?.ids ?? role[part].map(({ id }) => id));
    if (part === 'permissions') {
      return permissions
        .filter(({ id }) => !present.has(id))
        .map((one) => ({
          id: one.id,
          label: one.name,
          detail: `${one.category} · ${one.action}`,
          reason: cannotGrant(one, held),
        }));
    }
    return users
      .filter(({ id }) => !present.has(id))
      .map((user) => ({
        id: user.id,
        label: nameOf(user),
        detail: user.role && user.roleID !== role.id ? `${user.email} · moves from ${user.role.name}` : user.email,
      }));
  }, [edit, role, part, permissions, users, held]);
  return (
    <ChoiceDialog
      title={`Add ${part} to ${role.name}`}
      choices={choices}
      search={part === 'permissions' ? 'Search permissions...' : 'Search users...'}
      empty={part === 'permissions' ? 'No permissions found.' : 'No users found.'}
      none={part === 'permissions' ? `${role.name} has every permission.` : `Everybody has the role ${role.name}.`}
      verb="Add"
      onChoose={(ids) => assign(role, part, ids)}
      onClose={onClose}
    />
  );
}
