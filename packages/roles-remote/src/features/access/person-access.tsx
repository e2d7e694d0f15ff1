import type { User } from '@slotwise/contract';
import { EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { usePaused } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { useState } from 'react';
import { useOpenAccess } from '../../access-question';
import type { BoardData } from '../../drafts/board-data';
import { useUser, useUsers } from '../../drafts/use-users';
import { nameOf } from '../../model/moves';
import { SearchPicker } from '../../search-picker/search-picker';
import { UserAccess } from './user-access';
import { useWords } from '../../words';

const emailOf = ({ email }: User) => email;
const avatarOf = ({ avatarURL }: User) => avatarURL;

interface PersonAccessProps {
  data: BoardData;
  /** Id of whom it is about; empty while nobody is chosen. */
  asked: string;
}

/** A person to choose, and their permissions. */
export function PersonAccess({ data, asked }: PersonAccessProps) {
  const { t } = useWords();
  const describeError = useDescribeError();
  const openAccess = useOpenAccess();
  const { me, roles, permissions, userById } = data;
  const [term, setTerm] = useState('');
  const paused = usePaused(term);
  const people = useUsers(me, { term: paused, role: '' });
  const isSearching = term !== paused || people.isPending || people.isPrevious;
  const known = userById.get(asked);
  // A person without a role stands on some page that may not be loaded yet.
  const searched = useUser(me, asked, known === undefined && asked !== '');
  const fault = people.error ?? searched.error;
  return (
    <>
      <SearchPicker
        label={t('access.person')}
        placeholder={t('access.find-person')}
        items={people.items}
        found={{ onSearch: setTerm, onEnd: people.loadMore, isSearching }}
        value={known ?? null}
        textOf={nameOf}
        alsoOf={emailOf}
        noteOf={emailOf}
        imageOf={avatarOf}
        onChoose={({ id }) => openAccess({ user: id })}
      />
      {fault && (
        <ErrorState
          compact
          {...describeError(fault)}
          onRetry={() => {
            if (people.error) people.reload();
            if (searched.error) searched.reload();
          }}
          retrying={people.isReloading || searched.isReloading}
        />
      )}
      {known && <UserAccess user={known} roles={roles} permissions={permissions} />}
      {!known && asked !== '' && !searched.error && (searched.isPending || searched.items.length > 0) && (
        <ListSkeleton />
      )}
      {!known && !searched.isPending && searched.items.length === 0 && (
        <EmptyState compact title={t('access.unknown-person')} />
      )}
    </>
  );
}
