import type { AccessRequest } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useInfiniteList, type InfiniteList } from '@slotwise/shared/ui/plain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestKeys } from '../../open-requests';

const { all } = requestKeys;
const open = [...all, 'open'] as const;

const PAGE = 20;

/** Those that are open, the newest first. */
export function useOpenRequests(): InfiniteList<AccessRequest> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: open,
    fetchPage: (cursor, signal) =>
      http('GET /access-requests', {
        query: { status: 'open', limit: PAGE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
  });
}

export function useRequest(id: string) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await http('GET /access-request', { query: { request_id: id }, signal })).accessRequest,
  });
}

/**
 * Has all that is shown of requests read again: also after a refusal, since somebody else may have decided. A list that is not
 * shown is forgotten, or who comes back to it would see as open for a moment what was decided just now.
 */
export function useReload(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.removeQueries({ queryKey: open, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey: all });
  }, [queryClient]);
}
