import type { PermissionName } from '@slotwise/contract';
import { isPermissionName } from '@slotwise/contract/permissions';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, join, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

let count = 0;
const createRole = async (token = owner.token, name = `Role ${++count}`) =>
  (await server.call('POST /role', { token, body: { name, description: ' Some ' } })).body.role;
const rename = (role_id: string, fields: { name?: string; description?: string }, token = owner.token) =>
  server.call('PATCH /role', { token, body: { role_id, ...fields } });
const setPermissions = (role_id: string, names: PermissionName[], token = owner.token, headers = {}) =>
  server.call('PATCH /role/permissions', {
    token,
    headers,
    body: { role_id, permissions: names.map((id) => ({ id })) },
  });
const setUsers = (role_id: string, ids: string[], token = owner.token, headers = {}) =>
  server.call('PATCH /role/users', { token, headers, body: { role_id, users: ids.map((id) => ({ id })) } });
/** A colleague with a new role that holds these permissions. */
const colleagueWith = async (...names: PermissionName[]) => {
  const role = await createRole();
  await setPermissions(role.id, names);
  return { ...(await join(server, owner, { roleId: role.id })), role };
};
const listed = async (id: string) =>
  (await server.call('GET /mycompany/roles', { token: owner.token })).body.myRoles.find((role) => role.id === id);

test('a role is created empty, with its version as entity tag', async () => {
  const events = await publishedBy(server, channelOf(owner), async () => {
    const { status, body, headers } = await server.call('POST /role', {
      token: owner.token,
      body: { name: ' Picker ', description: '  Picks.\r\nCarries. ' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: expect.any(String),
      role: {
        id: expect.any(String),
        name: 'Picker',
        description: 'Picks.\nCarries.',
        avatarURL: null,
        permissions: [],
        users: [],
        version: 1,
        warehouseIds: null,
      },
    });
    expect(headers.get('etag')).toBe('"1"');
    expect(await auditOf(server, 'role.created', body.role.id)).toHaveLength(1);
  });
  expect(events).toMatchObject([
    { event: 'RoleCreated', data: { name: 'Picker' }, permission: 'view_roles' },
    { event: 'CompanyRoleCreated', data: { name: 'Picker' } },
  ]);
  const taken = await server.call('POST /role', { token: owner.token, body: { name: 'PICKER' } });
  expect([taken.status, taken.body.code]).toEqual([409, 'name_taken']);
  const blank = await server.call('POST /role', { token: owner.token, body: { name: '  ' } });
  expect(blank.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'name' }] });
});

test('a new name reaches the list, the holders and their own channel', async () => {
  const holder = await colleagueWith('view_roles');
  let own: Awaited<ReturnType<typeof publishedBy>> = [];
  const events = await publishedBy(server, channelOf(owner), async () => {
    own = await publishedBy(server, `user:${holder.userId}`, async () => {
      const { body, headers } = await server.call('PATCH /role', {
        token: owner.token,
        body: { role_id: holder.role.id, name: 'Renamed' },
      });
      expect(body.role).toMatchObject({ name: 'Renamed', description: 'Some' });
      expect(headers.get('etag')).toBe(`"${body.role.version}"`);
    });
  });
  expect(events.map(({ event }) => event)).toEqual(['RoleUpdated', 'CompanyRoleNameChanged', 'UserRoleUpdated']);
  expect(events[2]?.data).toMatchObject({ id: holder.userId, role: { name: 'Renamed' } });
  expect(own).toMatchObject([{ event: 'UserRoleNameChanged', data: { name: 'Renamed' } }]);
  const described = await publishedBy(server, channelOf(owner), () =>
    server.call('PATCH /role', { token: owner.token, body: { role_id: holder.role.id, description: 'Other' } }),
  );
  expect(described.map(({ event }) => event)).toEqual(['RoleUpdated']);
  const same = await publishedBy(server, channelOf(owner), () =>
    server.call('PATCH /role', { token: owner.token, body: { role_id: holder.role.id, name: 'Renamed' } }),
  );
  expect(same).toEqual([]);
});

test('permissions are replaced as a whole, by id alone', async () => {
  const role = await createRole();
  const events = await publishedBy(server, channelOf(owner), async () => {
    const { body } = await server.call('PATCH /role/permissions', {
      token: owner.token,
      body: {
        role_id: role.id,
        permissions: [{ id: 'view_users', name: 'manage_roles' }, { id: 'view_roles' }, { id: 'view_users' }],
      } as never,
    });
    expect(body.role.permissions.map(({ name }) => name)).toEqual(['view_roles', 'view_users']);
    expect(body.role.version).toBe(2);
  });
  expect(events.map(({ event }) => event)).toEqual(['RoleUpdated', 'CompanyRolePermissionsUpdated']);
  expect((await setPermissions(role.id, ['view_slotting'])).body.role.permissions.map(({ name }) => name)).toEqual([
    'view_slotting',
  ]);
  expect(await auditOf(server, 'role.permissions_replaced', role.id)).toMatchObject([
    { before: { permissions: [] }, after: { permissions: ['view_roles', 'view_users'] } },
    { before: { permissions: ['view_roles', 'view_users'] }, after: { permissions: ['view_slotting'] } },
  ]);
});

test('an unknown id is named and changes nothing', async () => {
  const role = await createRole();
  const permissions = await setPermissions(role.id, ['view_users', 'fly' as PermissionName]);
  expect(permissions.body).toMatchObject({
    code: 'unknown_id',
    details: [{ field: 'permissions/1/id', reason: expect.stringContaining('fly') }],
  });
  const stranger = await signUp(server.call);
  const users = await setUsers(role.id, [owner.userId, stranger.userId, 'nobody']);
  expect(users.status).toBe(422);
  expect(users.body.details?.map(({ field }) => field)).toEqual(['users/1/id', 'users/2/id']);
  expect(await listed(role.id)).toMatchObject({ permissions: [], users: [], version: 1 });
});

test('what a role allows counts at once', async () => {
  const colleague = await colleagueWith('view_users');
  const read = async () => (await server.call('GET /mycompany/users', { token: colleague.token })).status;
  expect(await read()).toBe(200);
  const own = await publishedBy(server, `user:${colleague.userId}`, () => setPermissions(colleague.role.id, []));
  expect(own.map(({ event }) => event)).toEqual(['UserRoleNameChanged']);
  expect(await read()).toBe(403);
});

test('adding a user moves them: both roles change, and the person is told', async () => {
  const { member } = await rolesByName(server, owner);
  const person = await join(server, owner, { roleId: member.id });
  const role = await createRole();
  const before = (await listed(member.id))?.version ?? 0;
  let own: Awaited<ReturnType<typeof publishedBy>> = [];
  const events = await publishedBy(server, channelOf(owner), async () => {
    own = await publishedBy(server, `user:${person.userId}`, async () => {
      const { body } = await setUsers(role.id, [person.userId]);
      expect(body.role).toMatchObject({
        version: 2,
        users: [{ id: person.userId, roleID: role.id, role: { name: role.name } }],
      });
    });
  });
  expect(events.map(({ event, data }) => [event, data.id]).sort()).toEqual(
    [
      ['RoleAssignmentChanged', role.id],
      ['RoleAssignmentChanged', member.id],
      ['UserRoleUpdated', person.userId],
    ].sort(),
  );
  expect(own.map(({ event }) => event)).toEqual(['UserNameChanged', 'UserRoleNameChanged']);
  expect(await listed(member.id)).toMatchObject({ users: [], version: before + 1 });
  const gone = await publishedBy(server, `user:${person.userId}`, () => setUsers(role.id, []));
  expect(gone).toMatchObject([{ event: 'UserNameChanged', data: { roleID: null } }]);
  expect((await server.call('GET /me', { token: person.token })).body.me.roleID).toBeNull();
});

describe('nobody grants what they do not hold', () => {
  test('by permissions, by users, by inviting or by resending', async () => {
    const limited = await colleagueWith(
      'manage_roles',
      'view_roles',
      'view_users',
      'manage_invitations',
      'view_invitations',
    );
    const roles = await rolesByName(server, owner);
    const empty = await createRole();
    const exceed = [
      await setPermissions(empty.id, ['view_roles', 'manage_company'], limited.token),
      await setPermissions(limited.role.id, ['manage_roles', 'manage_company'], limited.token),
      await setUsers(roles.owner.id, [owner.userId, limited.userId], limited.token),
      await server.call('POST /invitation', {
        token: limited.token,
        body: { invitation_type: 'join_company', email: 'x@example.com', role_id: roles.owner.id },
      }),
    ];
    expect(exceed.map(({ status, body }) => [status, body.code])).toEqual(exceed.map(() => [403, 'grant_exceeds_own']));
    const sent = await server.call('POST /invitation', {
      token: owner.token,
      body: { invitation_type: 'join_company', email: 'y@example.com', role_id: roles.manager.id },
    });
    const invitation_id = sent.body.invitation.id;
    await server.call('PATCH /invitation/cancel', { token: owner.token, body: { invitation_id } });
    const resent = await server.call('PATCH /invitation/resend', { token: limited.token, body: { invitation_id } });
    expect(resent.body.code).toBe('grant_exceeds_own');
    // They may give their own permissions; a role may keep its earlier ones.
    expect((await setPermissions(empty.id, ['view_roles'], limited.token)).status).toBe(200);
    await setPermissions(empty.id, ['view_roles', 'manage_company']);
    expect((await setPermissions(empty.id, ['view_roles', 'manage_company', 'view_users'], limited.token)).status).toBe(
      200,
    );
  });
});

describe('the last administrator', () => {
  const kept = async () => {
    const { myRoles } = (await server.call('GET /mycompany/roles', { token: owner.token })).body;
    return myRoles.some(
      ({ permissions, users }) => users.length > 0 && permissions.some(({ name }) => name === 'manage_roles'),
    );
  };

  test('cannot be taken away in any way', async () => {
    const roles = await rolesByName(server, owner);
    const answers = [
      await setPermissions(roles.owner.id, ['view_roles']),
      await setUsers(roles.owner.id, []),
      await setUsers(roles.member.id, [owner.userId]),
      await server.call('DELETE /role', { token: owner.token, body: { role_id: roles.owner.id } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'last_administrator']),
    );
    expect(await kept()).toBe(true);
    expect((await server.call('GET /myroles', { token: owner.token })).body.myRole?.name).toBe('Owner');
  });

  test('stays when two administrators remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      owner = await signUp(server.call);
      const roles = await rolesByName(server, owner);
      const other = await join(server, owner, { roleId: roles.owner.id });
      const answers = await Promise.all([
        setUsers(roles.owner.id, [owner.userId], owner.token),
        setUsers(roles.owner.id, [other.userId], other.token),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const survivor = answers[0]?.status === 200 ? owner : other;
      expect((await server.call('GET /myroles', { token: survivor.token })).body.myRole?.name).toBe('Owner');
    }
  });
});

describe('whoever may do more', () => {
  test('is not disempowered by whoever may do less', async () => {
    const roles = await rolesByName(server, owner);
    const held = ['manage_roles', 'view_roles', 'view_users', 'update_avatar'];
    const made = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Lesser', permissions: held.map((id) => ({ id })) },
    });
    const lesser = await join(server, owner, { roleId: made.body.role.id });
    const answers = [
      await setPermissions(roles.owner.id, ['manage_roles', 'view_roles'], lesser.token),
      await setUsers(roles.owner.id, [], lesser.token),
      await setUsers(made.body.role.id, [lesser.userId, owner.userId], lesser.token),
      await server.call('DELETE /role', { token: lesser.token, body: { role_id: roles.owner.id } }),
      await server.call('DELETE /role', { token: lesser.token, body: { role_id: roles.manager.id } }),
      await rename(roles.owner.id, { name: 'Guests' }, lesser.token),
      await rename(roles.owner.id, { description: 'Nobody that matters' }, lesser.token),
      await server.call('DELETE /role/picture', { token: lesser.token, query: { role_id: roles.owner.id } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'outranked']));
    expect(answers[0]?.body.details?.[0]?.reason).toContain('manage_invitations');
    // They may name the roles that they could grant, and take them away.
    expect((await rename(made.body.role.id, { name: 'Less' }, lesser.token)).status).toBe(200);
    expect((await setPermissions(made.body.role.id, ['manage_roles', 'view_roles'], lesser.token)).status).toBe(200);
  });

  test('does not lose a permission for the tenant that nobody else holds', async () => {
    const roles = await rolesByName(server, owner);
    const [lost, ...others] = roles.owner.permissions
      .flatMap(({ name }) => (isPermissionName(name) ? [name] : []))
      .filter((name) => name !== 'manage_roles');
    if (lost === undefined) throw new Error('The owner holds nothing.');
    const kept = ['manage_roles' as const, ...others];
    const refused = await setPermissions(roles.owner.id, kept);
    expect(refused).toMatchObject({ status: 409, body: { code: 'last_holder', details: [{ field: 'permissions' }] } });
    expect(refused.body.details?.[0]?.reason).toContain(lost);
    // A role that nobody has keeps nothing.
    const spare = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Spare', permissions: [{ id: lost }, { id: 'manage_roles' }] },
    });
    expect((await setPermissions(roles.owner.id, kept)).body.code).toBe('last_holder');
    await join(server, owner, { roleId: spare.body.role.id });
    expect((await setPermissions(roles.owner.id, kept)).status).toBe(200);
  });
});

test('a deleted role leaves its users without one', async () => {
  const person = await colleagueWith('view_users');
  let own: Awaited<ReturnType<typeof publishedBy>> = [];
  const events = await publishedBy(server, channelOf(owner), async () => {
    own = await publishedBy(server, `user:${person.userId}`, async () => {
      expect(
        (await server.call('DELETE /role', { token: owner.token, query: { role_id: person.role.id } })).status,
      ).toBe(200);
    });
  });
  expect(events.map(({ event }) => event)).toEqual(['RoleDeleted', 'CompanyRoleDeleted', 'UserRoleUpdated']);
  expect(events[2]?.data).toMatchObject({ id: person.userId, roleID: null, role: null });
  expect(own).toMatchObject([{ event: 'UserNameChanged', data: { roleID: null } }]);
  expect((await server.call('GET /myroles', { token: person.token })).body.myRole).toBeNull();
  expect((await server.call('DELETE /role', { token: owner.token, body: { role_id: person.role.id } })).body.code).toBe(
    'not_found',
  );
  const nothing = await server.call('DELETE /role', { token: owner.token });
  expect(nothing.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'role_id' }] });
});

describe('If-Match', () => {
  test('is a version that someone else may have changed', async () => {
    const role = await createRole();
    const withTag = (tag: string) => ({ 'if-match': tag });
    expect((await setPermissions(role.id, ['view_users'], owner.token, withTag('"1"'))).status).toBe(200);
    const stale = [
      await setPermissions(role.id, [], owner.token, withTag('"1"')),
      await setUsers(role.id, [], owner.token, withTag('"1"')),
      await server.call('PATCH /role', {
        token: owner.token,
        headers: withTag('W/"1"'),
        body: { role_id: role.id, name: 'Late' },
      }),
      await server.call('DELETE /role', {
        token: owner.token,
        headers: withTag('garbage'),
        body: { role_id: role.id },
      }),
    ];
    expect(stale.map(({ status, body }) => [status, body.code])).toEqual(stale.map(() => [412, 'version_mismatch']));
    expect((await setPermissions(role.id, [], owner.token, withTag('"7", "2"'))).status).toBe(200);
    expect((await setPermissions(role.id, ['view_users'], owner.token, withTag('*'))).status).toBe(200);
  });

  test('lets one of many edits of the same version through', async () => {
    const role = await createRole();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        server.call('PATCH /role', {
          token: owner.token,
          headers: { 'if-match': '"1"' },
          body: { role_id: role.id, description: `Edit ${n}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
    expect((await listed(role.id))?.version).toBe(2);
  });
});

test("another tenant's role is not there, and stays as it was", async () => {
  const stranger = await signUp(server.call);
  const role = await createRole();
  const before = await listed(role.id);
  for (const id of [role.id, 'unknown', 'not/an/id']) {
    const answers = [
      await server.call('PATCH /role', { token: stranger.token, body: { role_id: id, name: 'Mine' } }),
      await setPermissions(id, [], stranger.token),
      await setUsers(id, [], stranger.token),
      await server.call('DELETE /role', { token: stranger.token, body: { role_id: id } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not_found']));
  }
  expect(await listed(role.id)).toEqual(before);
});

test('a WMS hears of its roles by the names of its own catalogue', async () => {
  const wms = await signUp(server.call, 'wms');
  const colleague = await join(server, wms, { type: 'join_wms' });
  let id = '';
  const events = await publishedBy(server, channelOf(wms, 'wms'), async () => {
    id = (await createRole(wms.token)).id;
    await setPermissions(id, ['view_users'], wms.token);
    await setUsers(id, [colleague.userId], wms.token);
    await server.call('PATCH /role', { token: wms.token, body: { role_id: id, name: 'Planner' } });
    await server.call('DELETE /role', { token: wms.token, body: { role_id: id } });
  });
  expect(events.map(({ event }) => event)).toEqual([
    'RoleCreated',
    'RoleUpdated',
    'RoleReassigned',
    'RoleReassigned',
    'UserRoleUpdated',
    'RoleUpdated',
    'UserRoleUpdated',
    'RoleDeleted',
    'UserRoleUpdated',
  ]);
});

test('the own role shows colleagues only to those who may see them', async () => {
  const alone = await colleagueWith('view_slotting');
  await join(server, owner, { roleId: alone.role.id });
  const { myRole } = (await server.call('GET /myroles', { token: alone.token })).body;
  expect(myRole?.users.map(({ id }) => id)).toEqual([alone.userId]);
});
