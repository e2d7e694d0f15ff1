import type { User } from '@slotwise/contract';
import { InitialsAvatar, makeStyles } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { TenantQueries } from '@slotwise/shared/session';
import { useState } from 'react';
import { MenuList } from './menu-list';

const useStyles = makeStyles({
  search: { width: '100%', maxWidth: '100%', boxSizing: 'border-box', marginBlockEnd: '4px' },
});

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Case-insensitive part of the full name or of the e-mail address. */
export function matchesUser(user: User, term: string): boolean {
  const wanted = term.trim().toLocaleLowerCase();
  return fullName(user).toLocaleLowerCase().includes(wanted) || user.email.toLocaleLowerCase().includes(wanted);
}

export interface UsersListProps {
  users: TenantQueries['users'];
  searchable?: boolean;
  empty: string;
}

export function UsersList({ users, searchable = false, empty }: UsersListProps) {
  const styles = useStyles();
  const [term, setTerm] = useState('');
  const query = useQuery(users);
  return (
    <>
      {searchable && (
        <SearchField
          placeholder="Search users..."
          value={term}
          onChange={setTerm}
          className={styles.search}
          size="small"
        />
      )}
      <MenuList
        label="Users"
        query={query}
        items={(query.data ?? []).filter((user) => matchesUser(user, term))}
        empty={empty}
        keyOf={(user) => user.id}
        textOf={fullName}
        before={(user) => <InitialsAvatar name={fullName(user)} image={user.avatarURL} size={24} />}
      />
    </>
  );
}
