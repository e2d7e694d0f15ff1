import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';

const PAGE = 50;
export const membersKey = ['roles', 'members'] as const;

export interface MemberFilter {
  q?: string;
  has_role?: 'yes' | 'no';
}

export function useMembers(filter: MemberFilter): InfiniteList<Member> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...membersKey, filter],
    fetchPage: (cursor, signal) =>
      http('GET /members', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
}
