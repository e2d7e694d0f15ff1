import type { Role } from '@slotwise/contract';
import { useMemo, useRef } from 'react';
import { useBoard } from '../../drafts/board-data';
import { shownRoles } from '../../model/filters';
import type { PermissionFilter } from '../../model/filters';
import { steadyOrder } from './model/steady-order';

/**
 * The roles that a filter lets through, those with most permissions first. Until the filter changes or the page is loaded
 * anew they keep their order: a card that somebody saves must not move from under the pointer, nor a colleague's draft.
 */
export function useShownRoles({ term, category, action }: PermissionFilter): readonly Role[] {
  const { roles } = useBoard();
  const filter = JSON.stringify([term.trim(), category, action]);
  const drawn = useRef<{ filter: string; ids: readonly string[] }>({ filter, ids: [] });
  const shown = useMemo(() => {
    const sorted = shownRoles(roles, { term, category, action });
    return drawn.current.filter === filter ? steadyOrder(drawn.current.ids, sorted, roles) : sorted;
  }, [roles, term, category, action, filter]);
  drawn.current = { filter, ids: useMemo(() => shown.map(({ id }) => id), [shown]) };
  return shown;
}
