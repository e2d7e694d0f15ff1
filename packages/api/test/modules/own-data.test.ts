import { none } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { join } from './fixtures';
import { pngOf } from './picture-files';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

type Parts = Record<string, Record<string, unknown>[]>;
async function exported({ token }: Person): Promise<{ text: string; parts: Parts }> {
  const answer = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/my-data\.json/);
  const text = await answer.text();
  return { text, parts: JSON.parse(text) as Parts };
}

test('a person takes along what is kept about them, part by part, and no secret', async () => {
  const person = await join(server, owner);
  const { token } = person;
  await fetch(`${server.url}/api/me/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(pngOf(4, 4)),
  });
  await server.call('POST /me/access-requests', {
    token,
    body: { permission: 'manage_roles', reason: 'For the shift' },
  });
  await server.call('PATCH /me/notification-choices', { token, body: { off: [], mail: 'daily' } });
  const { text, parts } = await exported(person);
  expect(Object.keys(parts).toSorted()).toEqual(
    [
      ...['written_at', 'profile', 'sessions', 'secondFactor', 'passkeys', 'notifications', 'notificationChoices'],
      ...['accessRequests', 'apiKeys', 'picture', 'assistantProposals'],
    ].toSorted(),
  );
  expect(parts['profile']).toMatchObject([{ id: person.userId, email: person.email }]);
  expect(parts['sessions']).toHaveLength(1);
  expect(parts['accessRequests']).toMatchObject([
    { permission: 'manage_roles', reason: 'For the shift', decidedBy: null },
  ]);
  expect(Buffer.from(String(parts['picture']?.[0]?.['base64']), 'base64').subarray(8, 12).toString()).toBe('WEBP');
  expect(parts['notificationChoices']).toEqual([{ off: [], byMail: true }]);
  expect(text).not.toMatch(/password|argon2|secret|hash/i);
  expect(text).not.toContain(owner.email);
});

test('of more than a page all is written, once and in order', async () => {
  const person = await join(server, owner);
  const COUNT = 1234;
  await server.services.db.withSystem(async (trx) => {
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n));
    const same = { user_id: person.userId, tenant_id: owner.tenantId, kind: 'counted', day: '2026-01-01' };
    const never = { record_kind: null, record_id: null, read_at: null, mailed_at: null };
    const rows = Array.from({ length: COUNT }, (_, n) => {
      const facts = JSON.stringify({ n });
      return { ...same, ...never, id: `own-${n}`, group_key: `own-${n}`, facts, at: at(n) };
    });
    await trx.insertInto('notifications').values(rows).execute();
    return { answer: undefined, audit: none('the test makes them') };
  });
  const { parts } = await exported(person);
  const seen = (parts['notifications'] ?? []).map(({ facts }) => (facts as { n: number }).n);
  expect(seen).toEqual(Array.from({ length: COUNT }, (_, n) => COUNT - 1 - n));
});

test('is nobody else’s: neither an API key’s nor a colleague’s', async () => {
  const { token } = owner;
  const { body } = await server.call('POST /api-keys', { token, body: { name: 'Key', permissions: ['view_roles'] } });
  const answer = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${body.secret}` } });
  expect(answer.status).toBe(403);
  expect((await fetch(`${server.url}/api/me/export`)).status).toBe(401);
});
