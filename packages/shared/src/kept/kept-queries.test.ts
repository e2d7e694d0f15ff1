import 'fake-indexeddb/auto';
import type { Me } from '@slotwise/contract';
import type { DehydratedState } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createReadable } from '../events/readable';
import { ownerOf } from '../outbox/entry';
import type { SessionState } from '../platform';
import { createQueryClient } from '../session';
import { me as someone } from '../testing';
import { followKeptQueries } from './kept-queries';
import { keptStore } from './kept-store';

const ada = someone();
const grace = someone({ id: 'user-2' });
const HOUR = 3_600_000;
const stateOf = (me: Me | null): SessionState => ({ status: me ? 'user' : 'visitor', me, role: null, error: null });
let end: AbortController;
let now = Date.now();
let due: (() => void)[] = [];
/** The database has done all that it was asked for. */
const stored = () => new Promise((resolve) => setTimeout(resolve, 50));
/** All that was to be written later is, and all that is kept is read. */
const settle = async () => {
  due.splice(0).forEach((act) => act());
  await stored();
};

/** A page that is opened on this device. */
function open(me: Me | null, openStore = keptStore) {
  const queryClient = createQueryClient();
  const state = createReadable(stateOf(me));
  const clock = { now: () => now, after: (_ms: number, act: () => void) => (due.push(act), () => undefined) };
  followKeptQueries({ session: state, queryClient, signal: end.signal, mark: 'kept', open: openStore, clock });
  return { queryClient, become: (next: Me | null) => state.set(stateOf(next)) };
}
const read = ({ queryClient }: ReturnType<typeof open>, name: string, data: unknown) => {
  queryClient.setQueryDefaults(['floor'], { meta: { kept: true }, gcTime: 12 * HOUR });
  queryClient.setQueryData([name, 'places'], data);
};
const known = ({ queryClient }: ReturnType<typeof open>) => queryClient.getQueryData(['floor', 'places']);
/** The text of the database itself: no other page writes. */
const knownAnew = async (): Promise<unknown> => {
  const text = (await (await keptStore()).read(ownerOf(ada))) ?? '{"queries":[]}';
  const { queries } = JSON.parse(text) as DehydratedState;
  return queries.find(({ queryKey }) => queryKey[0] === 'floor')?.state.data;
};

beforeEach(() => {
  end = new AbortController();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  due = [];
  now = Date.now();
});
// No page of an earlier test writes.
afterEach(() => end.abort());

test('a page that is opened anew knows what was marked to be kept, and nothing else', async () => {
  const first = open(ada);
  read(first, 'floor', ['A-01']);
  read(first, 'roles', ['secret']);
  await settle();
  const second = open(ada);
  await settle();
  expect(known(second)).toEqual(['A-01']);
  expect(second.queryClient.getQueryData(['roles', 'places'])).toBeUndefined();
  // It is known from then, not from now: with network it is read again, however lately it was kept.
  expect(second.queryClient.getQueryState(['floor', 'places'])?.isInvalidated).toBe(true);
  expect(second.queryClient.getQueryState(['floor', 'places'])?.dataUpdatedAt).toBe(
    first.queryClient.getQueryState(['floor', 'places'])?.dataUpdatedAt,
  );
});

test('what was not read again is not written anew, however large, when something else was', async () => {
  const page = open(ada);
  const written = jest.fn(() => ['A-01']);
  read(page, 'floor', { toJSON: written });
  await settle();
  const once = written.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  page.queryClient.setQueryData(['floor', 'sku'], { code: 'FOIL' });
  await settle();
  expect(written).toHaveBeenCalledTimes(once);
  const next = open(ada);
  await settle();
  expect(known(next)).toEqual(['A-01']);
  expect(next.queryClient.getQueryData(['floor', 'sku'])).toEqual({ code: 'FOIL' });
});

test("it is nobody else's, and gone after twelve hours and after a sign-out", async () => {
  const first = open(ada);
  read(first, 'floor', ['A-01']);
  await settle();
  const other = open(grace);
  await settle();
  expect(known(other)).toBeUndefined();
  now += 13 * HOUR;
  const late = open(ada);
  await settle();
  expect(known(late)).toBeUndefined();
  now -= 13 * HOUR;
  first.become(null);
  await settle();
  const after = open(ada);
  await settle();
  expect(known(after)).toBeUndefined();
  expect(localStorage.getItem('kept')).toBeNull();
});

test('what the server has said meanwhile is not overwritten by what was kept', async () => {
  const first = open(ada);
  read(first, 'floor', ['A-01']);
  await settle();
  const second = open(ada);
  read(second, 'floor', ['A-02']);
  await settle();
  expect(known(second)).toEqual(['A-02']);
});

test('a change is written at once, and those that follow when the pause is over', async () => {
  const page = open(ada);
  await stored();
  read(page, 'floor', ['1 scanned']);
  await stored();
  expect(await knownAnew()).toEqual(['1 scanned']);
  read(page, 'floor', ['2 scanned']);
  read(page, 'floor', ['3 scanned']);
  await stored();
  expect(await knownAnew()).toEqual(['1 scanned']);
  await settle();
  expect(await knownAnew()).toEqual(['3 scanned']);
});

test.each(['pagehide', 'visibilitychange'])(
  'what waits to be written is, before the page is gone: %s',
  async (left) => {
    const page = open(ada);
    await stored();
    read(page, 'floor', ['1 scanned']);
    await stored();
    read(page, 'floor', ['2 scanned']);
    await stored();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    if (left === 'pagehide') globalThis.dispatchEvent(new Event(left));
    else document.dispatchEvent(new Event(left));
    visibility.mockRestore();
    await stored();
    expect(await knownAnew()).toEqual(['2 scanned']);
  },
);

test('what one person read is never filed under the next one, however late the database opens', async () => {
  let opens: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (opens = resolve));
  const page = open(ada, () => late.then(keptStore));
  read(page, 'floor', ['A-01']);
  await stored();
  // As a session does between two people.
  page.queryClient.clear();
  page.become(grace);
  opens();
  await stored();
  expect(await (await keptStore()).read(ownerOf(grace))).toBeUndefined();
});
