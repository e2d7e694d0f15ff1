import { Button, ErrorState } from '@slotwise/shared/ui';
import { useDescribeError } from '@slotwise/shared/words';
import type { InfiniteList } from './use-infinite-list';

export interface LoadMoreProps {
  list: Pick<InfiniteList<unknown>, 'hasMore' | 'isLoadingMore' | 'moreError' | 'loadMore' | 'retryMore'>;
  /** "Show more". Without it there is no button: the list loads its next page by itself. */
  label?: string;
  className?: string;
}

/** The end of what is loaded of a list: a button for more, or why the next page is not here, with a way to try again. */
export function LoadMore({ list, label, className }: LoadMoreProps) {
  const describeError = useDescribeError();
  if (list.moreError) {
    const reason = describeError(list.moreError);
    return <ErrorState compact {...reason} onRetry={list.retryMore} retrying={list.isLoadingMore} />;
  }
  if (!list.hasMore || label === undefined) return null;
  return (
    <Button
      className={className}
      appearance="transparent"
      disabledFocusable={list.isLoadingMore}
      onClick={list.loadMore}
    >
      {label}
    </Button>
  );
}
