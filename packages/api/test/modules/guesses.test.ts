import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { linksTo } from './claimants';
import { auditOf, mailsTo, newEmail } from './fixtures';
import { MovedClock } from '../moved-clock';

const MINUTE = 60_000;
const clock = new MovedClock();
let server: TestServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'http://127.0.0.1:4600' }, { clock })));
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

/** All that asks somebody who is signed in for their password. */
const ASKING = [
  (token: string, current_password: string) =>
    server.call('POST /me/password', { token, body: { current_password, new_password: 'some other words of theirs' } }),
  (token: string, current_password: string) =>
    server.call('POST /me/two-factor', { token, body: { current_password } }),
  (token: string, current_password: string) =>
    server.call('DELETE /me/two-factor', { token, body: { current_password } }),
  (token: string, current_password: string) =>
    server.call('POST /me/two-factor/recovery-codes', { token, body: { current_password } }),
  (token: string, current_password: string) =>
    server.call('POST /me/passkeys/request', { token, body: { current_password } }),
  (token: string, current_password: string) =>
    server.call('POST /me/email', { token, body: { current_password, email: newEmail() } }),
  (token: string, current_password: string) =>
    server.call('POST /mycompany/deletion', { token, body: { current_password, name: 'x' } }),
];
const guess = async ({ token }: Person, n: number, password = 'not it') => {
  const answer = await ASKING[n % ASKING.length]?.(token, password);
  return answer?.body.code ?? answer?.status;
};
const told = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject === 'Somebody guesses your Slotwise password');

test('wrong passwords count by account, wherever they are typed and with whichever token; its owner is told once', async () => {
  const person = await signUp(server.call);
  const other = await logIn(server.call, person.email, person.password);
  for (let n = 0; n < 10; n += 1) expect(await guess(n % 2 ? person : other, n)).toBe('invalid_credentials');
  expect(await told(person)).toHaveLength(1);
  for (let n = 0; n < ASKING.length; n += 1) expect(await guess(person, n)).toBe('rate_limited');
  const refused = await ASKING[1]?.(other.token, person.password);
  expect([refused?.status, Number(refused?.headers.get('retry-after'))]).toEqual([429, expect.closeTo(60, -1)]);

  // Each further one makes the pause longer.
  clock.ahead = 1.1 * MINUTE;
  expect(await guess(person, 1)).toBe('invalid_credentials');
  clock.ahead = 2.2 * MINUTE;
  expect(await guess(person, 1, person.password)).toBe('rate_limited');
  clock.ahead = 3.4 * MINUTE;
  expect(await guess(person, 1, person.password)).toBe(200);
  // The right one begins anew.
  expect(await guess(person, 1)).toBe('invalid_credentials');
  expect(await told(person)).toHaveLength(1);
  const entries = await auditOf(server, 'password.guesses_paused', person.userId);
  expect(entries.map(({ details }) => details)).toMatchObject([{ failures: 10 }, { failures: 11 }]);
});

test('many at once do not pass together', async () => {
  const person = await signUp(server.call);
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => guess(person, n)));
  expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
});

test('a new password by mail ends the pause, and whoever guesses', async () => {
  const person = await signUp(server.call);
  for (let n = 0; n < 10; n += 1) await guess(person, n);
  await server.call('POST /password/forgot', { body: { email: person.email } });
  const [token = ''] = await linksTo(server, person.email, '/reset-password');
  const password = 'words that were chosen by mail';
  expect((await server.call('POST /password/reset', { body: { token, password } })).status).toBe(200);
  expect(await guess(person, 0, password)).toBe('unauthenticated');
  expect(await guess(await logIn(server.call, person.email, password), 1, password)).toBe(200);
});
