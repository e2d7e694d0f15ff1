import { BULK_MAX } from '@slotwise/contract/constants';
import type { Selection } from '@slotwise/shared/ui/table';

/**
 * Ids of the selected records of a list, for one request; undefined where they are more than it takes, or where the list
 * is not loaded to its end, so that nobody knows them.
 */
export function chosenIds(
  selection: Selection,
  list: { items: readonly { id: string }[]; hasMore: boolean },
): readonly string[] | undefined {
  const isUnknown = selection.kind === 'all' && list.hasMore;
  const ids =
    selection.kind === 'some'
      ? [...selection.ids]
      : list.items.flatMap(({ id }) => (selection.except.has(id) ? [] : [id]));
  return isUnknown || ids.length > BULK_MAX ? undefined : ids;
}
