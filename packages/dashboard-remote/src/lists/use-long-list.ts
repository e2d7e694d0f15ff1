import { useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import type { ListPage } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';

export interface LongListData<Row> extends InfiniteList<Row> {
  /** Undefined until it is known. One more than can be counted stands for "more". */
  matching: number | undefined;
}

/** A list of the server that is loaded as far as somebody looks, and how long it is. */
export function useLongList<Row extends { id: string }>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
): LongListData<Row> {
  const list = useInfiniteList({ queryKey, fetchPage, keepsPrevious: true });
  const loaded = useQueryClient().getQueryData<InfiniteData<ListPage<Row>>>(queryKey);
  return { ...list, matching: loaded?.pages[0]?.matching };
}
