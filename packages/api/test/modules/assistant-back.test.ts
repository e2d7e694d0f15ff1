import type { AssistantProposal } from '@slotwise/contract';
import { signUp, startServer, type Person, type TestServer } from '../harness';
import { askAssistant } from './ask-assistant';
import { auditOf, invite, join, joinWithoutRole, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const proposed = async (prompt: string): Promise<AssistantProposal> => {
  const { proposals, text } = await askAssistant(server, owner, prompt);
  if (!proposals[0]) throw new Error(`Nothing was proposed: ${text}`);
  return proposals[0];
};
const make = async ({ id }: { id: string }, { token } = owner) =>
  server.call('POST /assistant/proposal', { token, body: { proposal_id: id } });
const back = ({ id }: { id: string }, { token } = owner, language = 'en') =>
  server.call('POST /assistant/proposal/back', {
    ...{ token, body: { proposal_id: id } },
    headers: { 'accept-language': language },
  });
const roleOf = async ({ token }: Person) => (await server.call('GET /me', { token })).body.me.roleID;
const named = async (person: Person, first_name: string) => {
  await server.call('PATCH /me', { token: person.token, body: { first_name, last_name: 'Brandt' } });
  return person;
};

test('the way back from a role is a card of its own, which changes nothing until it is made', async () => {
  const person = await named(await join(server, owner), 'Ida');
  const { manager, member } = await rolesByName(server, owner);
  const made = await proposed('give Ida Brandt the role Manager');
  expect([made.reversible, (await back(made)).body]).toMatchObject([undefined, { code: 'not_found' }]);
  expect((await make(made)).body.proposal).toMatchObject({ status: 'made', reversible: true });
  const { proposal } = (await back(made, owner, 'de')).body;
  expect(proposal).toMatchObject({
    ...{ title: 'Rolle von Ida Brandt', status: 'open', record: { kind: 'user', id: person.userId } },
    facts: [{ label: 'Rolle', before: 'Manager', after: 'Member' }],
  });
  expect(await roleOf(person)).toBe(manager.id);
  expect((await make(proposal!)).status).toBe(200);
  expect(await roleOf(person)).toBe(member.id);
  const [entry] = (await auditOf(server, 'role.users_replaced', member.id)).slice(-1);
  expect(entry).toMatchObject({ actor_id: owner.userId, details: { proposedBy: 'assistant', added: [person.userId] } });
  // Gone back already, there is no way back any more.
  expect((await back(made)).body).toMatchObject({ proposal: null, refusal: 'Ida Brandt has another role by now.' });
});

test('the way back to no role takes it away again', async () => {
  const person = await named(await joinWithoutRole(server, owner), 'Ole');
  const made = await proposed('give Ole Brandt the role Manager');
  expect((await make(made)).status).toBe(200);
  const { proposal } = (await back(made)).body;
  expect(proposal?.facts).toEqual([{ label: 'Role', before: 'Manager', after: null }]);
  expect((await make(proposal!)).status).toBe(200);
  expect(await roleOf(person)).toBeNull();
});

test('levels of a SKU go back to what they were, one that there was none of to none', async () => {
  const { token } = owner;
  const { sku } = (await server.call('POST /sku', { token, body: { code: 'BK-1', name: 'Book', min_stock: 5 } })).body;
  const made = await proposed('set the reorder level of BK-1 to 40');
  expect((await make(made)).status).toBe(200);
  const { proposal } = (await back(made)).body;
  expect(proposal?.facts).toEqual([{ label: 'Reorder level', before: '40', after: null }]);
  expect((await make(proposal!)).status).toBe(200);
  const { reorderAt, minStock } = (await server.call('GET /sku', { token, query: { sku_id: sku.id } })).body.sku;
  expect([reorderAt, minStock]).toEqual([null, 5]);
});

test('a cancelled invitation has no way back, and nobody asks for that of somebody else’s change', async () => {
  const { email } = await invite(server, owner);
  const cancel = await proposed(`cancel the invitation of ${email}`);
  expect((await make(cancel)).body.proposal.reversible).toBeUndefined();
  expect((await back(cancel)).body.code).toBe('not_found');
  await named(await join(server, owner), 'Uta');
  const made = await proposed('give Uta Brandt the role Manager');
  expect((await make(made)).status).toBe(200);
  const { owner: owners } = await rolesByName(server, owner);
  expect((await back(made, await join(server, owner, { roleId: owners.id }))).body.code).toBe('not_found');
});

test('what changed since the way back was proposed is not undone by it', async () => {
  const person = await named(await join(server, owner), 'Eva');
  const made = await proposed('give Eva Brandt the role Manager');
  await make(made);
  const { proposal } = (await back(made)).body;
  const { member } = await rolesByName(server, owner);
  const users = [...member.users.map(({ id }) => ({ id })), { id: person.userId }];
  await server.call('PATCH /role/users', { token: owner.token, body: { role_id: member.id, users } });
  expect((await make(proposal!)).body.code).toBe('assistant_proposal_stale');
});
