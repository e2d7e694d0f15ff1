import { subjectNameIn, type Query } from '@slotwise/contract';
import { sql } from 'kysely';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { askAssistant } from './ask-assistant';
import { invite, join, rolesByName } from './fixtures';

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
      apiKey: null,
    },
    { action: 'role.created', after: { name: 'Packer', description: '', permissions: [] } },
  ]);
  expect(items.at(-1)?.action).toBe('tenant.registered');
});

test('filters by action, by thing and by person, and by all at once', async () => {
  expect(await actions({ q: 'action:role.created' })).toEqual(['role.created']);
  expect(await actions({ q: 'about:role' })).toEqual(['role.updated', 'role.created']);
  expect(await actions({ q: `id:${roleId} action:role.updated` })).toEqual(['role.updated']);
  expect(await actions({ q: 'who:nobody' })).toEqual([]);
  for (const who of ['lovelace', '"ada love"', owner.email, owner.userId])
    expect(await actions({ q: `who:${who}` })).toContain('session.opened');
});

test('a word is looked for in actions and names, a kind of action stands for all of it, and both can be taken away', async () => {
  expect(await actions({ q: 'north' })).toEqual(['warehouse.created']);
  expect(await actions({ q: 'packer' })).toEqual(['role.updated', 'role.created']);
  expect(await actions({ q: 'action:role -picker' })).toEqual(['role.created']);
  expect(await actions({ q: 'action:role.*' })).toEqual(['role.updated', 'role.created']);
  const rest = await actions({ q: '-action:role' });
  expect(rest).toContain('warehouse.created');
  expect(rest.join()).not.toContain('role.');
  // Nothing in a filter is a pattern of the database.
  for (const q of ['%', 'action:r_le', "who:'", 'action:\\']) expect(await actions({ q })).toEqual([]);
});

test('by day, and from an instant on', async () => {
  const { items } = (await read(owner)).body;
  const day = items[0]?.at.slice(0, 10) ?? '';
  const whose = (holds: (at: string) => boolean) =>
    items.filter(({ at }) => holds(at.slice(0, 10))).map(({ action }) => action);
  const wanted: [q: string, holds: (at: string) => boolean][] = [
    [`at:>=${day}`, (at) => at >= day],
    [`at:<=${day}`, (at) => at <= day],
    [`at:${day}`, (at) => at === day],
    [`-at:${day}`, (at) => at !== day],
    [`at:<${day}`, (at) => at < day],
    [`at:>${day}`, (at) => at > day],
    ['at:>2001-01-01', () => true],
    ['at:2001-01-01', () => false],
    [`at:2001-01-01..${day}`, (at) => at <= day],
    ['at:2001-01-01..2001-12-31', () => false],
    ['at:>=last-week', () => true],
    ['at:"letzte woche"', () => false],
    ['at:<=today', () => true],
  ];
  for (const [q, holds] of wanted) expect([q, await actions({ q })]).toEqual([q, whose(holds)]);
  expect(await actions({ since: '2001-01-01T00:00:00.000Z' })).toEqual(whose(() => true));
  expect(await actions({ since: items[0]?.at })).toHaveLength(1);
});

test.each([
  ['owner:ann', 'filter_key_unknown'],
  ['who:', 'filter_value_missing'],
  ['"', 'filter_text_missing'],
  ['by:robots', 'filter_not_a_channel'],
  ['at:>2026-02-30', 'filter_not_a_day'],
  ['at:>2026-02-01..2026-02-03', 'filter_not_a_day'],
  ['x'.repeat(201), 'too_long'],
])('a filter that nobody can read says why: %s', async (q, code) => {
  expect(await read(owner, { q })).toMatchObject({ status: 422, body: { details: [{ field: 'q', code }] } });
});

test('one entry has an address, and says from which request it came', async () => {
  const [listed] = (await read(owner, { q: 'action:role.updated' })).body.items;
  const one = (token: string, id = listed?.id ?? '') =>
    server.call('GET /audit/entry', { token, query: { entry_id: id } });
  expect((await one(owner.token)).body.entry).toEqual(listed);
  expect(listed).toMatchObject({ requestId: expect.stringMatching(/./), ip: '127.0.0.1' });
  expect(await actions({ q: `request:${listed?.requestId}` })).toEqual(['role.updated']);
  expect(await actions({ q: 'ip:127.0.0.1 action:role.updated' })).toEqual(['role.updated']);
  const stranger = await signUp(server.call);
  for (const [token, id] of [[stranger.token], [owner.token, 'unknown']] as const)
    expect(await one(token, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('an entry says the name that its thing had then, is found by it, and names people that it mentions', async () => {
  const company = await signUp(server.call);
  const { token } = company;
  const { role } = (await server.call('POST /role', { token, body: { name: 'Night shift' } })).body;
  const { body: permissions } = await server.call('GET /mycompany/permissions', { token });
  const viewRoles = permissions.myPermissions.find(({ name }) => name === 'view_roles')?.id ?? '';
  await server.call('PATCH /role/permissions', { token, body: { role_id: role.id, permissions: [{ id: viewRoles }] } });
  const invited = await server.call('POST /invitation', {
    token,
    body: { invitation_type: 'join_company', email: 'lena.fischer@example.com', role_id: role.id },
  });
  await server.call('PATCH /invitation/cancel', { token, body: { invitation_id: invited.body.invitation.id } });
  const person = await join(server, company, { roleId: role.id });
  await server.call('PATCH /role', { token, body: { role_id: role.id, name: 'Late shift' } });

  const found = async (q: string) => (await read(company, { q })).body.items.map(({ action }) => action);
  expect(await found('lena.fischer')).toEqual(['invitation.canceled', 'invitation.created']);
  expect(await found('night permissions')).toEqual(['role.permissions_replaced']);
  const [replaced] = (await read(company, { q: 'action:role.permissions_replaced' })).body.items;
  expect(replaced?.details).toEqual({ subjectName: 'Night shift' });

  const [created] = (await read(company, { q: 'action:invitation.created' })).body.items;
  const entry = await server.call('GET /audit/entry', { token, query: { entry_id: created?.id ?? '' } });
  expect(entry.body.names).toMatchObject({ [role.id]: 'Late shift' });
  await server.call('PATCH /role/users', { token, body: { role_id: role.id, users: [] } });
  const [taken] = (await read(company, { q: 'action:role.users_replaced' })).body.items;
  const whom = await server.call('GET /audit/entry', { token, query: { entry_id: taken?.id ?? '' } });
  expect(whom.body.names).toMatchObject({ [person.userId]: expect.any(String) });
});

test('all that a filter lets through is a file, whose cells no spreadsheet executes', async () => {
  await server.call('PATCH /me', { token: owner.token, body: { first_name: '=1+1' } });
  await server.call('PATCH /role', { token: owner.token, body: { role_id: roleId, description: 'Picks' } });
  const file = async (format: string, q: string) => {
    const query = new URLSearchParams({ format, q });
    const answer = await fetch(`${server.call.url}/api/audit/export?${query.toString()}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    return { text: await answer.text(), type: answer.headers.get('content-type') };
  };
  const json = await file('json', 'about:role');
  expect(JSON.parse(json.text)).toEqual((await read(owner, { q: 'about:role' })).body.items);
  expect(JSON.parse((await file('json', 'who:nobody')).text)).toEqual([]);
  const csv = await file('csv', 'about:role');
  expect(csv.type).toMatch('text/csv');
  const lines = csv.text.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/,role\.updated,'=1\+1 Lovelace,/);
  await server.call('PATCH /me', { token: owner.token, body: { first_name: 'Ada' } });
});

test('a page goes on where the last one ended, under its own filter only', async () => {
  const whole = await actions();
  const first = (await read(owner, { limit: 2 })).body;
  await server.call('POST /warehouse', { token: owner.token, body: { name: 'South' } });
  const second = (await read(owner, { limit: 200, cursor: first.nextCursor ?? '' })).body;
  expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(whole);
  expect(second.nextCursor).toBeNull();
  const other = await read(owner, { cursor: first.nextCursor ?? '', q: 'about:role' });
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

test('an entry keeps the name of who did it, who finds it by that and by the present one, in the file as well', async () => {
  const company = await signUp(server.call);
  const { manager } = await rolesByName(server, company);
  const person = await join(server, company, { roleId: manager.id });
  const rename = (first_name: string, last_name: string) =>
    server.call('PATCH /me', { token: person.token, body: { first_name, last_name } });
  const act = (name: string) => server.call('POST /warehouse', { token: person.token, body: { name } });
  const found = async (q: string) => (await read(company, { q: `${q} about:warehouse` })).body.items;
  await rename('Iris', 'Marlow');
  await act('First');
  // A person who takes the name of another does not change what they did before.
  await rename('Ada', 'Lovelace');
  await act('Second');
  const [second, first] = await found('who:Lovelace');
  expect(second).toMatchObject({ after: { name: 'Second' }, actor: { id: person.userId, name: 'Ada Lovelace' } });
  expect(second?.actor).not.toHaveProperty('nameNow');
  expect(first).toMatchObject({ actor: { id: person.userId, name: 'Iris Marlow', nameNow: 'Ada Lovelace' } });
  const [renamed] = (await read(company, { q: `action:user.renamed who:marlow` })).body.items;
  expect(renamed).toMatchObject({ actor: { name: 'Iris Marlow' }, details: {}, after: { firstName: 'Ada' } });

  await server.call('DELETE /user', { token: company.token, body: { user_id: person.userId } });
  expect((await found('who:Iris')).map(({ after }) => after)).toEqual([{ name: 'First' }]);
  expect((await found('iris')).map(({ actor }) => actor)).toEqual([{ id: person.userId, name: 'Iris Marlow' }]);
  const query = new URLSearchParams({ format: 'csv', q: 'who:Iris about:warehouse' });
  const file = await fetch(`${server.call.url}/api/audit/export?${query.toString()}`, {
    headers: { authorization: `Bearer ${company.token}` },
  });
  expect((await file.text()).split('\r\n')[1]).toContain(`,warehouse.created,Iris Marlow,${person.userId},`);
  const [removed] = (await read(company, { q: 'action:user.removed' })).body.items;
  expect(removed && subjectNameIn(removed)).toBe('Ada Lovelace');
});

test('somebody who leaves says so by name, and who is of another tenant is not named', async () => {
  const company = await signUp(server.call);
  const leaver = await join(server, company);
  await server.call('POST /me/leave', { token: leaver.token, body: { tenant_id: company.tenantId } });
  const [left] = (await read(company, { q: 'action:user.left' })).body.items;
  expect(left).toMatchObject({ actor: { id: leaver.userId, name: 'Grace Hopper' } });
  const stranger = await signUp(server.call);
  const { token } = await invite(server, company, { email: stranger.email });
  await server.call('POST /invitation/reject', { token: stranger.token, body: { token } });
  const [rejected] = (await read(company, { q: 'action:invitation.rejected' })).body.items;
  expect(rejected?.actor?.name ?? null).toBeNull();
});

test('who is moved to another role has an entry that says from which to which, found by the person', async () => {
  const company = await signUp(server.call);
  const { token } = company;
  const { member, manager } = await rolesByName(server, company);
  const moved = [await join(server, company), await join(server, company)];
  await server.call('PATCH /me', { token: moved[0]!.token, body: { first_name: 'Iris', last_name: 'Marlow' } });
  const users = [...manager.users, ...moved.map(({ userId }) => ({ id: userId }))].map(({ id }) => ({ id }));
  await server.call('PATCH /role/users', { token, body: { role_id: manager.id, users } });
  const found = async (q: string) => (await read(company, { q })).body.items;
  const entry = {
    ...{ action: 'user.role_changed', subject: 'user', subjectId: moved[0]!.userId },
    before: { role: member.name, roleId: member.id },
    after: { role: manager.name, roleId: manager.id },
    details: { subjectName: 'Iris Marlow' },
  };
  expect(await found('action:user.role_changed')).toHaveLength(2);
  for (const q of [`id:${moved[0]!.userId}`, '"iris marlow"', 'about:"iris marlow"', 'about:user iris'])
    expect([q, await found(`${q} action:user.role_changed`)]).toMatchObject([q, [entry]]);
  await server.call('PATCH /role/users', { token, body: { role_id: manager.id, users: users.slice(0, -2) } });
  const [taken] = await found(`id:${moved[0]!.userId} action:user.role_changed`);
  expect(taken).toMatchObject({ before: entry.after, after: { role: null, roleId: null } });
  const query = new URLSearchParams({ format: 'csv', q: 'action:user.role_changed iris' });
  const file = await fetch(`${server.call.url}/api/audit/export?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [, , given] = (await file.text()).split('\r\n');
  expect(given).toMatch(/"\{""role"":""Member"",.*\}","\{""role"":""Manager"",/);
});

test('a request for a permission is called by who asked and what for, also when it is granted', async () => {
  const company = await signUp(server.call);
  const { manager } = await rolesByName(server, company);
  const person = await join(server, company);
  const { accessRequest } = (
    await server.call('POST /me/access-requests', { token: person.token, body: { permission: 'manage_warehouses' } })
  ).body;
  await server.call('POST /access-request/grant', {
    token: company.token,
    body: { request_id: accessRequest.id, role_id: manager.id, method: 'move' },
  });
  const { items } = (await read(company, { q: 'grace action:access' })).body;
  expect(items.map((entry) => [entry.action, subjectNameIn(entry)])).toEqual([
    ['access.granted', 'Grace Hopper: manage_warehouses'],
    ['access.asked', 'Grace Hopper: manage_warehouses'],
  ]);
  expect((await read(company, { q: `id:${person.userId} action:user.role_changed` })).body.items).toHaveLength(1);
});

test('what two tenants had to do with stands in the audit of both', async () => {
  const wms = await signUp(server.call, 'wms');
  const founder = await join(server, wms, { type: 'join_wms_with_new_company' });
  for (const person of [wms, founder]) {
    const { items } = (await read(person, { q: 'action:invitation.accepted' })).body;
    expect(items).toMatchObject([{ before: { status: 'pending' }, after: { status: 'accepted' } }]);
  }
});

test('entries are told apart by how they were made: by hand, by a proposal, with a key, in the page of a partner, by nobody', async () => {
  const company = await signUp(server.call);
  const { token } = company;
  await server.call('POST /warehouse', { token, body: { name: 'By hand' } });
  const { member } = await rolesByName(server, company);
  const { email } = await invite(server, company, { roleId: member.id });
  const { proposals } = await askAssistant(server, company, `cancel the invitation of ${email}`);
  await server.call('POST /assistant/proposal', { token, body: { proposal_id: proposals[0]?.id ?? '' } });
  const made = await server.call('POST /api-keys', {
    token,
    body: { name: 'ERP', permissions: ['view_warehouses', 'manage_warehouses'] },
  });
  await server.call('POST /warehouse', { token: made.body.secret, body: { name: 'By key' } });
  await sql`INSERT INTO audit_log (id, actor_id, company_id, action, version, details, embedded)
    VALUES ('in-a-page', ${company.userId}, ${company.tenantId}, 'role.created', 1, '{}',
      '{"key":"k","remote":"roles","origin":"https://partner.example"}')`.execute(server.database.db);
  const found = async (q: string) => (await read(company, { q })).body.items;
  const named = async (q: string) => (await found(q)).map((entry) => [entry.action, subjectNameIn(entry)].join(' '));
  expect(await named('by:assistant')).toEqual([`invitation.canceled ${email}`]);
  expect(await named('by:Assistent')).toEqual([`invitation.canceled ${email}`]);
  expect(await named('by:api-key')).toEqual(['warehouse.created By key']);
  expect(await named('by:schlüssel about:role')).toEqual([]);
  expect((await found('by:partner')).map(({ id }) => id)).toEqual(['in-a-page']);
  const all = await found('');
  const byHand = await found('by:person');
  expect(byHand.map(({ action }) => action)).toEqual(expect.arrayContaining(['api.key_created', 'warehouse.created']));
  expect(byHand.every(({ actor, embedded, apiKey }) => actor && !embedded && !apiKey)).toBe(true);
  const system = await found('by:system');
  expect(system.every(({ actor, apiKey }) => actor === null && apiKey === null)).toBe(true);
  expect(byHand.length + system.length + 3).toBe(all.length);
  expect((await found('-by:person')).length).toBe(all.length - byHand.length);
  const csv = await fetch(`${server.call.url}/api/audit/export?format=csv&q=by%3Aassistant`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await csv.text()).trim().split('\r\n').slice(1).join()).toMatch(/^[^,]+,invitation\.canceled,/);
});
