import type { PermissionName } from '@slotwise/contract';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { PASSWORD, auditOf, channelOf, invite, join, newEmail, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

const remove = (user_id: string, token = owner.token) => server.call('DELETE /user', { token, body: { user_id } });
const accept = (token: string, link: string, more = {}) =>
  server.call('POST /invitation/accept', { token, body: { token: link, ...more } });
const withPermissions = async (name: string, ...permissions: PermissionName[]) =>
  (
    await server.call('POST /role', {
      token: owner.token,
      body: { name, permissions: permissions.map((id) => ({ id })) },
    })
  ).body.role;
/** Somebody whose account belongs nowhere any more. */
const someoneLeft = async () => {
  const person = await join(server, owner);
  await remove(person.userId);
  return logIn(server.call, person.email, PASSWORD);
};

describe('removing a user', () => {
  test('takes tenant, role and sessions; the account stays and everybody is told', async () => {
    const { member } = await rolesByName(server, owner);
    const person = await join(server, owner);
    const events = await publishedBy(server, channelOf(owner), async () => {
      expect((await remove(person.userId)).status).toBe(200);
    });
    expect(events).toMatchObject([
      { event: 'UserLeft', data: { id: person.userId }, permission: 'view_users' },
      { event: 'RoleAssignmentChanged', data: { id: member.id, users: [] }, permission: 'view_roles' },
    ]);
    expect((await server.call('GET /me', { token: person.token })).status).toBe(401);
    expect((await server.call('POST /refresh', { headers: { 'x-refresh-token': person.refreshToken } })).status).toBe(
      401,
    );
    const { myUsers } = (await server.call('GET /mycompany/users', { token: owner.token })).body;
    expect(myUsers.map(({ id }) => id)).toEqual([owner.userId]);
    expect(await auditOf(server, 'user.removed', person.userId)).toMatchObject([
      { actor_id: owner.userId, company_id: owner.tenantId, before: { email: person.email, roleId: member.id } },
    ]);
    const back = await logIn(server.call, person.email, PASSWORD);
    expect((await server.call('GET /me', { token: back.token })).body.me).toMatchObject({
      companyID: null,
      wmsID: null,
      roleID: null,
    });
    expect((await server.call('GET /myroles', { token: back.token })).body).toEqual({ myRole: null });
    for (const route of ['GET /mycompany', 'GET /mycompany/users', 'GET /mycompany/roles'] as const) {
      expect((await server.call(route, { token: back.token })).status).toBe(403);
    }
    expect((await remove(person.userId)).body.code).toBe('not_found');
  });

  test("a WMS hears it on its own channel, and another tenant's user is not there", async () => {
    const wms = await signUp(server.call, 'wms');
    const colleague = await join(server, wms, { type: 'join_wms' });
    for (const id of [colleague.userId, 'unknown', 'not/an/id', wms.userId]) {
      expect((await remove(id)).body.code).toBe('not_found');
    }
    const events = await publishedBy(server, channelOf(wms, 'wms'), () => remove(colleague.userId, wms.token));
    expect(events.map(({ event }) => event)).toEqual(['UserLeft', 'RoleReassigned']);
  });

  test('never takes the last administrator, nor someone who may do more', async () => {
    expect((await remove(owner.userId)).body.code).toBe('last_administrator');
    const { manager } = await rolesByName(server, owner);
    const managing = await join(server, owner, { roleId: manager.id });
    const answer = await remove(owner.userId, managing.token);
    expect(answer).toMatchObject({ status: 403, body: { code: 'outranked', details: [{ field: 'user_id' }] } });
    expect(answer.body.details?.[0]?.reason).toContain('manage_roles');
    const member = await join(server, owner);
    expect((await remove(owner.userId, member.token)).body.code).toBe('forbidden');
    expect((await remove(member.userId, managing.token)).status).toBe(200);
    // Leaving is removing oneself.
    expect((await remove(managing.userId, managing.token)).status).toBe(200);
    expect((await server.call('GET /me', { token: owner.token })).body.me.companyID).toBe(owner.tenantId);
  });

  test('of two administrators who remove each other at once, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      owner = await signUp(server.call);
      const { owner: role } = await rolesByName(server, owner);
      const other = await join(server, owner, { roleId: role.id });
      const answers = await Promise.all([remove(other.userId, owner.token), remove(owner.userId, other.token)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});

describe('accepting with an account that there is', () => {
  test('gives it the place, once', async () => {
    const person = await someoneLeft();
    const { manager } = await rolesByName(server, owner);
    const { token: link, invitation } = await invite(server, owner, { email: person.email, roleId: manager.id });
    let own: Awaited<ReturnType<typeof publishedBy>> = [];
    const events = await publishedBy(server, channelOf(owner), async () => {
      own = await publishedBy(server, `user:${person.userId}`, async () => {
        expect((await accept(person.token, link)).status).toBe(200);
      });
    });
    expect(events.map(({ event }) => event)).toEqual(['InvitationAccepted', 'UserJoined', 'RoleAssignmentChanged']);
    expect(own).toMatchObject([{ event: 'UserNameChanged', data: { companyID: owner.tenantId, roleID: manager.id } }]);
    // The session that was open sees it at once.
    expect((await server.call('GET /myroles', { token: person.token })).body.myRole?.name).toBe('Manager');
    expect(await auditOf(server, 'invitation.accepted', invitation.id)).toMatchObject([{ actor_id: person.userId }]);
    expect((await accept(person.token, link)).body.code).toBe('tenant_already_joined');
  });

  test('works in each of the three ways', async () => {
    const wms = await signUp(server.call, 'wms');
    const staff = await someoneLeft();
    const joining = await invite(server, wms, { type: 'join_wms', email: staff.email });
    expect((await accept(staff.token, joining.token)).status).toBe(200);
    expect((await server.call('GET /me', { token: staff.token })).body.me).toMatchObject({
      userType: 'wms',
      wmsID: wms.tenantId,
      companyID: null,
    });
    const founder = await someoneLeft();
    const founding = await invite(server, wms, { type: 'join_wms_with_new_company', email: founder.email });
    const blank = await accept(founder.token, founding.token);
    expect(blank.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'new_company_name' }] });
    expect((await accept(founder.token, founding.token, { new_company_name: 'Own' })).status).toBe(200);
    expect((await server.call('GET /mycompany', { token: founder.token })).body.myCompany.name).toBe('Own');
    expect((await server.call('GET /myroles', { token: founder.token })).body.myRole?.name).toBe('Owner');
  });

  test('is for the invited address and for live links alone, with one identical answer', async () => {
    const person = await someoneLeft();
    const foreign = await invite(server, owner);
    const dead = await invite(server, owner, { email: person.email });
    await server.call('PATCH /invitation/cancel', {
      token: owner.token,
      body: { invitation_id: dead.invitation.id },
    });
    const answers = [
      await accept(person.token, foreign.token),
      await accept(person.token, dead.token),
      await accept(person.token, 'unknown'),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([422, { code: 'invalid_invitation_token', message: 'Invalid or expired invitation token' }]),
      ]),
    );
  });

  test('of two invitations at once, one is accepted', async () => {
    const person = await someoneLeft();
    const others = [await signUp(server.call), await signUp(server.call)];
    const links: string[] = [];
    for (const other of others) links.push((await invite(server, other, { email: person.email })).token);
    const answers = await Promise.all(links.map((link) => accept(person.token, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('who has an account and would sign up again is told how to go on: they came by the mailed link', async () => {
    const person = await someoneLeft();
    const { token: link } = await invite(server, owner, { email: person.email });
    const again = await server.call('POST /invitation/register', {
      body: { token: link, email: person.email, password: PASSWORD, first_name: 'A', last_name: 'B' },
    });
    expect([again.status, again.body.code]).toEqual([409, 'account_exists']);
    expect((await accept(person.token, link)).status).toBe(200);
  });

  test('an invited number accepts with any account', async () => {
    const person = await someoneLeft();
    const { invitation } = (
      await server.call('POST /invitation', {
        token: owner.token,
        body: { invitation_type: 'join_company', phone_number: '+49151555000' },
      })
    ).body;
    const { link } = (
      await server.call('POST /invitation/link', { token: owner.token, body: { invitation_id: invitation.id } })
    ).body;
    expect((await accept(person.token, new URL(link).searchParams.get('token') ?? '')).status).toBe(200);
  });
});

describe('a role with permissions from the start', () => {
  test('is made whole, by id alone', async () => {
    const role = await withPermissions('Copy', 'view_users', 'view_roles', 'view_users');
    expect(role.permissions.map(({ name }) => name)).toEqual(['view_roles', 'view_users']);
    expect(role.version).toBe(1);
    const unknown = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Other', permissions: [{ id: 'fly' }] },
    });
    expect(unknown.body).toMatchObject({ code: 'unknown_id', details: [{ field: 'permissions/0/id' }] });
  });

  test('never holds more than its maker', async () => {
    const climbing = await withPermissions('Climber', 'manage_roles', 'view_roles');
    const { token } = await join(server, owner, { roleId: climbing.id, email: newEmail() });
    const body = { name: 'Higher', permissions: [{ id: 'view_roles' }, { id: 'manage_company' }] };
    const answer = await server.call('POST /role', { token, body });
    expect(answer).toMatchObject({ status: 403, body: { code: 'grant_exceeds_own' } });
    const { myRoles } = (await server.call('GET /mycompany/roles', { token: owner.token })).body;
    expect(myRoles.map(({ name }) => name)).not.toContain('Higher');
  });
});

describe('the people, for who looks after them', () => {
  const members = (token: string, query: Record<string, string> = {}) => server.call('GET /members', { token, query });

  test('when they were last seen, on how many devices, and with which factors they sign in', async () => {
    const person = await join(server, owner);
    await logIn(server.call, person.email, PASSWORD);
    const { items, nextCursor, matching } = (await members(owner.token, { q: person.email })).body;
    expect(items).toEqual([
      expect.objectContaining({ id: person.userId, email: person.email, sessions: 2, twoFactor: false }),
    ]);
    expect(Date.parse(items[0]?.lastSeenAt ?? '')).not.toBeNaN();
    expect({ nextCursor, matching }).toEqual({ nextCursor: null, matching: 1 });
    expect((await members(person.token)).body.code).toBe('forbidden');
    const stranger = await signUp(server.call);
    expect((await members(stranger.token)).body.items.map(({ id }) => id)).toEqual([stranger.userId]);
  });

  test('signs somebody out everywhere, unless they may more', async () => {
    const person = await join(server, owner);
    const out = (token: string, user_id: string) => server.call('DELETE /user/sessions', { token, body: { user_id } });
    const helpdesk = await withPermissions('Helpdesk', 'view_users', 'manage_users');
    const helper = await join(server, owner, { roleId: helpdesk.id });
    expect((await out(helper.token, owner.userId)).body.code).toBe('outranked');
    expect((await out(owner.token, person.userId)).status).toBe(200);
    expect((await server.call('GET /me', { token: person.token })).status).toBe(401);
    expect(await auditOf(server, 'user.signed_out', person.userId)).toHaveLength(1);
  });
});
