import { signUp, startServer, type Person, type TestServer } from '../harness';
import { join, rolesByName } from './fixtures';

let server: TestServer;
let owner: Person;
let helper: Person;
let ownerRole: { id: string; permissions: { id: string }[] };
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  const { token } = owner;
  const { body } = await server.call('POST /role', { token, body: { name: 'Helpdesk', description: '' } });
  const roleId = body.role.id;
  const permissions = [{ id: 'manage_roles' }, { id: 'view_roles' }];
  await server.call('PATCH /role/permissions', { token, body: { role_id: roleId, permissions } });
  helper = await join(server, owner, { roleId });
  ownerRole = (await rolesByName(server, owner)).owner;
});
afterAll(() => server.close());

const without = ({ token }: Person, ...names: string[]) =>
  server.call('PATCH /role/permissions', {
    token,
    body: { role_id: ownerRole.id, permissions: ownerRole.permissions.filter(({ id }) => !names.includes(id)) },
  });

test('nobody takes the managing of roles from a role that holds what they do not', async () => {
  const { status, body } = await without(helper, 'manage_roles');
  expect([status, body.code]).toEqual([403, 'outranked']);
  expect((await without(helper, 'view_roles')).status).toBe(200);
  expect((await without(helper)).status).toBe(200);
});

test('what somebody could grant stays with somebody who can: those who hold it alone could not hand it on', async () => {
  const { status, body } = await without(owner, 'manage_roles');
  expect([status, body.code]).toEqual([409, 'last_holder']);
  const [fault] = body.details ?? [];
  expect(fault).toMatchObject({ code: 'nobody_else_grants' });
  expect(JSON.stringify(fault)).toContain('manage_company');
});
