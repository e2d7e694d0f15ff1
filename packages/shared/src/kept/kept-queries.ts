import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import { pageClock, type Clock } from '../clock';
import { ownerOf } from '../outbox/entry';
import type { Session } from '../platform';
import type { KeptStore } from './kept-store';

/** As long as a shift and the time before it. */
const KEPT_MS = 12 * 3_600_000;
const WRITE_AFTER_MS = 1000;
/** UTF-16 code units of JSON. */
const SIZE_MAX = 3_000_000;

interface Options {
  session: Pick<Session, 'get' | 'subscribe'>;
  queryClient: QueryClient;
  signal: AbortSignal;
  /** Key in the local storage: whether something may be kept. */
  mark: string;
  open?: () => Promise<KeptStore>;
  clock?: Pick<Clock, 'now' | 'after'>;
}

const isKept = ({ meta, state }: Pick<Query, 'meta'> & { state: { data: unknown } }) =>
  meta?.['kept'] === true && state.data !== undefined;

/** Storage that a browser refuses says nothing about what is kept: then it is looked for. */
const isMarked = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
};
const setMark = (key: string, isSet: boolean) => {
  try {
    if (isSet) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the mark counts as set.
  }
};

type Dehydrated = DehydratedState['queries'][number];
const texts = new WeakMap<object, { state: string; text: string }>();

/** A query as it is kept. It is written once for each time that it is read: a list of all goods is megabytes, and others are read with each scan. */
function textOf(query: Dehydrated): string {
  const { data, dataUpdatedAt, isInvalidated } = query.state;
  if (typeof data !== 'object' || data === null) return JSON.stringify(query);
  const state = `${query.queryHash} ${dataUpdatedAt} ${isInvalidated}`;
  const known = texts.get(data);
  if (known?.state === state) return known.text;
  const text = JSON.stringify(query);
  texts.set(data, { state, text });
  return text;
}

const openStore = async (): Promise<KeptStore> => {
  const { keptStore } = await import(/* webpackChunkName: "outbox" */ './kept-store');
  return keptStore();
};

/**
 * Keeps what queries with `meta: { kept: true }` have read in the browser's database, for the signed-in person in this tenant,
 * for twelve hours: a page that is opened without network knows it. Signing out deletes it.
 */
export function followKeptQueries(options: Options): void {
  const { session, queryClient, signal, mark, open = openStore, clock = pageClock } = options;
  const cache = queryClient.getQueryCache();
  let opened: Promise<KeptStore> | undefined;
  const store = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const failed = (error: unknown) => console.debug('What was read is not kept on this device.', error);
  let owner: string | null = null;
  let work = Promise.resolve();
  const inTurn = (act: () => Promise<void>) => {
    work = work.then(act).catch(failed);
  };

  const restore = async (keptOwner: string) => {
    const text = await (await store()).read(keptOwner);
    if (text === undefined || keptOwner !== owner) return;
    const { queries } = JSON.parse(text) as DehydratedState;
    // Events that told of changes meanwhile were heard by no page: where there is a network, it is read again.
    const young = queries
      .filter(({ state }) => clock.now() - state.dataUpdatedAt < KEPT_MS)
      .map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
    hydrate(queryClient, { mutations: [], queries: young }, { defaultOptions: { queries: { gcTime: KEPT_MS } } });
  };
  const write = async () => {
    if (owner === null) return;
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
    queries.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    let size = 0;
    // The oldest find no room.
    const kept = queries.map(textOf).filter((text) => (size += text.length) < SIZE_MAX);
    setMark(mark, true);
    await (await store()).write(owner, `{"mutations":[],"queries":[${kept.join()}]}`);
  };
  const clear = async () => {
    if (!isMarked(mark)) return;
    await (await store()).clear();
    setMark(mark, false);
  };

  let cancelWrite: (() => void) | undefined;
  const writeSoon = () => {
    cancelWrite ??= clock.after(WRITE_AFTER_MS, () => {
      cancelWrite = undefined;
      inTurn(write);
    });
  };
  const endCache = cache.subscribe(({ type, query, ...event }) => {
    const isNews = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (owner !== null && isNews && isKept(query)) writeSoon();
  });
  const follow = () => {
    const { status, me } = session.get();
    const next = me ? ownerOf(me) : null;
    if (next === owner && status !== 'visitor') return;
    owner = next;
    cancelWrite?.();
    cancelWrite = undefined;
    if (next !== null && isMarked(mark)) inTurn(() => restore(next));
    else if (status === 'visitor') inTurn(clear);
    // Queries that were read before anybody listened.
    if (next !== null && cache.getAll().some(isKept)) writeSoon();
  };
  follow();
  const endSession = session.subscribe(follow);
  signal.addEventListener('abort', () => {
    endCache();
    endSession();
    cancelWrite?.();
  });
}
