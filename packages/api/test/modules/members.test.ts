import type { PermissionName } from '@slotwise/contract';
import { NOTIFICATION_DAYS, NOTIFICATIONS_MAX } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { forgetSweeper } from '../../src/modules/notifications/forget';
import { mailSweeper } from '../../src/modules/notifications/send-mails';
import type { Sweeper } from '../../src/platform/sweepers';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { PASSWORD, auditOf, channelOf, invite, join, mailsTo, newEmail, publishedBy, rolesByName } from './fixtures';

const DAY_MS = 86_400_000;
const clock = new MovedClock();
let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer({}, { clock })));
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

describe('notifications', () => {
  const list = async ({ token }: Person, query = {}) =>
    (await server.call('GET /me/notifications', { token, query })).body.items;
  const unread = async ({ token }: Person) =>
    (await server.call('GET /me/notifications/unread', { token })).body.unread;
  const mark = (token: string, body: { ids?: string[]; until?: string; read: boolean }) =>
    server.call('PATCH /me/notifications', { token, body });
  /** Their session, which ended while the clock went on. */
  const again = ({ email }: Person) => logIn(server.call, email, PASSWORD);
  const sweep = (sweeper: Sweeper) => {
    const { db, log } = server.services;
    return sweeper.run({ db, now: clock.now(), services: server.services, log });
  };

  test('tell who invited, live, once a day with a count; what was read is so everywhere', async () => {
    const channel = `user:${owner.userId}`;
    const events = await publishedBy(server, channel, () => join(server, owner));
    expect(events).toEqual([{ event: 'NotificationsChanged', data: {}, permission: null }]);
    await join(server, owner);
    const [first, ...others] = await list(owner);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ kind: 'invitation.accepted', count: 2, readAt: null, values: { who: 'Grace Hopper' } },
      ...{ record: { kind: 'invitation' }, text: 'Grace Hopper and others accepted your invitations: 2.' },
    });
    expect(await unread(owner)).toBe(1);
    const told = await publishedBy(server, channel, () => mark(owner.token, { ids: [first!.id], read: true }));
    expect(told).toMatchObject([{ event: 'NotificationsChanged', data: { unread: 0 } }]);
    // Marked twice, nothing is told: there is nothing new.
    expect(await publishedBy(server, channel, () => mark(owner.token, { ids: [first!.id], read: true }))).toEqual([]);
    expect(await list(owner, { state: 'unread' })).toEqual([]);
    // Notifications that were read do not count any more.
    await join(server, owner);
    expect(await list(owner, { state: 'unread' })).toMatchObject([{ id: first!.id, count: 1 }]);
    clock.ahead += DAY_MS;
    owner = await again(owner);
    await join(server, owner);
    expect((await list(owner)).map(({ count }) => count)).toEqual([1, 1]);
    await mark(owner.token, { until: clock.now().toISOString(), read: true });
    expect(await unread(owner)).toBe(0);
    await mark(owner.token, { ids: [first!.id], read: false });
    expect(await unread(owner)).toBe(1);
  });

  test("are nobody else's, and gone with the right to what they are about", async () => {
    const { manager } = await rolesByName(server, owner);
    const other = await join(server, owner, { roleId: manager.id });
    await join(server, other);
    const [mine] = await list(other);
    expect(mine).toBeDefined();
    expect((await list(owner)).map(({ values }) => values)).toHaveLength(1);
    await mark(owner.token, { ids: [mine!.id], until: undefined, read: true });
    expect(await unread(other)).toBe(1);
    const plain = await withPermissions('Plain', 'view_users');
    await server.call('PATCH /role/users', {
      token: owner.token,
      body: { role_id: plain.id, users: [{ id: other.userId }] },
    });
    expect([await list(other), await unread(other)]).toEqual([[], 0]);
    // Only what one hears of oneself, whatever one may see.
    const { kinds } = (await server.call('GET /me/notification-choices', { token: other.token })).body;
    expect(kinds.map(({ kind }) => kind)).toEqual(['access.granted', 'access.declined']);
  });

  test('are not given to who does not want them, and go into one mail a day to who wants that', async () => {
    const { token } = owner;
    const choose = (off: string[], mail: 'none' | 'daily') =>
      server.call('PATCH /me/notification-choices', { token, body: { off, mail } });
    expect((await choose(['unheard.of'], 'none')).body.code).toBe('validation_failed');
    await choose(['invitation.accepted'], 'none');
    await join(server, owner);
    expect(await list(owner)).toEqual([]);
    const { body } = await choose([], 'daily');
    expect(body).toMatchObject({ mail: 'daily' });
    expect(body.kinds).toContainEqual({
      kind: 'invitation.accepted',
      text: 'Somebody accepted my invitation',
      on: true,
    });
    await join(server, owner);
    await sweep(mailSweeper);
    const digests = async () => (await mailsTo(server, owner.email)).filter(({ subject }) => subject.includes('read'));
    expect(await digests()).toEqual([]);
    clock.ahead += DAY_MS;
    await Promise.all([sweep(mailSweeper), sweep(mailSweeper)]);
    clock.ahead += DAY_MS;
    await sweep(mailSweeper);
    await server.services.mail.deliver();
    const mails = await digests();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('- Grace Hopper accepted your invitation.');
    const { token: later } = await again(owner);
    const sent = await server.call('GET /notification-mails', { token: later });
    expect(sent.body.items).toMatchObject([{ user: { id: owner.userId }, count: 1, status: 'sent' }]);
  });

  test('end after their time, and of each person the newest stay', async () => {
    const insert = (count: number) =>
      server.services.db.withSystem(
        prepared((trx) =>
          sql`INSERT INTO notifications (id, tenant_id, user_id, kind, group_key, day, facts, at)
            SELECT gen_random_uuid()::text, ${owner.tenantId}, ${owner.userId}, 'invitation.accepted', n::text,
              ${clock.now()}::date, '{"who":"A"}', ${clock.now()}::timestamptz - make_interval(secs => n)
            FROM generate_series(1, ${count}) AS n`.execute(trx),
        ),
      );
    await insert(NOTIFICATIONS_MAX + 20);
    await sweep(forgetSweeper);
    expect(await unread(owner)).toBe(NOTIFICATIONS_MAX);
    clock.ahead += NOTIFICATION_DAYS * DAY_MS + 1000;
    owner = await again(owner);
    expect(await unread(owner)).toBe(NOTIFICATIONS_MAX);
    await sweep(forgetSweeper);
    expect(await unread(owner)).toBe(0);
  });
});
