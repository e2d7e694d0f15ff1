import { createReadable } from '../events/readable';
import type { Outbox, OutboxEntry } from '../platform';
import type { PageOutbox, PageOutboxOptions } from './page-outbox';

const MARK = 'outbox.used';
const NONE: readonly OutboxEntry[] = [];

/** Storage that a browser refuses says nothing about what is kept: then it is looked for. */
const mark = {
  isSet() {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return true;
    }
  },
  set() {
    try {
      localStorage.setItem(MARK, '1');
    } catch {
      // Without storage the mark counts as set.
    }
  },
};

/**
 * The outbox of a page of ours, kept in the browser's database. Most pages never use it, so its code is loaded when a remote
 * looks at it or adds to it, and at once only if entries may be kept from before.
 */
export function openKeptOutbox(options: Omit<PageOutboxOptions, 'open' | 'mark'>): PageOutbox {
  const waiting = createReadable(0);
  let loaded: PageOutbox | undefined;
  let loading: Promise<PageOutbox> | undefined;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "outbox" */ './stored-outbox').then(
      ({ openStoredOutbox }) => {
        loaded = openStoredOutbox({ ...options, mark });
        loaded.waiting.subscribe((count) => waiting.set(count));
        waiting.set(loaded.waiting.get());
        return loaded;
      },
      (error: unknown) => {
        // Its code did not arrive: it is asked for again by the next one who wants it.
        loading = undefined;
        throw error;
      },
    ));
  const failed = (error: unknown) => console.error('The outbox could not be loaded.', error);

  const create = (remote: string): Outbox => ({
    get: () => loaded?.forRemote(remote).get() ?? NONE,
    subscribe(listener) {
      if (loaded) return loaded.forRemote(remote).subscribe(listener);
      let end: (() => void) | undefined;
      let isOver = false;
      load().then((outbox) => {
        if (!isOver) end = outbox.forRemote(remote).subscribe(listener);
      }, failed);
      return () => {
        isOver = true;
        end?.();
      };
    },
    add: async (call, change) => (await load()).forRemote(remote).add(call, change),
    correct: async (key, change) => (await load()).forRemote(remote).correct(key, change),
    dismiss: async (key) => (await load()).forRemote(remote).dismiss(key),
  });
  const begin = () => void load().catch(failed);
  if (mark.isSet()) begin();
  // Another tab has kept something, which this one sends as well.
  globalThis.addEventListener('storage', ({ key }) => key === MARK && begin(), { signal: options.signal });
  const outboxes = new Map<string, Outbox>();
  return {
    waiting,
    forRemote(remote) {
      const outbox = outboxes.get(remote) ?? create(remote);
      outboxes.set(remote, outbox);
      return outbox;
    },
  };
}
