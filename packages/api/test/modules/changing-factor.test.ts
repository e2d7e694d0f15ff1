import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { Authenticator } from './authenticator';
import { auditOf, mailsTo, newEmail } from './fixtures';
import { MovedClock } from '../moved-clock';
import { codeOf, enableFactor } from './second-factor';

const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'http://127.0.0.1:4600' }, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const WHAT = ['recovery codes', 'off', 'passkey', 'address'] as const;
/** Asks for what gives or takes what somebody signs in with. */
function change(what: (typeof WHAT)[number], { token, password }: Person, code?: string) {
  const body = { current_password: password, ...(code !== undefined && { code }) };
  switch (what) {
    case 'recovery codes':
      return server.call('POST /me/two-factor/recovery-codes', { token, body });
    case 'off':
      return server.call('DELETE /me/two-factor', { token, body });
    case 'passkey':
      return server.call('POST /me/passkeys/request', { token, body });
    case 'address':
      return server.call('POST /me/email', { token, body: { ...body, email: newEmail() } });
  }
}

describe.each(WHAT)('with a second factor, %s', (what) => {
  test('is refused by the password alone, and by a wrong code', async () => {
    const person = await signUp(server.call);
    await enableFactor(server, clock, person);
    const before = await mailsTo(server, person.email);
    expect((await change(what, person)).body.code).toBe('second_factor_required');
    expect((await change(what, person, '000000')).body.code).toBe('second_factor_wrong');
    expect((await change(what, { ...person, password: 'not it' }, '000000')).body.code).toBe('invalid_credentials');
    expect(await auditOf(server, 'factor.refused', person.userId)).toHaveLength(1);
    const state = await server.call('GET /me/two-factor', { token: person.token });
    expect(state.body.twoFactor).toMatchObject({ since: expect.any(String), recoveryCodes: 10 });
    expect(await mailsTo(server, person.email)).toHaveLength(before.length);
  });

  test('goes by a code of the app or a recovery code, each once', async () => {
    const person = await signUp(server.call);
    const { secret, recoveryCodes } = await enableFactor(server, clock, person);
    const code = codeOf(clock, secret);
    const [paper = ''] = recoveryCodes;
    expect((await change(what, person, code)).status).toBeLessThan(300);
    if (what === 'off' || what === 'recovery codes') return;
    expect((await change(what, person, code)).body.code).toBe('second_factor_wrong');
    expect((await change(what, person, paper)).status).toBeLessThan(300);
    expect((await change(what, person, paper)).body.code).toBe('second_factor_wrong');
    expect(await auditOf(server, 'factor.recovery_code_used', person.userId)).toHaveLength(1);
  });

  test('is asked for no code where there is none', async () => {
    if (what === 'off' || what === 'recovery codes') return;
    const person = await signUp(server.call);
    expect((await change(what, person)).status).toBeLessThan(300);
  });
});

test('its owner is told by mail of new recovery codes, a passkey, and that it is gone', async () => {
  const person = await signUp(server.call);
  const { secret, recoveryCodes } = await enableFactor(server, clock, person);
  const newest = async () => (await mailsTo(server, person.email))[0]?.subject;
  await change('recovery codes', person, codeOf(clock, secret));
  expect(await newest()).toBe('Your Slotwise account has new recovery codes');
  expect((await change('passkey', person, recoveryCodes[0])).body.code).toBe('second_factor_wrong');
  clock.ahead += 60_000;
  const asked = (await change('passkey', person, codeOf(clock, secret))).body as { challenge: string };
  const own = { origin: 'http://localhost:4600', rpId: 'localhost' };
  const attestation = new Authenticator().attest({ challenge: asked.challenge, ...own });
  await server.call('POST /me/passkeys', { token: person.token, body: { name: 'Laptop', attestation } });
  expect(await newest()).toMatch(/A passkey was added/);
  clock.ahead += 60_000;
  await change('off', person, codeOf(clock, secret));
  expect(await newest()).toMatch(/asks for no second factor/);
});

test('switching it on ends the sessions that were opened without it, but for the one in which it is', async () => {
  const person = await signUp(server.call);
  const other = await logIn(server.call, person.email, person.password);
  await enableFactor(server, clock, person);
  const me = async (token: string) => (await server.call('GET /me', { token })).status;
  expect([await me(person.token), await me(other.token)]).toEqual([200, 401]);
  const refreshed = await server.call('POST /refresh', { headers: { 'x-refresh-token': other.refreshToken } });
  expect(refreshed.status).toBe(401);
});
