import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';
import type { Clock } from '../clock';
import { isInconclusive } from '../http';
import type { ListedEntity, LiveCache, QueryKey } from '../platform';
import { isPages, refreshHead, withEntity, withListed, withoutEntity } from '../session/list-pages';
import type { ListPages } from '../session/list-pages';
import { LoadError } from '../session/load-error';

/**
 * Loads again what is shown, and the rest when it is next needed. A pending load may return data from before the event,
 * so it is canceled first: the query client would take its answer for fresh.
 */
function loadAgain(client: QueryClient, filters: InvalidateQueryFilters): void {
  const underWay = { ...filters, fetchStatus: 'fetching' } as const;
  if (client.isFetching(filters) === 0) void client.invalidateQueries(filters);
  else void client.cancelQueries(underWay).then(() => client.invalidateQueries(filters));
}

const isPublic = ({ meta }: Query) => meta?.['public'] === true;

/** Loads everything again. Public data is not the tenant's: it stays. */
export const reloadAll = (client: QueryClient): void => loadAgain(client, { predicate: (query) => !isPublic(query) });

const LEAST_RELOAD_DELAY_MS = 500;
const MOST_RELOAD_DELAY_MS = 1500;
const aMoment = () => LEAST_RELOAD_DELAY_MS + Math.random() * (MOST_RELOAD_DELAY_MS - LEAST_RELOAD_DELAY_MS);

/**
 * As `reloadAll`, but only data that was loaded, or began to be, until now. It waits a little, so that browsers that
 * lost the same server do not all ask at once. Returns what cancels it.
 */
export function reloadSoon(client: QueryClient, clock: Clock): () => void {
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
  return clock.after(aMoment(), () => loadAgain(client, { predicate }));
}

/**
 * Asks again for what is shown as failed because the server gave no answer, or was in trouble. It waits as `reloadSoon`
 * does. Returns what cancels it.
 */
export function askAgainSoon(client: QueryClient, clock: Clock): () => void {
  const isWorthIt = ({ state }: Query) => {
    const error = state.error instanceof LoadError ? state.error.cause : state.error;
    return state.status === 'error' && isInconclusive(error);
  };
  return clock.after(aMoment(), () => void client.refetchQueries({ type: 'active', predicate: isWorthIt }));
}

const caches = new WeakMap<QueryClient, LiveCache>();

/** The query cache as reactions change it: the same each time, so that one that pauses between two changes can tell whose they are. */
export function liveCacheOf(client: QueryClient): LiveCache {
  const cache = caches.get(client) ?? createLiveCache(client);
  caches.set(client, cache);
  return cache;
}

function createLiveCache(client: QueryClient): LiveCache {
  const each = (queryKey: QueryKey, act: (query: Query) => void) => {
    for (const query of client.getQueryCache().findAll({ queryKey })) act(query);
  };
  const reload = (queryKey: QueryKey) => loadAgain(client, { queryKey });

  const change = <T>(key: QueryKey, edit: (data: T) => T) =>
    each(key, ({ queryKey, state: { data, fetchStatus } }) => {
      if (data !== undefined) client.setQueryData<T>(queryKey, (known) => (known === undefined ? known : edit(known)));
      // The answer that is on its way may be older than this change, and would undo it.
      if (fetchStatus === 'fetching') loadAgain(client, { queryKey, exact: true });
    });
  interface ListEdits {
    whole: (list: ListedEntity[]) => ListedEntity[];
    pages: (list: ListPages<ListedEntity>) => ListPages<ListedEntity>;
  }
  const changeLists = (key: QueryKey, { whole, pages }: ListEdits) => {
    change(key, (data: unknown) => {
      if (Array.isArray(data)) return whole(data as ListedEntity[]);
      return isPages(data) ? pages(data) : data;
    });
    each(key, (query) => {
      if (isPages(query.state.data) && query.state.fetchStatus !== 'fetching') void refreshHead(client, query);
    });
  };

  return {
    reload,
    change,
    replace: (key, data) => change(key, () => data),
    clear: (key) =>
      each(key, (query) => {
        void query.cancel({ silent: true });
        query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending', error: null, fetchStatus: 'idle' });
      }),
    upsert: (key, entity) =>
      changeLists(key, {
        whole: (list) => withListed(list, entity),
        pages: (list) => withEntity(list, entity),
      }),
    remove: (key, { id }) =>
      changeLists(key, {
        whole: (list) => (list.some((one) => one.id === id) ? list.filter((one) => one.id !== id) : list),
        pages: (list) => withoutEntity(list, id),
      }),
  };
}
