import { ErrorState, ListSkeleton, PageContent } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface ReadRecordProps<Data> {
  read: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'error' | 'refetch' | 'isFetching'>;
  /** Placeholder while it is read: rows unless it is something else. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The read data, its skeleton until then, or the failure with a way to try again. */
export function ReadRecord<Data>({ read, skeleton, children }: ReadRecordProps<Data>) {
  const describeError = useDescribeError();
  if (read.data !== undefined) return children(read.data);
  if (read.isPending) return <PageContent>{skeleton ?? <ListSkeleton avatar={false} />}</PageContent>;
  return <ErrorState {...describeError(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />;
}
