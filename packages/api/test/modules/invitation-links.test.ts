import { setTimeout as wait } from 'node:timers/promises';
import { signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { PASSWORD, auditOf, channelOf, invite, join, mailsTo, newEmail, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL: 'https://slotwise.example' })));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

const copy = (invitation_id: string, token = owner.token) =>
  server.call('POST /invitation/link', { token, body: { invitation_id } });
const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const check = async (token: string) => (await server.call('POST /invitation/validtoken', { body: { token } })).status;
const act = (route: 'PATCH /invitation/cancel' | 'PATCH /invitation/resend', invitation_id: string) =>
  server.call(route, { token: owner.token, body: { invitation_id } });
const accept = (token: string, email: string) =>
  server.call('POST /invitation/register', {
    body: { token, email, password: PASSWORD, first_name: 'Grace', last_name: 'Hopper' },
  });
const timeline = async (invitation_id: string, token = owner.token) =>
  (await server.call('GET /invitation/timeline', { token, query: { invitation_id } })).body.entries;

describe('a copied link', () => {
  test('is good beside the mailed one, and only its hash is kept', async () => {
    const { invitation, token, email } = await invite(server, owner);
    const { status, body } = await copy(invitation.id);
    expect([status, body.expires_at]).toEqual([200, invitation.expiresAt]);
    expect(body.link).toMatch(/^https:\/\/slotwise\.example\/register\?token=[\w-]{43}$/);
    const secret = secretOf(body.link);
    expect(secretOf((await copy(invitation.id)).body.link)).not.toBe(secret);
    expect([await check(token), await check(secret)]).toEqual([200, 200]);
    const kept = await server.services.db.readSystem(async (trx) => [
      await trx.selectFrom('invitation_links').selectAll().execute(),
      await trx.selectFrom('audit_log').selectAll().execute(),
      await trx.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect((await accept(secret, email)).status).toBe(201);
    expect([await check(token), await check(secret)]).toEqual([422, 422]);
  });

  test('dies with cancel and resend like every other', async () => {
    const { invitation, token, email } = await invite(server, owner);
    const secret = secretOf((await copy(invitation.id)).body.link);
    await act('PATCH /invitation/cancel', invitation.id);
    expect([await check(token), await check(secret)]).toEqual([422, 422]);
    expect((await copy(invitation.id)).body.code).toBe('invitation_not_pending');
    await act('PATCH /invitation/resend', invitation.id);
    expect([await check(token), await check(secret)]).toEqual([422, 422]);
    expect((await accept(secret, email)).body.code).toBe('invalid_invitation_token');
    expect(await check(secretOf((await copy(invitation.id)).body.link))).toBe(200);
  });

  test('also where nobody marked the invitation expired before it was sent again', async () => {
    const { invitation, token } = await invite(server, owner);
    await server.services.db.withSystem(
      prepared((trx) =>
        trx
          .updateTable('invitations')
          .set({ expires_at: new Date(0) })
          .where('id', '=', invitation.id)
          .execute(),
      ),
    );
    expect((await copy(invitation.id)).body.code).toBe('invitation_not_pending');
    expect((await act('PATCH /invitation/resend', invitation.id)).status).toBe(200);
    expect(await check(token)).toBe(422);
  });

  test('gives nothing that its maker does not hold, and is nobody else’s to make', async () => {
    const { owner: highest, manager } = await rolesByName(server, owner);
    const managing = await join(server, owner, { roleId: manager.id });
    const { invitation } = await invite(server, owner, { roleId: highest.id });
    expect((await copy(invitation.id, managing.token)).body.code).toBe('grant_exceeds_own');
    const stranger = await signUp(server.call);
    for (const id of [invitation.id, 'unknown', 'not/an/id']) {
      expect((await copy(id, stranger.token)).body.code).toBe('not_found');
    }
    expect((await copy(invitation.id, (await join(server, owner)).token)).body.code).toBe('forbidden');
  });
});

describe('the timeline', () => {
  test('tells all that happened, oldest first, and who did it', async () => {
    const { invitation, email } = await invite(server, owner);
    await server.services.mail.deliver();
    await copy(invitation.id);
    await act('PATCH /invitation/cancel', invitation.id);
    await act('PATCH /invitation/resend', invitation.id);
    await server.services.mail.deliver();
    const [mail] = await mailsTo(server, email);
    await accept(/token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', email);
    const entries = await timeline(invitation.id);
    const me = { id: owner.userId, name: 'Ada Lovelace' };
    expect(entries.map(({ event, actor }) => [event, actor])).toEqual([
      ['created', me],
      ['mailed', null],
      ['link_copied', me],
      ['canceled', me],
      ['resent', me],
      ['mailed', null],
      ['accepted', { id: expect.any(String) as string, name: 'Grace Hopper' }],
    ]);
    expect(entries.map(({ at }) => at)).toEqual([...entries.map(({ at }) => at)].sort());
  });

  test('names nobody where nobody acted, and shows a rejection', async () => {
    const { invitation, token } = await invite(server, owner);
    await server.call('POST /invitation/reject', { body: { token } });
    await wait(5);
    await act('PATCH /invitation/resend', invitation.id);
    await server.services.db.withSystem(
      prepared((trx) =>
        trx
          .updateTable('invitations')
          .set({ expires_at: new Date(0) })
          .where('id', '=', invitation.id)
          .execute(),
      ),
    );
    await server.call('POST /invitation/expire', { token: owner.token, body: { invitation_id: invitation.id } });
    const entries = (await timeline(invitation.id)).filter(({ event }) => event !== 'mailed');
    expect(entries.map(({ event, actor }) => [event, actor?.name ?? null])).toEqual([
      ['created', 'Ada Lovelace'],
      ['rejected', null],
      ['resent', 'Ada Lovelace'],
      ['expired', null],
    ]);
  });

  test("another tenant's invitation is not there", async () => {
    const { invitation } = await invite(server, owner);
    const stranger = await signUp(server.call);
    for (const invitation_id of [invitation.id, 'unknown', 'not/an/id']) {
      const { body } = await server.call('GET /invitation/timeline', {
        token: stranger.token,
        query: { invitation_id },
      });
      expect(body.code).toBe('not_found');
    }
  });
});

describe('the preview', () => {
  const preview = (body: Record<string, unknown>) =>
    server.call('POST /invitation/preview', {
      token: owner.token,
      body: { invitation_type: 'join_company', ...body } as never,
    });

  test('is the very mail, but for its secret, and stores nothing', async () => {
    const body = { name: 'Ada <b>', message: 'Hello\r\nBcc: evil@example.com', email: newEmail(), ttl_days: 2 };
    const shown = await preview(body);
    expect(shown.status).toBe(200);
    const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: owner.token })).body;
    expect(myInvitations).toEqual([]);
    expect(await mailsTo(server, body.email)).toEqual([]);
    await server.call('POST /invitation', {
      token: owner.token,
      body: { invitation_type: 'join_company', ...body },
    });
    const [mail] = await mailsTo(server, body.email);
    const minute = /\d{4}-\d\d-\d\d \d\d:\d\d/;
    expect(mail?.subject).toBe(shown.body.subject);
    expect(mail?.text.replace(/token=[\w-]+/, 'token=…').replace(minute, '')).toBe(shown.body.text.replace(minute, ''));
  });

  test('needs no address yet, and refuses what sending would refuse', async () => {
    expect((await preview({})).body.text).toContain('token=…');
    expect((await preview({ phone_number: '+49151' })).body.subject).toBe('Text message');
    expect((await preview({ invitation_type: 'join_wms' })).body.code).toBe('invitation_type_not_allowed');
    expect((await preview({ phone_number: 'x' })).body.details?.[0]?.field).toBe('phone_number');
  });
});

describe('canceling many', () => {
  test('all that are pending end at once, each with its event and its entry; the others stay as they are', async () => {
    const [first, second, gone] = [
      await invite(server, owner),
      await invite(server, owner),
      await invite(server, owner),
    ];
    await server.call('PATCH /invitation/cancel', { token: owner.token, body: { invitation_id: gone.invitation.id } });
    const foreign = await invite(server, await signUp(server.call));
    const ids = [first, second, gone, foreign].map(({ invitation }) => invitation.id);
    const events = await publishedBy(server, channelOf(owner), async () => {
      const { status, body } = await server.call('PATCH /invitation/cancel/bulk', {
        token: owner.token,
        body: { invitation_ids: [...ids, ids[0] ?? '', 'unknown', '../x'] },
      });
      expect([status, body.invitations.map(({ id }) => id).sort()]).toEqual([200, ids.slice(0, 2).sort()]);
      expect(body.invitations.every(({ status: now }) => now === 'canceled')).toBe(true);
    });
    expect(events.map(({ event }) => event)).toEqual(['InvitationCanceled', 'InvitationCanceled']);
    for (const id of ids.slice(0, 2)) expect(await auditOf(server, 'invitation.canceled', id)).toHaveLength(1);
    expect(await auditOf(server, 'invitation.canceled', ids[3] ?? '')).toEqual([]);
    for (const link of [first, second]) {
      const { body } = await server.call('POST /invitation/validtoken', { body: { token: link.token } });
      expect(body.code).toBe('invalid_invitation_token');
    }
    expect((await server.call('POST /invitation/validtoken', { body: { token: foreign.token } })).status).toBe(200);
  });

  test('none of it where one of them gives what the caller could not give', async () => {
    const { owner: ofOwner, manager, member } = await rolesByName(server, owner);
    const lesser = await join(server, owner, { roleId: manager.id });
    const [above, below] = [
      await invite(server, owner, { roleId: ofOwner.id }),
      await invite(server, owner, { roleId: member.id }),
    ];
    const ids = [below, above].map(({ invitation }) => invitation.id);
    const { token } = lesser;
    const refused = [
      await server.call('PATCH /invitation/cancel/bulk', { token, body: { invitation_ids: ids } }),
      await server.call('PATCH /invitation/cancel', { token, body: { invitation_id: above.invitation.id } }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.details?.[0]?.reason]).toEqual([
        403,
        'outranked',
        expect.stringContaining('manage_roles'),
      ]);
    }
    for (const { token: link } of [above, below]) {
      expect((await server.call('POST /invitation/validtoken', { body: { token: link } })).status).toBe(200);
    }
    const own = await server.call('PATCH /invitation/cancel', {
      token,
      body: { invitation_id: below.invitation.id },
    });
    expect(own.body.invitation.status).toBe('canceled');
  });

  test('no more than 500 at once, and at least one', async () => {
    for (const invitation_ids of [[], Array.from({ length: 501 }, (_, n) => `i${n}`)]) {
      const { status } = await server.call('PATCH /invitation/cancel/bulk', {
        token: owner.token,
        body: { invitation_ids },
      });
      expect(status).toBe(422);
    }
  });
});
