import { Body1, Caption1, makeStyles, media, sizes, tokens } from '@slotwise/shared/ui';
import { StateBadge } from '@slotwise/shared/ui/feedback';
import { useFormats } from '@slotwise/shared/words';
import { useWords } from '../../words';
import { ScreenLink } from '@slotwise/shared/ui/link';
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

interface NotificationRowProps {
  notification: Notification;
  /** Milliseconds since the epoch. */
  now: number;
}

export function NotificationRow({ notification: { kind, who, at }, now }: NotificationRowProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const { value, unit } = timeUntil(Date.parse(at) - now);
  return (
    <li className={styles.row}>
      <ScreenLink to="/invitations" className={styles.link}>
        <StateBadge state={kind} />
        <Body1 className={styles.who}>{t('notifications.invitation', { who })}</Body1>
        <Caption1 className={styles.when}>
          {t(`notifications.when.${kind}`, { when: formats.relative(value, unit, { numeric: 'auto' }) })}
        </Caption1>
      </ScreenLink>
    </li>
  );
}
