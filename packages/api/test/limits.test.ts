import { sql } from 'kysely';
import { confirmAddress, logIn as login, prepared, signUp, startServer, type Person, type TestServer } from './harness';
import { mailsTo } from './modules/fixtures';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  person = await signUp(server.call);
});
afterAll(() => server.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const logIn = async (email: string, password: string, ip: string) =>
  (await server.call('POST /login', { body: { email, password }, headers: from(ip) })).status;
const times = async (count: number, run: () => Promise<unknown>) => {
  const answers: unknown[] = [];
  for (let n = 0; n < count; n++) answers.push(await run());
  return answers;
};

test('tokens that are none keep nobody of the same address from logging in or refreshing', async () => {
  const junk = await times(70, async () => {
    const headers = { ...from('203.0.113.1'), 'x-refresh-token': crypto.randomUUID() };
    return (await server.call('POST /refresh', { headers })).status;
  });
  expect(new Set(junk)).toEqual(new Set([401]));
  expect(await logIn(person.email, person.password, '203.0.113.1')).toBe(200);
  const headers = { ...from('203.0.113.1'), 'x-refresh-token': person.refreshToken };
  expect((await server.call('POST /refresh', { headers })).status).toBe(200);
});

test('one token is not refreshed without end', async () => {
  const headers = { 'x-refresh-token': 'one and the same' };
  const statuses = await times(31, async () => (await server.call('POST /refresh', { headers })).status);
  expect([statuses[29], statuses[30]]).toEqual([401, 429]);
});

test('wrong passwords lock their source out of an address, nobody else', async () => {
  const statuses = await times(11, () => logIn(person.email, 'wrong', '203.0.113.2'));
  expect([statuses[9], statuses[10]]).toEqual([401, 429]);
  // The same customer, with another of the many addresses that he has.
  await times(10, () => logIn(person.email, 'wrong', '2001:db8:1:2::1'));
  expect(await logIn(person.email, 'wrong', '2001:db8:1:2:3::4')).toBe(429);
  expect(await logIn(person.email, person.password, '203.0.113.3')).toBe(200);
});

test('logins that succeed are no attempts', async () => {
  const statuses = await times(12, () => logIn(person.email, person.password, '203.0.113.4'));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('attempts at the same time do not pass together', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 15 }, () => logIn('several@example.com', 'wrong', '203.0.113.5')),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('one person is not invited again and again', async () => {
  const { token } = person;
  const body = { invitation_type: 'join_company' as const, email: 'often@example.com' };
  const { invitation } = (await server.call('POST /invitation', { token, body })).body;
  const invitation_id = invitation.id;
  const again = await times(11, async () => {
    await server.call('PATCH /invitation/cancel', { token, body: { invitation_id } });
    return (await server.call('PATCH /invitation/resend', { token, body: { invitation_id } })).status;
  });
  expect([again[9], again[10]]).toEqual([200, 429]);
  const anew = await times(10, async () => (await server.call('POST /invitation', { token, body })).status);
  expect([anew[0], anew[8], anew[9]]).toEqual([201, 409, 429]);
});

test('strangers who guess from many places do not lock a known device out', async () => {
  const owner = await signUp(server.call);
  const body = { email: owner.email, password: owner.password };
  const headers = { ...from('203.0.113.20'), 'x-session-binding': 'cookie' };
  const opened = await server.call('POST /login', { body, headers });
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .find((one) => one?.startsWith('slotwise_device='));
  for (let source = 0; source < 11; source++) {
    await times(10, () => logIn(owner.email, 'wrong', `198.51.100.${source}`));
  }
  const known = (given: string, ip: string, password = owner.password) =>
    server.call('POST /login', { body: { ...body, password }, headers: { ...from(ip), cookie: given } });
  expect((await known(cookie ?? '', '203.0.113.21')).status).toBe(200);
  // It is known at this address alone, and guesses no more than others.
  const other = await signUp(server.call);
  const foreign = (
    await server.call('POST /login', { body: { email: other.email, password: other.password }, headers })
  ).headers
    .getSetCookie()
    .join('; ');
  const guesses = await times(4, async () => (await known(foreign, '203.0.113.22', 'wrong')).status);
  expect(guesses).toEqual([401, 401, 401, 429]);
  await times(10, () => known(cookie ?? '', '203.0.113.23', 'wrong'));
  expect((await known(cookie ?? '', '203.0.113.24')).status).toBe(429);
});

test('strangers who guess from many places keep no right password from a place that has hardly failed', async () => {
  const owner = await signUp(server.call);
  for (let source = 0; source < 10; source++) {
    await times(10, () => logIn(owner.email, 'wrong', `192.0.2.${source}`));
  }
  // Another guess from there, and from others that failed, is not looked at.
  expect(await logIn(owner.email, owner.password, '192.0.2.1')).toBe(429);
  const fresh = await times(4, () => logIn(owner.email, 'wrong', '203.0.113.61'));
  expect(fresh).toEqual([401, 401, 401, 429]);
  expect(await logIn(owner.email, owner.password, '203.0.113.61')).toBe(429);
  expect(await times(5, () => logIn(owner.email, owner.password, '203.0.113.62'))).toEqual([200, 200, 200, 200, 200]);
  // All networks of one site are one place.
  const networks = ['a::1', 'b::1', 'c::1', 'd::1'].map((rest) => `2001:db8:77:${rest}`);
  const site: number[] = [];
  for (const ip of networks) site.push(await logIn(owner.email, 'wrong', ip));
  expect(site).toEqual([401, 401, 401, 429]);
});

/** Logs in as a browser does. @returns the cookie by which the address knows this browser again */
const deviceOf = async ({ email, password }: { email: string; password: string }, ip: string) => {
  const headers = { ...from(ip), 'x-session-binding': 'cookie' };
  const { status, headers: answered } = await server.call('POST /login', { body: { email, password }, headers });
  expect(status).toBe(200);
  return answered
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .find((one) => one.startsWith('slotwise_device='));
};

test('who only says that an address is theirs gets no way of their own to guess at its owner', async () => {
  const owner = await signUp(server.call);
  const password = 'the claimer has another';
  const claim = { email: owner.email, password, first_name: 'A', last_name: 'B', new_company_name: 'Claimed' };
  await server.call('POST /register', { body: claim, headers: from('198.51.100.70') });
  expect(await deviceOf(claim, '198.51.100.70')).toBeUndefined();
  expect(await deviceOf(owner, '203.0.113.70')).toBeDefined();
});

test('all browsers of one account together guess at its address as a few do', async () => {
  const owner = await signUp(server.call);
  const devices = await Promise.all(Array.from({ length: 5 }, (_, n) => deviceOf(owner, `203.0.113.${80 + n}`)));
  const statuses: number[] = [];
  for (const device of devices) {
    const headers = { ...from('203.0.113.90'), cookie: device ?? '' };
    await times(9, async () => {
      const body = { email: owner.email, password: 'wrong' };
      statuses.push((await server.call('POST /login', { body, headers })).status);
    });
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
});

test('one tenant that invites somebody again and again keeps no other from it', async () => {
  const body = { invitation_type: 'join_company' as const, email: 'wanted@example.com' };
  const invite = async ({ token }: Person) => (await server.call('POST /invitation', { token, body })).status;
  const [pushy, other] = [await signUp(server.call), await signUp(server.call)];
  expect((await times(11, () => invite(pushy))).at(-1)).toBe(429);
  expect(await invite(other)).toBe(201);
});

test('a stranger who registers or resets an address keeps its owner from neither', async () => {
  const owner = await signUp(server.call);
  const forgot = async (ip: string) =>
    (await server.call('POST /password/forgot', { body: { email: owner.email }, headers: from(ip) })).status;
  expect((await times(11, () => forgot('198.51.100.50'))).at(-1)).toBe(429);
  expect(await forgot('203.0.113.30')).toBe(202);
  const register = async (ip: string, email = 'fresh@example.com') =>
    (
      await server.call('POST /register', {
        body: {
          email,
          password: owner.password,
          first_name: 'A',
          last_name: 'B',
          new_company_name: 'Theirs',
        },
        headers: from(ip),
      })
    ).status;
  expect((await times(11, () => register('198.51.100.51'))).at(-1)).toBe(429);
  expect(await register('203.0.113.31')).toBe(201);
  // Five for the stranger, and one for a person from elsewhere.
  const asked = async (email: string) => (await mailsTo(server, email)).length;
  expect(await asked('fresh@example.com')).toBe(6);
  // An owner hears of it three times.
  const before = await asked(owner.email);
  await times(5, () => register('198.51.100.52', owner.email));
  expect((await asked(owner.email)) - before).toBe(3);
});

test('who only says that an address is theirs sends five single invitations a day, and no list', async () => {
  const body = { password: person.password, first_name: 'A', last_name: 'B', new_company_name: 'New' };
  const email = `stranger-${crypto.randomUUID()}@example.com`;
  await server.call('POST /register', { body: { ...body, email } });
  const stranger = await login(server.call, email, person.password);
  const { token } = stranger;
  const invite = async (n: number) => {
    const invited = { invitation_type: 'join_company' as const, email: `${n}-${email}` };
    return server.call('POST /invitation', { token, body: invited });
  };
  const list = () =>
    server.call('POST /invitation/bulk', {
      token,
      body: { invitation_type: 'join_company', rows: [{ address: `listed-${email}` }] },
    });
  expect(await list()).toMatchObject({ status: 403, body: { code: 'address_unconfirmed' } });
  // Of many at once, five.
  const codes = (await Promise.all(Array.from({ length: 9 }, (_, n) => invite(n)))).map(({ body }) => body.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'address_unconfirmed')).toHaveLength(4);
  // Canceling and sending the same again is sending.
  const { myInvitations } = (await server.call('GET /mycompany/invitations', { token })).body;
  const invitation_id = myInvitations[0]?.id ?? '';
  await server.call('PATCH /invitation/cancel', { token, body: { invitation_id } });
  const again = () => server.call('PATCH /invitation/resend', { token, body: { invitation_id } });
  expect((await again()).body.code).toBe('address_unconfirmed');
  await confirmAddress(server.call, email, person.password);
  expect((await again()).status).toBe(200);
  expect((await list()).status).toBe(200);
});

test('strangers of many tenants who confirm no address mail one person five invitations a day', async () => {
  const email = `wanted-${crypto.randomUUID()}@example.com`;
  const stranger = async (n: number) => {
    const own = `claimed-${crypto.randomUUID()}@example.com`;
    const body = {
      email: own,
      password: person.password,
      first_name: 'A',
      last_name: 'B',
      new_company_name: `New ${n}`,
    };
    await server.call('POST /register', { body, headers: from('198.51.100.90') });
    return login(server.call, own, person.password);
  };
  const strangers = await Promise.all(Array.from({ length: 8 }, (_, n) => stranger(n)));
  const invite = ({ token }: Person, to = email) =>
    server.call('POST /invitation', { token, body: { invitation_type: 'join_company', email: to } });
  const answers = await Promise.all(strangers.map((one, n) => invite(one, n % 2 ? email : email.toUpperCase())));
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'address_unconfirmed')).toHaveLength(3);
  const mailed = async () =>
    (await server.services.mail.latest()).filter(({ to }) => to.toLowerCase() === email).map(({ text }) => text);
  expect(await mailed()).toHaveLength(5);
  // Sending again is sending, too.
  const [one = person] = strangers.filter((_, n) => codes[n] === undefined);
  const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: one.token })).body;
  const body = { invitation_id: myInvitations[0]?.id ?? '' };
  await server.call('PATCH /invitation/cancel', { token: one.token, body });
  const again = await server.call('PATCH /invitation/resend', { token: one.token, body });
  expect(again.body.code).toBe('address_unconfirmed');
  // Others are written to, and nobody keeps who is known from writing to the same person.
  expect((await invite(one, `another-${email}`)).status).toBe(201);
  expect((await invite(await signUp(server.call))).status).toBe(201);
});

test('a tenant sends as many invitations in a day as its age allows, whoever of it sends', async () => {
  const owner = await signUp(server.call);
  const list = (from: Person, count: number) =>
    server.call('POST /invitation/bulk', {
      token: from.token,
      body: {
        invitation_type: 'join_company',
        rows: Array.from({ length: count }, () => ({ address: `${crypto.randomUUID()}@example.com` })),
      },
    });
  const age = (days: number) =>
    server.services.db.withSystem(
      prepared((trx) =>
        trx
          .updateTable('tenants')
          .set({ created_at: sql`now() - make_interval(days => ${days})` as never })
          .where('id', '=', owner.tenantId)
          .execute(),
      ),
    );
  expect((await list(owner, 499)).status).toBe(200);
  const refused = await list(owner, 2);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await list(owner, 1)).status).toBe(200);
  await age(2);
  expect([(await list(owner, 500)).status, (await list(owner, 500)).status]).toEqual([200, 200]);
  expect((await list(owner, 500)).status).toBe(200);
  expect((await list(owner, 1)).status).toBe(429);
  await age(31);
  expect((await list(owner, 1)).status).toBe(200);
});

test('partner keys that are none are not guessed without end, and keep no other source from its own', async () => {
  const guess = async (ip: string) =>
    (
      await server.call('POST /embed/tokens', {
        token: `swp_${crypto.randomUUID()}`,
        body: { remote: 'roles', email: person.email, origin: 'https://portal.example.com' },
        headers: from(ip),
      })
    ).status;
  const statuses = await times(61, () => guess('203.0.113.9'));
  expect([statuses[59], statuses[60]]).toEqual([401, 429]);
  expect(await guess('203.0.113.10')).toBe(401);
});

test('streams count for their session, whatever the address', async () => {
  const open = async (secret: string) => {
    const response = await fetch(`${server.url}/api/sse/stream?access_token=${secret}`, {
      headers: from('203.0.113.6'),
    });
    await response.body?.cancel();
    return response.status;
  };
  const other = await signUp(server.call);
  const statuses = await times(121, () => open(person.token));
  expect([statuses[119], statuses[120]]).toEqual([200, 429]);
  expect(await open(other.token)).toBe(200);
});

test('HEAD opens no stream and uses no ticket', async () => {
  const { token } = await signUp(server.call);
  const { ticket } = (await server.call('POST /sse/ticket', { token })).body;
  const url = `${server.url}/api/sse/stream?access_token=${ticket}`;
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
  const stream = await fetch(url);
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
});
