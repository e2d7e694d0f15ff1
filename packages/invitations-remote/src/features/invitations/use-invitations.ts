import type { Invitation, Me } from '@slotwise/contract';
import { usePlatform } from '@slotwise/shared/remote';
import { pagedLists } from '@slotwise/shared/session';
import { useInfiniteList } from '@slotwise/shared/ui/plain';
import type { InfiniteList } from '@slotwise/shared/ui/plain';
import { useMemo } from 'react';
import { askedFor } from './model/filters';
import type { Filters } from './model/filters';
import { inOrder } from './model/invitations-list';

export interface Invitations extends Omit<InfiniteList<Invitation>, 'items' | 'total' | 'matching'> {
  /** Those that are loaded: pending ones first, then the newest. */
  loaded: readonly Invitation[];
  total: number;
  matching: number;
}

/** The tenant's invitations that the filters let through, as far as they are loaded; live events keep them current. */
export function useInvitations(me: Me, filters: Filters): Invitations {
  const { http } = usePlatform();
  const { items, total, matching, ...list } = useInfiniteList({
    ...pagedLists(http, me).invitations(askedFor(filters)),
    keepsPrevious: true,
  });
  const loaded = useMemo(() => inOrder(items), [items]);
  return { ...list, loaded, total: total ?? items.length, matching: matching ?? items.length };
}
