import type { Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { EmptyState, ErrorState, ListSkeleton, makeStyles, NoPermissionState, PageContent } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words';
import { notificationsOf } from './model/notifications';
import { NotificationRow } from './notification-row';
import { useMinute } from './use-minute';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
});

/** What needs attention now. Derived from live data, so an answered invitation disappears by itself. */
export function Notifications({ me }: { me: Me }) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const platform = usePlatform();
  const mayView = useCan(platform, 'view_invitations');
  const now = useMinute();
  const invitations = useQuery({ ...tenantQueries(platform.http, me).invitations, enabled: mayView });
  if (!mayView) {
    return <NoPermissionState permission="view_invitations" title={t('notifications.no-permission')} />;
  }
  if (invitations.isPending) {
    return (
      <PageContent>
        <ListSkeleton />
      </PageContent>
    );
  }
  if (!invitations.data) {
    return (
      <ErrorState
        title={describeError(invitations.error).title}
        advice={describeError(invitations.error).advice}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  const notifications = notificationsOf(invitations.data, now);
  return (
    <PageContent>
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.none.title')} reason={t('notifications.none.reason')} drawing="mail" />
      ) : (
        <ul className={styles.list} aria-label={t('notifications.label')}>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} now={now} />
          ))}
        </ul>
      )}
    </PageContent>
  );
}
