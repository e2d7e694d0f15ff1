import type { AssistantProposal } from '@slotwise/contract';
import { PERMISSIONS } from '@slotwise/contract/permissions';
import { proposalSweeper } from '../../src/modules/assistant/proposals/sweep';
import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { askAssistant } from './ask-assistant';
import { auditOf, invite, join, newEmail, rolesByName } from './fixtures';
import { stateOf } from './matrix-state';

const clock = new MovedClock();
let server: TestServer;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  server = await startServer({}, { clock });
  owner = await signUp(server.call);
  colleague = await join(server, owner);
  await server.call('PATCH /me', { token: colleague.token, body: { first_name: 'Kenji', last_name: 'Watanabe' } });
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(() => server.close());

const proposedTo = async (person: Person, prompt: string, language?: string): Promise<AssistantProposal> => {
  const { proposals, text } = await askAssistant(server, person, prompt, { language });
  if (!proposals[0]) throw new Error(`Nothing was proposed: ${text}`);
  return proposals[0];
};
const make = ({ token }: Person, { id }: { id: string }) =>
  server.call('POST /assistant/proposal', { token, body: { proposal_id: id } });
const dismiss = ({ token }: Person, { id }: { id: string }) =>
  server.call('DELETE /assistant/proposal', { token, query: { proposal_id: id } });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const roleOf = async (person: Person) => (await server.call('GET /me', { token: person.token })).body.me.roleID;
/** All rows of the company but those of proposals. */
const rest = async () => ({ ...(await stateOf(server, owner)), assistant_proposals: null });
/** Gives the colleague the role of a member again. */
const reset = async () => {
  const { member } = await rolesByName(server, owner);
  const users = [...member.users.filter(({ id }) => id !== colleague.userId), { id: colleague.userId }];
  await server.call('PATCH /role/users', { token: owner.token, body: { role_id: member.id, users } });
  return member;
};

const IN_ONE_OF = [
  ['give Kenji the role Manager', 'en'],
  ['Please change the role of Kenji Watanabe to manager.', 'en'],
  ['Can you make Kenji a Manager?', 'en'],
  ['Gib Kenji die Rolle Manager', 'de'],
  ['Bitte ändere die Rolle von „Kenji Watanabe“ auf Manager', 'de'],
  ['Weise Watanabe die Rolle Manager zu!', 'de'],
  ['move Kenji Watanabe to the role Manager', 'en'],
  ['put Kenji Watanabe into the role Manager', 'en'],
  ['Put Kenji in the Manager role, please', 'en'],
  ['assign Kenji Watanabe to Manager', 'en'],
  ['assign the Manager role to Kenji Watanabe', 'en'],
  ['assign Manager to Kenji', 'en'],
  ['promote Kenji to manager', 'en'],
  ['make Kenji Watanabe Manager', 'en'],
  ['Verschiebe Kenji Watanabe in die Rolle Manager', 'de'],
  ['Weise Kenji Watanabe die Rolle Manager zu', 'de'],
  ['Ordne Kenji Watanabe der Rolle Manager zu', 'de'],
  ['Kenji Watanabe bitte in die Rolle Manager verschieben', 'de'],
  ['Befördere Kenji zum Manager', 'de'],
] as const;
test.each(IN_ONE_OF)('%j is a card, and nothing but its own row is written', async (prompt, language) => {
  await reset();
  const before = await rest();
  const proposal = await proposedTo(owner, prompt, language);
  expect(proposal).toMatchObject({
    title: language === 'de' ? 'Rolle von Kenji Watanabe' : 'Role of Kenji Watanabe',
    record: { kind: 'user', id: colleague.userId },
    facts: [{ label: language === 'de' ? 'Rolle' : 'Role', before: 'Member', after: 'Manager' }],
    status: 'open',
  });
  expect(await rest()).toEqual(before);
});

test('what only looks like a request for a role is none, and says nothing of people and roles', async () => {
  await reset();
  for (const prompt of [
    'assign count 17 to Kenji',
    'move pallet 4 to Manager',
    'make Kenji happy',
    'promote 1.2 to stable',
  ]) {
    const { text, proposals } = await askAssistant(server, owner, prompt);
    expect([prompt, proposals, text]).toEqual([prompt, [], expect.stringContaining('know no change')]);
  }
  const { text } = await askAssistant(server, colleague, 'assign Kenji Watanabe to Manager');
  expect(text).toContain('know no change');
  expect((await askAssistant(server, owner, 'put Kenji into the role Emperor')).text).toContain('no role called');
});

test('made by the asker, it is their change, and the audit says that the assistant proposed it', async () => {
  await reset();
  const { manager } = await rolesByName(server, owner);
  const made = await make(owner, await proposedTo(owner, 'give Kenji the role Manager'));
  expect([made.status, made.body.proposal.status]).toEqual([200, 'made']);
  expect(await roleOf(colleague)).toBe(manager.id);
  const entries = await auditOf(server, 'role.users_replaced', manager.id);
  expect(entries.at(-1)).toMatchObject({
    actor_id: owner.userId,
    details: { added: [colleague.userId], proposedBy: 'assistant' },
  });
  await reset();
  const member = (await rolesByName(server, owner)).member;
  const byHand = await auditOf(server, 'role.users_replaced', member.id);
  expect(byHand.at(-1)?.details).not.toHaveProperty('proposedBy');
});

test('an invitation is cancelled, and levels of a SKU are set', async () => {
  const { email, invitation } = await invite(server, owner);
  const cancel = await proposedTo(owner, `Storniere die Einladung an ${email}`, 'de');
  expect(cancel).toMatchObject({ record: { kind: 'invitation', id: invitation.id } });
  expect(cancel.facts).toEqual([{ label: 'Stand', before: 'Ausstehend', after: 'Storniert' }]);
  expect((await make(owner, cancel)).status).toBe(200);
  expect((await auditOf(server, 'invitation.canceled', invitation.id))[0]?.details).toMatchObject({
    proposedBy: 'assistant',
  });
  const { token } = owner;
  const { sku } = (await server.call('POST /sku', { token, body: { code: 'FA-10504', name: 'Fan', min_stock: 20 } }))
    .body;
  const level = await proposedTo(owner, 'set the reorder level of fa-10504 to 1,040');
  expect(level).toMatchObject({ title: 'Stock levels of FA-10504', record: { kind: 'sku', id: sku.id } });
  expect(level.facts).toEqual([{ label: 'Reorder level', before: null, after: '1,040' }]);
  expect((await make(owner, level)).status).toBe(200);
  const after = (await server.call('GET /sku', { token, query: { sku_id: sku.id } })).body.sku;
  expect([after.reorderAt, after.minStock]).toEqual([1040, 20]);
  const { text, proposals } = await askAssistant(server, owner, 'Setze den Meldebestand von FA-10504 auf 10', {
    language: 'de',
  });
  expect([text, proposals]).toEqual([expect.stringContaining('Mindestbestand'), []]);
});

test('what was changed meanwhile is not changed by it, and the card says so', async () => {
  await reset();
  const proposal = await proposedTo(owner, 'give Kenji the role Manager');
  const { owner: owners } = await rolesByName(server, owner);
  const users = [...owners.users, { id: colleague.userId }];
  await server.call('PATCH /role/users', { token: owner.token, body: { role_id: owners.id, users } });
  expect(codeOf(await make(owner, proposal))).toEqual([409, 'assistant_proposal_stale']);
  expect(await roleOf(colleague)).toBe(owners.id);
  // It stays so, also when all is as it was before.
  await reset();
  expect(codeOf(await make(owner, proposal))).toEqual([409, 'assistant_proposal_stale']);
  expect(
    await server.services.db.readSystem((trx) =>
      trx.selectFrom('assistant_proposals').select('status').where('id', '=', proposal.id).execute(),
    ),
  ).toEqual([{ status: 'stale' }]);
});

test('a role that allows more by now is not given', async () => {
  await reset();
  const { token } = owner;
  const { role } = (await server.call('POST /role', { token, body: { name: 'Planner', permissions: [] } })).body;
  const proposal = await proposedTo(owner, 'give Kenji the role Planner');
  await server.call('PATCH /role/permissions', { token, body: { role_id: role.id, permissions: [...PERMISSIONS] } });
  expect(codeOf(await make(owner, proposal))).toEqual([409, 'assistant_proposal_stale']);
});

test('it expires after ten minutes, and goes a day later', async () => {
  await reset();
  const proposal = await proposedTo(owner, 'give Kenji the role Manager');
  clock.ahead = 10 * 60_000 + 1000;
  const later = await logIn(server.call, owner.email, owner.password);
  expect(codeOf(await make(later, proposal))).toEqual([409, 'assistant_proposal_expired']);
  const sweep = () =>
    proposalSweeper.run({
      db: server.services.db,
      now: clock.now(),
      services: server.services,
      log: server.services.log,
    });
  await sweep();
  expect((await dismiss(later, proposal)).body.proposal.status).toBe('dismissed');
  clock.ahead = 25 * 3600_000;
  await sweep();
  const again = await logIn(server.call, owner.email, owner.password);
  expect(codeOf(await make(again, proposal))).toEqual([404, 'not_found']);
});

test('made twice at once, it is made once', async () => {
  await reset();
  const proposal = await proposedTo(owner, 'give Kenji the role Manager');
  const answers = await Promise.all([make(owner, proposal), make(owner, proposal), make(owner, proposal)]);
  const codes = answers.map((answer) => codeOf(answer).join(' ')).sort();
  expect(codes).toEqual(['200 ', '409 already_decided', '409 already_decided']);
  expect(codeOf(await dismiss(owner, proposal))).toEqual([409, 'already_decided']);
});

test('nobody makes or dismisses what was proposed to somebody else', async () => {
  await reset();
  const { owner: owners } = await rolesByName(server, owner);
  const other = await join(server, owner, { roleId: owners.id });
  const stranger = await signUp(server.call);
  const proposal = await proposedTo(owner, 'give Kenji the role Manager');
  for (const person of [other, stranger]) {
    expect(codeOf(await make(person, proposal))).toEqual([404, 'not_found']);
    expect(codeOf(await dismiss(person, proposal))).toEqual([404, 'not_found']);
  }
  expect((await make(owner, proposal)).status).toBe(200);
});

test('who lost the right meanwhile makes nothing by it', async () => {
  await reset();
  const { token } = owner;
  const held = PERMISSIONS.filter(({ name }) => ['manage_roles', 'view_users', 'view_roles'].includes(name));
  const { role } = (await server.call('POST /role', { token, body: { name: 'Deputy', permissions: held } })).body;
  const empty = (await server.call('POST /role', { token, body: { name: 'Nothing', permissions: [] } })).body.role;
  await server.call('PATCH /role/users', { token, body: { role_id: empty.id, users: [{ id: colleague.userId }] } });
  const deputy = await join(server, owner, { roleId: role.id });
  const { role: other } = (await server.call('POST /role', { token, body: { name: 'Other', permissions: [] } })).body;
  const proposal = await proposedTo(deputy, 'give Kenji the role Other');
  await server.call('PATCH /role/permissions', {
    token,
    body: { role_id: role.id, permissions: held.filter(({ name }) => name !== 'manage_roles') },
  });
  expect(codeOf(await make(deputy, proposal))).toEqual([403, 'forbidden']);
  expect(await roleOf(colleague)).toBe(empty.id);
  // Given back, it is as good as it was.
  await server.call('PATCH /role/permissions', { token, body: { role_id: role.id, permissions: held } });
  expect((await make(deputy, proposal)).status).toBe(200);
  expect(await roleOf(colleague)).toBe(other.id);
});

test('nobody is offered what they could not do, and is told why', async () => {
  await reset();
  const asked = async (person: Person, prompt: string) => {
    const { text, proposals, end } = await askAssistant(server, person, prompt);
    expect([proposals, end]).toEqual([[], { type: 'done' }]);
    return text;
  };
  expect(await asked(colleague, 'make me an Owner')).toContain('“Manage roles”');
  const permissions = PERMISSIONS.filter(({ name }) => ['manage_roles', 'view_users', 'view_roles'].includes(name));
  const body = { name: 'Second deputy', permissions };
  const { role } = (await server.call('POST /role', { token: owner.token, body })).body;
  const deputy = await join(server, owner, { roleId: role.id });
  expect(await asked(deputy, 'give me the role Owner')).toContain('you do not have');
  expect(await asked(owner, 'give Nobody the role Manager')).toContain('nobody here');
  expect(await asked(owner, 'give Kenji the role Emperor')).toContain('no role called');
  expect(await asked(owner, 'cancel the invitation of nobody@example.com')).toContain('No invitation');
});

test('a name that several invitations share cancels none of them: the address is asked for', async () => {
  const inviteNamed = async (email: string, name: string) =>
    server.call('POST /invitation', { token: owner.token, body: { invitation_type: 'join_company', email, name } });
  const [first, second] = [newEmail(), newEmail()];
  for (const email of [first, second]) expect((await inviteNamed(email, 'Mara Lindt')).status).toBe(201);
  const { text, proposals } = await askAssistant(server, owner, 'cancel the invitation of Mara Lindt');
  expect([proposals, text.includes('Name the address')]).toEqual([[], true]);
  expect((await proposedTo(owner, `cancel the invitation of ${first}`)).title).toContain(first);
});

test('dismissed, it is not made any more, and a person takes along what was proposed to them', async () => {
  await reset();
  const proposal = await proposedTo(owner, 'give Kenji the role Manager');
  expect((await dismiss(owner, proposal)).body.proposal.status).toBe('dismissed');
  expect(codeOf(await make(owner, proposal))).toEqual([409, 'already_decided']);
  const answer = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${owner.token}` } });
  const { assistantProposals } = (await answer.json()) as { assistantProposals: unknown[] };
  expect(assistantProposals[0]).toMatchObject({ title: 'Role of Kenji Watanabe', status: 'dismissed' });
});
