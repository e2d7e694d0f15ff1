import { pagesQuery, type ListPage, type PageReads } from '@slotwise/shared/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** The key has everything in it that the list depends on: filter, sort, tenant. */
export interface InfiniteListOptions<Item> extends PageReads<Item> {
  enabled?: boolean;
  /** While another filter is loaded: keep what is shown. */
  keepsPrevious?: boolean;
}

export interface InfiniteList<Item> {
  /** All that is loaded, each once, in the order of the server. */
  items: readonly Item[];
  /** Length of the list, and of the part that the filter lets through; undefined if nobody has counted. */
  total: number | undefined;
  matching: number | undefined;
  /** The shown rows are those of the previous filter: this one is being loaded. */
  isPrevious: boolean;
  /** Nothing is loaded yet. */
  isPending: boolean;
  /** Why nothing is loaded; null if something is. */
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page could not be loaded. */
  moreError: Error | null;
  /** Loads the next page, unless it is on its way or could not be loaded. */
  loadMore: () => void;
  /** Loads the next page again after it failed. */
  retryMore: () => void;
  /** Loads all that is loaded again. */
  reload: () => void;
  isReloading: boolean;
}

/** A list that is loaded page by page, as far as somebody looks. Pages are joined by cursors, which survive inserts. */
export function useInfiniteList<Item extends { id: string }>(options: InfiniteListOptions<Item>): InfiniteList<Item> {
  const { queryKey, fetchPage, enabled = true, keepsPrevious = false } = options;
  const query = useInfiniteQuery({
    ...pagesQuery({ queryKey, fetchPage }),
    enabled,
    ...(keepsPrevious && {
      placeholderData: (before: InfiniteData<ListPage<Item>, string | undefined> | undefined) => before,
    }),
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch } = query;
  const items = useMemo(() => {
    const byId = new Map<string, Item>();
    // A record that was changed in between may stand on two pages: the first one has its latest place.
    for (const page of data?.pages ?? [])
      for (const item of page.items) if (!byId.has(item.id)) byId.set(item.id, item);
    return [...byId.values()];
  }, [data]);
  const next = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  // A call while all is loaded again would be lost: callers ask when `loadMore` is another function.
  const mayLoad = hasNextPage && !query.isFetching && !isFetchNextPageError;
  const head = data?.pages[0];
  return {
    items,
    total: head?.total,
    matching: head?.matching,
    isPrevious: query.isPlaceholderData,
    isPending: query.isPending,
    error: data === undefined ? query.error : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreError: isFetchNextPageError ? query.error : null,
    loadMore: useCallback(() => {
      if (mayLoad) next();
    }, [mayLoad, next]),
    retryMore: next,
    reload: useCallback(() => void refetch(), [refetch]),
    isReloading: query.isRefetching,
  };
}
