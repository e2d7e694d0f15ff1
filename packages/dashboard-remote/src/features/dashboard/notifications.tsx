import type { Me } from '@slotwise/contract';
import { describeError } from '@slotwise/shared/http';
import { usePlatform } from '@slotwise/shared/remote';
import { tenantQueries, useCan } from '@slotwise/shared/session';
import { EmptyState, ErrorState, ListSkeleton, makeStyles, NoPermissionState, PageContent } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { notificationsOf } from './model/notifications';
import { NotificationRow } from './notification-row';
import { useMinute } from './use-minute';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
});

/** What needs attention now. Derived from live data, so an answered invitation disappears by itself. */
export function Notifications({ me }: { me: Me }) {
  const styles = useStyles();
  const platform = usePlatform();
  const mayView = useCan(platform, 'view_invitations');
  const now = useMinute();
  const invitations = useQuery({ ...tenantQueries(platform.http, me).invitations, enabled: mayView });
  if (!mayView) {
    return <NoPermissionState permission="view_invitations" title="You have no notifications to see" />;
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
        title={invitations.error.message}
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
        <EmptyState
          title="Nothing needs your attention"
          reason="Invitations that are about to expire, or have expired unanswered, appear here."
          drawing="mail"
        />
      ) : (
        <ul className={styles.list} aria-label="Notifications">
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} now={now} />
          ))}
        </ul>
      )}
    </PageContent>
  );
}
