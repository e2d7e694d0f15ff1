import { Body1, Caption1, EmptyState, ErrorState, InitialsAvatar, ListSkeleton } from '@slotwise/shared/ui';
import { LoadMore } from '@slotwise/shared/ui/plain';
import { useDescribeError, useFormats, usePermissionWords } from '@slotwise/shared/words';
import { useShowRequest } from '../../request-address';
import { useOpenRequests } from './queries';
import { useRequestStyles } from './request.styles';
import { useWords } from './words';

/** All that waits for a decision, the newest first. */
export function RequestList() {
  const { t } = useWords();
  const { quoted } = usePermissionWords();
  const styles = useRequestStyles();
  const formats = useFormats();
  const show = useShowRequest();
  const describeError = useDescribeError();
  const list = useOpenRequests();
  if (list.error) {
    return <ErrorState compact {...describeError(list.error)} onRetry={list.reload} retrying={list.isReloading} />;
  }
  if (list.isPending) return <ListSkeleton />;
  if (list.items.length === 0) return <EmptyState compact title={t('list.none')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('list.label')}>
        {list.items.map(({ id, user, permission, askedAt }) => (
          <li key={id} className={styles.row}>
            <button type="button" className={styles.open} onClick={() => show(id)}>
              <InitialsAvatar name={user.name} size={32} />
              <span className={styles.text}>
                <Body1>{t('request.asks', { who: user.name, permission: quoted(permission) })}</Body1>
                <Caption1 className={styles.quiet}>
                  <time dateTime={askedAt}>{formats.date(askedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
                </Caption1>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore list={list} label={t('list.more')} />
    </>
  );
}
