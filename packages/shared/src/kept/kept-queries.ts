import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import { pageClock, type Clock } from '../clock';
import { ownerOf } from '../outbox/entry';
import type { Session } from '../platform';
import type { KeptStore } from './kept-store';

/** As long as a shift and the time before it. */
const KEPT_MS = 12 * 3_600_000;
/** From one writing to the next: shorter than a person needs from scan to scan, so that each scan is written at once. */
const WRITE_EVERY_MS = 250;
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
    // Somebody else may be signed in once the database is open.
    const whose = owner;
    if (whose === null) return;
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
    queries.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    let size = 0;
    // The oldest find no room.
    const kept = queries.map(textOf).filter((text) => (size += text.length) < SIZE_MAX);
    setMark(mark, true);
    const text = `{"mutations":[],"queries":[${kept.join()}]}`;
    // Its end is not waited for: the database keeps the order, and a page that is being left has no time for a turn.
    (await store()).write(whose, text).catch(failed);
  };
  const clear = async () => {
    if (!isMarked(mark)) return;
    await (await store()).clear();
    setMark(mark, false);
  };

  let endPause: (() => void) | undefined;
  let hasNews = false;
  const writeNow = () => {
    endPause?.();
    hasNews = false;
    endPause = clock.after(WRITE_EVERY_MS, () => {
      endPause = undefined;
      if (hasNews) writeNow();
    });
    inTurn(write);
  };
  /** At once, unless something was just written: then with all that comes until the pause is over. */
  const writeSoon = () => {
    if (endPause) hasNews = true;
    else writeNow();
  };
  // A page that is reloaded or put away may never come to the end of the pause.
  const flush = () => {
    if (hasNews) writeNow();
  };
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  globalThis.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushHidden);
  const endCache = cache.subscribe(({ type, query, ...event }) => {
    const isNews = type === 'updated' && 'action' in event && event.action.type === 'success';
    if (owner !== null && isNews && isKept(query)) writeSoon();
  });
  const follow = () => {
    const { status, me } = session.get();
    const next = me ? ownerOf(me) : null;
    if (next === owner && status !== 'visitor') return;
    owner = next;
    endPause?.();
    endPause = undefined;
    hasNews = false;
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
    globalThis.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushHidden);
    endPause?.();
  });
}
