import { useMemo } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { counted } from '../../../model/filters';
import { whyNothingAdded } from '../../../model/locks';
import type { Part } from '../../../model/role-drafts';
import { useAssign } from '../drag/use-assign';
import { ChoiceDialog } from './choice-dialog';
import type { Choice } from './choice-dialog';

interface AssignDialogProps {
  part: Part;
  ids: readonly string[];
  onAssigned: () => void;
  onClose: () => void;
}

/** The other way round: what was selected, to which roles. A user has one role, a permission any number. */
export default function AssignDialog({ part, ids, onAssigned, onClose }: AssignDialogProps) {
  const board = useBoard();
  const assign = useAssign();
  const choices = useMemo(
    (): Choice[] =>
      board.roles.map((role) => ({
        id: role.id,
        label: role.name,
        detail: `${counted(role.permissions.length, 'permission')} · ${counted(role.users.length, 'user')}`,
        reason: whyNothingAdded(role, part, { ...board, stale: false, saving: false }),
      })),
    [board, part],
  );
  return (
    <ChoiceDialog
      title={`Assign ${counted(ids.length, part.slice(0, -1))} to…`}
      choices={choices}
      search="Search roles..."
      empty="No roles found matching your search."
      verb="Assign"
      single={part === 'users'}
      onChoose={(roleIDs) => {
        const roles = board.roles.filter(({ id }) => roleIDs.includes(id));
        for (const role of roles) assign(role, part, ids);
        onAssigned();
      }}
      onClose={onClose}
    />
  );
}
