import type { LiveMessage, Me } from '@slotwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { randomKey } from '../http/random-key';
import type { EventBus, LiveState, Readable } from '../platform';
import type { PageSession } from '../session/create-session';
import { createPositions } from './positions';
import { reloadSoon } from './cache';
import { applyReactions } from './reactions';
import { createReadable } from './readable';
import type { RemoteReactions } from './remote-reactions';
import { openStream, type RawMessage, type Stream } from './stream';
import { aloneInTab, joinTabs, type TabNote, type Tabs } from './tabs';

export interface LiveConnectionOptions {
  session: Pick<PageSession, 'http' | 'get' | 'subscribe' | 'getToken'>;
  queryClient: QueryClient;
  /** `live:state` is published here. */
  bus: EventBus;
  /** What the loaded remotes do when messages arrive. */
  reactions: RemoteReactions;
  /** Called for every message after the reactions, once. */
  onMessage?(message: LiveMessage): void;
  /** Shares nothing with other tabs: in a page that is not ours, where they may hold other people's rights. */
  alone?: boolean;
}

export interface LiveStatus {
  state: LiveState;
  /** `connected`, `connecting`, `signed_out`, `stream_error`, `subscribe_failed`, `unreachable`, `browser_offline` */
  reason: string;
}

export interface LiveConnection extends Readable<LiveStatus> {
  /** Ends the stream, or this tab's part in it. */
  close(): void;
}

/** The channels that a user hears: their own, and their tenant's. Empty ones are skipped when subscribing. */
export const channelsOf = (me: Me | null): string[] =>
  me
    ? [
        `user:${me.id}`,
        me.userType === 'company' && me.companyID ? `company:${me.companyID}` : '',
        me.userType === 'wms' && me.wmsID ? `wms:${me.wmsID}` : '',
      ]
    : [];

/**
 * The page's one live connection. One tab of the browser holds the event stream and shares it; every tab applies the
 * messages to its own cache, each message once. Whatever may have been missed is loaded again.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { session, queryClient, bus } = options;
  const tabId = randomKey();
  const positions = createPositions();
  const status = createReadable<LiveStatus>({ state: 'offline', reason: 'signed_out' });
  let me = session.get().me;
  let stream: Stream | undefined;
  /** As a leader: how many notes this tab sent. As a follower: the leader, and its last note. */
  let sent = 0;
  let leader: { id: string; n: number } | undefined;
  let returned = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.data !== undefined);

  const user = () => me?.id ?? null;
  const setStatus = (state: LiveState, reason: string) => {
    const now = status.get();
    if (now.state === state && now.reason === reason) return;
    status.set({ state, reason });
    bus.publish('live:state', { state, reason });
  };

  const deliver = (id: string, message: RawMessage): boolean => {
    if (message.channel === 'system') {
      if (message.event !== 'reset') return false;
      positions.clear();
    } else if (!positions.accept(message.channel, id)) return false;
    // Names are looked up by whoever reacts to them: this build need not know them all.
    const live = message as LiveMessage;
    applyReactions(live, { queryClient, me: session.get().me, remotes: options.reactions });
    options.onMessage?.(live);
    return true;
  };

  let stopReload: () => void = () => undefined;
  /** All that was loaded until now may lack what happened until now. */
  const reloadOlder = () => {
    stopReload();
    stopReload = reloadSoon(queryClient);
  };

  const announce = () => {
    tabs.tell({ kind: 'lead', leader: tabId, n: sent, user: user(), at: positions.toString(), ...status.get() });
  };

  const lead = () => {
    leader = undefined;
    const own = openStream({
      http: session.http,
      getToken: () => session.getToken(),
      channels: () => channelsOf(me),
      lastEventId: () => positions.toString(),
      onMessage(id, message) {
        if (deliver(id, message)) {
          tabs.tell({ kind: 'message', leader: tabId, n: ++sent, user: user(), id, message });
        }
      },
      onPosition(id) {
        positions.catchUp(id);
        // Whoever leads next must be able to go on from here.
        announce();
      },
      onHeard(from) {
        const before = createPositions();
        before.catchUp(from);
        if (before.covers(channelsOf(me).filter((channel) => channel !== ''))) return;
        reloadOlder();
        tabs.tell({ kind: 'reload', leader: tabId, n: ++sent, user: user() });
      },
      onState(state, reason) {
        setStatus(state, reason);
        announce();
      },
    });
    stream = own;
    return () => {
      own.close();
      if (stream === own) stream = undefined;
    };
  };

  const onNote = (note: TabNote) => {
    if (note.kind === 'hello') {
      if (stream) announce();
      return;
    }
    tabs.heard();
    if (stream || (me && note.user !== me.id)) return;
    const gap = leader?.id === note.leader && note.n > leader.n + (note.kind === 'lead' ? 0 : 1);
    // Who listens from the page's start misses nothing; who comes back to it does.
    const late = returned && leader === undefined && positions.toString() === '';
    leader = { id: note.leader, n: note.n };
    if (note.kind === 'message') deliver(note.id, note.message);
    if (note.kind === 'lead') setStatus(note.state, note.reason);
    const missed = note.kind === 'lead' && positions.catchUp(note.at);
    if (gap || late || missed || note.kind === 'reload') reloadOlder();
  };

  // Assigned before anything can lead: both election and fallback start leading from inside.
  let tabs: Tabs = { tell: () => undefined, heard: () => undefined, close: () => undefined };
  const join = () => {
    tabs = options.alone ? aloneInTab(lead) : joinTabs({ lead, onNote });
  };

  let visiting = session.get().status === 'visitor';
  const onSession = () => {
    const next = session.get();
    if (visiting !== (next.status === 'visitor')) {
      visiting = !visiting;
      // A stream belongs to the session that opened it.
      stream?.reconnect();
    }
    if (!visiting && !next.me) return;
    const before = me;
    me = next.me;
    if (before?.id === me?.id && String(channelsOf(before)) === String(channelsOf(me))) return;
    if (before?.id !== me?.id) {
      positions.clear();
      leader = undefined;
    }
    if (!me) setStatus('offline', 'signed_out');
    // Somebody else, without a logout in between that this tab saw.
    if (before && me && before.id !== me.id) stream?.reconnect();
    else stream?.sync();
    if (!stream) tabs.tell({ kind: 'hello' });
  };
  const endSession = session.subscribe(onSession);

  // A page in the back/forward cache must not hold the lock; when it comes back it has missed whatever happened.
  const onHide = () => tabs.close();
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    leader = undefined;
    returned = true;
    tabs.close();
    join();
  };
  globalThis.addEventListener('pagehide', onHide);
  globalThis.addEventListener('pageshow', onShow);
  bus.publish('live:state', status.get());
  join();

  return {
    get: status.get,
    subscribe: status.subscribe,
    close() {
      endSession();
      stopReload();
      globalThis.removeEventListener('pagehide', onHide);
      globalThis.removeEventListener('pageshow', onShow);
      tabs.close();
    },
  };
}
