import { logIn, signUp, startServer, type TestServer } from '../harness';
import { join, publishedBy, rolesByName } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

const meOf = async (token: string) => (await server.call('GET /me', { token })).body.me;

describe('leaving', () => {
  const leave = (token: string, tenant_id: string, name?: string) =>
    server.call('POST /me/leave', { token, body: { tenant_id, ...(name !== undefined && { name }) } });

  test('needs no right, keeps this session and ends the others; colleagues hear of it', async () => {
    const owner = await signUp(server.call);
    const person = await join(server, owner);
    const elsewhere = await logIn(server.call, person.email, person.password);
    const events = await publishedBy(server, `company:${owner.tenantId}`, async () => {
      expect((await leave(person.token, owner.tenantId)).status).toBe(200);
    });
    expect(events.map(({ event }) => event)).toEqual(['UserLeft', 'RoleAssignmentChanged']);
    expect(await meOf(person.token)).toMatchObject({ companyID: null, roleID: null });
    expect((await server.call('GET /me', { token: elsewhere.token })).status).toBe(401);
    expect((await leave(person.token, owner.tenantId)).body.code).toBe('not_found');
  });

  test('the last administrator goes only when nobody else is there', async () => {
    const owner = await signUp(server.call);
    const { member } = await rolesByName(server, owner);
    const person = await join(server, owner, { roleId: member.id });
    expect((await leave(owner.token, owner.tenantId)).body.code).toBe('last_administrator');
    await leave(person.token, owner.tenantId);
    // They type its name, as nobody could ever take it back.
    expect((await leave(owner.token, owner.tenantId)).body.code).toBe('last_member');
    const wrong = await leave(owner.token, owner.tenantId, 'Another');
    expect([wrong.status, wrong.body.details]).toMatchObject([422, [{ field: 'name', code: 'not_its_name' }]]);
    expect(await meOf(owner.token)).toMatchObject({ companyID: owner.tenantId });
    const { name } = (await server.call('GET /mycompany', { token: owner.token })).body.myCompany;
    expect((await leave(owner.token, owner.tenantId, ` ${name} `)).status).toBe(200);
  });
});
