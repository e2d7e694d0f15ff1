import type { LiveMessage, User } from '@slotwise/contract';
import { STORAGE_KEYS } from '@slotwise/contract/constants';
import { waitFor } from '@testing-library/dom';
import { EventSource as RealEventSource } from 'eventsource';
import { HeldClock } from '../../test/held-clock';
import { installLocks, removeLocks } from '../../test/locks';
import { startLiveServer, type LiveServer } from '../../test/live-server';
import { ok } from '../../test/api-server';
import { createQueryClient, createSession, queryKeys } from '../session';
import { aUser, me } from '../testing/builders';
import type { Reactions } from '../platform';
import { createEventBus, LiveConnection, RemoteReactions } from '.';

Object.assign(globalThis, { EventSource: RealEventSource });

let server: LiveServer;
/** Of the streams. Sessions go by another, which stands still, so that no call ever takes too long. */
let clock: HeldClock;
const closing: (() => void)[] = [];

beforeEach(async () => {
  installLocks();
  localStorage.clear();
  server = await startLiveServer();
  clock = new HeldClock();
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await server.stop();
});

const USERS = queryKeys.list('company', 'users');
const names = (messages: LiveMessage[]) => messages.map(({ data }) => (data as User).firstName);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The stream broke and waits: one second later it tries again. */
async function retry() {
  await waitFor(() => expect(clock.isDueIn(1000)).toBe(true));
  clock.advance(1000);
}
/**
 * Data of missed messages is loaded again, a moment after the gap was noticed. No time passes while a slow machine has not yet
 * noticed it: tabs that hear nothing for long enough take a leader for dead.
 */
const isLoadedAgain = ({ queryClient }: Tab) =>
  waitFor(() => {
    if (clock.isDueBetween(500, 1500)) clock.advance(1500);
    expect(queryClient.getQueryState(USERS)?.isInvalidated).toBe(true);
  });

/** One tab with its own cache. Tabs of a test share storage, locks and broadcast channels. */
function tab({ loadedBefore = false, reactions = {} }: { loadedBefore?: boolean; reactions?: Reactions } = {}) {
  const queryClient = createQueryClient();
  if (loadedBefore) queryClient.setQueryData(USERS, []);
  const session = createSession({ queryClient, baseUrl: server.url, clock: new HeldClock() });
  const messages: LiveMessage[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  const remotes = new RemoteReactions((error) => {
    throw error;
  }, bus);
  remotes.set({ id: 'pick-waves', version: '1.0.0' }, reactions);
  const live = new LiveConnection({ session, queryClient, bus, reactions: remotes, clock });
  live.hear((heard) => heard !== 'stale' && messages.push(heard.message));
  const states: string[] = [];
  bus.subscribe('live:state', ({ state, reason }) => states.push(`${state} ${reason}`));
  queryClient.setQueryData(USERS, []);
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    live.close();
    session.close();
    queryClient.clear();
  };
  closing.push(close);
  return {
    queryClient,
    session,
    live,
    bus,
    messages,
    states,
    close,
    heard: () => names(messages),
    users: () => (queryClient.getQueryData<User[]>(USERS) ?? []).map(({ firstName }) => firstName),
  };
}
type Tab = ReturnType<typeof tab>;
const isLive = (own: Tab) => waitFor(() => expect(own.live.get().state).toBe('live'));

async function liveTab(reactions: Reactions = {}) {
  const own = tab({ reactions });
  if (!own.session.hasToken()) await own.session.login({ email: 'ada', password: 'right' });
  await isLive(own);
  await waitFor(() => expect(own.session.get().status).toBe('user'));
  await isLive(own);
  return own;
}
/** The leader tells the other tabs that its stream stands there. */
async function isTold(position: string) {
  const tabs = new BroadcastChannel('slotwise:live');
  closing.push(() => tabs.close());
  const told: unknown[] = [];
  tabs.onmessage = ({ data }: MessageEvent<{ at?: string }>) => told.push(data.at?.split(',').sort().join());
  tabs.postMessage({ kind: 'hello' });
  await waitFor(() => expect(told).toContain(position));
}
const join = (firstName: string) => {
  server.publish('company:company-1', 'UserJoined', aUser({ id: firstName, firstName }));
};

it('subscribes the own channels once connected, and reacts to what it hears', async () => {
  const own = await liveTab();
  await waitFor(() => expect(server.heard()).toEqual([['company:company-1', 'user:ada']]));
  join('Lin');
  await waitFor(() => expect(own.users()).toEqual(['Lin']));
  expect(own.bus.last('live:state')).toEqual({ state: 'live', reason: 'connected' });
  expect(server.callsTo('POST /sse/subscribe').map(({ body }) => body)).toEqual([
    { channel: 'user:ada' },
    { channel: 'company:company-1' },
  ]);
});

describe('a server that says with the user where their channels stand', () => {
  /** Sets the positions in the answer, and the events between it and the stream's joining of the channels. */
  const tellPositions = (positions: string, meanwhile: () => void) => {
    server.on({
      'GET /me': () => ({ ...ok({ me: me({ id: 'ada' }) }), headers: { 'x-event-positions': positions } }),
      'GET /myroles': () => {
        meanwhile();
        return ok({ myRole: null });
      },
    });
  };

  it('nothing is read twice, and what happened meanwhile is heard', async () => {
    join('before');
    tellPositions('u:0,c:1', () => join('meanwhile'));
    const own = await liveTab();
    await waitFor(() => expect(own.heard()).toEqual(['meanwhile']));
    clock.advance(1500);
    expect(own.queryClient.getQueryState(USERS)?.isInvalidated).toBe(false);
    expect(server.callsTo('GET /me')).toHaveLength(1);
  });

  it('a channel of which it says nothing is read again', async () => {
    tellPositions('u:0', () => undefined);
    await isLoadedAgain(await liveTab());
  });
});

it('keeps the access token out of the address', async () => {
  await liveTab();
  const secret = server.callsTo('GET /sse/stream')[0]?.query.get('access_token');
  expect(secret).toMatch(/^ticket-/);
});

it('gives the token itself to a server that knows no tickets', async () => {
  server.on({ 'POST /sse/ticket': () => ({ status: 404, body: {} }), 'GET /sse/stream': () => 'taken' });
  const own = tab();
  await own.session.login({ email: 'ada', password: 'right' });
  await waitFor(() => expect(server.callsTo('GET /sse/stream')).toHaveLength(1));
  expect(server.callsTo('GET /sse/stream')[0]?.query.get('access_token')).toBe('access-1');
});

it('without a token waits 2 s and looks again', async () => {
  const own = tab();
  await waitFor(() => expect(clock.isDueIn(2000)).toBe(true));
  expect(own.live.get()).toEqual({ state: 'offline', reason: 'signed_out' });
  expect(server.calls).toEqual([]);
  // Stored by hand and untold: only looking again finds it.
  const getToken = jest.spyOn(own.session, 'getToken');
  clock.advance(1999);
  expect(getToken).not.toHaveBeenCalled();
  clock.advance(1);
  expect(getToken).toHaveBeenCalledTimes(1);
});

it('ignores what it cannot parse, and events that nobody knows', async () => {
  const own = await liveTab();
  await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
  server.write('data: {not json\n\ndata: 7\n\ndata: null\n\ndata: {"event":1}\n\n: heartbeat\n\n');
  server.publish('company:company-1', 'SomethingNew', { id: '1' });
  join('Lin');
  await waitFor(() => expect(own.users()).toEqual(['Lin']));
});

describe('a stream that breaks', () => {
  it('is opened again after 1 s and goes on where it was: nothing lost, nothing twice', async () => {
    const own = await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('a');
    await waitFor(() => expect(own.heard()).toEqual(['a']));
    server.cut();
    join('b');
    join('c');
    await retry();
    await waitFor(() => expect(own.heard()).toEqual(['a', 'b', 'c']));
    // Missed messages arrive with the stream; it is live once its channels are confirmed, which comes later.
    await waitFor(() =>
      expect(own.states.slice(-3)).toEqual(['live connected', 'reconnecting stream_error', 'live connected']),
    );
    expect(server.callsTo('GET /sse/stream').at(-1)?.query.get('last_event_id')).toContain('c:1');
    join('d');
    await waitFor(() => expect(own.heard()).toEqual(['a', 'b', 'c', 'd']));
  });

  it('with the server restarted: all that happened meanwhile arrives', async () => {
    const own = await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('a');
    await waitFor(() => expect(own.heard()).toEqual(['a']));
    await server.stop();
    join('b');
    await retry();
    await retry();
    await waitFor(() => expect(own.live.get()).toEqual({ state: 'offline', reason: 'unreachable' }));
    await server.start();
    await retry();
    await waitFor(() => expect(own.heard()).toEqual(['a', 'b']));
    await isLive(own);
  });

  it('before anything was heard goes on where it began', async () => {
    const own = await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    await isLoadedAgain(own);
    own.queryClient.setQueryData(USERS, []);
    server.cut();
    join('a');
    await retry();
    await waitFor(() => expect(own.heard()).toEqual(['a']));
    await isLive(own);
    clock.advance(1500);
    expect(own.queryClient.getQueryState(USERS)?.isInvalidated).toBe(false);
  });

  it('whose past the server no longer has makes everything reload', async () => {
    const own = await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    await isLoadedAgain(own);
    own.queryClient.setQueryData(USERS, []);
    join('a');
    await waitFor(() => expect(own.users()).toEqual(['a']));
    await server.stop();
    join('b');
    server.forget();
    await server.start();
    await retry();
    await waitFor(() => expect(own.queryClient.getQueryState(USERS)?.isInvalidated).toBe(true));
    await isLive(own);
    join('c');
    await waitFor(() => expect(own.heard()).toEqual(['a', undefined, 'c']));
  });

  it('goes on through a rotation of the tokens', async () => {
    const own = await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('a');
    await waitFor(() => expect(own.heard()).toEqual(['a']));
    localStorage.setItem(STORAGE_KEYS.expiresAt, '1');
    server.expireAccess();
    await own.session.http('GET /me');
    server.cut();
    join('b');
    await retry();
    await waitFor(() => expect(own.heard()).toEqual(['a', 'b']));
    expect(server.callsTo('POST /sse/ticket').at(-1)?.headers.authorization).toBe('Bearer access-2');
  });
});

it('ends with the session, and begins with the next one', async () => {
  const own = await liveTab();
  await waitFor(() => expect(server.streams()).toBe(1));
  await own.session.logout();
  await waitFor(() => expect(server.streams()).toBe(0));
  expect(own.live.get()).toEqual({ state: 'offline', reason: 'signed_out' });
  await own.session.login({ email: 'grace', password: 'right' });
  await waitFor(() => expect(server.heard()).toEqual([['company:company-1', 'user:grace']]));
});

describe('several tabs', () => {
  it('share one stream, and each hears each message once', async () => {
    const tabs = [await liveTab(), await liveTab(), await liveTab()];
    await waitFor(() => expect(server.heard()).toEqual([['company:company-1', 'user:ada']]));
    join('a');
    join('b');
    await waitFor(() => {
      for (const each of tabs) expect(each.heard()).toEqual(['a', 'b']);
    });
    expect(server.callsTo('GET /sse/stream')).toHaveLength(1);
    server.cut();
    for (const each of tabs) await waitFor(() => expect(each.live.get().state).toBe('reconnecting'));
    await retry();
    for (const each of tabs) await isLive(each);
  });

  it('hand an event that only a loaded remote knows to its reaction, in the leader and in the others', async () => {
    const seen = ['leader', 'follower'].map(() => jest.fn());
    const reactionsOf = (reaction: jest.Mock) => ({ company: { SomethingNew: reaction } }) as Reactions;
    for (const reaction of seen) await liveTab(reactionsOf(reaction));
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    expect(server.streams()).toBe(1);
    server.publish('company:company-1', 'SomethingNew', { id: 'wave-7' });
    for (const reaction of seen) {
      await waitFor(() => expect(reaction).toHaveBeenCalledTimes(1));
      const [data, { channel, me }] = reaction.mock.calls[0];
      expect([data, channel, me.id]).toEqual([{ id: 'wave-7' }, 'company:company-1', 'ada']);
    }
  });

  it('elect another leader when theirs goes: nothing lost, nothing twice', async () => {
    const [leader, second, third] = [await liveTab(), await liveTab(), await liveTab()];
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('a');
    await waitFor(() => expect(third.heard()).toEqual(['a']));
    leader.close();
    join('b');
    await waitFor(() => {
      expect(second.heard()).toEqual(['a', 'b']);
      expect(third.heard()).toEqual(['a', 'b']);
    });
    await waitFor(() => expect(server.streams()).toBe(1));
    join('c');
    await waitFor(() => {
      expect(second.heard()).toEqual(['a', 'b', 'c']);
      expect(third.heard()).toEqual(['a', 'b', 'c']);
    });
  });

  it('a new leader goes on where the first one began, even if that had heard nothing', async () => {
    const [leader, second] = [await liveTab(), await liveTab()];
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    await isTold('c:0,u:0');
    leader.close();
    join('a');
    await waitFor(() => expect(second.heard()).toEqual(['a']));
  });

  it('a leader after a leader, with messages all the time', async () => {
    const tabs = [await liveTab(), await liveTab(), await liveTab(), await liveTab()];
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('0');
    await waitFor(() => expect(tabs[3]?.heard()).toEqual(['0']));
    const sent = ['0'];
    for (let i = 1; i <= 60; i++) {
      sent.push(String(i));
      join(String(i));
      if (i % 20 === 0) tabs[i / 20 - 1]?.close();
      await pause(5);
    }
    await waitFor(() => expect(tabs[3]?.heard()).toEqual(sent));
  });

  it('a tab that joins late, with data of before, loads it again once', async () => {
    await liveTab();
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    const late = tab({ loadedBefore: true });
    const loads = jest.spyOn(late.queryClient, 'invalidateQueries');
    await isLoadedAgain(late);
    join('a');
    await waitFor(() => expect(late.heard()).toEqual(['a']));
    clock.advance(1500);
    expect(loads).toHaveBeenCalledTimes(1);
    expect(server.callsTo('GET /sse/stream')).toHaveLength(1);
  });

  it('come back out of the back/forward cache', async () => {
    const [one, two] = [await liveTab(), await liveTab()];
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.streams()).toBe(0));
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(server.heard()[0]).toHaveLength(2));
    join('a');
    for (const each of [one, two]) await waitFor(() => expect(each.heard()).toEqual(['a']));
  });

  it('each have their own stream where the browser cannot elect', async () => {
    removeLocks();
    const tabs = [await liveTab(), await liveTab()];
    await waitFor(() => expect(server.streams()).toBe(2));
    await waitFor(() => expect(server.heard().flat()).toHaveLength(4));
    join('a');
    await waitFor(() => {
      for (const each of tabs) expect(each.heard()).toEqual(['a']);
    });
  });
});
