import { aRole, fakeApi, failure, me } from '@slotwise/shared/testing';
import { createTokenSession } from './token-session';

const sessionWith = (fetchToken: () => Promise<{ access_token: string; expires_in: number }>) =>
  createTokenSession({ baseUrl: '/api', fetchToken, signal: new AbortController().signal });
const role = aRole({ id: 'role-1', permissions: ['view_roles'] });

test('it loads who this is with the granted token, and stores nothing', async () => {
  localStorage.clear();
  const api = fakeApi({ 'GET /me': () => ({ me: me() }), 'GET /myroles': () => ({ myRole: role }) });
  const session = sessionWith(() => Promise.resolve({ access_token: 'granted', expires_in: 600 }));
  expect(session.get().status).toBe('loading');
  await session.start();
  expect(session.get()).toMatchObject({ status: 'user', me: { firstName: 'Ada' } });
  expect([session.can('view_roles'), session.can('manage_roles')]).toEqual([true, false]);
  expect(api.calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer granted', 'Bearer granted']);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('calls at the same time share one token, and an expired one is replaced', async () => {
  fakeApi({ 'GET /me': () => ({ me: me({ roleID: null }) }) });
  let asked = 0;
  const session = sessionWith(() =>
    Promise.resolve({ access_token: `t${++asked}`, expires_in: asked === 1 ? 0 : 600 }),
  );
  expect(await Promise.all([session.getToken(), session.getToken()])).toEqual(['t1', 't1']);
  expect(await session.getToken()).toBe('t2');
  expect(await session.getToken()).toBe('t2');
});

test('a refused token is asked for once more', async () => {
  let asked = 0;
  fakeApi({
    'GET /me': ({ headers }) =>
      headers.get('authorization') === 'Bearer t2' ? { me: me({ roleID: null }) } : failure('unauthenticated'),
  });
  const session = sessionWith(() => Promise.resolve({ access_token: `t${++asked}`, expires_in: 600 }));
  await session.start();
  expect(session.get().status).toBe('user');
  expect(asked).toBe(2);
});

test('a token that is refused again ends the session', async () => {
  fakeApi({ 'GET /me': () => failure('unauthenticated') });
  const session = sessionWith(() => Promise.resolve({ access_token: 't', expires_in: 600 }));
  await expect(session.start()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(session.get().status).toBe('visitor');
});

test.each([
  [null, 'null'],
  [undefined, 'undefined'],
  ['a-token', 'a string'],
  [{}, 'an object of nothing'],
  [{ token: 'a-token', expires_in: 600 }, 'an object of token, expires_in'],
])('%p in the place of a token is told to the reader, and exactly to the developer', async (given, what) => {
  const session = sessionWith(() => Promise.resolve(given as unknown as { access_token: string; expires_in: number }));
  await expect(session.start()).rejects.toMatchObject({
    code: 'token_unusable',
    message: 'This page could not get access for you. Reload it; if that does not help, tell the people who run it.',
    cause: { message: `fetchToken() must give an access_token and its expires_in. It gave ${what}.` },
  });
});

test('an answer of the page without a token is named', async () => {
  const session = sessionWith(() => Promise.resolve({ access_token: '', expires_in: 600 }));
  await expect(session.start()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('fetchToken() must give an access_token') as string },
  });
});

test('another token is there before the first is over, also if nobody asks for one, until the signal', async () => {
  jest.useFakeTimers();
  try {
    fakeApi({ 'GET /me': () => ({ me: me({ roleID: null }) }) });
    let asked = 0;
    const end = new AbortController();
    const fetchToken = () => Promise.resolve({ access_token: `t${++asked}`, expires_in: 600 });
    const session = createTokenSession({ baseUrl: '/api', fetchToken, signal: end.signal });
    expect(await session.getToken()).toBe('t1');
    await jest.advanceTimersByTimeAsync(569_000);
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(2);
    expect(await session.getToken()).toBe('t2');
    end.abort();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test('while no other token is to be had the one there is goes on being used until it is over', async () => {
  jest.useFakeTimers();
  try {
    let asked = 0;
    const session = sessionWith(() =>
      ++asked === 1 ? Promise.resolve({ access_token: 't1', expires_in: 600 }) : Promise.reject(new Error('away')),
    );
    expect(await session.getToken()).toBe('t1');
    await jest.advanceTimersByTimeAsync(580_000);
    expect(asked).toBeGreaterThan(1);
    expect(await session.getToken()).toBe('t1');
    await jest.advanceTimersByTimeAsync(21_000);
    await expect(session.getToken()).rejects.toMatchObject({ code: 'token_unusable', cause: { message: 'away' } });
  } finally {
    jest.useRealTimers();
  }
});

test('a page that never answers is named', async () => {
  jest.useFakeTimers();
  try {
    const session = sessionWith(() => new Promise(() => undefined));
    const refused = expect(session.start()).rejects.toMatchObject({ code: 'token_unusable' });
    await jest.advanceTimersByTimeAsync(21_000);
    await refused;
  } finally {
    jest.useRealTimers();
  }
});
