import type { Permission, Role } from '@slotwise/contract';
import { Body1, Caption1, InitialsAvatar } from '@slotwise/shared/ui';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { usePermissionWords } from '@slotwise/shared/words';
import { Fragment, memo, useMemo } from 'react';
import { useOpenAccess } from '../../access-question';
import { nameOf } from '../../model/moves';
import { useAccessStyles } from './access.styles';
import { holdersOf } from './model/explain';
import type { Holder } from './model/explain';
import { RoleLink } from './role-link';
import { describedBy, permissionTip } from '../../model/permission-words';
import { useWords } from '../../words';

interface PermissionAccessProps {
  permission: Permission;
  roles: readonly Role[];
}

/** Holders of a permission, with their roles. */
export function PermissionAccess({ permission, roles }: PermissionAccessProps) {
  const { t, rich } = useWords();
  const { quoted } = usePermissionWords();
  const styles = useAccessStyles();
  const { holders, granting } = useMemo(() => holdersOf(permission, roles), [permission, roles]);
  const taken = new Set(holders.map(({ role }) => role.id));
  const idle = granting.filter(({ id }) => !taken.has(id));
  return (
    <>
      <div title={permissionTip(t, permission.name)}>
        <Body1 as="p" block className={styles.verdict}>
          {t('access.holders', { count: holders.length, permission: quoted(permission.name), roles: taken.size })}
        </Body1>
        <Caption1 className={styles.quiet}>{describedBy(t, permission.name)}</Caption1>
      </div>
      {holders.length > 0 && (
        <div className={styles.holders}>
          <VirtualList
            items={holders}
            estimate={41}
            aria-label={t('access.people-with', { permission: quoted(permission.name) })}
          >
            {(holder) => <HolderRow holder={holder} />}
          </VirtualList>
        </div>
      )}
      {idle.length > 0 && (
        <Body1 as="p" block className={styles.verdict}>
          {rich('access.also-granted', {
            more: Math.max(0, idle.length - 10),
            roles: idle.slice(0, 10).map((role, index) => (
              <Fragment key={role.id}>
                {index > 0 && ', '}
                <RoleLink role={role} />
              </Fragment>
            )),
          })}
        </Body1>
      )}
    </>
  );
}

const HolderRow = memo(function HolderRow({ holder: { user, role } }: { holder: Holder }) {
  const { rich } = useWords();
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  return (
    <div className={styles.row}>
      <InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={24} />
      <button type="button" className={styles.ask} title={user.email} onClick={() => openAccess({ user: user.id })}>
        {nameOf(user)}
      </button>
      <span className={styles.via}>{rich('access.through', { role: <RoleLink role={role} /> })}</span>
    </div>
  );
});
