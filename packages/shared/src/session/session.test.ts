import { STORAGE_KEYS } from '@slotwise/contract/constants';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { aRole } from '../testing/builders';
import { drop, error } from '../../test/api-server';
import { HeldClock } from '../../test/held-clock';
import { installLocks, removeLocks } from '../../test/locks';
import { startSessionServer, type SessionServer } from '../../test/session-server';
import { createQueryClient, createSession, LoadError, meQuery, queryKeys, type PageSession } from '.';

let server: SessionServer;
let clock: HeldClock;
const open: { session: PageSession; queryClient: QueryClient }[] = [];

beforeEach(async () => {
  installLocks();
  localStorage.clear();
  server = await startSessionServer();
  clock = new HeldClock(Date.parse('2026-03-01T08:00:00Z'));
});
afterEach(async () => {
  for (const { session, queryClient } of open.splice(0)) {
    session.close();
    queryClient.clear();
  }
  await server.stop();
});

/** One tab. All tabs of a test share the storage and the locks, as those of a browser do. */
function tab() {
  const queryClient = createQueryClient();
  const session = createSession({ queryClient, baseUrl: server.url, clock });
  open.push({ session, queryClient });
  return { session, queryClient };
}
const stored = () => ({
  access: localStorage.getItem(STORAGE_KEYS.accessToken),
  refresh: localStorage.getItem(STORAGE_KEYS.refreshToken),
  expiresAt: Number(localStorage.getItem(STORAGE_KEYS.expiresAt)),
});
const store = (access: string, refresh: string | null, expiresAt: string) => {
  localStorage.setItem(STORAGE_KEYS.accessToken, access);
  if (refresh !== null) localStorage.setItem(STORAGE_KEYS.refreshToken, refresh);
  localStorage.setItem(STORAGE_KEYS.expiresAt, expiresAt);
};
/** jsdom is one window: messages to the other tabs are told by hand. */
const tellTabs = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.accessToken }));
const status = ({ session }: { session: PageSession }) => session.get().status;
const isUser = (own: { session: PageSession }) => waitFor(() => expect(status(own)).toBe('user'));
const isVisitor = (own: { session: PageSession }) => waitFor(() => expect(status(own)).toBe('visitor'));
const credentials = { email: 'ada', password: 'right' };

async function signedIn() {
  const own = tab();
  await own.session.login(credentials);
  await isUser(own);
  return own;
}

describe('login', () => {
  it('stores the tokens and knows user, role and permissions', async () => {
    const own = tab();
    expect(own.session.get()).toEqual({ status: 'visitor', me: null, role: null, error: null });
    await own.session.login(credentials);
    expect(status(own)).toBe('loading');
    expect(stored()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
    expect(stored().expiresAt).toBe(clock.now() + 600_000);
    await isUser(own);
    expect(own.session.get().me?.id).toBe('ada');
    expect(own.session.can('manage_roles')).toBe(true);
    expect(own.session.can('manage_company')).toBe(false);
  });

  it('says that the credentials are wrong, and changes nothing', async () => {
    const own = tab();
    await expect(own.session.login({ ...credentials, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid email or password. Please try again.',
    });
    expect(status(own)).toBe('visitor');
    expect(stored().access).toBeNull();
    expect(server.callsTo('POST /refresh')).toEqual([]);
  });

  it('with fewer than 30 seconds to live refreshes at once, and not for ever', async () => {
    server.expiresIn = 20;
    const own = await signedIn();
    clock.advance(0);
    await waitFor(() => expect(stored().access).toBe('access-2'));
    clock.advance(9999);
    await own.session.http('GET /me');
    expect(server.rotations()).toBe(1);
    clock.advance(1);
    await waitFor(() => expect(server.rotations()).toBe(2));
  });

  it('schedules a refresh 30 seconds before the tokens expire', async () => {
    const own = await signedIn();
    clock.advance(570_000 - 1);
    await own.session.http('GET /me');
    expect(server.rotations()).toBe(0);
    clock.advance(1);
    await waitFor(() => expect(server.rotations()).toBe(1));
    expect(server.callsTo('POST /refresh')[0]?.headers).toMatchObject({ 'x-refresh-token': 'refresh-1' });
    expect(server.callsTo('POST /refresh')[0]?.headers.authorization).toBeUndefined();
    expect(status(own)).toBe('user');
  });
});

describe('on load', () => {
  it('goes on with the stored session', async () => {
    (await signedIn()).session.close();
    const own = tab();
    expect(status(own)).toBe('loading');
    await isUser(own);
    expect(server.rotations()).toBe(0);
  });

  it('refreshes at once when the stored token has expired', async () => {
    (await signedIn()).session.close();
    localStorage.setItem(STORAGE_KEYS.expiresAt, String(clock.now() - 1000));
    const own = tab();
    await isUser(own);
    expect(server.rotations()).toBe(1);
    expect(server.callsTo('GET /me').at(-1)?.headers.authorization).toBe('Bearer access-2');
  });

  it.each([
    ['garbage tokens that claim to be good', 'garbage', 'garbage', '9999999999999'],
    ['garbage tokens that have expired', 'garbage', 'garbage', '12'],
    ['an expiry that is no number', 'garbage', 'garbage', 'soon'],
  ])('tries one refresh with %s, then signs out', async (_what, access, refresh, expiresAt) => {
    store(access, refresh, expiresAt);
    const own = tab();
    await isVisitor(own);
    clock.advance(3600_000);
    expect(server.callsTo('POST /refresh')).toHaveLength(1);
    expect(stored()).toEqual({ access: null, refresh: null, expiresAt: 0 });
  });

  it('needs a stored refresh token to refresh', async () => {
    store('garbage', null, '12');
    await isVisitor(tab());
    expect(server.callsTo('POST /refresh')).toEqual([]);
  });
});

describe('a refresh', () => {
  const expire = () => {
    localStorage.setItem(STORAGE_KEYS.expiresAt, String(clock.now() - 1000));
  };

  it('that the server refuses clears all tokens and signs out', async () => {
    const own = await signedIn();
    server.revoke();
    await expect(own.session.http('GET /me')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(status(own)).toBe('visitor');
    expect(stored()).toEqual({ access: null, refresh: null, expiresAt: 0 });
    expect(own.queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it.each([
    ['got no answer', () => 'drop' as const],
    ['met a server in trouble', () => error('unavailable')],
    ['came too often', () => error('rate_limited')],
  ])('that %s signs nobody out and is tried again', async (_what, reply) => {
    (await signedIn()).session.close();
    expire();
    server.nextRefresh(reply);
    const own = tab();
    await waitFor(() => expect(own.session.renewal.get()).toBe('failing'));
    expect(server.callsTo('POST /refresh')).toHaveLength(1);
    // The first wait is a second, give or take a quarter, so that tabs do not all ask at once.
    await waitFor(() => {
      clock.advance(1250);
      expect(server.rotations()).toBe(1);
    });
    await waitFor(() => expect(own.session.renewal.get()).toBe('ok'));
    await own.session.reload();
    await isUser(own);
  });

  it('is done once for many calls that are refused at once', async () => {
    const own = await signedIn();
    server.expireAccess();
    const calls = await Promise.all([1, 2, 3, 4].map(() => own.session.http('GET /myroles')));
    expect(calls).toHaveLength(4);
    expect(server.callsTo('POST /refresh')).toHaveLength(1);
    expect(status(own)).toBe('user');
  });

  it('by eight tabs at once signs nobody out', async () => {
    (await signedIn()).session.close();
    expire();
    const tabs = Array.from({ length: 8 }, tab);
    await Promise.all(tabs.map(isUser));
    expect(server.rotations()).toBe(1);
  });

  it('by eight tabs without Web Locks signs nobody out', async () => {
    removeLocks();
    (await signedIn()).session.close();
    expire();
    const tabs = Array.from({ length: 8 }, tab);
    await Promise.all(tabs.map(isUser));
    await Promise.all(tabs.map(({ session }) => session.reload()));
    expect(tabs.map(status)).toEqual(Array.from({ length: 8 }, () => 'user'));
  });

  it('does not bring back a session that was ended meanwhile', async () => {
    const own = await signedIn();
    server.expireAccess();
    server.nextRefresh(async () => {
      await own.session.logout();
      return { status: 200, body: { access_token: 'late', refresh_token: 'late', expires_in: 600 } };
    });
    await expect(own.session.http('GET /me')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(stored().access).toBeNull();
    expect(status(own)).toBe('visitor');
  });
});

describe('clocks', () => {
  const DAY = 24 * 3600_000;

  it.each([
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ])('set %s after the login: no sign-out, no loop', async (_what, shift) => {
    const own = await signedIn();
    const set = clock.now() + shift;
    clock.now = () => set;
    document.dispatchEvent(new Event('visibilitychange'));
    await own.session.http('GET /me');
    document.dispatchEvent(new Event('visibilitychange'));
    await own.session.http('GET /me');
    expect(server.rotations()).toBeLessThanOrEqual(1);
    expect(status(own)).toBe('user');
  });

  it('standing still while the machine slept: the next call refreshes first', async () => {
    const own = await signedIn();
    const awake = clock.now() + 3600_000;
    clock.now = () => awake;
    await own.session.http('GET /me');
    expect(server.rotations()).toBe(1);
    expect(server.callsTo('GET /me').at(-1)?.headers.authorization).toBe('Bearer access-2');
  });
});

describe('logout', () => {
  it('tells the server, then clears', async () => {
    const own = await signedIn();
    await own.session.logout();
    expect(server.callsTo('POST /logout')[0]?.headers.authorization).toBe('Bearer access-1');
    expect(own.session.get()).toEqual({ status: 'visitor', me: null, role: null, error: null });
    expect(stored().access).toBeNull();
    expect(own.queryClient.getQueryData(queryKeys.me)).toBeUndefined();
  });

  it('ends what is being read first, so that no read is refused', async () => {
    const own = await signedIn();
    let reading: AbortSignal | undefined;
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      reading = signal;
      return new Promise<never>(() => undefined);
    };
    const read = own.queryClient.fetchQuery({ queryKey: ['company', 'users'], queryFn });
    const out = own.session.logout();
    expect(reading?.aborted).toBe(true);
    await expect(read).rejects.toThrow();
    await expect(own.session.http('GET /myroles')).rejects.toMatchObject({ name: 'AbortError' });
    await out;
    expect(server.callsTo('GET /myroles').length).toBeLessThanOrEqual(1);
    await expect(own.session.http('GET /myroles')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('works without a server', async () => {
    const own = await signedIn();
    await server.stop();
    await own.session.logout();
    expect(status(own)).toBe('visitor');
    await server.start();
  });

  it('in one tab signs out the others, and a login signs them in', async () => {
    const one = await signedIn();
    const two = tab();
    await isUser(two);
    await one.session.logout();
    tellTabs();
    expect(status(two)).toBe('visitor');
    await one.session.login({ ...credentials, email: 'grace' });
    tellTabs();
    await isUser(two);
    expect(two.session.get().me?.id).toBe('grace');
  });
});

it('forgets everything of a user who became another one in another tab', async () => {
  const one = await signedIn();
  one.queryClient.setQueryData(['company', 'users'], ['of Ada']);
  const two = tab();
  await isUser(two);
  await two.session.login({ ...credentials, email: 'grace' });
  tellTabs();
  await waitFor(() => expect(one.session.get().me?.id).toBe('grace'));
  expect(one.queryClient.getQueryData(['company', 'users'])).toBeUndefined();
  await isUser(one);
  expect(one.session.can('manage_roles')).toBe(true);
});

describe('loading the user', () => {
  it('says why it failed, and loads on request', async () => {
    (await signedIn()).session.close();
    const before = server.callsTo('GET /me').length;
    server.on({ 'GET /me': () => error('internal') });
    const own = tab();
    await waitFor(() => expect(own.session.get().error).toBeInstanceOf(LoadError));
    expect(own.session.get()).toMatchObject({ status: 'loading', me: null, error: { message: 'Failed to load user' } });
    expect(server.callsTo('GET /me').length).toBe(before + 1);
    server.on({ 'GET /me': () => ({ status: 200, body: { me: { id: 'ada', roleID: null, userType: 'company' } } }) });
    await own.session.reload();
    expect(own.session.get()).toMatchObject({ status: 'user', role: null, error: null });
  });

  it('keeps who one is while nobody answers or the server is in trouble, and clears it when it refuses', async () => {
    const own = await signedIn();
    server.on({ 'GET /me': drop });
    await own.queryClient.refetchQueries({ queryKey: queryKeys.me });
    expect(own.session.get()).toMatchObject({ status: 'user', me: { id: 'ada' } });
    expect(own.queryClient.getQueryData(meQuery(own.session.http).queryKey)).toBeUndefined();
    server.on({ 'GET /me': () => error('internal') });
    await own.queryClient.refetchQueries({ queryKey: queryKeys.me });
    expect(own.session.get()).toMatchObject({ status: 'user', me: { id: 'ada' } });
    server.on({ 'GET /me': () => error('forbidden') });
    await own.queryClient.refetchQueries({ queryKey: queryKeys.me });
    expect(own.session.get()).toMatchObject({ status: 'loading', me: null });
  });

  it('takes a role that could not be loaded for unknown, not for none, until it is', async () => {
    const role = { status: 200, body: { myRole: aRole({ permissions: ['view_roles'] }) } };
    server.on({ 'GET /myroles': () => error('internal') });
    const own = tab();
    await own.session.login(credentials);
    await waitFor(() => expect(own.session.get().error).toMatchObject({ message: 'Failed to load role' }));
    expect(own.session.get()).toMatchObject({ status: 'loading', me: { id: 'ada' }, role: null });
    server.on({ 'GET /myroles': () => role });
    await own.session.reload();
    expect(own.session.get()).toMatchObject({ status: 'user', error: null });
    expect(own.session.can('view_roles')).toBe(true);
    // Known data stays while the server is in trouble.
    server.on({ 'GET /myroles': () => error('internal') });
    await own.queryClient.refetchQueries({ queryKey: queryKeys.role });
    expect(own.session.get()).toMatchObject({ status: 'user', error: { message: 'Failed to load role' } });
    expect(own.session.can('view_roles')).toBe(true);
  });

  it('loads the role only of a user who has one', async () => {
    server.on({ 'GET /me': () => ({ status: 200, body: { me: { id: 'ada', roleID: null, userType: 'company' } } }) });
    const own = await signedIn();
    expect(own.session.get().role).toBeNull();
    expect(server.callsTo('GET /myroles')).toEqual([]);
  });
});

it('reads again what is shown after a change that got no answer, once the server answers, and loses nothing before', async () => {
  const own = await signedIn();
  let isUp = false;
  server.on({
    'DELETE /role': drop,
    'GET /myroles': (asked, response) => (isUp ? error('forbidden') : drop(asked, response)),
  });
  const read = jest.fn(() => 'shown');
  const observer = new QueryObserver(own.queryClient, { queryKey: ['shown'], queryFn: read });
  const end = observer.subscribe(() => undefined);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  const remove = () => own.session.http('DELETE /role', { body: { role_id: 'r' } }).catch(() => undefined);
  await remove();
  await waitFor(() => expect(server.callsTo('GET /myroles')).toHaveLength(1));
  isUp = true;
  await waitFor(async () => {
    await remove();
    expect(read.mock.calls.length).toBeGreaterThan(1);
  });
  expect(server.callsTo('GET /myroles').length).toBeGreaterThan(1);
  end();
});

it('lives as long as the page where the browser refuses storage', async () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const own = await signedIn();
  expect(own.session.get().me?.id).toBe('ada');
});
