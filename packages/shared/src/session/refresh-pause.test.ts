import { STORAGE_KEYS } from '@slotwise/contract/constants';
import { waitFor } from '@testing-library/dom';
import { error } from '../../test/api-server';
import { HeldClock } from '../../test/held-clock';
import { installLocks } from '../../test/locks';
import { startSessionServer, type SessionServer } from '../../test/session-server';
import { createQueryClient, createSession } from '.';

let server: SessionServer;
let clock: HeldClock;
const ends: (() => void)[] = [];

beforeEach(async () => {
  installLocks();
  localStorage.clear();
  server = await startSessionServer();
  clock = new HeldClock(Date.parse('2026-03-01T08:00:00Z'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.stop();
});

function tab() {
  const queryClient = createQueryClient();
  const session = createSession({ queryClient, baseUrl: server.url, clock });
  ends.push(() => {
    session.close();
    queryClient.clear();
  });
  return { session };
}
const expire = () => localStorage.setItem(STORAGE_KEYS.expiresAt, String(clock.now() - 1000));
/** Leaves a session in the browser whose access token has expired. */
async function expired() {
  const { session } = tab();
  await session.login({ email: 'ada', password: 'right' });
  await waitFor(() => expect(session.get().status).toBe('user'));
  session.close();
  expire();
}

/** Two minutes in which each tab calls the server every second. @returns how often it was asked for new tokens */
const askedWhileAway = async (tabs: ReturnType<typeof tab>[]) => {
  for (let second = 0; second < 120; second++) {
    await Promise.all(tabs.map(({ session }) => session.http('GET /me').catch(() => undefined)));
    clock.advance(1000);
  }
  return server.callsTo('POST /refresh').length;
};

it.each([
  ['one tab', 1],
  ['three tabs', 3],
])('a refresh that fails is tried ever later by %s, whoever calls meanwhile', async (_what, count) => {
  await expired();
  server.on({ 'POST /refresh': () => error('unavailable') });
  const tabs = Array.from({ length: count }, tab);
  const asked = await askedWhileAway(tabs);
  // After 0, 1, 3, 7, 15, 30, 60, 90 and 120 s, each wait give or take a quarter.
  expect(asked).toBeGreaterThanOrEqual(7);
  expect(asked).toBeLessThanOrEqual(12);
  expect(tabs.map(({ session }) => session.renewal.get())).toEqual(tabs.map(() => 'failing'));
  expect(localStorage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-1');
});

it('a refresh that failed is asked for again at once when the browser is back online', async () => {
  await expired();
  server.nextRefresh(() => 'drop');
  const own = tab();
  await waitFor(() => expect(own.session.renewal.get()).toBe('failing'));
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(own.session.renewal.get()).toBe('ok'));
});

it('a refresh that succeeds after failures begins with the shortest wait again', async () => {
  await expired();
  const own = tab();
  for (let times = 0; times < 4; times++) {
    server.nextRefresh(() => error('unavailable'));
    await own.session.renew().catch(() => undefined);
  }
  await own.session.renew();
  expect(own.session.renewal.get()).toBe('ok');
  expire();
  server.nextRefresh(() => error('unavailable'));
  await own.session.renew();
  expect(clock.isDueBetween(750, 1250)).toBe(true);
});

it('a refresh that failed waits longer each time, and can be asked for at once', async () => {
  await expired();
  server.nextRefresh(() => error('unavailable'));
  const own = tab();
  await waitFor(() => expect(own.session.renewal.get()).toBe('failing'));
  server.nextRefresh(() => error('unavailable'));
  await own.session.renew();
  expect(own.session.renewal.get()).toBe('failing');
  expect(localStorage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-1');
  await own.session.renew();
  expect(own.session.renewal.get()).toBe('ok');
  expect(localStorage.getItem(STORAGE_KEYS.refreshToken)).toBe('refresh-2');
});
