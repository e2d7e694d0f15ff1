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

const itemsOf = (data: unknown): readonly Invitation[] => {
  if (Array.isArray(data)) return data as Invitation[];
  const { pages } = (data ?? {}) as { pages?: readonly { items: readonly Invitation[] }[] };
  return Array.isArray(pages) ? pages.flatMap(({ items }) => items) : [];
};

/**
 * A signal for what is said or offered about invitations: aborted once none of them is in the state any more that it had,
 * whoever changed it and wherever.
 */
export function useStillSo(me: Me): (invitations: readonly Invitation[]) => AbortSignal {
  const cache = useQueryClient();
  const watched = useRef(new Set<Watched>());
  useEffect(() => {
    const [scope, ...rest] = queryKeys.list(me.userType, 'invitations');
    return cache.getQueryCache().subscribe(({ type, query }) => {
      const isList = query.queryKey[0] === scope && rest.every((part, at) => query.queryKey[at + 1] === part);
      if (type !== 'updated' || !isList || watched.current.size === 0) return;
      const states = new Map(itemsOf(query.state.data).map(({ id, status }) => [id, status]));
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
