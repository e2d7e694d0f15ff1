import type { Notification } from '@slotwise/contract';
import {
  Body1,
  Button,
  Caption1,
  makeStyles,
  mergeClasses,
  tokens,
  Tooltip,
  VisuallyHidden,
} from '@slotwise/shared/ui';
import { Mail16Regular, MailRead16Regular } from '@slotwise/shared/ui/icons';
import { Link } from '@slotwise/shared/ui/router';
import { useFormats } from '@slotwise/shared/words';
import { rowLink } from '../layout/row-link';
import { useShell } from '../bootstrap/shell-context';
import { useRemotes } from '../registry/use-remotes';
import { pageNeeding } from '../routing/page-needing';
import { agoOf } from './ago';
import { useWords } from './words';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingInlineEnd: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  main: {
    display: 'flex',
    flexGrow: 1,
    minWidth: 0,
    alignItems: 'baseline',
    columnGap: '8px',
    padding: '8px 4px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  link: rowLink,
  dot: { flexShrink: 0, width: '8px', height: '8px', borderRadius: '50%', border: '1px solid transparent' },
  unread: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground3 },
});

interface NotificationRowProps {
  notification: Notification;
  text: string;
  /** Milliseconds since the epoch. */
  now: number;
  onMark: (read: boolean) => void;
  onOpen: () => void;
}

/** Where one leads: to its record, or, if it is about a permission of the reader alone, to the page that needs that. */
function useAddressOf({ record, values }: Notification): string | undefined {
  const { host } = useShell();
  const remotes = useRemotes();
  if (record) return host.records.href(record.kind, record.id ?? undefined);
  const { permission } = values;
  return typeof permission === 'string' ? pageNeeding(remotes, permission) : undefined;
}

/** One notification: to what it is about, and whether it was read. */
export function NotificationRow({ notification, text, now, onMark, onOpen }: NotificationRowProps) {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const href = useAddressOf(notification);
  const { readAt, at } = notification;
  const isUnread = readAt === null;
  const ago = agoOf(Date.parse(at), now);
  const content = (
    <>
      <span className={mergeClasses(styles.dot, isUnread && styles.unread)}>
        {isUnread && <VisuallyHidden>{t('list.unread')}</VisuallyHidden>}
      </span>
      <span className={styles.text}>
        <Body1 className={isUnread ? styles.strong : undefined}>{text}</Body1>
        <Caption1 className={styles.when}>
          <time dateTime={at}>
            {ago ? formats.relative(-ago.count, ago.unit, { numeric: 'auto' }) : t('time.just-now')}
          </time>
        </Caption1>
      </span>
    </>
  );
  const label = t(isUnread ? 'list.mark-read' : 'list.mark-unread', { text });
  return (
    <li className={styles.row}>
      {href === undefined ? (
        <span className={styles.main}>{content}</span>
      ) : (
        <Link to={href} className={mergeClasses(styles.main, styles.link)} onClick={onOpen}>
          {content}
        </Link>
      )}
      <Tooltip content={label} relationship="label">
        <Button
          appearance="subtle"
          size="small"
          icon={isUnread ? <MailRead16Regular /> : <Mail16Regular />}
          onClick={() => onMark(isUnread)}
        />
      </Tooltip>
    </li>
  );
}
