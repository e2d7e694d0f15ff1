import type { Invitation, Me } from '@slotwise/contract';
import { queryKeys } from '@slotwise/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** Messages last some seconds: of more at once nobody needs the oldest. */
const WATCHED = 20;

interface Watched {
  /** Id → the state that it has as long as nothing has changed. */
  left: Map<string, Invitation['status']>;
  over: AbortController;
}

type Pages = { pages?: readonly { items: readonly Invitation[] }[] };
/** A list as the cache holds it: whole or in pages. */
const itemsOf = (data: Invitation[] | Pages | undefined): readonly Invitation[] =>
  Array.isArray(data) ? data : (data?.pages?.flatMap(({ items }) => items) ?? []);

/**
 * A signal for what is said or offered about invitations: aborted once none of them is in the state any more that it had,
 * whoever changed it and wherever.
 */
export function useStillSo(me: Me): (invitations: readonly Invitation[]) => AbortSignal {
  const cache = useQueryClient();
  const watched = useRef(new Set<Watched>());
  useEffect(() => {
    const wanted = queryKeys.list(me.userType, 'invitations');
    return cache.getQueryCache().subscribe(({ type, query }) => {
      const key = query.queryKey as readonly unknown[];
      const isList = wanted.every((part, at) => key[at] === part);
      if (type !== 'updated' || !isList || watched.current.size === 0) return;
      const states = new Map(
        itemsOf(query.state.data as Parameters<typeof itemsOf>[0]).map(({ id, status }) => [id, status]),
      );
      for (const one of watched.current) {
        for (const [id, state] of one.left) {
          if ((states.get(id) ?? state) !== state) one.left.delete(id);
        }
        if (one.left.size > 0) continue;
        watched.current.delete(one);
        one.over.abort();
      }
    });
  }, [cache, me.userType]);
  return useCallback((invitations) => {
    const one = { left: new Map(invitations.map(({ id, status }) => [id, status])), over: new AbortController() };
    watched.current.add(one);
    const [oldest] = watched.current;
    if (oldest && watched.current.size > WATCHED) watched.current.delete(oldest);
    return one.over.signal;
  }, []);
}
