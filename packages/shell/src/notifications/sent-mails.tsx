import type { SentNotifications } from '@slotwise/contract';
import { Body1, Caption1, ErrorState, ListSkeleton, makeStyles, StatusBadge, tokens } from '@slotwise/shared/ui';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { LoadMore } from '@slotwise/shared/ui/plain';
import { useDescribeError, useFormats } from '@slotwise/shared/words';
import { useId } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { mailList } from './queries';
import { useWords } from './words';

const useStyles = makeStyles({
  list: { margin: 0, marginBlock: '4px', padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    paddingBlock: '6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const TONES = { sent: 'success', waiting: 'info', failed: 'danger' } as const satisfies Record<
  SentNotifications['status'],
  string
>;

/** The mails that told people of something, and those that did not arrive: for those who look after people. */
export function SentMails() {
  const styles = useStyles();
  const { t } = useWords();
  const formats = useFormats();
  const describeError = useDescribeError();
  const { host } = useShell();
  const list = useInfiniteList(mailList(host.http));
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Body1 id={titleId}>{t('mails.about')}</Body1>
      {list.error ? (
        <ErrorState compact {...describeError(list.error)} onRetry={list.reload} retrying={list.isReloading} />
      ) : list.isPending ? (
        <ListSkeleton avatar={false} />
      ) : list.items.length === 0 ? (
        <Caption1 block className={styles.quiet}>
          {t('mails.empty')}
        </Caption1>
      ) : (
        <ul className={styles.list} aria-labelledby={titleId}>
          {list.items.map(({ id, user, at, count, status }) => (
            <li key={id} className={styles.row}>
              <span className={styles.who}>
                <span>{user.name}</span>
                <Caption1 className={styles.quiet}>
                  <time dateTime={at}>{formats.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
                  {' · '}
                  {t('mails.count', { count })}
                </Caption1>
              </span>
              <StatusBadge tone={TONES[status]} label={t(`mails.${status}`)} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} label={t('mails.more')} />
    </section>
  );
}
