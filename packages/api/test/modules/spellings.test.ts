import { signUp, startServer, type TestServer } from '../harness';
import { claimant, meOf, register } from './claimants';
import { invite, mailsTo, rolesByName } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer({ RATE_LIMIT_FACTOR: '1' })));
afterAll(() => server.close());

const UNSEEN = ['victim@m\u00ADail.example', 'victim@\u200Bx.example', 'vic\u3164tim@x.example', 'victim@[127.0.0.1]'];
const faults = { code: 'validation_failed', details: [{ code: 'not_an_email' }] };
const login = (email: string, password: string) => server.call('POST /login', { body: { email, password } });

test('an address that shows less than it says is refused wherever one comes in', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const link = await invite(server, owner, { email: 'invited@x.example' });
  const phone = await server.call('POST /invitation', {
    token,
    body: { invitation_type: 'join_company', phone_number: '+4915112345' },
  });
  expect(phone.status).toBe(201);
  const names = { first_name: 'A', last_name: 'B' };
  const password = 'some words that nobody guesses';
  for (const email of UNSEEN) {
    const answers = [
      await register(server, email, password),
      await login(email, password),
      await server.call('POST /password/forgot', { body: { email } }),
      await server.call('POST /me/email', { token, body: { email, current_password: owner.password } }),
      await server.call('POST /invitation', { token, body: { invitation_type: 'join_company', email } }),
      await server.call('POST /invitation/register', { body: { token: link.token, email, password, ...names } }),
      await server.call('POST /leads', { body: { name: 'A', email, topic: 'request_demo' } }),
    ];
    for (const { status, body } of answers) expect({ status, ...body }).toMatchObject({ status: 422, ...faults });
    expect(await mailsTo(server, email)).toEqual([]);
  }
  const rows = UNSEEN.map((address) => ({ address }));
  const { body } = await server.call('POST /invitation/bulk', {
    token,
    body: { invitation_type: 'join_company', role_id: (await rolesByName(server, owner)).member.id, rows },
  });
  expect(body.results.map(({ outcome, fault }) => [outcome, fault?.code])).toEqual(
    UNSEEN.map(() => ['invalid', 'not_an_email']),
  );
});

test('spellings of one domain are one address: it is confirmed once, and logged in with in each', async () => {
  const owner = await claimant(server, 'owner@xn--mnchen-3ya.example');
  expect((await meOf(server, owner.token)).email).toBe('owner@münchen.example');
  for (const email of ['owner@münchen.example', 'owner@MÜNCHEN。example', 'owner@xn--mnchen-3ya.example']) {
    expect((await login(email, owner.password)).status).toBe(200);
  }
});

test('a person who is invited by one spelling is not invited again by another, and accepts by any', async () => {
  const owner = await signUp(server.call);
  const { token } = owner;
  const { token: link } = await invite(server, owner, { email: 'guest@münchen.example' });
  const again = await server.call('POST /invitation', {
    token,
    body: { invitation_type: 'join_company', email: 'guest@xn--mnchen-3ya.example' },
  });
  expect([again.status, again.body.code]).toEqual([409, 'invitation_exists']);
  const guest = { token: link, email: 'guest@ｍünchen.example', password: 'some words that nobody guesses' };
  const joined = await server.call('POST /invitation/register', {
    body: { ...guest, first_name: 'Grace', last_name: 'Hopper' },
  });
  expect(joined.status).toBe(201);
  expect((await login(guest.email, guest.password)).status).toBe(200);
});

test('wrong passwords are counted by the mailbox, not by its spelling', async () => {
  const spellings = ['hot@münchen.example', 'hot@xn--mnchen-3ya.example', 'hot@ｍünchen.example'];
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await login(spellings[n % 3] ?? '', 'wrong')).status);
  expect([statuses[9], statuses[10]]).toEqual([401, 429]);
});
