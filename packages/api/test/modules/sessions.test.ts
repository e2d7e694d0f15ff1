import { REFRESH_TOKEN_TTL_S } from '../../src/platform/auth/tokens';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { openLive, type Live } from '../live';
import { each, report, rounds } from '../rounds';
import { PASSWORD, auditOf, newEmail } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({}, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const login = (email: string, password: string) => server.call('POST /login', { body: { email, password } });
const refresh = (refreshToken: string) =>
  server.call('POST /refresh', { headers: { 'x-refresh-token': refreshToken } });
const isSignedIn = async (token: string) => (await server.call('GET /me', { token })).status === 200;
const sessionOf = async (person: Person) => {
  const { sessions } = (await server.call('GET /sessions', { token: person.token })).body;
  const current = sessions.find((session) => session.current);
  if (!current) throw new Error('There is no current session.');
  return current;
};

test('a wrong password and an unknown address get the same answer, after the same work', async () => {
  const person = await signUp(server.call);
  const wrong = await login(person.email, 'not the password');
  const unknown = await login(newEmail(), 'not the password');
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { code: 'invalid_credentials', message: 'Invalid email or password. Please try again.' },
  ]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  // In turns, and the quickest of each: a busy machine slows single attempts, never speeds one up.
  const quickest = { known: Infinity, unknown: Infinity };
  const time = async (email: string) => {
    const began = performance.now();
    await login(email, 'not the password');
    return performance.now() - began;
  };
  for (let n = 0; n < 25; n++) {
    quickest.known = Math.min(quickest.known, await time(person.email));
    quickest.unknown = Math.min(quickest.unknown, await time(newEmail()));
  }
  // Hashing is most of the work: without it an unknown address would answer several times as fast.
  expect(quickest.known / quickest.unknown).toBeGreaterThan(0.5);
  expect(quickest.known / quickest.unknown).toBeLessThan(2);
});

test('logging in writes an audit row and lists the session', async () => {
  const person = await signUp(server.call);
  const session = await sessionOf(person);
  expect(await auditOf(server, 'session.opened', session.id)).toMatchObject([
    { actor_id: person.userId, company_id: person.tenantId },
  ]);
});

test('addresses are compared without case', async () => {
  const person = await signUp(server.call);
  expect((await login(person.email.toUpperCase(), person.password)).status).toBe(200);
});

test('a refresh token may come in the header or the body, and is needed', async () => {
  const person = await signUp(server.call);
  const first = await refresh(person.refreshToken);
  expect(first.status).toBe(200);
  expect(first.body.refresh_token).not.toBe(person.refreshToken);
  const second = await server.call('POST /refresh', { body: { refresh_token: first.body.refresh_token } });
  expect(second.status).toBe(200);
  expect(await isSignedIn(second.body.access_token)).toBe(true);
  for (const options of [{}, { token: person.token }, { body: {} }, { headers: { 'x-refresh-token': 'garbage' } }]) {
    const { status, body } = await server.call('POST /refresh', options);
    expect([status, body.code]).toEqual([401, 'invalid_refresh_token']);
  }
});

test('of 50 refreshes at once exactly one rotates, and all get the same child', async () => {
  const person = await signUp(server.call);
  const session = await sessionOf(person);
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(person.refreshToken)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  const tokens = await server.services.db.readSystem((trx) =>
    trx.selectFrom('refresh_tokens').selectAll().where('session_id', '=', session.id).execute(),
  );
  // The parent and one child.
  expect(tokens).toHaveLength(2);
  expect(JSON.stringify(tokens)).not.toContain(person.refreshToken);
});

/** Both were refused, the session and its streams are over, and the audit says why. */
const expectRevoked = async (
  person: Person,
  { session, live, answer }: { session: { id: string }; live: Live; answer: Awaited<ReturnType<typeof refresh>> },
) => {
  expect([answer.status, answer.body.code]).toEqual([401, 'invalid_refresh_token']);
  expect(await isSignedIn(person.token)).toBe(false);
  await live.ended(1000);
  expect(await auditOf(server, 'session.refresh_token_reused', session.id)).toHaveLength(1);
};

test('within the grace the parent answers the same child again; a parent whose child was used ends the family', async () => {
  const person = await signUp(server.call);
  const [live, session] = [await openLive(server.url, person.token), await sessionOf(person)];
  const child = (await refresh(person.refreshToken)).body;
  clock.ahead = 9_000;
  expect((await refresh(person.refreshToken)).body.refresh_token).toBe(child.refresh_token);
  const grandchild = (await refresh(child.refresh_token)).body;
  await expectRevoked(person, { session, live, answer: await refresh(person.refreshToken) });
  expect((await refresh(grandchild.refresh_token)).status).toBe(401);
});

test('an answer that was lost can be asked for again, however late, and the lost child is no good any more', async () => {
  const person = await signUp(server.call);
  const [live, session] = [await openLive(server.url, person.token), await sessionOf(person)];
  const lost = (await refresh(person.refreshToken)).body;
  clock.ahead = 8 * 3600_000;
  const second = (await refresh(person.refreshToken)).body;
  expect(second.refresh_token).not.toBe(lost.refresh_token);
  // Twins of the one that tries again get the same.
  expect((await refresh(person.refreshToken)).body.refresh_token).toBe(second.refresh_token);
  clock.ahead += 11_000;
  const third = (await refresh(person.refreshToken)).body;
  expect(new Set([lost, second, third].map((body) => body.refresh_token)).size).toBe(3);
  expect(await isSignedIn(third.access_token)).toBe(true);
  // Somebody did get the answer that was given up: two hold the parent.
  await expectRevoked(person, { session, live, answer: await refresh(lost.refresh_token) });
  expect((await refresh(third.refresh_token)).status).toBe(401);
});

test('of 50 that ask for a lost answer at once all get the same child', async () => {
  const person = await signUp(server.call);
  await refresh(person.refreshToken);
  clock.ahead = 60_000;
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(person.refreshToken)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
});

test('a parent of a parent ends the family', async () => {
  const person = await signUp(server.call);
  const [live, session] = [await openLive(server.url, person.token), await sessionOf(person)];
  const child = (await refresh(person.refreshToken)).body;
  clock.ahead = 600_000;
  const grandchild = (await refresh(child.refresh_token)).body;
  clock.ahead = 1_200_000;
  await refresh(grandchild.refresh_token);
  await expectRevoked(person, { session, live, answer: await refresh(person.refreshToken) });
});

const storms = rounds(8);
test(
  'eight tabs that refresh at once, lose the answers, sleep or have another day sign nobody out',
  async () => {
    const began = performance.now();
    /** Between one storm and the next: at once, within the grace, after a night, after a day. */
    const sleeps = [0, 5_000, 8 * 3600_000, 24 * 3600_000];
    let [person, parent] = [await signUp(server.call), ''];
    parent = person.refreshToken;
    let [lost, people] = [0, 1];
    await each(storms, 1, async (round) => {
      // A session ends after 30 days, however often it was refreshed.
      if (clock.ahead > 25 * 24 * 3600_000) {
        [clock.ahead, person] = [0, await signUp(server.call)];
        [parent, people] = [person.refreshToken, people + 1];
      }
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(parent)));
      expect([round, new Set(answers.map(({ status }) => status))]).toEqual([round, new Set([200])]);
      const children = new Set(answers.map(({ body }) => body.refresh_token));
      expect([round, children.size]).toEqual([round, 1]);
      clock.ahead += sleeps[round % sleeps.length] ?? 0;
      // Every third time all answers are lost: the tabs still have the parent.
      if (round % 3 === 2) lost++;
      else {
        [parent = ''] = [...children];
        expect([round, await isSignedIn(answers[0]?.body.access_token ?? '')]).toEqual([round, round % 4 < 2]);
      }
    });
    expect((await refresh(parent)).status).toBe(200);
    report('storms', began, { storms: storms.count, lost, people });
  },
  120_000 + storms.count * 2000,
);

const replays = rounds(2);
test(
  'a parent that is replayed after its child was used ends the family, every time',
  async () => {
    await each(replays, 1, async (round) => {
      clock.ahead = 0;
      const person = await signUp(server.call);
      const [live, session] = [await openLive(server.url, person.token), await sessionOf(person)];
      const child = (await refresh(person.refreshToken)).body;
      clock.ahead = round % 2 ? 20_000 : 0;
      const grandchild = (await refresh(child.refresh_token)).body;
      await expectRevoked(person, { session, live, answer: await refresh(person.refreshToken) });
      expect((await refresh(grandchild.refresh_token)).status).toBe(401);
    });
  },
  60_000 + replays.count * 5000,
);

describe('a session that began with a cookie', () => {
  const begin = async (person: Person) => {
    const { body, headers } = await server.call('POST /login', {
      body: { email: person.email, password: person.password },
      headers: { 'x-session-binding': 'cookie' },
    });
    const setCookie = headers.getSetCookie().find((each) => each.startsWith('slotwise_session=')) ?? '';
    return { body, setCookie, cookie: setCookie.split(';')[0] ?? '' };
  };
  const refreshWith = (refreshToken: string, cookie: string | undefined) =>
    server.call('POST /refresh', { headers: { 'x-refresh-token': refreshToken, ...(cookie && { cookie }) } });

  test('is refreshed with it and with it alone, and whoever tries without ends nothing', async () => {
    const person = await signUp(server.call);
    const { body, setCookie, cookie } = await begin(person);
    expect(setCookie).toMatch(
      new RegExp(
        `^slotwise_session=[\\w-]+; Path=/api/refresh; Max-Age=${REFRESH_TOKEN_TTL_S}; HttpOnly; SameSite=Strict$`,
      ),
    );
    const other = await begin(await signUp(server.call));
    for (const wrong of [undefined, other.cookie, 'slotwise_session=', 'x=1']) {
      const { status, body: answer } = await refreshWith(body.refresh_token, wrong);
      expect([wrong, status, answer.code]).toEqual([wrong, 401, 'invalid_refresh_token']);
    }
    const child = await refreshWith(body.refresh_token, `a=b; ${cookie}`);
    expect(child.status).toBe(200);
    // For the whole family.
    expect((await refreshWith(child.body.refresh_token, undefined)).status).toBe(401);
    expect((await refreshWith(child.body.refresh_token, cookie)).status).toBe(200);
    const rows = await server.services.db.readSystem((trx) => trx.selectFrom('sessions').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  test('loses it by logging out; clients without cookies are given none', async () => {
    const person = await signUp(server.call);
    const { body } = await begin(person);
    const out = await server.call('POST /logout', { token: body.access_token });
    expect(out.headers.get('set-cookie')).toContain('slotwise_session=; Path=/api/refresh; Max-Age=0');
    const plain = await login(person.email, person.password);
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect((await refresh(plain.body.refresh_token)).status).toBe(200);
  });
});

test('a session ends 30 days after it began, however often it was refreshed', async () => {
  const person = await signUp(server.call);
  clock.ahead = (REFRESH_TOKEN_TTL_S - 60) * 1000;
  const late = await refresh(person.refreshToken);
  expect(late.status).toBe(200);
  clock.ahead = (REFRESH_TOKEN_TTL_S + 60) * 1000;
  expect((await refresh(late.body.refresh_token)).status).toBe(401);
});

test('logging out ends the session and its streams, even with an expired token; garbage is no error', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  const session = await sessionOf(person);
  clock.ahead = 11 * 60_000;
  expect(await isSignedIn(person.token)).toBe(false);
  expect((await server.call('POST /logout', { token: person.token })).status).toBe(200);
  await live.ended(1000);
  clock.ahead = 0;
  expect(await isSignedIn(person.token)).toBe(false);
  expect((await refresh(person.refreshToken)).status).toBe(401);
  expect(await auditOf(server, 'session.closed', session.id)).toHaveLength(1);
  for (const token of [person.token, 'garbage', undefined]) {
    expect((await server.call('POST /logout', { token })).status).toBe(200);
  }
});

test('one signs out a single device, or everywhere else', async () => {
  const person = await signUp(server.call);
  const devices = await Promise.all([1, 2, 3].map(() => login(person.email, person.password)));
  const [first, second, third] = devices.map(({ body }) => body.access_token) as [string, string, string];
  const { sessions } = (await server.call('GET /sessions', { token: first })).body;
  expect(sessions).toHaveLength(4);
  const own = (await server.call('GET /sessions', { token: second })).body.sessions.find((session) => session.current);
  expect((await server.call('DELETE /sessions', { token: first, body: { session_id: own?.id } })).status).toBe(200);
  expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, true]);
  expect((await server.call('DELETE /sessions', { token: first })).status).toBe(200);
  expect([await isSignedIn(first), await isSignedIn(third), await isSignedIn(person.token)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('nobody ends a session of somebody else', async () => {
  const [mine, theirs] = [await signUp(server.call), await signUp(server.call)];
  for (const session_id of [(await sessionOf(theirs)).id, 'unknown', 'not an id!']) {
    const { status, body } = await server.call('DELETE /sessions', { token: mine.token, body: { session_id } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  expect(await isSignedIn(theirs.token)).toBe(true);
});

test('changing the password needs the present one and ends the other sessions', async () => {
  const person = await signUp(server.call);
  const other = (await login(person.email, person.password)).body.access_token;
  const change = (current_password: string, new_password: string) =>
    server.call('POST /me/password', { token: person.token, body: { current_password, new_password } });
  expect((await change('wrong', 'a new password')).body.code).toBe('invalid_credentials');
  expect((await change(person.password, 'short')).body).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'new_password' }],
  });
  expect((await change(person.password, 'password1')).body.code).toBe('password_too_common');
  expect((await change(person.password, 'a new password')).status).toBe(200);
  expect([await isSignedIn(person.token), await isSignedIn(other)]).toEqual([true, false]);
  expect((await login(person.email, PASSWORD)).status).toBe(401);
  expect((await login(person.email, 'a new password')).status).toBe(200);
  expect(await auditOf(server, 'password.changed', person.userId)).toHaveLength(1);
});
