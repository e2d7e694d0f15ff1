import type { User } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import { ErrorState, InitialsAvatar, ListSkeleton } from '@slotwise/shared/ui';
import { SearchField } from '@slotwise/shared/ui/forms';
import { PersonSearch16Regular } from '@slotwise/shared/ui/icons';
import { RouterLink } from '@slotwise/shared/ui/router';
import { useDescribeError } from '@slotwise/shared/words';
import { memo, useMemo } from 'react';
import { useAccessHref } from '../../../access-question';
import { useBoard } from '../../../drafts/board-data';
import { useUsers } from '../../../drafts/use-users';
import { roleNamesOf, WITHOUT_ROLE } from '../../../model/filters';
import { needsManageRoles } from '../../../model/grants';
import { nameOf } from '../../../model/moves';
import { FilterSelect } from '@slotwise/shared/ui/plain';
import { useBoardAddress } from '../../../board-address';
import { PaletteCard } from './palette-card';
import { PaletteItem } from './palette-item';
import { RemoveUsers } from './remove-users';
import { usePaletteItemStyles, usePaletteStyles } from './palette.styles';
import { useWords } from '../../../words';

/**
 * Everybody in the tenant, to be dragged onto roles, page by page. Not drawn again when somebody types above the cards.
 */
export const UserPalette = memo(function UserPalette() {
  const { t, say } = useWords();
  const styles = usePaletteStyles();
  const itemStyles = usePaletteItemStyles();
  const { me, userById, roles, mayManage, maySeeUsers, quoted } = useBoard();
  const describeError = useDescribeError();
  const hrefOf = useAccessHref();
  const mayRemove = useCan(usePlatform(), 'manage_users');
  const locked = mayManage ? null : say(needsManageRoles(quoted));
  const { values, settled, change } = useBoardAddress();
  const { userTerm: term, userRole } = values;
  const list = useUsers(me, { term: settled.userTerm, role: settled.userRole }, maySeeUsers);
  const names = useMemo(() => roleNamesOf(roles), [roles]);
  const fault = list.error && describeError(list.error);
  const empty = !maySeeUsers ? (
    <p className={styles.none}>{t('users.needs-view-users', { permission: quoted('view_users') })}</p>
  ) : fault ? (
    <ErrorState compact {...fault} onRetry={list.reload} retrying={list.isReloading} />
  ) : list.isPending ? (
    <ListSkeleton />
  ) : (
    <p className={styles.none}>{t('users.none-found')}</p>
  );
  const roleOf = (user: User) => (userById.get(user.id) ?? user).role?.name ?? t('users.no-role');
  return (
    <PaletteCard
      part="users"
      title={t('users.title')}
      shown={list.items}
      matching={list.matching}
      total={list.total}
      empty={empty}
      onEnd={list.loadMore}
      rowHeight={48}
      locked={locked}
      more={(chosen, onSelect) => <RemoveUsers selected={chosen} onSelect={onSelect} />}
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
          detail={roleOf(user)}
          typed
          before={<InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={20} />}
          behind={
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
          }
          selected={selected}
          reason={locked}
          selectable={mayRemove}
          actions={actions}
        />
      )}
    </PaletteCard>
  );
});
