import type { Role } from '@slotwise/contract';
import { Body1, Caption1, InitialsAvatar, Subtitle2, WrittenText } from '@slotwise/shared/ui';
import { RouterLink } from '@slotwise/shared/ui/router';
import type { Part } from '../../../model/role-drafts';
import type { RolePart } from '../../../drafts/use-role-part';
import { useBoardAddress } from '../../../board-address';
import { RoleWarehouses } from '../../../warehouses/role-warehouses';
import { CardActions } from './card-actions';
import { descriptionOf } from '../../../model/starting-roles';
import { useRoleCardStyles } from './role-card.styles';
import { useWords } from '../../../words';

export interface CardHeadProps {
  role: Role;
  compact: boolean;
  open: boolean;
  parts: Record<Part, RolePart>;
  onUpdate: () => void;
  onDelete: () => void;
  onWarehouses: () => void;
  onPicture: () => void;
}

export function CardHead({ role, compact, open, parts, ...actions }: CardHeadProps) {
  const { t } = useWords();
  const styles = useRoleCardStyles();
  const { searchWith } = useBoardAddress();
  return (
    <>
      <header className={styles.head}>
        <InitialsAvatar name={role.name} image={role.avatarURL} size={36} shape="square" className={styles.picture} />
        <Subtitle2 as="h3" id={`role-${role.id}`} className={styles.name}>
          <RouterLink
            className={styles.link}
            to={{ search: searchWith({ role: open ? '' : role.id, tab: 'permissions' }) }}
            preventScrollReset
            aria-current={open ? 'true' : undefined}
          >
            <WrittenText text={role.name} />
          </RouterLink>
        </Subtitle2>
        <div className={styles.facts}>
          <Caption1 className={styles.counts}>
            {t('role.counts', { permissions: role.permissions.length, users: role.users.length })}
          </Caption1>
          <RoleWarehouses role={role} className={styles.counts} />
        </div>
        <CardActions role={role} compact={compact} parts={parts} {...actions} />
      </header>
      {role.description !== '' && (
        <Body1 as="p" className={styles.description}>
          <bdi>{descriptionOf(t, role)}</bdi>
        </Body1>
      )}
    </>
  );
}
