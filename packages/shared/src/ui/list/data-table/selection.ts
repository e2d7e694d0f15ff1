/** Selected rows: some by id, or everything that the filter matches but for exceptions, loaded or not. */
export type Selection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> };

export const NOTHING_SELECTED: Selection = { kind: 'some', ids: new Set() };
export const EVERYTHING_SELECTED: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

export const isEmpty = (selection: Selection): boolean => selection.kind === 'some' && selection.ids.size === 0;

/** Gives rows a state. */
export function withRows(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  const isListed = selection.kind === 'some' ? selected : !selected;
  const listed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  for (const id of ids) {
    if (isListed) listed.add(id);
    else listed.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: listed } : { kind: 'all', except: listed };
}

export const toggled = (selection: Selection, id: string): Selection =>
  withRows(selection, [id], !isSelected(selection, id));

/** Gives all rows between two, both included, the state that the second one gets. An anchor that is gone is none. */
export function toggledRange(
  selection: Selection,
  order: readonly string[],
  anchor: string | null,
  id: string,
): Selection {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
  if (from < 0 || to < 0) return toggled(selection, id);
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return withRows(selection, between, !isSelected(selection, id));
}

/** Number of selected rows. @param total of all that match; undefined if nobody has counted them */
export function countOf(selection: Selection, total: number | undefined): number | undefined {
  if (selection.kind === 'some') return selection.ids.size;
  return total === undefined ? undefined : Math.max(0, total - selection.except.size);
}

/** Number of selected rows that are not among these. */
export const hiddenOf = (selection: Selection, loaded: readonly string[]): number =>
  selection.kind === 'some' ? selection.ids.size - loaded.filter((id) => selection.ids.has(id)).length : 0;

/** The state of the header's checkbox over the rows that are loaded. */
export function headerState(selection: Selection, loaded: readonly string[]): boolean | 'mixed' {
  const count = loaded.reduce((sum, id) => sum + Number(isSelected(selection, id)), 0);
  if (count === 0) return isEmpty(selection) || loaded.length === 0 ? false : 'mixed';
  return count === loaded.length ? true : 'mixed';
}

/**
 * Without records that are gone, once the whole list is known.
 * @returns the same object if none of them was selected
 */
export function withoutGone(selection: Selection, existing: ReadonlySet<string>): Selection {
  const listed = selection.kind === 'some' ? selection.ids : selection.except;
  const left = [...listed].filter((id) => existing.has(id));
  if (left.length === listed.size) return selection;
  return selection.kind === 'some' ? { kind: 'some', ids: new Set(left) } : { kind: 'all', except: new Set(left) };
}
