import { InitialsAvatar } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { PersonSearch16Regular } from '@slotwise/shared/ui/icons';
import { RouterLink } from '@slotwise/shared/ui/router';
import { memo, useMemo } from 'react';
import { useAccessHref } from '../../../access-question';
import { useBoard } from '../../../drafts/board-data';
import { roleNamesOf, shownUsers, WITHOUT_ROLE } from '../../../model/filters';
import { NEEDS_MANAGE_ROLES } from '../../../model/grants';
import { nameOf } from '../../../model/moves';
import { FilterSelect } from '@slotwise/shared/ui/list';
import { useBoardAddress } from '../../../board-address';
import { PaletteCard } from './palette-card';
import { PaletteItem } from './palette-item';
import { usePaletteItemStyles, usePaletteStyles } from './palette.styles';
import { useWords } from '../../../words';

/** Everybody in the tenant, to be dragged onto roles. Not drawn again for what is typed above the cards. */
export const UserPalette = memo(function UserPalette() {
  const { t, say } = useWords();
  const styles = usePaletteStyles();
  const itemStyles = usePaletteItemStyles();
  const { users, roles, mayManage, maySeeUsers } = useBoard();
  const hrefOf = useAccessHref();
  const { values, change } = useBoardAddress();
  const { userTerm: term, userRole } = values;
  const shown = useMemo(() => shownUsers(users, { term, role: userRole }), [users, term, userRole]);
  const names = useMemo(() => roleNamesOf(roles, users), [roles, users]);
  return (
    <PaletteCard
      part="users"
      title={t('users.title')}
      shown={shown}
      total={users.length}
      empty={t(maySeeUsers ? 'users.none-found' : 'users.needs-view-users')}
      filters={
        <>
          <SearchField
            size="small"
            className={styles.search}
            placeholder={t('users.search')}
            value={term}
            onChange={(userTerm) => change({ userTerm })}
          />
          <FilterSelect
            size="small"
            className={styles.select}
            label={t('filter.role')}
            all={t('filter.role.all')}
            value={userRole}
            options={[
              ...names.map((name) => ({ value: name, label: name })),
              { value: WITHOUT_ROLE, label: t('filter.role.none') },
            ]}
            onChange={(role) => change({ userRole: role ?? '' })}
          />
        </>
      }
    >
      {(user, selected, actions) => (
        <PaletteItem
          part="users"
          id={user.id}
          label={nameOf(user)}
          before={<InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={20} />}
          behind={
            <>
              <span className={itemStyles.detail}>{user.role?.name ?? t('users.no-role')}</span>
              <RouterLink
                className={itemStyles.explain}
                to={hrefOf({ user: user.id })}
                preventScrollReset
                draggable={false}
                aria-label={t('access.explain-of', { user: nameOf(user) })}
                title={t('access.explain')}
              >
                <PersonSearch16Regular />
              </RouterLink>
            </>
          }
          selected={selected}
          reason={mayManage ? null : say(NEEDS_MANAGE_ROLES)}
          actions={actions}
        />
      )}
    </PaletteCard>
  );
});
