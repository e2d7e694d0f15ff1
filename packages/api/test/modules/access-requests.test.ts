import type { PermissionName } from '@slotwise/contract';
import { ACCESS_REQUESTS_A_DAY } from '@slotwise/contract/constants';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { auditOf, channelOf, join, joinWithoutRole, publishedBy, rolesByName, toldTo } from './fixtures';

let server: TestServer;
let owner: Person;
let member: Person;
let manager: Person;
let stranger: Person;
let roles: Awaited<ReturnType<typeof rolesByName>>;

beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  stranger = await signUp(server.call);
  roles = await rolesByName(server, owner);
  member = await join(server, owner);
  manager = await join(server, owner, { roleId: roles.manager.id });
});
afterAll(() => server.close());

const ask = ({ token }: Person, permission: PermissionName, reason?: string) =>
  server.call('POST /me/access-requests', { token, body: { permission, ...(reason && { reason }) } });
const asked = async (person: Person, permission: PermissionName) => {
  const { status, body } = await ask(person, permission);
  expect(status).toBe(201);
  return body.accessRequest;
};
const grant = ({ token }: Person, request_id: string, role_id: string, method: 'move' | 'add' = 'move') =>
  server.call('POST /access-request/grant', { token, body: { request_id, role_id, method } });
const decline = ({ token }: Person, request_id: string, reason = 'Not your task.') =>
  server.call('POST /access-request/decline', { token, body: { request_id, reason } });
const withdraw = ({ token }: Person, request_id: string) =>
  server.call('POST /me/access-requests/withdraw', { token, body: { request_id } });
const openOnes = async ({ token }: Person) =>
  (await server.call('GET /access-requests', { token, query: { status: 'open' } })).body.items;
const held = async ({ token }: Person): Promise<string[]> =>
  (await server.call('GET /myroles', { token })).body.myRole?.permissions.map(({ name }) => name) ?? [];
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** A role of its own with a member, whom nobody else's change touches. */
async function inRole(
  name: string,
  permissions: PermissionName[],
  by = owner,
): Promise<{ person: Person; id: string }> {
  const body = { name, permissions: permissions.map((id) => ({ id })) };
  const { role } = (await server.call('POST /role', { token: by.token, body })).body;
  return { person: await join(server, by, { roleId: role.id }), id: role.id };
}

test('who lacks a permission asks for it; those who could give it are told, and nobody else', async () => {
  const told = await publishedBy(server, channelOf(owner), async () => {
    const { status, body } = await ask(member, 'view_invitations', '  To see who comes. ');
    expect(status).toBe(201);
    expect(body.accessRequest).toEqual({
      id: expect.any(String),
      user: { id: member.userId, name: 'Grace Hopper' },
      permission: 'view_invitations',
      reason: 'To see who comes.',
      status: 'open',
      askedAt: expect.any(String),
      endedAt: null,
      decidedBy: null,
      answer: null,
    });
  });
  expect(told).toMatchObject([{ event: 'AccessRequestChanged', permission: 'manage_roles' }]);
  const sentence = 'access.asked: Grace Hopper asks for the permission “View invitations”.';
  expect(await toldTo(server, owner.token)).toContain(sentence);
  for (const other of [manager, member, stranger]) expect(await toldTo(server, other.token)).not.toContain(sentence);
  const [request] = await openOnes(owner);
  const { body } = await server.call('GET /access-request', {
    token: owner.token,
    query: { request_id: request?.id ?? '' },
  });
  expect(body.accessRequest).toEqual(request);
  expect(await auditOf(server, 'access.asked', request?.id ?? '')).toMatchObject([
    {
      actor_id: member.userId,
      before: null,
      after: { user: member.userId, permission: 'view_invitations', reason: 'To see who comes.' },
    },
  ]);
});

test('one open request a person and permission, none for what is held or does not exist', async () => {
  expect(outcome(await ask(member, 'view_invitations'))).toEqual([409, 'already_asked']);
  expect(outcome(await ask(member, 'view_roles'))).toEqual([409, 'already_asked']);
  expect(outcome(await ask(member, 'rule_the_world' as PermissionName))).toEqual([422, 'unknown_id']);
  expect(outcome(await ask(member, 'view_audit', 'x'.repeat(501)))).toEqual([422, 'validation_failed']);
  // Of several at once, one is made.
  const person = await join(server, owner);
  const all = await Promise.all(Array.from({ length: 6 }, () => ask(person, 'view_audit')));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a decision moves the asker to a role that holds it, and they hear of it at once', async () => {
  const { person } = await inRole('Guest', ['view_roles']);
  const other = await inRole('Reader', ['view_roles', 'view_invitations']);
  const { id } = await asked(person, 'view_invitations');
  const live = await openLive(server.url, person.token);
  await server.call('POST /sse/subscribe', { token: person.token, body: { channel: `user:${person.userId}` } });
  expect(outcome(await grant(owner, id, other.id))).toEqual([200, undefined]);
  const message = await live.next(({ event }) => event === 'AccessRequestChanged');
  expect(message.data).toMatchObject({ id, status: 'granted', decidedBy: { id: owner.userId } });
  await live.next(({ event }) => event === 'UserRoleNameChanged');
  live.close();
  expect(await held(person)).toEqual(['view_invitations', 'view_roles']);
  expect(await toldTo(server, person.token)).toEqual([
    'access.granted: You have the permission “View invitations” now.',
  ]);
  expect(await auditOf(server, 'access.granted', id)).toMatchObject([
    { actor_id: owner.userId, before: { status: 'open' }, after: { status: 'granted', role: other.id } },
  ]);
  expect(await auditOf(server, 'role.users_replaced', other.id)).toMatchObject([
    { details: { added: [person.userId], removed: [] } },
  ]);
  // It is over: nobody decides or withdraws once more.
  expect(outcome(await grant(owner, id, other.id))).toEqual([409, 'already_decided']);
  expect(outcome(await decline(owner, id))).toEqual([409, 'already_decided']);
  expect(outcome(await withdraw(person, id))).toEqual([409, 'already_decided']);
});

test('or adds it to their own role, for everybody who has that', async () => {
  const { person, id: roleId } = await inRole('Clerk', ['view_roles']);
  const colleague = await join(server, owner, { roleId });
  const { id } = await asked(person, 'view_users');
  expect(outcome(await grant(owner, id, roles.member.id, 'add'))).toEqual([409, 'conflict']);
  expect(outcome(await grant(owner, id, roleId))).toEqual([422, 'validation_failed']);
  expect(outcome(await grant(owner, id, 'unknown'))).toEqual([422, 'unknown_id']);
  expect(await held(person)).toEqual(['view_roles']);
  expect(outcome(await grant(owner, id, roleId, 'add'))).toEqual([200, undefined]);
  for (const one of [person, colleague]) expect((await held(one)).sort()).toEqual(['view_roles', 'view_users']);
  expect(await auditOf(server, 'role.permissions_replaced', roleId)).toMatchObject([
    { before: { permissions: ['view_roles'] }, after: { permissions: ['view_roles', 'view_users'] } },
  ]);
});

test('who has got it meanwhile keeps their role: the request is closed and nothing changes', async () => {
  const { person, id: roleId } = await inRole('Late', ['view_roles']);
  const { id } = await asked(person, 'view_users');
  const permissions = [{ id: 'view_roles' }, { id: 'view_users' }];
  await server.call('PATCH /role/permissions', { token: owner.token, body: { role_id: roleId, permissions } });
  expect(outcome(await grant(owner, id, roles.manager.id))).toEqual([200, undefined]);
  expect((await held(person)).sort()).toEqual(['view_roles', 'view_users']);
});

test('a reason goes with every no, and the asker reads it', async () => {
  const { id } = await asked(member, 'view_audit');
  expect(outcome(await decline(owner, id, ' \n '))).toEqual([422, 'validation_failed']);
  expect(outcome(await decline(owner, id, 'Ask the night shift.'))).toEqual([200, undefined]);
  const { items } = (
    await server.call('GET /me/access-requests', { token: member.token, query: { permission: 'view_audit' } })
  ).body;
  expect(items).toMatchObject([
    { id, status: 'declined', answer: 'Ask the night shift.', decidedBy: { id: owner.userId, name: 'Ada Lovelace' } },
  ]);
  expect(await held(member)).not.toContain('view_audit');
  expect(await toldTo(server, member.token)).toContain(
    'access.declined: Your request for the permission “View the audit trail” was declined: Ask the night shift.',
  );
  expect(await auditOf(server, 'access.declined', id)).toMatchObject([
    { before: { status: 'open', answer: null }, after: { status: 'declined', answer: 'Ask the night shift.' } },
  ]);
  // A no is not for ever.
  expect((await ask(member, 'view_audit')).status).toBe(201);
});

test('the asker withdraws it, and nobody else does', async () => {
  const { id } = await asked(member, 'manage_users');
  for (const other of [owner, manager, stranger]) {
    expect(outcome(await withdraw(other, id))).toEqual([404, 'not_found']);
  }
  expect(outcome(await withdraw(member, id))).toEqual([200, undefined]);
  expect((await openOnes(owner)).map((one) => one.id)).not.toContain(id);
  expect(outcome(await grant(owner, id, roles.owner.id))).toEqual([409, 'already_decided']);
  expect(await auditOf(server, 'access.withdrawn', id)).toMatchObject([
    { actor_id: member.userId, before: { status: 'open' }, after: { status: 'withdrawn' } },
  ]);
});

test('what one person asks for is one notification, and what they withdraw unread is taken back', async () => {
  const { person } = await inRole('Asker', ['view_roles']);
  const unread = async () => (await server.call('GET /me/notifications/unread', { token: owner.token })).body.unread;
  const before = { told: await toldTo(server, owner.token), unread: await unread() };
  const said = async () => {
    const now = await toldTo(server, owner.token);
    return { said: now.slice(0, now.length - before.told.length), unread: (await unread()) - before.unread };
  };
  const first = await asked(person, 'view_users');
  const second = await asked(person, 'view_invitations');
  const many = 'access.asked: Grace Hopper asks for 2 permissions, the last of them “View invitations”.';
  expect(await said()).toEqual({ said: [many], unread: 1 });
  const told = await publishedBy(server, `user:${owner.userId}`, () => withdraw(person, second.id));
  expect(told.map(({ event }) => event)).toContain('NotificationsChanged');
  const one = 'access.asked: Grace Hopper asks for the permission “View users”.';
  expect(await said()).toEqual({ said: [one], unread: 1 });
  await withdraw(person, first.id);
  expect(await said()).toEqual({ said: [], unread: 0 });
  // A notification that was read stays where it is, and is not told anew.
  const third = await asked(person, 'view_users');
  await asked(person, 'view_invitations');
  const { items } = (await server.call('GET /me/notifications', { token: owner.token, query: { limit: '1' } })).body;
  await server.call('PATCH /me/notifications', {
    token: owner.token,
    body: { ids: items.map(({ id }) => id), read: true },
  });
  await withdraw(person, third.id);
  expect(await said()).toEqual({ said: [many], unread: 0 });
});

test('nobody decides on their own request, nor gives what they lack, nor moves those who outrank them', async () => {
  const { person: admin, id: adminRole } = await inRole('Admin', ['manage_roles', 'view_roles']);
  const own = await asked(admin, 'view_audit');
  expect(outcome(await grant(admin, own.id, adminRole, 'add'))).toEqual([403, 'forbidden']);
  expect(outcome(await decline(admin, own.id))).toEqual([403, 'forbidden']);
  const { person } = await inRole('Counter', ['count_inventory']);
  const lacking = await asked(person, 'view_audit');
  expect(outcome(await grant(admin, lacking.id, roles.owner.id))).toEqual([403, 'grant_exceeds_own']);
  expect(outcome(await decline(admin, lacking.id))).toEqual([403, 'grant_exceeds_own']);
  // They hold what is asked for, but not what the role holds besides, nor what the asker would lose.
  const view = await asked(person, 'view_roles');
  expect(outcome(await grant(admin, view.id, roles.member.id))).toEqual([403, 'grant_exceeds_own']);
  expect(outcome(await grant(admin, view.id, adminRole))).toEqual([403, 'outranked']);
  expect(outcome(await grant(manager, view.id, roles.member.id))).toEqual([403, 'forbidden']);
  expect(await held(person)).toEqual(['count_inventory']);
  expect(outcome(await decline(admin, view.id))).toEqual([200, undefined]);
});

test('only those are told who could give it: a right that they lack, or other warehouses, is none of theirs', async () => {
  const { token } = owner;
  const { warehouse } = (await server.call('POST /warehouse', { token, body: { name: 'North' } })).body;
  const limited = await inRole('Admin of North', ['manage_roles', 'view_roles', 'view_inventory']);
  const body = { role_id: limited.id, warehouse_ids: [warehouse.id] };
  await server.call('PATCH /role/warehouses', { token, body });
  const lacking = await inRole('Half an admin', ['manage_roles', 'view_roles']);
  const full = await inRole('Admin of stock', ['manage_roles', 'view_roles', 'view_inventory']);
  const { person } = await inRole('Everywhere', ['view_roles']);
  const { id } = await asked(person, 'view_inventory');
  const heard = async (one: Person) => (await toldTo(server, one.token)).filter((text) => text.includes('inventory'));
  expect(await heard(full.person)).toHaveLength(1);
  expect([await heard(limited.person), await heard(lacking.person)]).toEqual([[], []]);
  expect(outcome(await grant(limited.person, id, limited.id))).toEqual([403, 'beyond_own_warehouses']);
  expect(outcome(await decline(limited.person, id))).toEqual([403, 'beyond_own_warehouses']);
  // Of their own warehouse they decide.
  const near = await inRole('Hands of North', ['view_roles']);
  await server.call('PATCH /role/warehouses', { token, body: { ...body, role_id: near.id } });
  const theirs = await asked(near.person, 'view_inventory');
  expect((await decline(limited.person, theirs.id)).status).toBe(200);
});

test('another company neither sees nor decides, and no cursor of theirs is one here', async () => {
  const { id } = await asked(member, 'manage_invitations');
  expect(outcome(await grant(stranger, id, stranger.roleId))).toEqual([404, 'not_found']);
  expect(outcome(await decline(stranger, id))).toEqual([404, 'not_found']);
  const one = await server.call('GET /access-request', { token: stranger.token, query: { request_id: id } });
  expect(outcome(one)).toEqual([404, 'not_found']);
  expect(await openOnes(stranger)).toEqual([]);
  // Nor can a role of theirs be named.
  expect(outcome(await grant(owner, id, stranger.roleId))).toEqual([422, 'unknown_id']);
  const page = (person: Person, cursor?: string) =>
    server.call('GET /access-requests', { token: person.token, query: { limit: '1', ...(cursor && { cursor }) } });
  const first = (await page(owner)).body;
  const second = (await page(owner, first.nextCursor ?? '')).body;
  expect(second.items).toHaveLength(1);
  expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
  expect((await page(stranger, first.nextCursor ?? '')).status).toBe(422);
});

test('people of a WMS ask those who manage its roles', async () => {
  const wms = await signUp(server.call, 'wms');
  const person = await joinWithoutRole(server, wms, 'wms');
  const told = await publishedBy(server, channelOf(wms, 'wms'), () => asked(person, 'view_companies'));
  expect(told).toMatchObject([{ event: 'AccessRequestChanged', permission: 'manage_roles' }]);
  const [request] = await openOnes(wms);
  const { member: wanted } = await rolesByName(server, wms, 'wms');
  expect(outcome(await grant(wms, request?.id ?? '', wanted.id))).toEqual([200, undefined]);
  expect(await held(person)).toContain('view_companies');
});

test('who has left asks for nothing any more', async () => {
  const person = await join(server, owner);
  const { id } = await asked(person, 'manage_slotting');
  await server.call('DELETE /user', { token: owner.token, body: { user_id: person.userId } });
  expect((await openOnes(owner)).map((one) => one.id)).not.toContain(id);
  expect(outcome(await grant(owner, id, roles.manager.id))).toEqual([404, 'not_found']);
});

test('two administrators decide at once: one wins, the other is told, and all that follows is of one decision', async () => {
  const second = await join(server, owner, { roleId: roles.owner.id });
  for (let round = 0; round < 6; round++) {
    const { person, id: roleId } = await inRole(`Round ${round}`, ['view_roles']);
    const { id } = await asked(person, 'view_users');
    const [yes, no] = await Promise.all([grant(owner, id, roleId, 'add'), decline(second, id)]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect((yes.status === 409 ? yes : no).body.code).toBe('already_decided');
    const granted = yes.status === 200;
    expect((await held(person)).includes('view_users')).toBe(granted);
    const entries = [await auditOf(server, 'access.granted', id), await auditOf(server, 'access.declined', id)];
    expect(entries.map(({ length }) => length)).toEqual(granted ? [1, 0] : [0, 1]);
    expect(await toldTo(server, person.token)).toHaveLength(1);
  }
});

test('asking has its measure', async () => {
  const strict = await startServer({ RATE_LIMIT_FACTOR: '1' });
  try {
    const boss = await signUp(strict.call);
    const person = await join(strict, boss);
    const again = async () => {
      const { status, body } = await strict.call('POST /me/access-requests', {
        token: person.token,
        body: { permission: 'view_audit' },
      });
      if (status !== 201) return [status, body.code];
      await strict.call('POST /me/access-requests/withdraw', {
        token: person.token,
        body: { request_id: body.accessRequest.id },
      });
      return [status];
    };
    for (let time = 0; time < ACCESS_REQUESTS_A_DAY; time++) expect(await again()).toEqual([201]);
    expect(await again()).toEqual([429, 'rate_limited']);
  } finally {
    await strict.close();
  }
});
