import { usePlatform } from '@slotwise/shared/remote';
import { EmptyState, ErrorState, ListSkeleton, makeStyles } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { CameraProvider } from '../camera/camera-context';
import { useOffline } from '../floor/use-offline';
import { inventoryKeys } from '../query-keys';
import { Stop } from './stop';
import { PickedStops } from './undo-pick';
import { useWords } from './words';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '32px' } });

/** One pick list, stop by stop. */
export function Walk({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const describeError = useDescribeError();
  const isOffline = useOffline();
  const read = useQuery({
    queryKey: [...inventoryKeys.pickLists, 'one', id],
    queryFn: ({ signal }) => http('GET /pick-list', { query: { pick_list_id: id }, signal }),
    enabled: !isOffline,
  });
  if (isOffline && !read.data) {
    return <EmptyState title={t('pick.list-unknown')} reason={t('pick.unknown-reason')} />;
  }
  if (read.error) {
    const { title, advice } = describeError(read.error);
    return <ErrorState title={title} advice={advice} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  const { tasks, pickList } = read.data;
  const open = tasks.find(({ status }) => status === 'open');
  const back = <RecordLink to="/inventory/floor/pick">{t('pick.back')}</RecordLink>;
  if (!open) {
    const isCanceled = pickList.status === 'canceled';
    return (
      <div className={styles.root}>
        <EmptyState
          title={t(isCanceled ? 'pick.ended' : 'pick.finished')}
          reason={
            isCanceled ? undefined : t('pick.finished-reason', { stops: pickList.tasks, short: pickList.shortTasks })
          }
          action={back}
        />
        <PickedStops tasks={tasks} />
      </div>
    );
  }
  const done = pickList.tasks - pickList.openTasks;
  // Another stop is scanned anew: no earlier count stays.
  return (
    <div className={styles.root}>
      <CameraProvider>
        <Stop key={`${open.turn} ${open.undone}`} task={open} at={done + 1} all={pickList.tasks} />
      </CameraProvider>
      <PickedStops tasks={tasks} />
    </div>
  );
}
