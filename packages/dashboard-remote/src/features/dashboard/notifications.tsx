import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useCan } from '@slotwise/shared/session';
import {
  Button,
  EmptyState,
  ErrorState,
  ListSkeleton,
  makeStyles,
  NoPermissionState,
  PageContent,
  Subtitle2,
} from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useWords } from '../../words';
import { notificationsOf } from './model/notifications';
import { NotificationRow } from './notification-row';
import { useAttention } from './use-attention';
import { useMinute } from '../../use-minute';

const useStyles = makeStyles({
  title: { margin: 0 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  more: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' },
});

interface NotificationsProps {
  me: Me;
  /** Nothing else stands below: it says so if there are none. */
  isAlone: boolean;
}

/** Invitations that need attention now. Derived from live data, so an answered invitation disappears by itself. */
export function Notifications({ me, isAlone }: NotificationsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const mayView = useCan(platform, 'view_invitations');
  const now = useMinute();
  const invitations = useAttention(me, now, mayView);
  if (!mayView) {
    return <NoPermissionState permission="view_invitations" title={t('notifications.no-permission')} />;
  }
  if (invitations.isPending) {
    if (!isAlone) return null;
    return (
      <PageContent>
        <ListSkeleton />
      </PageContent>
    );
  }
  if (invitations.error) {
    return (
      <ErrorState
        title={describeError(invitations.error).title}
        advice={describeError(invitations.error).advice}
        onRetry={invitations.reload}
        retrying={invitations.isReloading}
      />
    );
  }
  const notifications = notificationsOf(invitations.items, now);
  if (!isAlone && notifications.length === 0 && !invitations.hasMore) return null;
  return (
    <PageContent>
      {!isAlone && (
        <Subtitle2 as="h2" className={styles.title}>
          {t('notifications.attention')}
        </Subtitle2>
      )}
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.none.title')} reason={t('notifications.none.reason')} drawing="mail" />
      ) : (
        <ul className={styles.list} aria-label={t('notifications.label')}>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} now={now} />
          ))}
        </ul>
      )}
      {invitations.hasMore && (
        <div className={styles.more}>
          {invitations.moreError && <span role="alert">{describeError(invitations.moreError).title}</span>}
          <Button size="small" disabledFocusable={invitations.isLoadingMore} onClick={invitations.loadMore}>
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </PageContent>
  );
}
