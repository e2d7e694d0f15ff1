import { Button, EmptyState, ErrorState, ListSkeleton, makeStyles, Subtitle2 } from '@slotwise/shared/ui';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import { LoadMore } from '@slotwise/shared/ui/plain';
import { useDescribeError } from '@slotwise/shared/words';
import { useNavigate } from '@slotwise/shared/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../bootstrap/shell-context';
import { useActions } from '../routing/use-actions';
import { NotificationRow } from './notification-row';
import { notificationList, unreadQuery } from './queries';
import { useMarking } from './use-marking';
import { useSentences } from './use-sentences';
import { useWords } from './words';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    paddingInline: '4px',
  },
  title: { margin: 0 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', paddingBlockStart: '8px' },
});

const FEW = 10;
const MANY = 30;

interface NotificationsProps {
  /** The newest ones, with ways to the rest. */
  compact?: boolean;
  /** Called when somebody goes where one leads. */
  onLeave?: () => void;
}

/** The notifications of the person, the newest first, and whether they have read them. */
export default function Notifications({ compact = false, onLeave }: NotificationsProps) {
  const styles = useStyles();
  const { t } = useWords();
  const describeError = useDescribeError();
  const { host } = useShell();
  const { say } = useSentences();
  const navigate = useNavigate();
  const list = useInfiniteList(notificationList(host.http, compact ? FEW : MANY));
  const { data } = useQuery(unreadQuery(host.http));
  const marking = useMarking();
  const actions = useActions().filter(({ notifications }) => notifications);
  const now = host.http.now();
  const newest = list.items[0];
  return (
    <>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {t('list.label')}
        </Subtitle2>
        <Button
          appearance="transparent"
          size="small"
          disabledFocusable={!newest || data?.unread === 0 || marking.isPending}
          onClick={() => newest && marking.mutate({ until: newest.at, read: true })}
        >
          {t('list.mark-all')}
        </Button>
      </div>
      {list.error ? (
        <ErrorState compact {...describeError(list.error)} onRetry={list.reload} retrying={list.isReloading} />
      ) : list.isPending ? (
        <ListSkeleton avatar={false} />
      ) : list.items.length === 0 ? (
        <EmptyState title={t('list.empty')} reason={t('list.empty-reason')} drawing="mail" />
      ) : (
        <ul className={styles.list} aria-label={t('list.label')}>
          {list.items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              text={say(notification)}
              now={now}
              onMark={(read) => marking.mutate({ ids: [notification.id], read })}
              onOpen={() => {
                if (notification.readAt === null) marking.mutate({ ids: [notification.id], read: true });
                onLeave?.();
              }}
            />
          ))}
        </ul>
      )}
      {compact ? (
        <div className={styles.foot}>
          {actions.map(({ key, label, href }) => (
            <Button
              key={key}
              size="small"
              appearance="transparent"
              onClick={() => {
                onLeave?.();
                void navigate(href);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <LoadMore list={list} label={t('list.more')} />
      )}
    </>
  );
}
