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
import { useWords, type Said } from '../../../words';

interface AddDialogProps {
  role: Role;
  part: Part;
  onClose: () => void;
}

/** What dragging does, by click: everything that the role does not have yet. */
export default function AddDialog({ role, part, onClose }: AddDialogProps) {
  const { t, say } = useWords();
  const { permissions, users, held } = useBoard();
  const edit = useEdit(role, part);
  const assign = useAssign();
  const choices = useMemo((): Choice[] => {
    const text = (reason: Said | null) => reason && say(reason);
    const present = new Set(edit?.ids ?? role[part].map(({ id }) => id));
    if (part === 'permissions') {
      return permissions
        .filter(({ id }) => !present.has(id))
        .map((one) => ({
          id: one.id,
          label: one.name,
          detail: `${one.category} · ${one.action}`,
          reason: text(cannotGrant(one, held)),
        }));
    }
    return users
      .filter(({ id }) => !present.has(id))
      .map((user) => ({
        id: user.id,
        label: nameOf(user),
        detail:
          user.role && user.roleID !== role.id
            ? t('add.moves-from', { email: user.email, role: user.role.name })
            : user.email,
      }));
  }, [edit, role, part, permissions, users, held, t, say]);
  return (
    <ChoiceDialog
      title={t(`add.title.${part}`, { role: role.name })}
      choices={choices}
      search={t(`${part}.search`)}
      empty={t(`${part}.none-found`)}
      none={t(`add.none.${part}`, { role: role.name })}
      verb={t('add.verb')}
      onChoose={(ids) => assign(role, part, ids)}
      onClose={onClose}
    />
  );
}
