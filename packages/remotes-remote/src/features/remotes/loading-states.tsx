import { describeError } from '@slotwise/shared/http';
import { ErrorState, ListSkeleton } from '@slotwise/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadingStatesProps<T> {
  query: UseQueryResult<T, Error>;
  /** What is loaded, for the sentence when it is not: "the deploy keys". */
  what: string;
  children: (data: T) => ReactNode;
}

/** On its way, failed with a way to go on, or there. What is there stays while it is loaded anew. */
export function LoadingStates<T>({ query, what, children }: LoadingStatesProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <ListSkeleton />;
  const { title, advice } = describeError(query.error);
  return (
    <ErrorState
      title={`Failed to load ${what}`}
      advice={`${title} ${advice}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
