import type { ListEdit } from './list-edit';
import { changesOf } from './list-edit';

export type ItemState = 'kept' | 'added' | 'removed';

export interface ShownItem<T> {
  id: string;
  item: T;
  state: ItemState;
}

/**
 * Items that a card shows of a list: without an edit the list as it is; with one, first the added ones, then the rest,
 * of which the removed ones stay in their place until they are saved. Ids that nobody knows are left out.
 */
export function shownItems<T extends { id: string }>(
  saved: readonly T[],
  edit: ListEdit | undefined,
  known: ReadonlyMap<string, T>,
): ShownItem<T>[] {
  if (!edit) return saved.map((item) => ({ id: item.id, item, state: 'kept' }));
  const own = new Map(saved.map((item) => [item.id, item]));
  const { added, removed } = changesOf(edit);
  const gone = new Set(removed);
  const shown = (id: string, state: ItemState): ShownItem<T>[] => {
    const item = own.get(id) ?? known.get(id);
    return item ? [{ id, item, state }] : [];
  };
  return [
    ...added.flatMap((id) => shown(id, 'added')),
    ...edit.base.flatMap((id) => shown(id, gone.has(id) ? 'removed' : 'kept')),
  ];
}
