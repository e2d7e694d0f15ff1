import { ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../../words';

interface LoadingStatesProps<T> {
  query: UseQueryResult<T, Error>;
  /** Kind of the loaded data, for the sentence when it fails. */
  kind: 'remotes' | 'keys' | 'history' | 'tenants';
  children: (data: T) => ReactNode;
}

/** On its way, failed with a way to go on, or there. Present data stays while it is loaded anew. */
export function LoadingStates<T>({ query, kind, children }: LoadingStatesProps<T>) {
  const { t } = useWords();
  const describeError = useDescribeError();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <ListSkeleton />;
  const { title, advice } = describeError(query.error);
  return (
    <ErrorState
      title={t(`load-failed.${kind}`)}
      advice={`${title} ${advice}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
