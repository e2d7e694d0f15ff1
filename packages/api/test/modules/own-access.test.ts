import { Secret, TOTP } from 'otpauth';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, join, mailsTo, publishedBy, tokenMailedTo, toldTo } from './fixtures';

let server: TestServer;
let person: Person;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' })));
afterAll(() => server.close());
beforeEach(async () => void (person = await signUp(server.call)));

const keyOf = async ({ token }: Person, name: string) =>
  (await server.call('POST /api-keys', { token, body: { name, permissions: ['view_roles'] } })).body;
const hookOf = async ({ token }: Person) => {
  const body = { url: 'https://93.184.216.34/hook', events: ['CompanyNameChanged'] };
  return (await server.call('POST /webhooks', { token, body })).body.webhook;
};
/** Chooses a new password by mail, and logs in with it. */
async function reset({ email }: Person): Promise<Person> {
  const password = `another battery of ${email}`;
  await server.call('POST /password/forgot', { body: { email } });
  const token = await tokenMailedTo(server, email);
  expect((await server.call('POST /password/reset', { body: { token, password } })).status).toBe(200);
  return logIn(server.call, email, password);
}
const access = async ({ token }: Person) => (await server.call('GET /me/access', { token })).body.access;
const sinceOf = async ({ token }: Person) => (await server.call('GET /me', { token })).body.me.accessToReviewSince;
const review = ({ token }: Person, keep: boolean) => server.call('POST /me/access/review', { token, body: { keep } });
const opens = async (token: string) => (await server.call('GET /mycompany/roles', { token })).status;

test('whoever chooses a new password by mail is told what stands without it, by mail and at their next login', async () => {
  const key = await keyOf(person, 'Nightly https://evil.example export');
  await hookOf(person);
  expect(await sinceOf(person)).toBeNull();
  const back = await reset(person);
  // The key that it opened goes on: other systems of the company may depend on it.
  expect(await opens(key.secret)).toBe(200);
  const text = (await mailsTo(server, person.email))[0]?.text ?? '';
  expect(text).toMatch(
    /What still stands.*\n\n- API keys: “Nightly {1,2}export” \(.* UTC\)\n- Webhooks: “93 \. 184 \. 216 \. 34”/,
  );
  expect(text).toContain('https://slotwise.example/settings/access');
  expect(text).not.toContain('second factor');
  expect(await access(back)).toEqual({
    toReviewSince: await sinceOf(back),
    secondFactorSince: null,
    apiKeys: [{ name: 'Nightly https://evil.example export', madeAt: key.key.createdAt }],
    partnerKeys: [],
    webhooks: [{ name: 'https://93.184.216.34/hook', madeAt: expect.any(String) }],
  });
  // Each who manages the company could switch it on again.
  const { webhooks } = (await server.call('GET /webhooks', { token: back.token })).body;
  const off = { webhook_id: webhooks[0]?.id ?? '', enabled: false };
  await server.call('PATCH /webhooks', { token: back.token, body: off });
  expect((await access(back)).webhooks).toMatchObject([{ name: 'https://93.184.216.34/hook' }]);
  expect(await sinceOf(back)).toEqual(expect.any(String));
  expect(await toldTo(server, back.token)).toEqual([
    'account.access-to-review: A new password was chosen by mail. Look at the keys and webhooks of your account.',
  ]);
  const { items } = (await server.call('GET /me/notifications', { token: back.token })).body;
  expect(items[0]?.record).toEqual({ kind: 'own-access', id: back.userId });
});

test('whoever had the account before cannot choose that its owner is not told', async () => {
  const { token } = person;
  const kind = 'account.access-to-review';
  const { kinds } = (await server.call('GET /me/notification-choices', { token })).body;
  expect(kinds.map((choice) => choice.kind)).not.toContain(kind);
  const { status } = await server.call('PATCH /me/notification-choices', {
    token,
    body: { off: [kind], mail: 'none' },
  });
  expect(status).toBe(422);
});

test('what is theirs they keep: nothing ends, and nobody asks again', async () => {
  const key = await keyOf(person, 'Kept');
  const back = await reset(person);
  const told = await publishedBy(server, `user:${back.userId}`, async () => {
    expect((await review(back, true)).status).toBe(200);
  });
  expect(told).toMatchObject([{ event: 'UserNameChanged', data: { accessToReviewSince: null } }]);
  expect([await opens(key.secret), await sinceOf(back)]).toEqual([200, null]);
  expect(await auditOf(server, 'access.reviewed', back.userId)).toHaveLength(1);
  expect(await auditOf(server, 'access.ended', back.userId)).toEqual([]);
});

test('what is not is ended in one place, on every server at once, and nobody else’s with it', async () => {
  const colleague = await join(server, person, { roleId: person.roleId });
  const [stolen, others] = [await keyOf(person, 'Stolen'), await keyOf(colleague, 'Of a colleague')];
  const hook = await hookOf(person);
  // Both are known to the server that is asked next.
  expect([await opens(stolen.secret), await opens(others.secret)]).toEqual([200, 200]);
  const back = await reset(person);
  const told = await publishedBy(server, channelOf(person), () => review(back, false));
  expect(told.map(({ event }) => event)).toEqual(['ApiKeysChanged', 'WebhooksChanged']);
  expect([await opens(stolen.secret), await opens(others.secret)]).toEqual([401, 200]);
  expect(await access(back)).toMatchObject({ toReviewSince: null, apiKeys: [], webhooks: [] });
  const { webhooks } = (await server.call('GET /webhooks', { token: back.token })).body;
  expect(webhooks).toMatchObject([{ id: hook.id, state: 'disabled', disabledBecause: 'orphaned' }]);
  expect((await auditOf(server, 'access.ended', back.userId))[0]).toMatchObject({
    details: { apiKeys: [stolen.key.id], partnerKeys: [], webhooks: [hook.id] },
  });
});

test('a key answers for nobody who is asked, and whoever has made nothing is not asked', async () => {
  const key = await keyOf(person, 'Any');
  const call = await server.call('POST /me/access/review', { token: key.secret, body: { keep: true } });
  expect([call.status, call.body.code]).toEqual([403, 'not_for_api_keys']);
  const member = await join(server, person);
  expect(await sinceOf(await reset(member))).toBeNull();
  expect((await mailsTo(server, member.email))[0]?.text).not.toContain('What still stands');
});

test('a second factor outlives it, and the mail says since when and who takes it away', async () => {
  const { token, password, email } = person;
  const { body } = await server.call('POST /me/two-factor', { token, body: { current_password: password } });
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  await server.call('POST /me/two-factor/confirm', { token, body: { code } });
  expect((await access(person)).secondFactorSince).toEqual(expect.any(String));
  await server.call('POST /password/forgot', { body: { email } });
  const link = await tokenMailedTo(server, email);
  await server.call('POST /password/reset', { body: { token: link, password: 'another horse battery' } });
  expect((await mailsTo(server, email))[0]?.text).toMatch(/- The second factor, since .* UTC\. .* administrator/);
});
