import type { Invitation, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists, pagesQuery } from '@slotwise/shared/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { askedUntil } from './model/notifications';

export interface Attention {
  /** Those that are loaded, each once. */
  items: readonly Invitation[];
  isPending: boolean;
  error: Error | null;
  reload: () => void;
  isReloading: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError: Error | null;
  loadMore: () => void;
}

/** The invitations that may need attention at `now`: pending ones that expire soon, and expired ones, page by page. */
export function useAttention(me: Me, now: number, enabled: boolean): Attention {
  const { http } = usePlatform();
  const { invitations } = pagedLists(http, me);
  const soon = useInfiniteQuery({
    ...pagesQuery(invitations({ status: 'pending', expires_before: askedUntil(now) })),
    enabled,
    // Each hour asks another query: the earlier answer stays until then.
    placeholderData: (before) => before,
  });
  const expired = useInfiniteQuery({ ...pagesQuery(invitations({ status: 'expired' })), enabled });
  const lists = [soon, expired];
  const failed = lists.find(({ data, error }) => data === undefined && error !== null);
  const waiting = lists.filter(({ hasNextPage }) => hasNextPage);
  // One that has just expired may stand in both lists: the later list is newer.
  const byId = new Map(
    lists
      .flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? [])
      .map((item) => [item.id, item] as const),
  );
  return {
    items: [...byId.values()],
    isPending: lists.some(({ isPending }) => isPending) && !failed,
    error: failed?.error ?? null,
    reload: () => lists.forEach((list) => void list.refetch()),
    isReloading: lists.some(({ isRefetching }) => isRefetching),
    hasMore: waiting.length > 0,
    isLoadingMore: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    moreError: lists.find(({ isFetchNextPageError }) => isFetchNextPageError)?.error ?? null,
    loadMore: () => waiting.forEach((list) => void list.fetchNextPage({ cancelRefetch: false })),
  };
}
