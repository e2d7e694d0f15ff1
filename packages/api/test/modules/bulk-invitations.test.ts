import { signUp, startServer, type Person, type TestServer, prepared } from '../harness';
import { auditOf, channelOf, join, mailsTo, newEmail, publishedBy, rolesByName } from './fixtures';
import { report } from '../rounds';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());
beforeEach(async () => void (owner = await signUp(server.call)));

type Row = { address: string; name?: string; role_id?: string };
const bulk = (rows: Row[], more = {}, { token = owner.token, headers = {} } = {}) =>
  server.call('POST /invitation/bulk', {
    token,
    headers,
    body: { invitation_type: 'join_company', rows, ...more },
  });

test('every row has its own answer, and one bad row refuses no other', async () => {
  const member = await join(server, owner);
  const waiting = newEmail();
  await bulk([{ address: waiting }]);
  const fresh = newEmail();
  const rows: Row[] = [
    { address: ` ${fresh.toUpperCase()} `, name: ' Ada ' },
    { address: fresh },
    { address: member.email.toUpperCase() },
    { address: waiting },
    { address: '' },
    { address: 'nobody@nowhere' },
    { address: 'somebody' },
    { address: 'a@b.c,d@e.f' },
    { address: `${'x'.repeat(320)}@example.com` },
    { address: `${'x'.repeat(300)}@example.com` },
    { address: newEmail(), name: 'x'.repeat(121) },
    { address: newEmail(), name: 'bell\u0007' },
    { address: newEmail(), name: '=HYPERLINK("https://evil.example")' },
    { address: '+49 (151) 555-1234', name: '<b>Bob</b>\u202E' },
    { address: '+491515551234' },
    { address: '"Ada" <ada@example.com>' },
    { address: 'nul\0@example.com' },
    { address: newEmail(), name: 'half \ud83d' },
  ];
  const { status, body } = await bulk(rows, { message: 'Hello', ttl_days: 3 });
  expect(status).toBe(200);
  expect(body.results.map(({ index, outcome, reason }) => [index, outcome, reason])).toEqual([
    [0, 'invited', null],
    [1, 'duplicate', 'The same person is in row 1'],
    [2, 'member', 'This person is already a member'],
    [3, 'pending', 'There is already a pending invitation for this person'],
    [4, 'invalid', 'The address is empty'],
    [5, 'invalid', 'Please enter a valid email address'],
    [6, 'invalid', 'This is neither an e-mail address nor a phone number'],
    [7, 'invalid', 'Please enter a valid email address'],
    [8, 'invalid', 'An address has at most 320 characters'],
    [9, 'invalid', 'An e-mail address has at most 254 characters'],
    [10, 'invalid', 'The name has more than 120 characters'],
    [11, 'invalid', 'The name contains characters that cannot be used'],
    [12, 'invited', null],
    [13, 'invited', null],
    [14, 'duplicate', 'The same person is in row 14'],
    [15, 'invalid', 'Please enter a valid email address'],
    [16, 'invalid', 'The row must not contain the character NUL'],
    [17, 'invalid', 'The row must be valid Unicode'],
  ]);
  expect(body.results.flatMap(({ index, fault }) => (fault ? [{ index, ...fault }] : []))).toEqual([
    { index: 4, field: 'address', code: 'empty' },
    { index: 5, field: 'address', code: 'not_an_email' },
    { index: 6, field: 'address', code: 'malformed' },
    { index: 7, field: 'address', code: 'not_an_email' },
    { index: 8, field: 'address', code: 'too_long', max: 320 },
    { index: 9, field: 'address', code: 'too_long', max: 254 },
    { index: 10, field: 'name', code: 'too_long', max: 120 },
    { index: 11, field: 'name', code: 'bad_characters' },
    { index: 15, field: 'address', code: 'not_an_email' },
    { index: 16, field: 'row', code: 'nul' },
    { index: 17, field: 'row', code: 'not_unicode' },
  ]);
  const { member: role } = await rolesByName(server, owner);
  expect(body.results[0]?.invitation).toMatchObject({
    email: fresh,
    name: 'Ada',
    message: 'Hello',
    status: 'pending',
    roleID: role.id,
  });
  expect(body.results[3]?.invitation).toMatchObject({ email: waiting, status: 'pending' });
  expect(body.results[13]?.invitation).toMatchObject({ phoneNumber: '+491515551234', name: '<b>Bob</b>' });
  expect((await mailsTo(server, fresh))[0]?.text).toContain('> Hello');
});

test('each gets an event, an audit row, a mail and a link of their own', async () => {
  const emails = [newEmail(), newEmail()];
  const events = await publishedBy(server, channelOf(owner), () => bulk(emails.map((address) => ({ address }))));
  expect(events.map(({ event, permission }) => [event, permission])).toEqual([
    ['InvitationCreated', 'view_invitations'],
    ['InvitationCreated', 'view_invitations'],
  ]);
  const links = new Set<string>();
  for (const { data } of events) {
    expect(await auditOf(server, 'invitation.created', String(data.id))).toMatchObject([{ actor_id: owner.userId }]);
    const [mail] = await mailsTo(server, String(data.email));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.call('POST /invitation/validtoken', { body: { token } })).body.email).toBe(data.email);
    links.add(token);
  }
  expect(links.size).toBe(2);
});

test('the same list again invites nobody twice; the same request again is answered as before', async () => {
  const rows = [{ address: newEmail() }, { address: newEmail() }];
  const headers = { 'idempotency-key': `bulk-${rows[0]?.address}` };
  const first = await bulk(rows, {}, { headers });
  const retried = await bulk(rows, {}, { headers });
  expect(retried.body).toEqual(first.body);
  const again = await bulk(rows);
  expect(again.body.results.map(({ outcome }) => outcome)).toEqual(['pending', 'pending']);
  const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: owner.token })).body;
  expect(myInvitations).toHaveLength(2);
});

test('of two equal lists at once, each person is invited by one', async () => {
  const rows = Array.from({ length: 20 }, () => ({ address: newEmail() }));
  const answers = await Promise.all([bulk(rows), bulk(rows)]);
  const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'pending')).toHaveLength(20);
});

test('what holds for all rows refuses all of them', async () => {
  const rows = [{ address: newEmail() }];
  const { manager, owner: highest } = await rolesByName(server, owner);
  const managing = await join(server, owner, { roleId: manager.id });
  const answers = [
    await bulk(rows, { role_id: 'unknown' }),
    await bulk(rows, { invitation_type: 'join_wms' }),
    await bulk(rows, { role_id: highest.id }, { token: managing.token }),
    await bulk([]),
    await bulk(rows, { ttl_days: 31 }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual([
    'unknown_id',
    'invitation_type_not_allowed',
    'grant_exceeds_own',
    'validation_failed',
    'validation_failed',
  ]);
  const tooMany = await bulk(Array.from({ length: 501 }, (_, n) => ({ address: `p${n}@example.com` })));
  expect(tooMany.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'rows' }] });
});

test('a row may have its own role; one that cannot be given refuses that row alone', async () => {
  const { manager, member, owner: highest } = await rolesByName(server, owner);
  const managing = await join(server, owner, { roleId: manager.id });
  const rows: Row[] = [
    { address: newEmail(), role_id: manager.id },
    { address: newEmail() },
    { address: newEmail(), role_id: highest.id },
    { address: newEmail(), role_id: 'unknown' },
    { address: newEmail(), role_id: '../no id' },
  ];
  const { status, body } = await bulk(rows, { role_id: member.id }, { token: managing.token });
  expect(status).toBe(200);
  expect(body.results.map(({ outcome, fault, invitation }) => [outcome, fault ?? null, invitation?.roleID])).toEqual([
    ['invited', null, manager.id],
    ['invited', null, member.id],
    ['invalid', { field: 'role', code: 'not_held' }, undefined],
    ['invalid', { field: 'role', code: 'unknown_role' }, undefined],
    ['invalid', { field: 'role', code: 'unknown_role' }, undefined],
  ]);
  const [first] = body.results;
  expect(await auditOf(server, 'invitation.created', first?.invitation?.id ?? '')).toMatchObject([
    { after: { roleId: manager.id } },
  ]);
});

test('the page lists those of one list in its order', async () => {
  const rows = Array.from({ length: 30 }, () => ({ address: newEmail() }));
  await bulk(rows);
  const { body } = await server.call('GET /mycompany/invitations', { token: owner.token });
  expect(body.myInvitations.map(({ email }) => email)).toEqual(rows.map(({ address }) => address));
});

test('500 at once take a fraction of the time that clients wait', async () => {
  const rows = Array.from({ length: 500 }, () => ({ address: newEmail() }));
  const began = performance.now();
  const { body } = await bulk(rows);
  const took = performance.now() - began;
  expect(body.results.filter(({ outcome }) => outcome === 'invited')).toHaveLength(500);
  expect(took).toBeLessThan(4000);
  report('bulk of 500', began, {});
  const { rows: left } = await server.services.db.readSystem(async (trx) => ({
    rows: await trx.selectFrom('mail_outbox').select('id').execute(),
  }));
  expect(left.length).toBeGreaterThanOrEqual(500);
});

test('whose time is up may be invited again', async () => {
  const address = newEmail();
  await bulk([{ address }]);
  await server.services.db.withSystem(
    prepared((trx) =>
      trx
        .updateTable('invitations')
        .set({ expires_at: new Date(0) })
        .where('email', '=', address)
        .execute(),
    ),
  );
  const events = await publishedBy(server, channelOf(owner), async () => {
    expect((await bulk([{ address }])).body.results[0]?.outcome).toBe('invited');
  });
  expect(events.map(({ event }) => event)).toEqual(['InvitationExpired', 'InvitationCreated']);
});

test('a list is judged before it is sent, by the same measure, and nothing comes of that', async () => {
  const member = await join(server, owner);
  const [waiting, late, fresh] = [newEmail(), newEmail(), newEmail()];
  await bulk([{ address: waiting }, { address: late }]);
  await server.services.db.withSystem(
    prepared((trx) =>
      trx
        .updateTable('invitations')
        .set({ expires_at: new Date(0) })
        .where('email', '=', late)
        .execute(),
    ),
  );
  // Whom other tenants know is nobody's business here.
  const other = await signUp(server.call);
  const invitedByOther = newEmail();
  await bulk([{ address: invitedByOther }], {}, { token: other.token });
  const rows: Row[] = [
    { address: fresh },
    { address: ` ${fresh.toUpperCase()}` },
    { address: member.email.toUpperCase() },
    { address: waiting },
    { address: late },
    { address: 'nobody@nowhere' },
    { address: newEmail(), name: 'x'.repeat(121) },
    { address: other.email },
    { address: invitedByOther },
    { address: 'nul\0@example.com' },
  ];
  const check = () => server.call('POST /invitation/bulk/check', { token: owner.token, body: { rows } });
  const { status, body } = await check();
  expect(status).toBe(200);
  expect(body.results.map(({ outcome }) => outcome)).toEqual([
    'free',
    'duplicate',
    'member',
    'pending',
    'free',
    'invalid',
    'invalid',
    'free',
    'free',
    'invalid',
  ]);
  expect((await mailsTo(server, fresh)).length).toBe(0);
  expect((await check()).body).toEqual(body);
  // Sending says the same of every row, in the same words.
  const sent = (await bulk(rows)).body.results;
  expect(sent.map(({ outcome, reason, fault }) => [outcome, reason, fault])).toEqual(
    body.results.map(({ outcome, reason, fault }) => [outcome === 'free' ? 'invited' : outcome, reason, fault]),
  );
});
