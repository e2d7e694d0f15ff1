import type { Invitation, Me } from '@slotwise/contract';
import { PAGE_MAX } from '@slotwise/contract/constants';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists } from '@slotwise/shared/session';
import { askedFor } from './model/filters';
import type { Filters } from './model/filters';

/** Reads everything that filters let through, loaded or not, in the order of the list. */
export function useAllMatching(me: Me): (filters: Filters) => Promise<Invitation[]> {
  const { http } = usePlatform();
  return async (filters) => {
    const { fetchPage } = pagedLists(http, me).invitations(askedFor(filters));
    const { signal } = new AbortController();
    const all: Invitation[] = [];
    let cursor: string | undefined;
    do {
      const page = await fetchPage(cursor, signal, PAGE_MAX);
      all.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  };
}
