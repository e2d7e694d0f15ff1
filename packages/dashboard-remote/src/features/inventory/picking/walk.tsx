import type { Answer } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useOffline } from '@slotwise/shared/session';
import { EmptyState, ErrorState, ListSkeleton, makeStyles } from '@slotwise/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '@slotwise/shared/ui/link';
import { CameraProvider } from '../camera/camera-context';
import { VerdictPanel } from '../floor/feedback/verdict-panel';
import { useFloor, useFloorOutbox, useMyId } from '../floor/floor-context';
import { KEPT } from '../floor/known/resolve';
import { inventoryKeys } from '../query-keys';
import { isGivenUp, walked } from './model/kept-picks';
import { PickFloor, Unbooked } from './pick-floor';
import { Stop } from './stop';
import { useClaim } from './use-claim';
import { useMeanwhile } from './use-meanwhile';
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
  const { verdict } = useFloor();
  const { tasks, waiting, refused } = walked(pickList.id, given, entries);
  const open = tasks.filter(({ status }) => status === 'open');
  // A pick that was refused waits for somebody's decision: nobody is sent there again before the others are done.
  const next = open.find(({ turn }) => !refused.has(turn)) ?? open[0];
  const back = <RecordLink to="/inventory/floor/pick">{t('pick.back')}</RecordLink>;
  const me = useMyId();
  const owner = pickList.user;
  const isCanceled = pickList.status === 'canceled' || isGivenUp(pickList.id, entries);
  const isOthers = owner !== null && me !== undefined && owner.id !== me;
  const begin = useClaim(pickList);
  const setTaken = useMeanwhile(pickList, tasks, isCanceled || isOthers ? undefined : next);
  const said = verdict?.tone === 'bad' && <VerdictPanel verdict={verdict} />;
  // Whatever is picked here would be refused.
  if (next && !isCanceled && isOthers) {
    // A colleague may only look: then nothing was theirs before, and nothing stays.
    const had = waiting.size > 0 || tasks.some(({ status, pickedBy }) => status !== 'open' && pickedBy === me);
    const is = had ? 'gone' : 'others';
    const title = owner.name === null ? t(`pick.${is}-unnamed`) : t(`pick.${is}-named`, { name: owner.name });
    return (
      <>
        {said}
        <EmptyState title={title} reason={t(`pick.${is}-reason`)} action={back} />
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
            isFree={owner === null}
            onBegin={begin}
            onTaken={setTaken}
          />
        </CameraProvider>
        <PickedStops tasks={tasks} waiting={waiting} />
      </>
    );
  }
  const short = tasks.filter(({ status }) => status === 'short').length;
  const lost = entries.filter(
    ({ status, note }) => status === 'refused' && note.list === pickList.id && note.task === 'pick',
  ).length;
  const [title, reason] = isCanceled
    ? [t('pick.ended'), undefined]
    : lost > 0
      ? [t('pick.lost', { count: lost }), t('pick.lost-reason')]
      : waiting.size > 0
        ? [t('pick.walked'), t('pick.walked-reason', { count: waiting.size })]
        : [t('pick.finished'), t('pick.finished-reason', { stops: tasks.length, short })];
  return (
    <>
      {said}
      <EmptyState title={title} reason={reason} action={back} />
      <PickedStops tasks={tasks} waiting={waiting} />
    </>
  );
}
