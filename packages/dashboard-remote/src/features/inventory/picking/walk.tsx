import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { EmptyState, ErrorState, ListSkeleton, makeStyles } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { CameraProvider } from '../camera/camera-context';
import { useFloorOutbox, useMyId } from '../floor/floor-context';
import { KEPT } from '../floor/known/resolve';
import { inventoryKeys } from '../query-keys';
import { isGivenUp, walked } from './model/kept-picks';
import { PickFloor, Unbooked } from './pick-floor';
import { Stop } from './stop';
import { PickedStops } from './undo-pick';
import { useDescribeRefusal } from '../sections/use-describe-refusal';
import { useWords } from './words';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '32px' } });

/** One pick list, stop by stop. */
export function Walk({ id }: { id: string }) {
  const styles = useStyles();
  const { t } = useWords();
  const { http } = usePlatform();
  const describeError = useDescribeRefusal();
  const isOffline = useOffline();
  const read = useQuery({
    queryKey: [...inventoryKeys.pickLists, 'one', id],
    queryFn: ({ signal }) => http('GET /pick-list', { query: { pick_list_id: id }, signal }),
    enabled: !isOffline,
    ...KEPT,
  });
  if (read.data) {
    return (
      <PickFloor>
        <div className={styles.root}>
          <Stops {...read.data} />
          <Unbooked />
        </div>
      </PickFloor>
    );
  }
  if (isOffline) return <EmptyState title={t('pick.list-unknown')} reason={t('pick.unknown-reason')} />;
  if (read.error) {
    const { title, advice } = describeError(read.error);
    return <ErrorState title={title} advice={advice} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
  }
  return <ListSkeleton avatar={false} />;
}

/** The next stop, or that there is none, and what was picked. */
function Stops({ pickList, tasks: given }: Answer<'GET /pick-list'>) {
  const { t } = useWords();
  const { entries } = useFloorOutbox();
  const { tasks, waiting, refused } = walked(pickList.id, given, entries);
  const open = tasks.filter(({ status }) => status === 'open');
  // A pick that was refused waits for somebody's decision: nobody is sent there again before the others are done.
  const next = open.find(({ turn }) => !refused.has(turn)) ?? open[0];
  const back = <RecordLink to="/inventory/floor/pick">{t('pick.back')}</RecordLink>;
  const me = useMyId();
  const owner = pickList.user;
  const isCanceled = pickList.status === 'canceled' || isGivenUp(pickList.id, entries);
  // Whatever is picked here would be refused.
  if (next && !isCanceled && owner !== null && me !== undefined && owner.id !== me) {
    const title = owner.name === null ? t('pick.gone-unnamed') : t('pick.gone', { name: owner.name });
    return (
      <>
        <EmptyState title={title} reason={t('pick.gone-reason')} action={back} />
        <PickedStops tasks={tasks} waiting={waiting} />
      </>
    );
  }
  if (next && !isCanceled) {
    // Another stop is scanned anew: no earlier count stays.
    return (
      <>
        <CameraProvider>
          <Stop
            key={`${next.turn} ${next.undone}`}
            task={next}
            at={tasks.length - open.length + 1}
            all={tasks.length}
          />
        </CameraProvider>
        <PickedStops tasks={tasks} waiting={waiting} />
      </>
    );
  }
  const short = tasks.filter(({ status }) => status === 'short').length;
  const [title, reason] = isCanceled
    ? [t('pick.ended'), undefined]
    : waiting.size > 0
      ? [t('pick.walked'), t('pick.walked-reason', { count: waiting.size })]
      : [t('pick.finished'), t('pick.finished-reason', { stops: tasks.length, short })];
  return (
    <>
      <EmptyState title={title} reason={reason} action={back} />
      <PickedStops tasks={tasks} waiting={waiting} />
    </>
  );
}
