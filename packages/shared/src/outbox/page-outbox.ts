import type { Me, RouteKey } from '@slotwise/contract';
import { pageClock, type Clock } from '../clock';
import { createReadable } from '../events/readable';
import { randomKey, type Http } from '../http';
import type { Outbox, OutboxEntry, Readable, Session } from '../platform';
import { adding, correcting, dismissing, ownerOf, type Editing, type KeptEntry } from './entry';
import { memoryStore, type EntryStore } from './entry-store';
import { sendAll } from './sender';

/** The outbox of a page, before it is cut down to one remote. */
export interface PageOutbox {
  /** Number of waiting changes of the signed-in person, of all remotes. */
  waiting: Readable<number>;
  /** The same object for the same remote. */
  forRemote(remote: string): Outbox;
}

export interface PageOutboxOptions {
  session: Pick<Session, 'get' | 'subscribe' | 'getToken'>;
  /** The session's own: its writes do not wait for the connection. */
  http: Http;
  signal: AbortSignal;
  /** Left out: entries live as long as the page. */
  open?: () => Promise<EntryStore>;
  /** Of what lasts longer than the page: whether something may be kept from before. */
  mark?: { isSet(): boolean; set(): void };
  clock?: Clock;
}

const CHANNEL = 'slotwise:outbox';
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const NONE: readonly OutboxEntry[] = [];

/** A person at this device: whose entries are read and sent, until somebody else is. */
interface Person {
  id: string;
  owner: string;
  end: AbortController;
}

/** Keeps changes and sends them; see `Outbox` for its promises. */
export function createPageOutbox({ session, http, signal, ...options }: PageOutboxOptions): PageOutbox {
  const clock = options.clock ?? pageClock;
  // An outbox that lives in this page alone concerns no other tab; and a frame in a partner's page may be refused all
  // shared storage.
  const isShared = options.open !== undefined;
  let opened: Promise<EntryStore> | undefined;
  const store = () =>
    (opened ??= (options.open?.() ?? Promise.resolve(memoryStore())).catch((error: unknown) => {
      // Its code did not arrive: nothing is kept then, and it is asked for again.
      opened = undefined;
      throw error;
    }));
  const mayBeKept = () => opened !== undefined || (options.mark?.isSet() ?? false);

  const waiting = createReadable(0);
  const lists = new Map<string, ReturnType<typeof createReadable<readonly OutboxEntry[]>>>();
  const listOf = (remote: string) => {
    const known = lists.get(remote) ?? createReadable(NONE);
    lists.set(remote, known);
    return known;
  };
  const show = (entries: readonly KeptEntry[]) => {
    waiting.set(entries.filter(({ status }) => status === 'waiting').length);
    for (const remote of new Set([...lists.keys(), ...entries.map((entry) => entry.remote)])) {
      const own = entries.filter((entry) => entry.remote === remote);
      if (own.length > 0 || listOf(remote).get().length > 0) listOf(remote).set(own.map(forRemote));
    }
  };

  let person: Person | undefined;
  const tabs = isShared && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(CHANNEL) : undefined;
  const refresh = async (author: Person | undefined) => {
    if (author) {
      const entries = await (await store()).read(author.owner);
      if (author === person) show(entries);
    } else show([]);
  };
  const changedBy = (author: Person) => async () => {
    tabs?.postMessage(author.owner);
    await refresh(author);
  };

  let failures = 0;
  let cancelRetry = () => undefined as void;
  let isSending = false;
  let again = false;
  const send = async (): Promise<void> => {
    again = true;
    if (isSending) return;
    isSending = true;
    try {
      while (again && person && !signal.aborted) {
        again = false;
        await sendAs(person);
      }
    } finally {
      isSending = false;
    }
  };
  const sendAs = async (as: Person) => {
    cancelRetry();
    const kept = await store();
    const work = () =>
      sendAll({
        store: kept,
        http,
        session,
        owner: as.owner,
        userId: as.id,
        signal: as.end.signal,
        changed: changedBy(as),
      });
    const isDone = await (isShared ? alone(`${CHANNEL}:${as.owner}`, as.end.signal, work) : work());
    if (isDone) failures = 0;
    else if (as === person && navigator.onLine && waiting.get() > 0) {
      const pause = PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)] ?? 1000;
      cancelRetry = clock.after(pause * (0.75 + Math.random() / 2), () => start());
    }
  };
  const failed = (error: unknown) => console.error('The outbox failed.', error);
  const start = () => void refresh(person).then(send).catch(failed);

  const follow = (me: Me | null) => {
    const owner = me ? ownerOf(me) : undefined;
    if (owner === person?.owner) return;
    person?.end.abort();
    cancelRetry();
    failures = 0;
    person = me && owner !== undefined ? { id: me.id, owner, end: new AbortController() } : undefined;
    if (!person) show([]);
    else if (mayBeKept()) start();
  };
  follow(session.get().me);
  const endSession = session.subscribe(({ me }) => follow(me));
  const wake = () => {
    failures = 0;
    if (person && mayBeKept()) start();
  };
  globalThis.addEventListener('online', wake, { signal });
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (person && data === person.owner) void refresh(person);
  });
  signal.addEventListener('abort', () => {
    endSession();
    person?.end.abort();
    cancelRetry();
    tabs?.close();
  });

  const edit = async <T>(editing: (author: Person) => Editing<T>): Promise<T> => {
    const author = person;
    if (!author) throw new Error('Nobody is signed in, so there is nobody to keep changes for.');
    options.mark?.set();
    const result = await (await store()).edit(author.owner, editing(author));
    await changedBy(author)();
    send().catch(failed);
    return result;
  };
  const outboxes = new Map<string, Outbox>();
  const create = (remote: string): Outbox => ({
    get: () => listOf(remote).get(),
    subscribe(listener) {
      // A reader of the outbox is about to use it, perhaps without network.
      if (person && !opened) start();
      return listOf(remote).subscribe(listener);
    },
    async add(
      call: RouteKey,
      { body, key = randomKey(), note = null }: { body: unknown; key?: string; note?: unknown },
    ) {
      const state = { addedAt: clock.now(), status: 'waiting', isTried: false, refusal: null, answer: null } as const;
      await edit(({ owner }) => adding({ owner, remote, key, call, body, note, ...state }));
      return key;
    },
    correct: (key, { body, key: next = randomKey(), ...note }) =>
      edit(() => correcting(remote, key, { key: next, body, ...note })),
    dismiss: (key) => edit(() => dismissing(remote, key)),
  });
  return {
    waiting,
    forRemote(remote) {
      const outbox = outboxes.get(remote) ?? create(remote);
      outboxes.set(remote, outbox);
      return outbox;
    },
  };
}

const forRemote = ({ owner: _owner, remote: _remote, turn: _turn, ...entry }: KeptEntry): OutboxEntry => entry;

/** Does the work while no other tab does it. Without Web Locks at once: entries that two tabs send have one key. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  if (!locks) return work();
  try {
    return await locks.request(name, { signal }, work);
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
