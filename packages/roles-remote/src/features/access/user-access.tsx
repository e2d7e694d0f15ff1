import type { Permission, Role, User } from '@slotwise/contract';
import {
  Body1,
  Caption1,
  Caption1Strong,
  InitialsAvatar,
  mergeClasses,
  Subtitle2,
  VisuallyHidden,
} from '@slotwise/shared/ui';
import { Checkmark16Regular, Dismiss16Regular } from '@slotwise/shared/ui/icons';
import { usePermissionWords } from '@slotwise/shared/words';
import { useMemo } from 'react';
import { useOpenAccess } from '../../access-question';
import { categoryText, describedBy } from '../../model/permission-words';
import { nameOf } from '../../model/moves';
import { useAccessStyles } from './access.styles';
import { accessOf } from './model/explain';
import type { Explained } from './model/explain';
import { RoleWarehouses } from '../../warehouses/role-warehouses';
import { RoleLink } from './role-link';
import { useWords } from '../../words';

interface UserAccessProps {
  user: User;
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** A person's permissions, the role behind them, and the missing ones. */
export function UserAccess({ user, roles, permissions }: UserAccessProps) {
  const { t, rich } = useWords();
  const styles = useAccessStyles();
  const { role, granted, lacking } = useMemo(() => accessOf(user, roles, permissions), [user, roles, permissions]);
  const name = nameOf(user);
  return (
    <>
      <div className={styles.person}>
        <InitialsAvatar name={name} image={user.avatarURL} size={40} />
        <div className={styles.personText}>
          <Subtitle2>{name}</Subtitle2>
          <Caption1 className={styles.quiet}>{user.email}</Caption1>
        </div>
      </div>
      <Body1 as="p" block className={styles.verdict}>
        {role
          ? rich('access.has-role', {
              role: <RoleLink role={role} />,
              granted: granted.length,
              total: permissions.length,
            })
          : t('access.no-role')}
      </Body1>
      {role && <RoleWarehouses role={role} className={styles.quiet} />}
      {granted.length > 0 && <Explanations title={t('access.can')} explained={granted} />}
      {lacking.length > 0 && <Explanations title={t('access.cannot')} explained={lacking} />}
    </>
  );
}

function Explanations({ title, explained }: { title: string; explained: readonly Explained[] }) {
  const { t } = useWords();
  const styles = useAccessStyles();
  const categories = [...new Set(explained.map(({ permission }) => permission.category))];
  return (
    <section>
      <Subtitle2 as="h3" className={styles.heading}>
        {title} <Caption1 className={styles.quiet}>{explained.length}</Caption1>
      </Subtitle2>
      {categories.map((category) => (
        <div key={category}>
          <Caption1Strong as="h4" block className={styles.category}>
            {categoryText(t, category)}
          </Caption1Strong>
          <ul className={styles.list}>
            {explained
              .filter(({ permission }) => permission.category === category)
              .map((one) => (
                <Explanation key={one.permission.id} {...one} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Explanation({ permission, by }: Explained) {
  const { t, rich } = useWords();
  const { inWords } = usePermissionWords();
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  return (
    <li className={styles.row}>
      <span className={mergeClasses(styles.icon, by ? styles.yes : styles.no)}>
        {by ? <Checkmark16Regular /> : <Dismiss16Regular />}
      </span>
      <div className={styles.asked}>
        <button
          type="button"
          className={styles.ask}
          title={permission.name}
          onClick={() => openAccess({ permission: permission.name })}
        >
          {rich('access.permission-question', {
            permission: inWords(permission.name),
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
          })}
        </button>
        <Caption1 className={styles.description}>{describedBy(t, permission.name)}</Caption1>
      </div>
      <span className={styles.via}>
        {by
          ? rich('access.granted-by', {
              quiet: (text) => <span className={styles.words}>{text}</span>,
              role: <RoleLink role={by} />,
            })
          : t('access.not-granted')}
      </span>
    </li>
  );
}
