import type { User } from '@slotwise/contract';
import type { PagedList } from '@slotwise/shared/session';
import { InitialsAvatar, makeStyles } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { People20Regular } from '@slotwise/shared/ui/icons';
import { useState } from 'react';
import { useDebounced } from '../search/use-debounced';
import { ListSection, type ListSectionProps } from './list-section';
import { useWords } from './words';

const useStyles = makeStyles({
  search: { width: '100%', maxWidth: '100%', boxSizing: 'border-box', marginBlockEnd: '4px' },
});

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The search follows what is typed once that stands still for so long. */
const STILL_MS = 200;

interface UsersSectionProps extends Pick<ListSectionProps<User>, 'empty' | 'onLeave' | 'open' | 'onToggle'> {
  /** The tenant's users; `q` is a part of the full name or of the e-mail address. */
  users: (asked: { q?: string }) => PagedList<User>;
  searchable?: boolean;
}

export function UsersSection({ users, searchable = false, ...section }: UsersSectionProps) {
  const styles = useStyles();
  const { t } = useWords();
  const [term, setTerm] = useState('');
  const q = useDebounced(term.trim(), STILL_MS);
  return (
    <ListSection
      label={t('users.label')}
      icon={<People20Regular />}
      permission="view_users"
      list={q === '' ? users({}) : users({ q })}
      counted={users({})}
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
