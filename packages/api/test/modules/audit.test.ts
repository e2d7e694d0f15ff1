import type { Query } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { join } from './fixtures';

let server: TestServer;
let owner: Person;
let roleId: string;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  const { role } = (await server.call('POST /role', { token: owner.token, body: { name: 'Packer' } })).body;
  roleId = role.id;
  await server.call('PATCH /role', { token: owner.token, body: { role_id: roleId, name: 'Picker' } });
  await server.call('POST /warehouse', { token: owner.token, body: { name: 'North' } });
});
afterAll(() => server.close());

const read = (person: Person, query: Query<'GET /audit'> = {}) =>
  server.call('GET /audit', { token: person.token, query: query as Record<string, string> });
const actions = async (query?: Query<'GET /audit'>) =>
  (await read(owner, query)).body.items.map(({ action }) => action);

test('says what was done, by whom and what changed, the newest first', async () => {
  const { items } = (await read(owner)).body;
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'warehouse.created', subject: 'warehouse', after: { name: 'North' }, before: null },
    {
      action: 'role.updated',
      version: 1,
      subject: 'role',
      subjectId: roleId,
      actor: { id: owner.userId, name: 'Ada Lovelace' },
      before: { name: 'Packer' },
      after: { name: 'Picker' },
      embedded: null,
    },
    { action: 'role.created', after: { name: 'Packer', description: '', permissions: [] } },
  ]);
  expect(items.at(-1)?.action).toBe('tenant.registered');
});

test('filters by action, by thing and by person, and by all at once', async () => {
  expect(await actions({ action: 'role.created' })).toEqual(['role.created']);
  expect(await actions({ subject: 'role' })).toEqual(['role.updated', 'role.created']);
  expect(await actions({ subject_id: roleId, action: 'role.updated' })).toEqual(['role.updated']);
  expect(await actions({ actor_id: 'nobody' })).toEqual([]);
  const all = await actions({ actor_id: owner.userId });
  expect(all).toContain('session.opened');
});

test('a page goes on where the last one ended, under its own filter only', async () => {
  const whole = await actions();
  const first = (await read(owner, { limit: 2 })).body;
  await server.call('POST /warehouse', { token: owner.token, body: { name: 'South' } });
  const second = (await read(owner, { limit: 200, cursor: first.nextCursor ?? '' })).body;
  expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(whole);
  expect(second.nextCursor).toBeNull();
  const other = await read(owner, { cursor: first.nextCursor ?? '', subject: 'role' });
  expect(other).toMatchObject({ status: 422, body: { code: 'validation_failed', details: [{ field: 'cursor' }] } });
});

test('is for those who may see it, and about their own tenant', async () => {
  const member = await join(server, owner);
  expect((await read(member)).status).toBe(403);
  const stranger = await signUp(server.call);
  const { items } = (await read(stranger)).body;
  expect(items.map(({ action }) => action).sort()).toEqual([
    'address.confirmed',
    'session.opened',
    'tenant.registered',
  ]);
  expect(JSON.stringify(items)).not.toContain(owner.tenantId);
});

test('an entry stays when its author has left, without their name', async () => {
  const leaver = await join(server, owner);
  await server.call('PATCH /me', { token: leaver.token, body: { first_name: 'Leaving' } });
  await server.call('DELETE /user', { token: owner.token, body: { user_id: leaver.userId } });
  const { items } = (await read(owner, { actor_id: leaver.userId, action: 'user.renamed' })).body;
  expect(items).toMatchObject([{ actor: { id: leaver.userId, name: null }, after: { firstName: 'Leaving' } }]);
});

test('what two tenants had to do with stands in the audit of both', async () => {
  const wms = await signUp(server.call, 'wms');
  const founder = await join(server, wms, { type: 'join_wms_with_new_company' });
  for (const person of [wms, founder]) {
    const { items } = (await read(person, { action: 'invitation.accepted' })).body;
    expect(items).toMatchObject([{ before: { status: 'pending' }, after: { status: 'accepted' } }]);
  }
});
