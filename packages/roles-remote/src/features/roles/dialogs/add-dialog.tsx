import type { Role, User } from '@slotwise/contract';
import { usePaused } from '@slotwise/shared/ui/plain';
import { useEffect, useMemo, useState } from 'react';
import { useBoard } from '../../../drafts/board-data';
import { useEdit } from '../../../drafts/store';
import { useUsers } from '../../../drafts/use-users';
import { cannotGrant } from '../../../model/grants';
import { nameOf } from '../../../model/moves';
import type { Part } from '../../../model/role-drafts';
import { useAssign } from '../drag/use-assign';
import { ChoiceDialog } from './choice-dialog';
import type { Choice, FoundChoices } from './choice-dialog';
import { describedBy } from '../../../model/permission-words';
import { useWords } from '../../../words';

interface AddDialogProps {
  role: Role;
  part: Part;
  onClose: () => void;
}

/** The click equivalent of dragging: everything that the role does not have yet. */
export default function AddDialog({ part, ...props }: AddDialogProps) {
  return part === 'permissions' ? <AddPermissions {...props} /> : <AddUsers {...props} />;
}

type AddProps = Omit<AddDialogProps, 'part'>;

function AddPermissions(props: AddProps) {
  const { role } = props;
  const { t, say } = useWords();
  const { permissions, held, inWords, quoted } = useBoard();
  const isPresent = usePresent(role, 'permissions');
  const choices = useMemo(
    () =>
      permissions
        .filter(({ id }) => !isPresent(id))
        .map((one): Choice => {
          const reason = cannotGrant(one, held, quoted);
          return {
            id: one.id,
            label: inWords(one.name),
            detail: describedBy(t, one.name),
            also: one.name,
            reason: reason && say(reason),
          };
        }),
    [permissions, held, isPresent, t, say, inWords, quoted],
  );
  return <AddChoices {...props} part="permissions" choices={choices} />;
}

/** There can be very many: the server searches, and answers page by page. */
function AddUsers(props: AddProps) {
  const { role } = props;
  const { t } = useWords();
  const { me, userById } = useBoard();
  const isPresent = usePresent(role, 'users');
  const [term, setTerm] = useState('');
  const { items, loadMore, isPending, isLoadingMore, hasMore } = useUsers(me, { term: usePaused(term), role: '' });
  const choices = useMemo(() => {
    const detailOf = ({ id, email, ...loaded }: User) => {
      const { roleID, role: now } = userById.get(id) ?? loaded;
      return now && roleID !== role.id ? t('add.moves-from', { email, role: now.name }) : email;
    };
    return items
      .filter(({ id }) => !isPresent(id))
      .map((user): Choice => ({ id: user.id, label: nameOf(user), detail: detailOf(user) }));
  }, [items, userById, role.id, isPresent, t]);
  // Without anybody to show there is no end of the list that could come into sight.
  useEffect(() => {
    if (choices.length === 0) loadMore();
  }, [choices.length, loadMore]);
  const isSearching = isPending || (choices.length === 0 && (hasMore || isLoadingMore));
  return (
    <AddChoices
      {...props}
      part="users"
      choices={choices}
      found={{ onSearch: setTerm, onEnd: loadMore, isPending: isSearching }}
    />
  );
}

/** Whether a role, as it is being edited, has something already. */
function usePresent(role: Role, part: Part): (id: string) => boolean {
  const edit = useEdit(role, part);
  return useMemo(() => {
    const present = new Set(edit?.ids ?? role[part].map(({ id }) => id));
    return (id) => present.has(id);
  }, [edit, role, part]);
}

interface AddChoicesProps extends AddDialogProps {
  choices: readonly Choice[];
  found?: FoundChoices;
}

function AddChoices({ role, part, choices, found, onClose }: AddChoicesProps) {
  const { t } = useWords();
  const assign = useAssign();
  return (
    <ChoiceDialog
      title={t(`add.title.${part}`, { role: role.name })}
      choices={choices}
      {...(found && { found })}
      search={t(`${part}.search`)}
      empty={t(`${part}.none-found`)}
      none={t(`add.none.${part}`, { role: role.name })}
      verb={t('add.verb')}
      onChoose={(ids) => assign(role, part, ids)}
      onClose={onClose}
    />
  );
}
