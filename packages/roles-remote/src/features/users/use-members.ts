import type { Member } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { choiceOr, text, typed, useInfiniteList } from '@slotwise/shared/ui/list';
import type { InfiniteList } from '@slotwise/shared/ui/list';
import { askedOf } from '../../model/filters';
import { memberKeys } from './member-keys';

const PAGE = 50;
const EITHER = ['all', 'yes', 'no'] as const;
export type Either = (typeof EITHER)[number];
export const USERS_ADDRESS = {
  q: typed('q'),
  /** Name of a role, or `WITHOUT_ROLE`. */
  role: text('role'),
  factor: choiceOr('factor', EITHER, 'all'),
  signedIn: choiceOr('signed-in', EITHER, 'all'),
};

export interface MemberFilter {
  q?: string;
  role?: string;
  has_role?: 'no';
  two_factor?: 'yes' | 'no';
  signed_in?: 'yes' | 'no';
}

interface Asked {
  q: string;
  role: string;
  factor: Either;
  signedIn: Either;
}

/** The filter of an address as the server takes it. */
export const filterOf = ({ q, role, factor, signedIn }: Asked): MemberFilter => ({
  ...askedOf({ term: q, role }),
  ...(factor !== 'all' && { two_factor: factor }),
  ...(signedIn !== 'all' && { signed_in: signedIn }),
});

export function useMembers(filter: MemberFilter, enabled: boolean): InfiniteList<Member> {
  const { http } = usePlatform();
  return useInfiniteList({
    queryKey: [...memberKeys.all, filter],
    fetchPage: (cursor, signal) =>
      http('GET /members', { query: { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) }, signal }),
    keepsPrevious: true,
    enabled,
  });
}
