import type { Invitation, Me } from '@slotwise/contract';
import { isSelected, type Selection } from '@slotwise/shared/ui/table';
import { NO_FILTERS, type Filters } from './model/filters';
import type { InvitationStatus } from './model/lifecycle';
import { useAllMatching } from './use-all-matching';
import type { Invitations } from './use-invitations';

type ReadSelected = (selection: Selection, statuses: readonly InvitationStatus[]) => Promise<Invitation[]>;

/** Those of a selection that are in one of some states: read from the server where not all of them are loaded. */
export function useSelected(me: Me, list: Invitations, filters: Filters): ReadSelected {
  const readAll = useAllMatching(me);
  return async (selection, statuses) => {
    const isWanted = ({ id, status }: Invitation) => statuses.includes(status) && isSelected(selection, id);
    const loaded = new Set(list.loaded.map(({ id }) => id));
    if (selection.kind === 'some' && [...selection.ids].every((id) => loaded.has(id))) {
      return list.loaded.filter(isWanted);
    }
    // Everything that matches is nothing but what matches; what was selected before another search is anywhere.
    const asked = selection.kind === 'all' ? filters : NO_FILTERS;
    const wanted = asked.status === null ? statuses : statuses.filter((status) => status === asked.status);
    const found: Invitation[] = [];
    for (const status of wanted) found.push(...(await readAll({ ...asked, status })).filter(isWanted));
    return found;
  };
}
