import type { FoundGroup, Query } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { invite, join, joinWithoutRole, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const search = async (person: Person, query: Query<'GET /search'>): Promise<FoundGroup[]> => {
  const { status, body } = await server.call('GET /search', { token: person.token, query });
  expect(status).toBe(200);
  return body.groups;
};
const titles = (groups: readonly FoundGroup[]) =>
  Object.fromEntries(groups.map(({ kind, records }) => [kind, records.map(({ title }) => title)]));

const addWarehouse = (person: Person, name: string) =>
  server.call('POST /warehouse', { token: person.token, body: { name } });

test('finds by any part of what a record says, whatever the case, grouped by kind', async () => {
  const person = await join(server, owner, { email: 'grace.hopper@nordlicht.example' });
  await invite(server, owner, { email: 'new@nordlicht.example' });
  await addWarehouse(owner, 'Halle Ärmel');
  await server.call('POST /role', { token: owner.token, body: { name: 'Night shift', description: 'Nordlicht crew' } });

  expect(titles(await search(owner, { term: 'NORDLICHT' }))).toEqual({
    user: ['Grace Hopper'],
    role: ['Night shift'],
    invitation: ['new@nordlicht.example', 'grace.hopper@nordlicht.example'],
  });
  expect(await search(owner, { term: ' ärmel ' })).toEqual([
    { kind: 'warehouse', records: [{ id: expect.any(String), title: 'Halle Ärmel', subtitle: '' }] },
  ]);
  const [users] = await search(owner, { term: 'e hop', kinds: 'user' });
  expect(users?.records).toEqual([{ id: person.userId, title: 'Grace Hopper', subtitle: person.email }]);
  expect(await search(owner, { term: 'nothing is called this' })).toEqual([]);
});

test('what stands for anything in SQL stands for itself', async () => {
  await addWarehouse(owner, '100% full_stock\\');
  for (const term of ['%', '_', '\\']) {
    expect(titles(await search(owner, { term, kinds: 'warehouse' }))).toEqual({ warehouse: ['100% full_stock\\'] });
  }
});

test('answers the kinds that are asked for, in their order, and ignores those that it does not know', async () => {
  const wanted = { term: 'n', kinds: 'role,pallet,user' };
  expect((await search(owner, wanted)).map(({ kind }) => kind)).toEqual(['role', 'user']);
});

test('a few of each kind', async () => {
  for (let count = 0; count < 8; count += 1) await addWarehouse(owner, `Shed ${count}`);
  const [found] = await search(owner, { term: 'shed' });
  expect(found?.records).toHaveLength(6);
});

test('records by name, as they are now: renamed ones with their new name, and none that is gone', async () => {
  const { body } = await addWarehouse(owner, 'Old name');
  const { id } = body.warehouse;
  const { member } = await rolesByName(server, owner);
  await server.call('PATCH /warehouse', { token: owner.token, body: { warehouse_id: id, name: 'New name' } });
  const records = `warehouse:${id},role:${member.id},role:gone`;
  expect(titles(await search(owner, { records }))).toEqual({ warehouse: ['New name'], role: ['Member'] });
});

test('nobody finds what they may not read, by its text or by its id', async () => {
  const { member } = await rolesByName(server, owner);
  const viewer = await join(server, owner, { roleId: member.id });
  const roleless = await joinWithoutRole(server, owner);
  const stranger = await signUp(server.call);
  const { invitation, email } = await invite(server, owner);

  expect(titles(await search(owner, { term: email }))).toEqual({ invitation: [email] });
  // A Member may not see invitations.
  expect(await search(viewer, { term: email })).toEqual([]);
  expect(await search(viewer, { records: `invitation:${invitation.id}` })).toEqual([]);
  expect(await search(roleless, { term: 'a' })).toEqual([]);
  expect(await search(stranger, { term: email })).toEqual([]);
  expect(await search(stranger, { records: `invitation:${invitation.id},user:${owner.userId}` })).toEqual([]);
});

test('a WMS finds its companies, and neither their users nor their roles', async () => {
  const wms = await signUp(server.call, 'wms');
  const boss = await join(server, wms, { type: 'join_wms_with_new_company', email: 'boss@of.example' });
  expect(titles(await search(wms, { term: 'new company' }))).toEqual({ company: ['New Company'] });
  expect(titles(await search(wms, { term: 'boss@of', kinds: 'user' }))).toEqual({});
  expect(titles(await search(boss, { term: 'new company' }))).toEqual({});
});

test.each([
  ['neither a term nor records', {}],
  ['both', { term: 'a', records: 'role:1' }],
  ['blanks', { term: '   ' }],
  ['a record without a kind', { records: 'r1' }],
  ['too many records', { records: Array.from({ length: 21 }, (_, index) => `role:${index}`).join(',') }],
])('%s is refused', async (_, query) => {
  const { status, body } = await server.call('GET /search', { token: owner.token, query });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
});
