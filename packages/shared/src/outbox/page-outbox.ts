import type { Me, RouteKey } from '@slotwise/contract';
import { pageClock, type Clock } from '../clock';
import { waitAfter } from '../clock/back-off';
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
const NONE: readonly OutboxEntry[] = [];

/** A person at this device: whose entries are read and sent, until somebody else is. */
interface Person {
  id: string;
  owner: string;
  end: AbortController;
}

/** Keeps changes and sends them; see `Outbox` for its promises. */
class SendingOutbox implements PageOutbox {
  readonly waiting = createReadable(0);
  private readonly clock: Clock;
  /**
   * An outbox that lives in this page alone concerns no other tab; and a frame in a partner's page may be refused all shared
   * storage.
   */
  private readonly isShared: boolean;
  private readonly tabs: BroadcastChannel | undefined;
  private opened: Promise<EntryStore> | undefined;
  private readonly lists = new Map<string, ReturnType<typeof createReadable<readonly OutboxEntry[]>>>();
  private readonly outboxes = new Map<string, Outbox>();
  private person: Person | undefined;
  private failures = 0;
  private isSending = false;
  /** Something was added since the last look at what waits. */
  private again = false;
  private cancelRetry = () => undefined as void;

  constructor(private readonly options: PageOutboxOptions) {
    const { session, signal } = options;
    this.clock = options.clock ?? pageClock;
    this.isShared = options.open !== undefined;
    this.tabs = this.isShared && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(CHANNEL) : undefined;
    this.follow(session.get().me);
    const endSession = session.subscribe(({ me }) => this.follow(me));
    globalThis.addEventListener('online', () => this.wake(), { signal });
    this.tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.person && data === this.person.owner) void this.refresh(this.person);
    });
    signal.addEventListener('abort', () => {
      endSession();
      this.person?.end.abort();
      this.cancelRetry();
      this.tabs?.close();
    });
  }

  forRemote(remote: string): Outbox {
    const outbox = this.outboxes.get(remote) ?? this.create(remote);
    this.outboxes.set(remote, outbox);
    return outbox;
  }

  private create(remote: string): Outbox {
    return {
      get: () => this.listOf(remote).get(),
      subscribe: (listener) => {
        // A reader of the outbox is about to use it, perhaps without network.
        if (this.person && !this.opened) this.start();
        return this.listOf(remote).subscribe(listener);
      },
      add: async (
        call: RouteKey,
        { body, key = randomKey(), note = null }: { body: unknown; key?: string; note?: unknown },
      ) => {
        const addedAt = this.clock.now();
        const state = { addedAt, status: 'waiting', isTried: false, refusal: null, answer: null } as const;
        await this.edit(({ owner }) => adding({ owner, remote, key, call, body, note, ...state }));
        return key;
      },
      correct: (key, { body, key: next = randomKey(), ...note }) =>
        this.edit(() => correcting(remote, key, { key: next, body, ...note })),
      dismiss: (key) => this.edit(() => dismissing(remote, key)),
    };
  }

  private store(): Promise<EntryStore> {
    return (this.opened ??= (this.options.open?.() ?? Promise.resolve(memoryStore())).catch((error: unknown) => {
      // Its code did not arrive: nothing is kept then, and it is asked for again.
      this.opened = undefined;
      throw error;
    }));
  }

  private mayBeKept(): boolean {
    return this.opened !== undefined || (this.options.mark?.isSet() ?? false);
  }

  private async edit<T>(editing: (author: Person) => Editing<T>): Promise<T> {
    const author = this.person;
    if (!author) throw new Error('Nobody is signed in, so there is nobody to keep changes for.');
    this.options.mark?.set();
    const store = await this.store();
    const result = await store.edit(author.owner, editing(author));
    await this.changedBy(author);
    this.send().catch(failed);
    return result;
  }

  private listOf(remote: string) {
    const known = this.lists.get(remote) ?? createReadable(NONE);
    this.lists.set(remote, known);
    return known;
  }

  private show(entries: readonly KeptEntry[]): void {
    this.waiting.set(entries.filter(({ status }) => status === 'waiting').length);
    for (const remote of new Set([...this.lists.keys(), ...entries.map((entry) => entry.remote)])) {
      const own = entries.filter((entry) => entry.remote === remote);
      const list = this.listOf(remote);
      if (own.length > 0 || list.get().length > 0) list.set(own.map(asShown));
    }
  }

  private async refresh(author: Person | undefined): Promise<void> {
    if (author) {
      const store = await this.store();
      const entries = await store.read(author.owner);
      if (author === this.person) this.show(entries);
    } else this.show([]);
  }

  private async changedBy(author: Person): Promise<void> {
    this.tabs?.postMessage(author.owner);
    await this.refresh(author);
  }

  private start(): void {
    void this.refresh(this.person)
      .then(() => this.send())
      .catch(failed);
  }

  private wake(): void {
    this.failures = 0;
    if (this.person && this.mayBeKept()) this.start();
  }

  private follow(me: Me | null): void {
    const owner = me ? ownerOf(me) : undefined;
    if (owner === this.person?.owner) return;
    this.person?.end.abort();
    this.cancelRetry();
    this.failures = 0;
    this.person = me && owner !== undefined ? { id: me.id, owner, end: new AbortController() } : undefined;
    if (!this.person) this.show([]);
    else if (this.mayBeKept()) this.start();
  }

  private async send(): Promise<void> {
    this.again = true;
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (this.again && this.person && !this.options.signal.aborted) {
        this.again = false;
        await this.sendAs(this.person);
      }
    } finally {
      this.isSending = false;
    }
  }

  private async sendAs(author: Person): Promise<void> {
    this.cancelRetry();
    const { http, session } = this.options;
    const { id: userId, owner } = author;
    const { signal } = author.end;
    const store = await this.store();
    const work = () => sendAll({ store, http, session, owner, userId, signal, changed: () => this.changedBy(author) });
    const isDone = await (this.isShared ? alone(`${CHANNEL}:${owner}`, signal, work) : work());
    if (isDone) this.failures = 0;
    else if (author === this.person && navigator.onLine && this.waiting.get() > 0) {
      this.cancelRetry = this.clock.after(waitAfter(this.failures++), () => this.start());
    }
  }
}

export const createPageOutbox = (options: PageOutboxOptions): PageOutbox => new SendingOutbox(options);

const failed = (error: unknown) => console.error('The outbox failed.', error);

const asShown = ({ owner: _owner, remote: _remote, turn: _turn, ...entry }: KeptEntry): OutboxEntry => entry;

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
