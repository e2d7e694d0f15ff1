import { Body1, Caption1, makeStyles, media, sizes, StatusBadge, tokens } from '@slotwise/shared/ui';
import { ScreenLink } from '../../screen-link';
import { timeUntil } from './model/notifications';
import type { Notification } from './model/notifications';

const useStyles = makeStyles({
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: sizes.rowHeight,
    paddingBlock: '8px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [media.belowSm]: { flexDirection: 'column', alignItems: 'flex-start' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  who: { overflowWrap: 'anywhere', flexGrow: 1 },
  when: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

interface NotificationRowProps {
  notification: Notification;
  /** Milliseconds since the epoch. */
  now: number;
}

export function NotificationRow({ notification: { kind, who, at }, now }: NotificationRowProps) {
  const styles = useStyles();
  const { value, unit } = timeUntil(Date.parse(at) - now);
  return (
    <li className={styles.row}>
      <ScreenLink to="/invitations" className={styles.link}>
        {kind === 'expiring' ? (
          <StatusBadge tone="warning" label="Expires soon" />
        ) : (
          <StatusBadge tone="neutral" label="Expired" />
        )}
        <Body1 className={styles.who}>Invitation to {who}</Body1>
        <Caption1 className={styles.when}>
          {kind === 'expiring' ? 'expires' : 'expired'} {relative.format(value, unit)}
        </Caption1>
      </ScreenLink>
    </li>
  );
}
