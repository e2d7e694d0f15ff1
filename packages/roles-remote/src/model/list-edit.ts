/**
 * Edits of one list of a role, its permissions or its users, that are not saved yet. Everything is by id, and every
 * function answers a new value: the draft of a card, of a matrix row, of anything that replaces such a list as a whole.
 */
export interface ListEdit {
  /** Version of the role that the edits are made on: a save states it in `If-Match`. */
  version: number;
  /** The list as it was in that version. */
  base: readonly string[];
  /** The list as it would be saved. */
  ids: readonly string[];
  /** Former states of `ids`, oldest first, and those that were undone, next one last. */
  past: readonly (readonly string[])[];
  future: readonly (readonly string[])[];
  /** The server refused a save because the role is newer than `version`; ends with a rebase. */
  refused?: true;
}

export interface ListChanges {
  /** In the order in which they were added. */
  added: string[];
  /** In the order of the base. */
  removed: string[];
}

/** State of a role for an edit: the version, and the ids of its list. */
export interface ListState {
  version: number;
  ids: readonly string[];
}

export const startEdit = ({ version, ids }: ListState): ListEdit => ({ version, base: ids, ids, past: [], future: [] });

const to = (edit: ListEdit, ids: readonly string[]): ListEdit => ({
  ...edit,
  ids,
  past: [...edit.past, edit.ids],
  future: [],
});

/** Adds those that are not in the list yet, as one step of the history; the same edit if all of them are. */
export function addIds(edit: ListEdit, ids: readonly string[]): ListEdit {
  const present = new Set(edit.ids);
  const fresh = [...new Set(ids)].filter((id) => !present.has(id));
  return fresh.length === 0 ? edit : to(edit, [...edit.ids, ...fresh]);
}

/** Removes those that are in the list, as one step of the history; the same edit if none of them is. */
export function removeIds(edit: ListEdit, ids: readonly string[]): ListEdit {
  const gone = new Set(ids);
  const left = edit.ids.filter((id) => !gone.has(id));
  return left.length === edit.ids.length ? edit : to(edit, left);
}

export function undo(edit: ListEdit): ListEdit {
  const before = edit.past.at(-1);
  if (!before) return edit;
  return { ...edit, ids: before, past: edit.past.slice(0, -1), future: [...edit.future, edit.ids] };
}

export function redo(edit: ListEdit): ListEdit {
  const after = edit.future.at(-1);
  if (!after) return edit;
  return { ...edit, ids: after, past: [...edit.past, edit.ids], future: edit.future.slice(0, -1) };
}

const difference = (base: readonly string[], ids: readonly string[]): ListChanges => {
  const had = new Set(base);
  const has = new Set(ids);
  return { added: ids.filter((id) => !had.has(id)), removed: base.filter((id) => !has.has(id)) };
};

export const changesOf = (edit: ListEdit): ListChanges => difference(edit.base, edit.ids);

/** Whether a save would send anything: order alone is no change. */
export function isChanged(edit: ListEdit): boolean {
  const { added, removed } = changesOf(edit);
  return added.length > 0 || removed.length > 0;
}

/**
 * The same additions and removals, made on the present list. Additions and removals that others made too are no changes
 * any more. The history goes along.
 */
export function rebase(edit: ListEdit, { version, ids }: ListState): ListEdit {
  const onto = (wanted: readonly string[]): readonly string[] => {
    const { added, removed } = difference(edit.base, wanted);
    const gone = new Set(removed);
    const now = new Set(ids);
    return [...ids.filter((id) => !gone.has(id)), ...added.filter((id) => !now.has(id))];
  };
  return { version, base: ids, ids: onto(edit.ids), past: edit.past.map(onto), future: edit.future.map(onto) };
}

/** Whether the role changed since the edits began, so that it must be refreshed before they can be saved. */
export const isStale = (edit: ListEdit, version: number): boolean => edit.refused === true || edit.version !== version;
