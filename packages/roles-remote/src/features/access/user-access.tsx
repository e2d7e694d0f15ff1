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
import { useMemo } from 'react';
import { useOpenAccess } from '../../access-address';
import { capitalised } from '../../model/filters';
import { nameOf } from '../../model/moves';
import { useAccessStyles } from './access.styles';
import { accessOf } from './model/explain';
import type { Explained } from './model/explain';
import { RoleLink } from './role-link';

interface UserAccessProps {
  user: User;
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** What somebody may do, through which role, and what they cannot. */
export function UserAccess({ user, roles, permissions }: UserAccessProps) {
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
        {role ? (
          <>
            Has the role <RoleLink role={role} />, which grants {granted.length} of {permissions.length} permissions.
          </>
        ) : (
          'Has no role, and so sees only the dashboard and their own profile.'
        )}
      </Body1>
      {granted.length > 0 && <Explanations title="Can" explained={granted} />}
      {lacking.length > 0 && <Explanations title="Cannot" explained={lacking} />}
    </>
  );
}

function Explanations({ title, explained }: { title: string; explained: readonly Explained[] }) {
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
            {capitalised(category)}
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
  const styles = useAccessStyles();
  const openAccess = useOpenAccess();
  return (
    <li className={styles.row}>
      <span className={mergeClasses(styles.icon, by ? styles.yes : styles.no)}>
        {by ? <Checkmark16Regular /> : <Dismiss16Regular />}
      </span>
      <button
        type="button"
        className={styles.ask}
        title={`Who has ${permission.name}?`}
        onClick={() => openAccess({ permission: permission.name })}
      >
        {permission.name}
        <VisuallyHidden>: who has it?</VisuallyHidden>
      </button>
      <span className={styles.via}>
        {by ? (
          <>
            <span className={styles.words}>granted by</span> <RoleLink role={by} />
          </>
        ) : (
          'not granted'
        )}
      </span>
    </li>
  );
}
