import { prepared, logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { auditOf, join, PASSWORD } from './fixtures';

const clock = new MovedClock();
let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer({}, { clock })));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

const list = async (query: Record<string, string> = {}, token = owner.token) =>
  (await server.call('GET /members', { token, query })).body;
const signOut = (user_id: string, token = owner.token) =>
  server.call('DELETE /member/sessions', { token, body: { user_id } });
const haveFactor = (userId: string) =>
  server.services.db.withSystem(
    prepared((trx) =>
      trx
        .insertInto('two_factor')
        .values({
          user_id: userId,
          secret: 'x',
          created_at: clock.now(),
          confirmed_at: clock.now(),
          failing_since: null,
        })
        .execute(),
    ),
  );

test('says of each member their role, sessions, second factor and when they were last here, page by page', async () => {
  const person = await join(server, owner);
  await logIn(server.call, person.email, PASSWORD);
  await haveFactor(person.userId);
  const all = await list();
  expect(all.matching).toBe(2);
  const found = all.items.find(({ id }) => id === person.userId);
  expect(found).toMatchObject({ email: person.email, role: { name: 'Member' }, sessions: 2, twoFactor: true });
  const me = all.items.find(({ id }) => id === owner.userId);
  expect(me).toMatchObject({ role: { name: 'Owner' }, twoFactor: false });
  expect(Date.parse(me?.lastSeenAt ?? '')).toBeGreaterThan(0);
  const first = await list({ limit: '1' });
  const second = await list({ limit: '1', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.nextCursor).toBeNull();
  expect((await list({ two_factor: 'yes' })).items.map(({ id }) => id)).toEqual([person.userId]);
  expect((await list({ two_factor: 'no' })).items.map(({ id }) => id)).toEqual([owner.userId]);
  expect((await list({ q: person.email })).items.map(({ id }) => id)).toEqual([person.userId]);
  expect(await list({ role: 'Member' })).toMatchObject({ items: [{ id: person.userId }], matching: 1 });
  expect((await list({ has_role: 'yes' })).matching).toBe(2);
  expect((await list({ has_role: 'no' })).items).toEqual([]);
  const stranger = await signUp(server.call);
  expect((await list({}, stranger.token)).items.map(({ id }) => id)).toEqual([stranger.userId]);
});

test('signs a colleague out everywhere, and neither oneself nor anybody who may do more', async () => {
  const person = await join(server, owner);
  const again = await logIn(server.call, person.email, PASSWORD);
  expect((await signOut(person.userId)).status).toBe(200);
  for (const { token } of [person, again]) expect((await server.call('GET /me', { token })).status).toBe(401);
  expect(await auditOf(server, 'user.signed_out', person.userId)).toMatchObject([
    {
      actor_id: owner.userId,
      company_id: owner.tenantId,
      details: { sessions: [expect.any(String), expect.any(String)] },
    },
  ]);
  expect((await list({ signed_in: 'no' })).items.map(({ id }) => id)).toEqual([person.userId]);
  // There is nothing left to end.
  expect((await signOut(person.userId)).status).toBe(200);
  expect(await auditOf(server, 'user.signed_out', person.userId)).toHaveLength(1);
  expect(await signOut(owner.userId)).toMatchObject({ status: 403, body: { code: 'forbidden' } });

  const body = { name: 'People', permissions: [{ id: 'manage_users' }] };
  const { role } = (await server.call('POST /role', { token: owner.token, body })).body;
  const lesser = await join(server, owner, { roleId: role.id });
  expect(await signOut(owner.userId, lesser.token)).toMatchObject({ status: 403, body: { code: 'outranked' } });
  const stranger = await signUp(server.call);
  expect(await signOut(owner.userId, stranger.token)).toMatchObject({ status: 404 });
  expect((await server.call('GET /me', { token: owner.token })).status).toBe(200);
});
