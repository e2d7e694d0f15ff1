import { useCallback, useMemo } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { whyNothingAdded } from '../../../model/locks';
import type { Part } from '../../../model/role-drafts';
import { useDragScene } from '../drag/drag-scene';
import { useAssign } from '../drag/use-assign';
import { ChoiceDialog } from './choice-dialog';
import type { Choice } from './choice-dialog';
import { useWords, type Said } from '../../../words';

interface AssignDialogProps {
  part: Part;
  ids: readonly string[];
  onAssigned: () => void;
  onClose: () => void;
}

/** The other way round: the roles for a selection. A user has one role, a permission any number. */
export default function AssignDialog({ part, ids, onAssigned, onClose }: AssignDialogProps) {
  const { t, say } = useWords();
  const board = useBoard();
  const assign = useAssign();
  const { order, reveal } = useDragScene();
  const text = useCallback((reason: Said | null) => reason && say(reason), [say]);
  const choices = useMemo(
    (): Choice[] =>
      board.roles.map((role) => ({
        id: role.id,
        label: role.name,
        detail: t('role.counts', { permissions: role.permissions.length, users: role.users.length }),
        reason: text(whyNothingAdded(role, part, { ...board, stale: false, saving: false })),
      })),
    [board, part, t, text],
  );
  return (
    <ChoiceDialog
      title={t(`assign.title.${part}`, { count: ids.length })}
      choices={choices}
      search={t('roles.search')}
      empty={t('roles.none-found')}
      verb={t('assign.verb')}
      single={part === 'users'}
      onChoose={(roleIDs) => {
        const roles = board.roles.filter(({ id }) => roleIDs.includes(id));
        for (const role of roles) assign(role, part, ids);
        // The first role that is not saved yet is brought into sight.
        const first = order.find((id) => roleIDs.includes(id));
        if (first !== undefined) reveal(first);
        onAssigned();
      }}
      onClose={onClose}
    />
  );
}
