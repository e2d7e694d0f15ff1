import 'fake-indexeddb/auto';
import type { Me } from '@slotwise/contract';
import { IDBFactory } from 'fake-indexeddb';
import { installLocks } from '../../test/locks';
import type { Clock } from '../clock';
import { createReadable } from '../events/readable';
import { createHttp } from '../http';
import type { SessionState } from '../platform';
import { failure, fakeApi, me as someone, unreachable, type FakeRequest } from '../testing';
import { indexedDbStore } from './indexed-db-store';
import { openKeptOutbox } from './kept-outbox';
import { createPageOutbox } from './page-outbox';

const ada = someone();
const grace = someone({ id: 'user-2', firstName: 'Grace' });
const tokenOf = ({ id }: Me) => `h.${btoa(JSON.stringify({ sub: id }))}.s`;
const signedIn = (me: Me | null): SessionState => ({ status: me ? 'user' : 'visitor', me, role: null, error: null });

type Receipt = FakeRequest<'POST /stock/receive'>;
const done = { message: 'Booked', moves: [] };
const receipt = (key: string, quantity = 1) => ({
  key,
  body: { warehouse_id: '1', moves: [{ key, sku_id: '2', quantity, to_location_id: '3' }] },
});
const sentBy = ({ headers, body }: Pick<Receipt, 'headers' | 'body'>) => [
  headers.get('authorization'),
  headers.get('idempotency-key'),
  body.moves[0]?.quantity,
];

const ends = new AbortController();
let online = true;
/** Retries that wait; `later()` does them. */
let retries: (() => void)[] = [];
const clock: Clock = {
  now: () => 0,
  steady: () => 0,
  after(ms, act) {
    // The time-out of a call is another matter.
    if (ms === 5000) return () => undefined;
    retries.push(act);
    return () => void (retries = retries.filter((one) => one !== act));
  },
  every: () => () => undefined,
};
const later = () => retries.splice(0).forEach((act) => act());

/** One tab of the browser. Tabs share the database, the locks and the channel. */
function tab(person: Me | null = ada, token: () => string | null = () => (person ? tokenOf(person) : null)) {
  const state = createReadable(signedIn(person));
  const end = new AbortController();
  ends.signal.addEventListener('abort', () => end.abort());
  const outbox = createPageOutbox({
    session: { get: state.get, subscribe: state.subscribe, getToken: () => Promise.resolve(token()) },
    http: createHttp({ getToken: () => null, clock }),
    signal: end.signal,
    open: indexedDbStore,
    mark: { isSet: () => true, set: () => undefined },
    clock,
  });
  const own = outbox.forRemote('floor');
  return {
    ...{ outbox, own, close: () => end.abort(), signIn: (next: Me | null) => state.set(signedIn(next)) },
    states: () => own.get().map(({ key, status }) => `${key} ${status}`),
  };
}
const until = async (check: () => void) => {
  for (let tries = 0; ; tries++) {
    try {
      return check();
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((go) => setTimeout(go, 5));
    }
  }
};
const goOnline = () => {
  online = true;
  dispatchEvent(new Event('online'));
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  installLocks();
  online = true;
  retries = [];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterAll(() => ends.abort());

test('what is added without network survives the page, and is sent in order, each once under its key', async () => {
  const api = fakeApi({ 'POST /stock/receive': () => done });
  online = false;
  const first = tab();
  for (const key of ['a', 'b', 'c']) await first.own.add('POST /stock/receive', receipt(key));
  expect(await first.own.add('POST /stock/receive', receipt('b'))).toBe('b');
  expect([first.states(), first.outbox.waiting.get()]).toEqual([['a waiting', 'b waiting', 'c waiting'], 3]);
  first.close();

  const next = tab();
  await until(() => expect(next.states()).toHaveLength(3));
  const other = tab();
  expect(api.calls).toHaveLength(0);
  goOnline();
  await until(() => expect(next.states()).toEqual(['a sent', 'b sent', 'c sent']));
  await until(() => expect(other.outbox.waiting.get()).toBe(0));
  expect(api.callsTo('POST /stock/receive').map(sentBy)).toEqual(
    ['a', 'b', 'c'].map((key) => [`Bearer ${tokenOf(ada)}`, key, 1]),
  );
  expect(next.own.get()[0]?.answer).toEqual(done);
  expect(next.outbox.forRemote('another').get()).toEqual([]);
});

test('without an answer the same is sent again, and nothing overtakes it; while it is not known, it cannot be dismissed', async () => {
  const api = fakeApi({ 'POST /stock/receive': unreachable });
  const { own, states } = tab();
  await own.add('POST /stock/receive', receipt('a'));
  await own.add('POST /stock/receive', receipt('b'));
  await until(() => expect(retries).toHaveLength(1));
  expect(own.get().map(({ isTried }) => isTried)).toEqual([true, false]);
  expect([await own.dismiss('a'), await own.dismiss('b')]).toEqual([false, true]);
  api.on({ 'POST /stock/receive': () => failure('internal') });
  later();
  await until(() => expect(retries).toHaveLength(1));
  api.on({ 'POST /stock/receive': () => done });
  later();
  await until(() => expect(states()).toEqual(['a sent']));
  expect(new Set(api.callsTo('POST /stock/receive').map(sentBy).map(String))).toEqual(
    new Set([`Bearer ${tokenOf(ada)},a,1`]),
  );
});

test('a refusal stays with its reason while others are sent, until it is corrected or dismissed', async () => {
  const refused = () => failure('unknown_id', [{ field: 'moves/0/sku_id', code: 'unknown', reason: 'x' }]);
  const api = fakeApi({
    'POST /stock/receive': ({ body }) => ((body.moves[0]?.quantity ?? 0) > 5 ? refused() : done),
  });
  const { own, states } = tab();
  await own.add('POST /stock/receive', receipt('a', 6));
  await own.add('POST /stock/receive', receipt('b', 7));
  await own.add('POST /stock/receive', receipt('c', 1));
  await until(() => expect(states()).toEqual(['a refused', 'b refused', 'c sent']));
  expect(own.get()[0]?.refusal).toMatchObject({ code: 'unknown_id', details: [{ field: 'moves/0/sku_id' }] });
  expect(await own.correct('a', receipt('a2', 2))).toBe(true);
  expect(await own.correct('a', receipt('a3', 2))).toBe(false);
  expect([await own.dismiss('b'), await own.dismiss('c')]).toEqual([true, false]);
  await until(() => expect(states()).toEqual(['a2 sent', 'c sent']));
  expect(api.callsTo('POST /stock/receive').map((call) => sentBy(call)[1])).toEqual(['a', 'b', 'c', 'a2']);
});

test('entries wait through a sign-out, and are seen and sent by nobody but their author', async () => {
  const api = fakeApi({ 'POST /stock/receive': () => done, 'GET /me': () => failure('unauthenticated') });
  online = false;
  let bearer = tokenOf(ada);
  const { own, signIn, states, outbox } = tab(ada, () => bearer);
  await own.add('POST /stock/receive', receipt('a'));
  signIn(null);
  await until(() => expect(states()).toEqual([]));
  await expect(own.add('POST /stock/receive', receipt('b'))).rejects.toThrow('Nobody is signed in');
  goOnline();
  signIn(grace);
  bearer = tokenOf(grace);
  await own.add('POST /stock/receive', receipt('g'));
  await until(() => expect(states()).toEqual(['g sent']));
  signIn(ada);
  // The page thinks it is Ada, the token that another tab has stored is Grace's.
  await until(() => expect(retries).toHaveLength(1));
  expect(outbox.waiting.get()).toBe(1);
  api.on({ 'POST /stock/receive': () => failure('unauthenticated') });
  bearer = tokenOf(ada);
  later();
  await until(() => expect(api.callsTo('GET /me')).toHaveLength(1));
  await until(() => expect(retries).toHaveLength(1));
  api.on({ 'POST /stock/receive': () => done });
  later();
  await until(() => expect(states()).toEqual(['a sent']));
  expect(api.callsTo('POST /stock/receive').map((call) => sentBy(call).slice(0, 2))).toEqual([
    [`Bearer ${tokenOf(grace)}`, 'g'],
    [`Bearer ${tokenOf(ada)}`, 'a'],
    [`Bearer ${tokenOf(ada)}`, 'a'],
  ]);
});

test('two tabs that have work send by turns, and each sees what the other did', async () => {
  let inFlight = 0;
  let most = 0;
  const api = fakeApi({
    async 'POST /stock/receive'() {
      most = Math.max(most, ++inFlight);
      await new Promise((go) => setTimeout(go, 10));
      inFlight--;
      return done;
    },
  });
  const [one, two] = [tab(), tab()];
  await Promise.all(
    [1, 2, 3, 4].map((at) => (at % 2 ? one : two).own.add('POST /stock/receive', receipt(`key-${at}`))),
  );
  await until(() => expect(one.states().filter((text) => text.endsWith('sent'))).toHaveLength(4));
  await until(() => expect(two.states()).toEqual(one.states()));
  expect([most, api.callsTo('POST /stock/receive').length]).toEqual([1, 4]);
});

test('it takes no more than it may keep, and forgets all but the last thirty that were sent', async () => {
  fakeApi({ 'POST /stock/receive': () => done });
  online = false;
  const { own, states } = tab();
  const big = (key: string) => ({ ...receipt(key), note: 'x'.repeat(200_000) });
  await own.add('POST /stock/receive', big('a'));
  await own.add('POST /stock/receive', big('b'));
  await expect(own.add('POST /stock/receive', big('c'))).rejects.toMatchObject({ name: 'OutboxFullError' });
  expect(states()).toEqual(['a waiting', 'b waiting']);
  for (let at = 0; at < 33; at++) await own.add('POST /stock/receive', receipt(`key-${at}`));
  goOnline();
  await until(() => expect(states().filter((text) => text.endsWith('waiting'))).toEqual([]));
  expect(states()).toHaveLength(30);
  expect(states()[29]).toBe('key-32 sent');
});

test('in a frame that may share nothing with tabs, changes are sent all the same', async () => {
  const denied = new DOMException('The request was denied.', 'SecurityError');
  const asked = jest.spyOn(navigator.locks, 'request').mockRejectedValue(denied);
  const api = fakeApi({ 'POST /stock/receive': () => done });
  const state = createReadable(signedIn(ada));
  const outbox = createPageOutbox({
    session: { get: state.get, subscribe: state.subscribe, getToken: () => Promise.resolve(tokenOf(ada)) },
    http: createHttp({ getToken: () => null, clock }),
    ...{ signal: ends.signal, clock },
  });
  await outbox.forRemote('floor').add('POST /stock/receive', receipt('a'));
  await until(() => expect(outbox.forRemote('floor').get()).toMatchObject([{ key: 'a', status: 'sent' }]));
  expect(api.callsTo('POST /stock/receive')).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});

test('the outbox of a page is loaded when it is used, or when another tab has used it', async () => {
  fakeApi({ 'POST /stock/receive': () => done });
  online = false;
  localStorage.clear();
  const page = () => {
    const state = createReadable(signedIn(ada));
    const session = { get: state.get, subscribe: state.subscribe, getToken: () => Promise.resolve(tokenOf(ada)) };
    return openKeptOutbox({ session, http: createHttp({ getToken: () => null, clock }), signal: ends.signal, clock });
  };
  const [quiet, used] = [page(), page()];
  await used.forRemote('floor').add('POST /stock/receive', receipt('a'));
  await until(() => expect(used.waiting.get()).toBe(1));
  expect(used.forRemote('floor').get()).toMatchObject([{ key: 'a', status: 'waiting' }]);
  expect([quiet.waiting.get(), quiet.forRemote('floor').get()]).toEqual([0, []]);
  dispatchEvent(new StorageEvent('storage', { key: 'outbox.used' }));
  await until(() => expect(quiet.waiting.get()).toBe(1));

  // A new page begins by itself, and any screen of it finds the kept entries.
  const next = page();
  await until(() => expect(next.waiting.get()).toBe(1));
  const heard = jest.fn();
  page().forRemote('floor').subscribe(heard);
  await until(() => expect(heard).toHaveBeenLastCalledWith([expect.objectContaining({ key: 'a' })]));
});
