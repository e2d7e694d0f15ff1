import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { choiceOr, typed, useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { memberKeys } from './member-keys';

const PAGE = 50;
const EITHER = ['all', 'yes', 'no'] as const;
export type Either = (typeof EITHER)[number];
export const USERS_ADDRESS = {
  q: typed('q'),
  factor: choiceOr('factor', EITHER, 'all'),
  signedIn: choiceOr('signed-in', EITHER, 'all'),
};

export interface MemberFilter {
  q?: string;
  two_factor?: 'yes' | 'no';
  signed_in?: 'yes' | 'no';
}

/** The filter of an address as the server takes it. */
export const filterOf = ({ q, factor, signedIn }: { q: string; factor: Either; signedIn: Either }): MemberFilter => ({
  ...(q.trim() !== '' && { q: q.trim() }),
  ...(factor !== 'all' && { two_factor: factor }),
  ...(signedIn !== 'all' && { signed_in: signedIn }),
});

export function useMembers(filter: MemberFilter): InfiniteList<Member> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...memberKeys.all, filter],
    fetchPage: (cursor, signal) =>
      http('GET /members', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
  });
}
