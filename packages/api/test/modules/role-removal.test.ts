import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, invite, join, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer()));
beforeEach(async () => void (owner = await signUp(server.call)));
afterAll(() => server.close());

const remove = (role_id: string, replacement_id: string | null, token = owner.token) =>
  server.call('DELETE /role', { token, body: { role_id, replacement_id } });
const roleOf = async (person: Person) => (await server.call('GET /myroles', { token: person.token })).body.myRole?.name;

test('its people and those who are invited into it get the replacement, and each change is told and written down', async () => {
  const { member, manager } = await rolesByName(server, owner);
  const person = await join(server, owner, { roleId: member.id });
  const { invitation: pending } = await invite(server, owner, { roleId: member.id });
  const { invitation: canceled } = await invite(server, owner, { roleId: member.id });
  await server.call('PATCH /invitation/cancel', { token: owner.token, body: { invitation_id: canceled.id } });
  const events = await publishedBy(server, channelOf(owner), async () => {
    expect((await remove(member.id, manager.id)).status).toBe(200);
  });
  expect(await roleOf(person)).toBe('Manager');
  const { myInvitations } = (await server.call('GET /mycompany/invitations', { token: owner.token })).body;
  for (const { id } of [pending, canceled]) {
    expect(myInvitations.find((one) => one.id === id)?.roleID).toBe(manager.id);
    expect(await auditOf(server, 'invitation.role_changed', id)).toHaveLength(1);
  }
  expect(await auditOf(server, 'role.users_replaced', manager.id)).toMatchObject([
    { details: { added: [person.userId], removed: [] } },
  ]);
  expect(await auditOf(server, 'role.deleted', member.id)).toHaveLength(1);
  const told = events.filter(({ event }) => !event.startsWith('User')).map(({ event, data }) => [event, data.id]);
  expect(told).toEqual([
    ['RoleAssignmentChanged', manager.id],
    ['InvitationResent', pending.id],
    ['RoleDeleted', member.id],
    ['CompanyRoleDeleted', member.id],
  ]);
});

test('without one they are left without a role, as the specification has it', async () => {
  const { member } = await rolesByName(server, owner);
  const person = await join(server, owner, { roleId: member.id });
  expect((await remove(member.id, null)).status).toBe(200);
  expect(await roleOf(person)).toBeUndefined();
});

test('a replacement is given: nothing beyond what one holds, and a role of this company that stays', async () => {
  const { owner: ofOwner, manager, member } = await rolesByName(server, owner);
  const stranger = await signUp(server.call);
  const foreign = await rolesByName(server, stranger);
  for (const id of [member.id, foreign.member.id, 'unknown']) {
    expect((await remove(member.id, id)).body.code).toBe('unknown_id');
  }
  const held = ['manage_roles', ...manager.permissions.map(({ name }) => name)];
  await server.call('PATCH /role/permissions', {
    token: owner.token,
    body: { role_id: manager.id, permissions: held.map((id) => ({ id })) },
  });
  const lesser = await join(server, owner, { roleId: manager.id });
  const refused = await remove(member.id, ofOwner.id, lesser.token);
  expect([refused.status, refused.body.code, refused.body.details?.[0]?.field]).toEqual([
    403,
    'grant_exceeds_own',
    'replacement_id',
  ]);
  expect((await remove(member.id, manager.id, lesser.token)).status).toBe(200);
});

test('a role that only its people manage roles by can go, if the replacement does too', async () => {
  const { owner: ofOwner } = await rolesByName(server, owner);
  expect((await remove(ofOwner.id, null)).body.code).toBe('last_administrator');
  const permissions = ofOwner.permissions.map(({ id }) => ({ id }));
  const made = await server.call('POST /role', { token: owner.token, body: { name: 'Owners', permissions } });
  expect((await remove(ofOwner.id, made.body.role.id)).status).toBe(200);
  expect(await roleOf(owner)).toBe('Owners');
});
