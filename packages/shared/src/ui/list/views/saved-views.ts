/** A named state of a list: filters, sort and columns, as they stand in an address. */
export interface SavedView {
  id: string;
  name: string;
  /** The query, without "?". */
  search: string;
  /** Further choices as text, such as columns. */
  choices?: string;
}

/** Storage of views: a remote's `platform.preferences`. */
export interface ViewStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, search, choices } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof search === 'string' &&
    (choices === undefined || typeof choices === 'string')
  );
};

/** Views from a text that was kept; invalid ones are left out. */
export function parseViews(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    // It was written by something else: there are no views yet.
    return [];
  }
}

/** Two queries say the same if their parts do, in any order. */
export function isSameSearch(a: string, b: string): boolean {
  const sorted = (search: string) => {
    const query = new URLSearchParams(search);
    query.sort();
    return query.toString();
  };
  return sorted(a) === sorted(b);
}

/** With a view of this name: a new one, or the one that had the name as it is now. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const same = ({ name }: SavedView) => name.toLocaleLowerCase() === view.name.toLocaleLowerCase();
  if (!views.some(same)) return [...views, view];
  return views.map((one) => (same(one) ? { ...view, id: one.id } : one));
}

export const withoutView = (views: readonly SavedView[], id: string): SavedView[] =>
  views.filter((view) => view.id !== id);

export const renamed = (views: readonly SavedView[], id: string, name: string): SavedView[] =>
  views.map((view) => (view.id === id ? { ...view, name } : view));
