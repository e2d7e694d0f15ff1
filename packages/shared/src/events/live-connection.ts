import type { LiveMessage, Me } from '@slotwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { pageClock, type Clock } from '../clock';
import { randomKey } from '../http/random-key';
import type { EventBus, LiveState, Readable } from '../platform';
import type { PageSession } from '../session/create-session';
import { askAgainSoon, reloadSoon } from './cache';
import { createPositions } from './positions';
import { applyReactions } from './reactions';
import { createReadable } from './readable';
import type { RemoteReactions } from './remote-reactions';
import { EventStream } from './stream';
import type { RawMessage } from './stream-connection';
import { aloneInTab, joinTabs, type TabNote, type Tabs } from './tabs';

export interface LiveConnectionOptions {
  session: Pick<PageSession, 'http' | 'get' | 'subscribe' | 'getToken'> & Partial<Pick<PageSession, 'positions'>>;
  queryClient: QueryClient;
  /** `live:state` is published here. */
  bus: EventBus;
  /** Reactions of the loaded remotes to messages. */
  reactions: RemoteReactions;
  /** Shares nothing with other tabs: in a page that is not ours, where they may hold other people's rights. */
  alone?: boolean;
  clock?: Clock;
}

/** A message, once, after the reactions (`short`: it has no data but the id). `stale`: what was loaded until now may lack what happened. */
export type Heard = { message: LiveMessage; short: boolean } | 'stale';

export interface LiveStatus {
  state: LiveState;
  /** `connected`, `connecting`, `signed_out`, `stream_error`, `subscribe_failed`, `unreachable`, `browser_offline` */
  reason: string;
}

/** The channels that a user hears: their own, and their tenant's. */
export const channelsOf = (me: Me | null): string[] =>
  [
    me ? `user:${me.id}` : '',
    me?.userType === 'company' && me.companyID ? `company:${me.companyID}` : '',
    me?.userType === 'wms' && me.wmsID ? `wms:${me.wmsID}` : '',
  ].filter((channel) => channel !== '');

const noTabs: Tabs = { tell: () => undefined, heard: () => undefined, close: () => undefined };

/**
 * The page's one live connection. One tab of the browser leads: it holds the event stream and tells the others what
 * arrives. Every tab applies each message to its own cache, once. Data that a tab may have missed is loaded again.
 */
export class LiveConnection implements Readable<LiveStatus> {
  private readonly clock: Clock;
  private readonly tabId = randomKey();
  private readonly positions = createPositions();
  private readonly status = createReadable<LiveStatus>({ state: 'offline', reason: 'signed_out' });
  private readonly hearers = new Set<(heard: Heard) => void>();
  private readonly end = new AbortController();
  private tabs: Tabs = noTabs;
  private me: Me | null;
  private visiting: boolean;
  /** Of the leader alone. */
  private stream: EventStream | undefined;
  /** Number of notes that this tab has sent as a leader. */
  private sent = 0;
  /** The leader that this tab follows, and its last note. */
  private leader: { id: string; n: number } | undefined;
  /** The page had data before this connection was made. */
  private returned: boolean;
  private cancelReload: () => void = () => undefined;
  private cancelAsking: () => void = () => undefined;

  constructor(private readonly options: LiveConnectionOptions) {
    const { session, queryClient, bus } = options;
    this.clock = options.clock ?? pageClock;
    const { me, status } = session.get();
    this.me = me;
    this.visiting = status === 'visitor';
    const loaded = queryClient.getQueryCache().getAll();
    this.returned = loaded.some(({ state }) => state.data !== undefined);
    const { signal } = this.end;
    signal.addEventListener(
      'abort',
      session.subscribe(() => this.followSession()),
    );
    // A page in the back/forward cache must not hold the lock.
    globalThis.addEventListener('pagehide', () => this.tabs.close(), { signal });
    globalThis.addEventListener('pageshow', ({ persisted }) => persisted && this.comeBack(), { signal });
    bus.publish('live:state', this.status.get());
    this.join();
  }

  readonly get = () => this.status.get();
  readonly subscribe = (listener: (status: LiveStatus) => void) => this.status.subscribe(listener);

  /** Returns what ends it. */
  readonly hear = (listener: (heard: Heard) => void): (() => void) => {
    this.hearers.add(listener);
    return () => void this.hearers.delete(listener);
  };

  /** Ends the stream, or this tab's part in it. */
  close(): void {
    this.end.abort();
    this.cancelReload();
    this.cancelAsking();
    this.tabs.close();
  }

  private join(): void {
    const lead = () => this.lead();
    this.tabs = this.options.alone
      ? aloneInTab(lead)
      : joinTabs({ lead, onNote: (note) => this.hearNote(note), clock: this.clock });
  }

  /** The page returns from the back/forward cache: all messages in between were missed. */
  private comeBack(): void {
    this.leader = undefined;
    this.returned = true;
    this.tabs.close();
    this.join();
  }

  private setStatus(state: LiveState, reason: string): void {
    const now = this.status.get();
    if (now.state === state && now.reason === reason) return;
    this.status.set({ state, reason });
    this.options.bus.publish('live:state', { state, reason });
    // Screens that said that the server cannot be reached are right no longer.
    if (state !== 'live' || now.state === 'live') return;
    this.cancelAsking();
    this.cancelAsking = askAgainSoon(this.options.queryClient, this.clock);
  }

  /** @returns whether the message is new to this tab */
  private deliver(id: string, message: RawMessage): boolean {
    const { queryClient, session, reactions } = this.options;
    if (message.channel === 'system') {
      if (message.event !== 'reset') return false;
      this.positions.clear();
    } else if (message.passing !== true && !this.positions.accept(message.channel, id)) return false;
    // Reactions look up the names that they know: this build need not know them all.
    const live = message as LiveMessage;
    const short = message.short === true;
    applyReactions(live, { queryClient, me: session.get().me, remotes: reactions }, { short });
    this.hearers.forEach((hear) => hear({ message: live, short }));
    return true;
  }

  /** All that was loaded until now may lack what happened until now. */
  private reloadOlder(): void {
    this.cancelReload();
    this.cancelReload = reloadSoon(this.options.queryClient, this.clock);
    this.hearers.forEach((hear) => hear('stale'));
  }

  private user(): string | null {
    return this.me?.id ?? null;
  }

  private announce(): void {
    const note = { leader: this.tabId, n: this.sent, user: this.user(), at: this.positions.toString() };
    this.tabs.tell({ kind: 'lead', ...note, ...this.status.get() });
  }

  /** Opens the stream, for all tabs. Returns what closes it. */
  private lead(): () => void {
    this.leader = undefined;
    const { session } = this.options;
    const own = new EventStream({
      clock: this.clock,
      http: session.http,
      getToken: () => session.getToken(),
      channels: () => channelsOf(this.me),
      positionOf: (channel) => this.positions.positionOf(channel),
      lastEventId: () => this.positions.toString(),
      onMessage: (id, message) => {
        if (!this.deliver(id, message)) return;
        this.tabs.tell({ kind: 'message', leader: this.tabId, n: ++this.sent, user: this.user(), id, message });
      },
      onPosition: (id) => {
        this.positions.catchUp(id);
        // The next leader must be able to go on from here.
        this.announce();
      },
      onHeard: (from) => this.reloadUncovered(from),
      onState: (state, reason) => {
        this.setStatus(state, reason);
        this.announce();
      },
    });
    this.stream = own;
    return () => {
      own.close();
      if (this.stream === own) this.stream = undefined;
    };
  }

  /**
   * @param from position at which the stream went on: events of channels that it does not cover may have been missed
   */
  private reloadUncovered(from: string): void {
    const before = createPositions();
    before.catchUp(from);
    if (before.covers(channelsOf(this.me))) return;
    this.reloadOlder();
    this.tabs.tell({ kind: 'reload', leader: this.tabId, n: ++this.sent, user: this.user() });
  }

  /** Handles a note from another tab. */
  private hearNote(note: TabNote): void {
    if (note.kind === 'hello') {
      if (this.stream) this.announce();
      return;
    }
    this.tabs.heard();
    if (this.stream || (this.me && note.user !== this.me.id)) return;
    const gap = this.leader?.id === note.leader && note.n > this.leader.n + (note.kind === 'lead' ? 0 : 1);
    // A tab that listens from the page's start misses nothing; one that comes back to the page does.
    const late = this.returned && this.leader === undefined && this.positions.toString() === '';
    this.leader = { id: note.leader, n: note.n };
    if (note.kind === 'message') this.deliver(note.id, note.message);
    if (note.kind === 'lead') this.setStatus(note.state, note.reason);
    const missed = note.kind === 'lead' && this.positions.catchUp(note.at);
    if (gap || late || missed || note.kind === 'reload') this.reloadOlder();
  }

  private followSession(): void {
    const next = this.options.session.get();
    if (this.visiting !== (next.status === 'visitor')) {
      this.visiting = !this.visiting;
      // A stream belongs to the session that opened it.
      this.stream?.reconnect();
    }
    if (this.visiting || next.me) this.followUser(next.me);
  }

  private followUser(me: Me | null): void {
    const before = this.me;
    this.me = me;
    if (before?.id === me?.id && String(channelsOf(before)) === String(channelsOf(me))) return;
    if (before?.id !== me?.id) {
      this.positions.clear();
      this.leader = undefined;
    }
    const wanted = channelsOf(me);
    this.positions.forget(channelsOf(before).filter((channel) => !wanted.includes(channel)));
    // Everything of the user is read after the answer that named them.
    if (me) this.positions.learn(this.options.session.positions?.() ?? '');
    if (!me) this.setStatus('offline', 'signed_out');
    // Somebody else, without a logout in between that this tab saw.
    if (before && me && before.id !== me.id) this.stream?.reconnect();
    else this.stream?.sync();
    if (!this.stream) this.tabs.tell({ kind: 'hello' });
  }
}
