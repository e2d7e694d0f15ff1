import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

interface Entity {
  id: string;
  /** Of entities that count their changes. */
  version?: number;
}
type Key = readonly unknown[];

const queryOf = (client: QueryClient, key: Key): Query | undefined => client.getQueryCache().find({ queryKey: key });

/**
 * Loads again what is shown, and the rest when it is next needed. A load that is under way began before what happened
 * and may answer without it: it is given up first, since the query client would else take its answer for fresh.
 */
function loadAgain(client: QueryClient, filters: InvalidateQueryFilters): void {
  const underWay = { ...filters, fetchStatus: 'fetching' } as const;
  if (client.isFetching(filters) === 0) void client.invalidateQueries(filters);
  else void client.cancelQueries(underWay).then(() => client.invalidateQueries(filters));
}

export const reload = (client: QueryClient, key: Key): void => loadAgain(client, { queryKey: key, exact: true });

/**
 * Changes what is loaded. If the query is being loaded right now, its answer may be older than the change and would
 * undo it: then it is loaded again.
 */
export function change<T>(client: QueryClient, key: Key, edit: (data: T) => T): void {
  const query = queryOf(client, key);
  if (!query) return;
  if (query.state.data !== undefined) client.setQueryData<T>(key, (data) => (data === undefined ? data : edit(data)));
  if (query.state.fetchStatus === 'fetching') reload(client, key);
}

export const replace = (client: QueryClient, key: Key, data: unknown): void => change(client, key, () => data);

/** The data is gone, and asking for it again would only say so. */
export function clear(client: QueryClient, key: Key): void {
  const query = queryOf(client, key);
  if (!query) return;
  void query.cancel({ silent: true });
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending', error: null, fetchStatus: 'idle' });
}

/** Replaces the entity in its place, or adds it at the end. An older version does not undo a newer one. */
export function upsert(client: QueryClient, key: Key, data: unknown): void {
  const entity = data as Entity;
  change<Entity[]>(client, key, (list) => {
    const at = list.findIndex(({ id }) => id === entity.id);
    const known = list[at];
    if (known === undefined) return [...list, entity];
    if ((known.version ?? 0) > (entity.version ?? 0)) return list;
    return list.with(at, entity);
  });
}

export function remove(client: QueryClient, key: Key, data: unknown): void {
  const { id } = data as Entity;
  change<Entity[]>(client, key, (list) => (list.some((e) => e.id === id) ? list.filter((e) => e.id !== id) : list));
}

const isPublic = ({ meta }: Query) => meta?.['public'] === true;

/** Loads everything again. Public data is not the tenant's: it stays. */
export const reloadAll = (client: QueryClient): void => loadAgain(client, { predicate: (query) => !isPublic(query) });

/** As `reloadAll`, but of what was loaded, or began to be, until now; and a little later, not all browsers at once. */
export function reloadSoon(client: QueryClient, delay = 500 + Math.random() * 1000): () => void {
  const suspects = new Map(
    client
      .getQueryCache()
      .getAll()
      .map((query) => [query, query.state.fetchStatus === 'fetching' ? undefined : query.state.dataUpdatedAt]),
  );
  const predicate = (query: Query) => {
    const loadedAt = suspects.get(query);
    const since = loadedAt !== undefined && query.state.dataUpdatedAt !== loadedAt;
    return suspects.has(query) && !since && !isPublic(query);
  };
  const timer = setTimeout(() => loadAgain(client, { predicate }), delay);
  return () => clearTimeout(timer);
}
