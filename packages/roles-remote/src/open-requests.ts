import { usePlatform } from '@slotwise/shared/remote';
import { useQuery } from '@tanstack/react-query';

export const requestKeys = { all: ['roles', 'access-requests'] as const };

/** Open requests that are counted; of more, it is known that there are more. */
const COUNTED = 20;

/** Number of requests that wait for a decision. Unknown while it cannot be read: their list says why. */
export function useOpenRequestCount(): { count: number; hasMore: boolean } | undefined {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...requestKeys.all, 'open-count'],
    queryFn: async ({ signal }) => {
      const query = { status: 'open', limit: COUNTED } as const;
      const { items, nextCursor } = await http('GET /access-requests', { query, signal });
      return { count: items.length, hasMore: nextCursor !== null };
    },
  }).data;
}
