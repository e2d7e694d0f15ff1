import type { User } from '@slotwise/contract';
import { InitialsAvatar, makeStyles, tokens } from '@slotwise/shared/ui';
import { ChipRow } from './chip-row';
import { nameOf } from '../../model/moves';

const AT_FIRST = 6;

const useStyles = makeStyles({
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    paddingBlock: '1px',
    paddingInline: '1px 8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Who has a role. */
export function UserChips({ users }: { users: readonly User[] }) {
  const styles = useStyles();
  return (
    <ChipRow label="Users" items={users} atFirst={AT_FIRST} empty="Nobody has this role yet.">
      {(user) => (
        <span className={styles.chip} title={user.email}>
          <InitialsAvatar name={nameOf(user)} image={user.avatarURL} size={20} />
          <span className={styles.name}>{nameOf(user)}</span>
        </span>
      )}
    </ChipRow>
  );
}
