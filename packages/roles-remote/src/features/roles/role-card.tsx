import type { Me, Role } from '@slotwise/contract';
import { Body1, Caption1, InitialsAvatar, Subtitle2 } from '@slotwise/shared/ui';
import { counted } from '../../model/filters';
import { PermissionBadges } from './permission-badges';
import { RoleActions } from './role-actions';
import { useRoleCardStyles } from './role-card.styles';
import { UserChips } from './user-chips';

interface RoleCardProps {
  role: Role;
  me: Me;
}

export function RoleCard({ role, me }: RoleCardProps) {
  const styles = useRoleCardStyles();
  const headingId = `role-${role.id}`;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <InitialsAvatar name={role.name} image={role.avatarURL} size={36} shape="square" />
        <div className={styles.names}>
          <Subtitle2 as="h3" id={headingId} className={styles.name}>
            {role.name}
          </Subtitle2>
          <Caption1 className={styles.counts}>
            {counted(role.permissions.length, 'permission')} · {counted(role.users.length, 'user')}
          </Caption1>
        </div>
        <RoleActions role={role} me={me} />
      </header>
      {role.description !== '' && (
        <Body1 as="p" className={styles.description}>
          {role.description}
        </Body1>
      )}
      <PermissionBadges permissions={role.permissions} />
      <UserChips users={role.users} />
    </article>
  );
}
