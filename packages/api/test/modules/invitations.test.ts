import type { Invitation } from '@slotwise/contract';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import {
  PASSWORD,
  auditOf,
  channelOf,
  invite,
  join,
  mailsTo,
  newEmail,
  publishedBy,
  rolesByName,
  tokenMailedTo,
} from './fixtures';

const DAY_MS = 24 * 3600_000;
const clock = new MovedClock();
let server: TestServer;
let owner: Person, wms: Person;
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://slotwise.example' }, { clock });
  owner = await signUp(server.call);
  wms = await signUp(server.call, 'wms');
});
afterAll(() => server.close());
afterEach(() => void (clock.ahead = 0));

const send = (body: Record<string, unknown>, token = owner.token) =>
  server.call('POST /invitation', { token, body: { invitation_type: 'join_company', ...body } as never });
const cancel = (invitation_id: string, token = owner.token) =>
  server.call('PATCH /invitation/cancel', { token, body: { invitation_id } });
const resend = (invitation_id: string, token = owner.token) =>
  server.call('PATCH /invitation/resend', { token, body: { invitation_id } });
const expire = (invitation_id: string, token = owner.token) =>
  server.call('POST /invitation/expire', { token, body: { invitation_id } });
const check = (token: string) => server.call('POST /invitation/validtoken', { body: { token } });
const reject = (token: string) => server.call('POST /invitation/reject', { body: { token } });
const accept = (token: string, email: string, more: Record<string, unknown> = {}) =>
  server.call('POST /invitation/register', {
    body: { token, email, password: PASSWORD, first_name: 'Grace', last_name: 'Hopper', ...more },
  });
const read = async (id: string): Promise<Invitation | undefined> => {
  const { body } = await server.call('GET /mycompany/invitations', { token: owner.token });
  return body.myInvitations.find((one) => one.id === id);
};
const namesOf = (events: { event: string }[]) => events.map(({ event }) => event);

describe('sending', () => {
  test('makes a pending invitation of seven days for the usual role, and a mail', async () => {
    const email = newEmail();
    const { member } = await rolesByName(server, owner);
    let id = '';
    const events = await publishedBy(server, channelOf(owner), async () => {
      const { status, body } = await send({ email: email.toUpperCase(), name: ' Grace ', message: ' Hello\nthere ' });
      expect(status).toBe(201);
      id = body.invitation.id;
      expect(body.invitation).toMatchObject({
        name: 'Grace',
        email,
        phoneNumber: null,
        message: 'Hello\nthere',
        invitationType: 'join_company',
        status: 'pending',
        roleID: member.id,
        acceptedAt: null,
      });
      expect(Date.parse(body.invitation.expiresAt) - Date.parse(body.invitation.createdAt)).toBe(7 * DAY_MS);
    });
    expect(events).toMatchObject([{ event: 'InvitationCreated', data: { id }, permission: 'view_invitations' }]);
    expect(await auditOf(server, 'invitation.created', id)).toHaveLength(1);
    const token = await tokenMailedTo(server, email);
    expect(token).toHaveLength(43);
    const text = (await mailsTo(server, email))[0]?.text;
    expect(text).toMatch(/^Hello Grace,\n\n\S+ \S+ has invited you to join .+ on Slotwise\.\n/);
    expect(text).toContain(`https://slotwise.example/register?token=${token}`);
    const rows = await server.services.db.readSystem((trx) => trx.selectFrom('invitations').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('lasts 1 to 30 days', async () => {
    const { invitation } = (await send({ email: newEmail(), ttl_days: 30 })).body;
    expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(30 * DAY_MS);
    for (const ttl_days of [0, 31, 1.5]) expect((await send({ email: newEmail(), ttl_days })).status).toBe(422);
  });

  test('by phone writes a text message, and asks for an address later', async () => {
    const { status, body } = await send({ phone_number: ' +49 (0) 151-234 ' });
    expect([status, body.invitation.phoneNumber, body.invitation.email]).toEqual([201, '+490151234', null]);
    const token = await tokenMailedTo(server, 'sms:+490151234');
    expect((await check(token)).body).toMatchObject({ email: null, invitationType: 'join_company' });
    const email = newEmail();
    expect((await accept(token, email)).status).toBe(201);
    expect((await logIn(server.call, email, PASSWORD)).tenantId).toBe(owner.tenantId);
  });

  test('takes links out of what people write', async () => {
    const email = newEmail();
    await send({
      email,
      name: 'Win at https://evil.example/a',
      message: 'Click www.evil.example or evil.example/b or javascript://x now',
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).not.toMatch(/evil|javascript/);
    expect(mail?.text.match(/https?:\/\//g)).toHaveLength(1);
  });

  test.each([
    [{}, 422, 'validation_failed', 'email'],
    [{ phone_number: '  ' }, 422, 'validation_failed', 'phone_number'],
    [{ phone_number: 'call me' }, 422, 'validation_failed', 'phone_number'],
    [{ email: 'a@example.com', phone_number: '123456' }, 422, 'validation_failed', 'phone_number'],
    [{ email: 'nobody' }, 422, 'validation_failed', 'email'],
    [{ email: 'b@example.com', role_id: 'unknown' }, 422, 'unknown_id', 'role_id'],
    [{ email: 'b@example.com', invitation_type: 'join_wms' }, 422, 'invitation_type_not_allowed', undefined],
    [
      { email: 'b@example.com', invitation_type: 'join_wms_with_new_company' },
      422,
      'invitation_type_not_allowed',
      undefined,
    ],
    [{ email: 'b@example.com', invitation_type: 'own_everything' }, 422, 'validation_failed', 'invitation_type'],
  ])('%j is refused', async (body, status, code, field) => {
    const answer = await send(body);
    expect([answer.status, answer.body.code, answer.body.details?.[0]?.field]).toEqual([status, code, field]);
  });

  test('a WMS sends its own two types only', async () => {
    expect((await send({ email: newEmail() }, wms.token)).body.code).toBe('invitation_type_not_allowed');
    for (const invitation_type of ['join_wms', 'join_wms_with_new_company']) {
      const events = await publishedBy(server, channelOf(wms, 'wms'), async () => {
        expect((await send({ email: newEmail(), invitation_type }, wms.token)).status).toBe(201);
      });
      expect(namesOf(events)).toEqual(['InvitationCreated']);
    }
  });

  test('of two to one person at once, one is pending', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => send({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await send({ email: email.toUpperCase() })).body.code).toBe('invitation_exists');
    // Another tenant may invite the same person.
    const other = await signUp(server.call);
    expect((await send({ email }, other.token)).status).toBe(201);
  });
});

describe('accepting', () => {
  test('join_company makes a member of that company', async () => {
    const roles = await rolesByName(server, owner);
    const { token, email, invitation } = await invite(server, owner, { roleId: roles.manager.id });
    const { myCompany } = (await server.call('GET /mycompany', { token: owner.token })).body;
    expect((await check(token)).body).toEqual({
      email,
      invitationType: 'join_company',
      Wms: null,
      Company: { name: myCompany.name, avatarURL: null },
    });
    const events = await publishedBy(server, channelOf(owner), () => accept(token, email.toUpperCase()));
    expect(namesOf(events).sort()).toEqual(['InvitationAccepted', 'RoleAssignmentChanged', 'UserJoined']);
    const person = await logIn(server.call, email, PASSWORD);
    expect(person).toMatchObject({ tenantId: owner.tenantId, roleId: roles.manager.id });
    expect(await read(invitation.id)).toMatchObject({ status: 'accepted', acceptedAt: expect.any(String) });
    expect(await auditOf(server, 'invitation.accepted', invitation.id)).toMatchObject([
      { actor_id: person.userId, company_id: owner.tenantId },
    ]);
    const after = await rolesByName(server, owner);
    expect(after.manager.version).toBe(roles.manager.version + 1);
  });

  test('join_wms makes staff of that WMS', async () => {
    const { token, email } = await invite(server, wms, { type: 'join_wms' });
    expect((await check(token)).body).toMatchObject({ Wms: { avatarURL: null }, Company: null });
    const events = await publishedBy(server, channelOf(wms, 'wms'), () => accept(token, email));
    expect(namesOf(events).sort()).toEqual(['InvitationAccepted', 'RoleReassigned', 'UserJoined']);
    const { me } = (await server.call('GET /me', { token: (await logIn(server.call, email, PASSWORD)).token })).body;
    expect(me).toMatchObject({ userType: 'wms', wmsID: wms.tenantId, companyID: null });
  });

  test('join_wms_with_new_company makes a company of that WMS and the invitee its Owner', async () => {
    const { token, email } = await invite(server, wms, { type: 'join_wms_with_new_company' });
    const without = await accept(token, email, { new_company_name: '  ' });
    expect(without.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'new_company_name' }] });
    const events = await publishedBy(server, channelOf(wms, 'wms'), () =>
      accept(token, email, { new_company_name: ' Fresh ' }),
    );
    expect(events.map(({ event, data }) => [event, data.name])).toContainEqual(['CompanyCreated', 'Fresh']);
    const person = await logIn(server.call, email, PASSWORD);
    expect((await server.call('GET /mycompany', { token: person.token })).body.myCompany.name).toBe('Fresh');
    expect((await server.call('GET /myroles', { token: person.token })).body.myRole?.name).toBe('Owner');
    const { myCompanies } = (await server.call('GET /mywms/companies', { token: wms.token })).body;
    expect(myCompanies.map(({ id }) => id)).toContain(person.tenantId);
  });

  test('is for the invited address, once, and names what is wrong with the rest', async () => {
    const { token, email } = await invite(server, owner);
    expect((await accept(token, newEmail())).body.code).toBe('invalid_invitation_token');
    expect((await accept(token, email, { password: 'password1' })).body.code).toBe('password_too_common');
    expect((await accept(token, email, { first_name: ' ' })).body.details?.[0]?.field).toBe('first_name');
    expect((await accept(token, email, { new_company_name: 'Mine' })).body.details?.[0]?.field).toBe(
      'new_company_name',
    );
    expect((await accept(token, email)).status).toBe(201);
    expect((await accept(token, email)).body.code).toBe('invalid_invitation_token');
  });

  test('with an address that has an account changes nothing, and says so to who came by the mailed link', async () => {
    const other = await signUp(server.call);
    const { token, invitation } = await invite(server, owner, { email: other.email });
    const { status, body } = await accept(token, other.email);
    expect([status, body.code]).toEqual([409, 'account_exists']);
    expect((await read(invitation.id))?.status).toBe('pending');
    expect((await logIn(server.call, other.email, other.password)).tenantId).toBe(other.tenantId);
  });

  test('after its role was deleted joins without a role', async () => {
    const role = (await server.call('POST /role', { token: owner.token, body: { name: 'Short-lived' } })).body.role;
    const { token, email } = await invite(server, owner, { roleId: role.id });
    await server.call('DELETE /role', { token: owner.token, body: { role_id: role.id } });
    await accept(token, email);
    expect((await logIn(server.call, email, PASSWORD)).roleId).toBe('');
  });
});

describe('ending', () => {
  test('canceled: the link is dead; nothing else ends it', async () => {
    const { token, invitation, email } = await invite(server, owner);
    const events = await publishedBy(server, channelOf(owner), async () => {
      expect((await cancel(invitation.id)).body.invitation).toMatchObject({
        status: 'canceled',
        canceledAt: expect.any(String),
      });
      expect((await cancel(invitation.id)).body.code).toBe('invitation_not_pending');
      expect((await expire(invitation.id)).body.invitation.status).toBe('canceled');
      expect((await reject(token)).body.code).toBe('invalid_invitation_token');
      expect((await accept(token, email)).body.code).toBe('invalid_invitation_token');
    });
    expect(namesOf(events)).toEqual(['InvitationCanceled']);
    expect(await auditOf(server, 'invitation.canceled', invitation.id)).toHaveLength(1);
  });

  test("expired: by the server's clock, once, by whoever asks first", async () => {
    const { token, invitation } = await invite(server, owner);
    expect((await expire(invitation.id)).body.invitation.status).toBe('pending');
    // The server's own sweeper may come first: all the same it happens once.
    const events = await publishedBy(server, channelOf(owner), async () => {
      clock.ahead = 7 * DAY_MS + 1000;
      expect((await check(token)).body.code).toBe('invalid_invitation_token');
      const late = await logIn(server.call, owner.email, owner.password);
      expect((await cancel(invitation.id, late.token)).body.code).toBe('invitation_not_pending');
      const answers = await Promise.all([1, 2, 3].map(() => expire(invitation.id, late.token)));
      expect(answers.map(({ body }) => body.invitation.status)).toEqual(['expired', 'expired', 'expired']);
    });
    expect(events.filter(({ data }) => data.id === invitation.id).map(({ event }) => event)).toEqual([
      'InvitationExpired',
    ]);
  });

  test('expired: by the server itself, without any client; and forgotten after 90 days', async () => {
    const { invitation } = await invite(server, owner);
    const { expireSweeper, deleteSweeper } = await import('../../src/modules/invitations/sweep');
    const { services } = server;
    const sweep = (days: number) => ({
      db: services.db,
      services,
      log: services.log,
      now: new Date(Date.now() + days * DAY_MS),
    });
    await expireSweeper.run(sweep(1));
    expect((await read(invitation.id))?.status).toBe('pending');
    const events = await publishedBy(server, channelOf(owner), async () => {
      await expireSweeper.run(sweep(8));
      await expireSweeper.run(sweep(8));
    });
    const own = events.filter(({ data }) => data.id === invitation.id);
    expect(own).toMatchObject([{ event: 'InvitationExpired', data: { status: 'expired' } }]);
    expect(await auditOf(server, 'invitation.expired', invitation.id)).toMatchObject([
      { actor_id: null, company_id: owner.tenantId },
    ]);
    await deleteSweeper.run(sweep(97));
    expect(await read(invitation.id)).toBeDefined();
    const deleted = await publishedBy(server, channelOf(owner), () => deleteSweeper.run(sweep(99)));
    expect(deleted).toContainEqual({
      event: 'InvitationDeleted',
      data: { id: invitation.id },
      permission: 'view_invitations',
    });
    expect(await read(invitation.id)).toBeUndefined();
  });

  test('rejected: by the invitee', async () => {
    const { token, invitation } = await invite(server, owner);
    const events = await publishedBy(server, channelOf(owner), async () => {
      expect((await reject(token)).status).toBe(200);
      expect((await reject(token)).body.code).toBe('invalid_invitation_token');
    });
    expect(events).toMatchObject([{ event: 'InvitationCanceled', data: { id: invitation.id, status: 'rejected' } }]);
  });
});

describe('resending', () => {
  test('makes it pending again with a new link; the old one is dead', async () => {
    const { token: old, invitation, email } = await invite(server, owner);
    expect((await resend(invitation.id)).body.code).toBe('invitation_not_resendable');
    await cancel(invitation.id);
    const events = await publishedBy(server, channelOf(owner), async () => {
      const again = (await resend(invitation.id)).body.invitation;
      expect(again).toMatchObject({ status: 'pending', canceledAt: null, createdAt: invitation.createdAt });
      // The countdown begins anew.
      expect(invitation.sentAt).toBe(invitation.createdAt);
      expect(Date.parse(again.expiresAt) - Date.parse(again.sentAt ?? '')).toBe(7 * 24 * 3600_000);
      expect(Date.parse(again.sentAt ?? '')).toBeGreaterThan(Date.parse(invitation.createdAt));
    });
    expect(namesOf(events)).toEqual(['InvitationResent']);
    const token = await tokenMailedTo(server, email);
    expect(token).not.toBe(old);
    expect((await check(old)).body.code).toBe('invalid_invitation_token');
    expect((await accept(old, email)).body.code).toBe('invalid_invitation_token');
    expect((await accept(token, email)).status).toBe(201);
    expect((await resend(invitation.id)).body.code).toBe('invitation_not_resendable');
  });

  test('works for rejected and expired ones, also before anybody marked them expired', async () => {
    const rejected = await invite(server, owner);
    await reject(rejected.token);
    expect((await resend(rejected.invitation.id)).status).toBe(200);
    const expired = await invite(server, owner);
    clock.ahead = 8 * DAY_MS;
    const late = await logIn(server.call, owner.email, owner.password);
    const { body } = await resend(expired.invitation.id, late.token);
    expect(body.invitation.status).toBe('pending');
    expect(Date.parse(body.invitation.expiresAt)).toBeGreaterThan(Date.now() + 14 * DAY_MS);
  });

  test('gives way to another pending one for the same person', async () => {
    const { invitation, email } = await invite(server, owner);
    await cancel(invitation.id);
    await invite(server, owner, { email });
    expect((await resend(invitation.id)).body.code).toBe('invitation_exists');
  });

  test('of a WMS is told as InvitationPending', async () => {
    const { invitation } = await invite(server, wms, { type: 'join_wms' });
    await cancel(invitation.id, wms.token);
    const events = await publishedBy(server, channelOf(wms, 'wms'), () => resend(invitation.id, wms.token));
    expect(namesOf(events)).toEqual(['InvitationPending']);
  });
});

test('of accept, cancel, reject and expire at once, one wins and one event is published', async () => {
  for (let round = 0; round < 25; round++) {
    const { token, invitation, email } = await invite(server, owner);
    const events = await publishedBy(server, channelOf(owner), () =>
      Promise.all([
        accept(token, email),
        cancel(invitation.id),
        reject(token),
        expire(invitation.id),
        cancel(invitation.id),
      ]),
    );
    const own = events.filter(({ data }) => data.id === invitation.id);
    expect(own).toHaveLength(1);
    expect(own[0]?.data.status).toBe((await read(invitation.id))?.status);
  }
});

test('unknown, used, dead and foreign links get one identical answer everywhere', async () => {
  const used = await invite(server, owner);
  await accept(used.token, used.email);
  const dead = await invite(server, owner);
  await cancel(dead.invitation.id);
  const foreign = await invite(server, owner);
  const answers = [
    ...(await Promise.all(
      [used.token, dead.token, 'unknown'].flatMap((token) => [check(token), reject(token), accept(token, newEmail())]),
    )),
    await accept(foreign.token, newEmail()),
  ];
  const bodies = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
  expect(bodies).toEqual(
    new Set([
      JSON.stringify([422, { code: 'invalid_invitation_token', message: 'Invalid or expired invitation token' }]),
    ]),
  );
});

test("another tenant's invitation is not there", async () => {
  const { invitation } = await invite(server, owner);
  const strangers = [await signUp(server.call), wms, await join(server, wms, { type: 'join_wms_with_new_company' })];
  for (const { token } of strangers) {
    for (const id of [invitation.id, 'unknown', 'not/an/id']) {
      const answers = [await cancel(id, token), await resend(id, token), await expire(id, token)];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not_found']));
    }
  }
  expect((await read(invitation.id))?.status).toBe('pending');
});
