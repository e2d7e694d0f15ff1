import { matchingOf, pagesQuery, type LoadError, type PagedList } from '@slotwise/shared/session';
import { skipToken, useInfiniteQuery, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/** The read of one of the tenant's lists: of the whole of it, or page by page. */
export type ListRead<T> = UseQueryOptions<T[], LoadError, T[], readonly unknown[]> | PagedList<T>;

interface Listed<T> {
  /** Those that are loaded; undefined while none are. */
  items: readonly T[] | undefined;
  /** Number of items. */
  count: number;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Loads the next page, if there is one. */
  loadMore?: (() => void) | undefined;
}

const isPaged = <T>(list: ListRead<T>): list is PagedList<T> => 'fetchPage' in list;

/** Without a list of a kind its hook is called all the same, and asks for nothing. */
const NO_WHOLE = { queryKey: ['none'], queryFn: skipToken } as const;
const NO_PAGES: PagedList<never> = {
  queryKey: ['none', 'pages'],
  fetchPage: () => Promise.reject(new Error('no list')),
};

/** Reads a list, and the next pages of one in pages as far as somebody looks. */
export function useListRead<T extends { id: string }>(list: ListRead<T>, asks = true): Listed<T> {
  const paged = isPaged(list);
  const whole = useQuery<T[], LoadError, T[], readonly unknown[]>(
    paged ? NO_WHOLE : asks ? list : { ...list, enabled: false },
  );
  const pages = useInfiniteQuery({
    ...pagesQuery<T>(paged ? list : NO_PAGES),
    enabled: paged && asks,
    // While something else is searched for.
    placeholderData: (before) => before,
  });
  if (!paged) {
    const { data, error, isFetching, refetch } = whole;
    return { items: data, count: data?.length ?? 0, error, isFetching, retry: () => void refetch() };
  }
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = pages;
  return {
    items: data?.pages.flatMap(({ items }) => items),
    count: data ? matchingOf(data) : 0,
    error,
    isFetching,
    retry: () => void refetch(),
    loadMore: hasNextPage && !isFetching ? () => void fetchNextPage() : undefined,
  };
}

/** Length of a list, if something else has already loaded it; asks for nothing itself. */
export function useKnownCount<T extends { id: string }>(list: ListRead<T>): number | undefined {
  const { items, count } = useListRead(list, false);
  return items && count;
}
