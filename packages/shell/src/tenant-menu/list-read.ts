import type { LoadError, PagedList } from '@slotwise/shared/session';
import { useInfiniteList, type InfiniteList } from '@slotwise/shared/ui/list';
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';

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
  /** The list, where it is read page by page. */
  pages?: InfiniteList<T>;
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
  // While something else is searched for, what was found before stays.
  const pages = useInfiniteList<T>({ ...(paged ? list : NO_PAGES), enabled: paged && asks, keepsPrevious: true });
  if (!paged) {
    const { data, error, isFetching, refetch } = whole;
    return { items: data, count: data?.length ?? 0, error, isFetching, retry: () => void refetch() };
  }
  const { items, matching, isPending, error, isReloading, reload } = pages;
  return {
    items: isPending || error ? undefined : items,
    count: matching ?? items.length,
    error,
    isFetching: isReloading,
    retry: reload,
    pages,
  };
}

/** Length of a list, if something else has already loaded it; asks for nothing itself. */
export function useKnownCount<T extends { id: string }>(list: ListRead<T>): number | undefined {
  const { items, count } = useListRead(list, false);
  return items && count;
}
