import type { Permission, Role, User } from '@slotwise/contract';
import { Body1, InitialsAvatar } from '@slotwise/shared/ui';
import { VirtualList } from '@slotwise/shared/ui/virtual';
import { Fragment, memo, useMemo } from 'react';
import { useOpenAccess } from '../../access-address';
import { counted } from '../../model/filters';
import { nameOf } from '../../model/moves';
import { useAccessStyles } from './access.styles';
import { holdersOf } from './model/explain';
import type { Holder } from './model/explain';
import { RoleLink } from './role-link';

interface PermissionAccessProps {
  permission: Permission;
  users: readonly User[];
  roles: readonly Role[];
}

/** Who holds a permission, and through which role. */
export function PermissionAccess({ permission, users, roles }: PermissionAccessProps) {
  const styles = useAccessStyles();
  const { holders, granting } = useMemo(() => holdersOf(permission, users, roles), [permission, users, roles]);
  const taken = new Set(holders.map(({ role }) => role.id));
  const idle = granting.filter(({ id }) => !taken.has(id));
  return (
    <>
      <Body1 as="p" block className={styles.verdict}>
        {holders.length === 0
          ? `Nobody has ${permission.name}.`
          : `${counted(holders.length, 'person has', 'people have')} ${permission.name}, through ${counted(taken.size, 'role')}.`}
      </Body1>
      {holders.length > 0 && (
        <div className={styles.holders}>
          <VirtualList items={holders} estimate={41} aria-label={`People with ${permission.name}`}>
            {(holder) => <HolderRow holder={holder} />}
          </VirtualList>
        </div>
      )}
      {idle.length > 0 && (
        <Body1 as="p" block className={styles.verdict}>
          Also granted by{' '}
          {idle.slice(0, 10).map((role, index) => (
            <Fragment key={role.id}>
              {index > 0 && ', '}
              <RoleLink role={role} />
            </Fragment>
          ))}
          {idle.length > 10 && ` and ${idle.length - 10} more`}, which nobody has.
        </Body1>
      )}
    </>
  );
}

const HolderRow = memo(function HolderRow({ holder: { user, role } }: { holder: Holder }) {
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  return (
    <div className={styles.row}>
      <InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={24} />
      <button type="button" className={styles.ask} title={user.email} onClick={() => openAccess({ user: user.id })}>
        {nameOf(user)}
      </button>
      <span className={styles.via}>
        through <RoleLink role={role} />
      </span>
    </div>
  );
});
