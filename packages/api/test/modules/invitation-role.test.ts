import type { PermissionName } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, invite, join, mailsTo, newEmail, PASSWORD, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const change = (invitation_id: string, role_id: string, token = owner.token) =>
  server.call('PATCH /invitation/role', { token, body: { invitation_id, role_id } });

test('whoever waits for an answer gets another role by the link that they have, and no other mail', async () => {
  const { member, manager } = await rolesByName(server, owner);
  const { invitation, token, email } = await invite(server, owner, { roleId: member.id });
  const events = await publishedBy(server, channelOf(owner), async () => {
    const { status, body } = await change(invitation.id, manager.id);
    expect([status, body.invitation]).toEqual([200, { ...invitation, roleID: manager.id }]);
    // Once more it changes nothing, and nobody is told.
    expect((await change(invitation.id, manager.id)).body.message).toBe('Role unchanged');
  });
  expect(events).toMatchObject([{ event: 'InvitationResent', data: { id: invitation.id, roleID: manager.id } }]);
  expect(await auditOf(server, 'invitation.role_changed', invitation.id)).toMatchObject([
    { before: { roleId: member.id }, after: { roleId: manager.id } },
  ]);
  expect(await mailsTo(server, email)).toHaveLength(1);
  const { body } = await server.call('GET /invitation/timeline', {
    token: owner.token,
    query: { invitation_id: invitation.id },
  });
  expect(body.entries.map(({ event }) => event)).toContain('role_changed');
  await server.call('POST /invitation/register', {
    body: { token, email, password: PASSWORD, first_name: 'Grace', last_name: 'Hopper' },
  });
  const { myUsers } = (await server.call('GET /mycompany/users', { token: owner.token })).body;
  expect(myUsers.find((user) => user.email === email)?.roleID).toBe(manager.id);
});

test('nobody gives so what they lack, nor takes what they could not give', async () => {
  const { owner: ofOwner, manager, member } = await rolesByName(server, owner);
  const lesser = await join(server, owner, { roleId: manager.id });
  const [above, below] = [
    await invite(server, owner, { roleId: ofOwner.id }),
    await invite(server, owner, { roleId: member.id }),
  ];
  const taken = await change(above.invitation.id, member.id, lesser.token);
  expect([taken.status, taken.body.code]).toEqual([403, 'outranked']);
  const given = await change(below.invitation.id, ofOwner.id, lesser.token);
  expect([given.status, given.body.code]).toEqual([403, 'grant_exceeds_own']);
  expect((await change(below.invitation.id, manager.id, lesser.token)).status).toBe(200);
});

test('one that is over, one of another company and one that founds a company take no role', async () => {
  const { member, manager } = await rolesByName(server, owner);
  const { invitation } = await invite(server, owner, { roleId: member.id });
  const stranger = await signUp(server.call);
  const foreign = await rolesByName(server, stranger);
  expect((await change(invitation.id, foreign.member.id)).body.code).toBe('unknown_id');
  expect((await change(invitation.id, foreign.member.id, stranger.token)).body.code).toBe('not_found');
  await server.call('PATCH /invitation/cancel', { token: owner.token, body: { invitation_id: invitation.id } });
  expect((await change(invitation.id, manager.id)).body.code).toBe('invitation_not_pending');
  const wms = await signUp(server.call, 'wms');
  const roles = await rolesByName(server, wms, 'wms');
  const founding = await invite(server, wms, { type: 'join_wms_with_new_company' });
  const refused = await change(founding.invitation.id, roles.owner.id, wms.token);
  expect([refused.status, refused.body.details?.[0]?.field]).toEqual([422, 'role_id']);
  const joining = await invite(server, wms, { type: 'join_wms' });
  const told = await publishedBy(server, channelOf(wms, 'wms'), () =>
    change(joining.invitation.id, roles.owner.id, wms.token),
  );
  expect(told.map(({ event }) => event)).toEqual(['InvitationPending']);
});

describe('an invitation for which nobody chose a role', () => {
  const given = async (token: string) => {
    const { body } = await server.call('POST /invitation', {
      token,
      body: { invitation_type: 'join_company', email: newEmail() },
    });
    return body.invitation?.roleID;
  };
  const create = async (token: string, name: string, ...permissions: PermissionName[]) => {
    const { body } = await server.call('POST /role', { token, body: { name, description: '', permissions: [] } });
    await permit(token, body.role.id, ...permissions);
    return body.role;
  };
  const permit = (token: string, role_id: string, ...names: PermissionName[]) =>
    server.call('PATCH /role/permissions', {
      token,
      body: { role_id, permissions: PERMISSIONS.filter(({ name }) => names.includes(name)) },
    });

  test('is for Member, however few permissions another has, and for none that administers or allows nothing', async () => {
    const { token, ...person } = await signUp(server.call);
    const { member } = await rolesByName(server, { token, ...person });
    await create(token, 'Nobody');
    await create(token, 'Deputy', 'manage_roles', 'view_roles', 'view_users');
    expect(await given(token)).toBe(member.id);
    await permit(token, member.id, 'view_roles', 'manage_users');
    const clerk = await create(token, 'Clerk', 'view_roles', 'view_inventory', 'count_inventory');
    expect(await given(token)).toBe(clerk.id);
  });

  test('is for one that the inviter may give', async () => {
    const boss = await signUp(server.call);
    const inviting = await create(boss.token, 'Inviting', 'manage_invitations', 'view_roles');
    const guest = await create(boss.token, 'Guest', 'view_roles');
    const inviter = await join(server, boss, { roleId: inviting.id });
    expect(await given(inviter.token)).toBe(guest.id);
  });
});
