import type { User } from '@slotwise/contract';
import { InitialsAvatar, makeStyles } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { People20Regular } from '@slotwise/shared/ui/icons';
import { useState } from 'react';
import { ListSection, type ListSectionProps } from './list-section';
import { useWords } from './words';

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

type UsersSectionProps = Pick<ListSectionProps<User>, 'list' | 'empty' | 'onLeave' | 'open' | 'onToggle'> & {
  searchable?: boolean;
};

export function UsersSection({ searchable = false, ...section }: UsersSectionProps) {
  const styles = useStyles();
  const { t } = useWords();
  const [term, setTerm] = useState('');
  return (
    <ListSection
      label={t('users.label')}
      icon={<People20Regular />}
      permission="view_users"
      shows={(user) => matchesUser(user, term)}
      textOf={fullName}
      before={(user) => <InitialsAvatar name={fullName(user)} image={user.avatarURL} size={24} />}
      kind="user"
      head={
        searchable && (
          <SearchField
            placeholder={t('users.search')}
            value={term}
            onChange={setTerm}
            className={styles.search}
            size="small"
          />
        )
      }
      {...section}
    />
  );
}
