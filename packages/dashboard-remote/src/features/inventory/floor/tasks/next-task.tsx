import type { ReactNode } from 'react';
import { EmptyState, ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { useOffline } from '@slotwise/shared/session';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { BigButton } from '../big-button';
import { useFloor, useFloorOutbox } from '../floor-context';
import type { FloorTask } from '../floor-note';
import { useDescribeRefusal } from '../../sections/use-describe-refusal';
import { useWords } from '../words';

interface NextTaskProps<T> {
  /** As entries of the outbox name it: while one waits to be sent, no other task is asked for. */
  kind: FloorTask;
  queryKey: QueryKey;
  take: (warehouseId: string, signal: AbortSignal) => Promise<{ task: T | null }>;
  none: { title: string; reason: string };
  /** Draws the task; `again` asks which one is next. */
  children: (task: T, again: () => void) => ReactNode;
}

/** Tasks that the server hands out, one after the other: nobody else gets the same one meanwhile. */
export function NextTask<T>({ kind, queryKey, take, none, children }: NextTaskProps<T>) {
  const { t } = useWords();
  const { warehouseId } = useFloor();
  const { entries } = useFloorOutbox();
  const describeError = useDescribeRefusal();
  const isOffline = useOffline();
  const own = entries.filter(({ note }) => note.task === kind);
  const isSending = own.some(({ status }) => status === 'waiting');
  // Done tasks are not asked for again before the server knows of them.
  const settled = own.filter(({ status }) => status !== 'waiting').length;
  const read = useQuery({
    // Once a task is settled the one that was asked for before is over, and must not be shown again for a moment.
    queryKey: [...queryKey, warehouseId, settled],
    queryFn: ({ signal }) => take(warehouseId, signal),
    // Taking one waited for the network as a change of the person's own, and was announced as one.
    enabled: !isSending && !isOffline,
    staleTime: 0,
    gcTime: 0,
  });
  const again = () => {
    // As the browser knows it now: when it is back, the query asks by itself.
    if (navigator.onLine) void read.refetch();
  };
  if (isSending) return <EmptyState title={t('relocate.sending')} />;
  if (isOffline && !read.data?.task) {
    return <EmptyState title={t('task.unknown')} reason={t('task.unknown-reason')} />;
  }
  if (read.error && !read.data) {
    return <ErrorState {...describeError(read.error)} onRetry={again} retrying={read.isFetching} />;
  }
  if (!read.data) return <ListSkeleton avatar={false} />;
  const { task } = read.data;
  if (task) return children(task, again);
  return <EmptyState {...none} action={<BigButton onClick={again}>{t('relocate.go-on')}</BigButton>} />;
}
