import { signUp, startServer, type Person, type TestServer } from '../harness';
import { auditOf, channelOf, join, joinWithoutRole, publishedBy } from './fixtures';

let server: TestServer;
let owner: Person;
let wmsOwner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
  wmsOwner = await signUp(server.call, 'wms');
});
afterAll(() => server.close());

const namesOf = (events: { event: string }[]) => events.map(({ event }) => event);

describe('the own name', () => {
  test('changes for oneself and for the colleagues', async () => {
    const onUser = publishedBy(server, `user:${owner.userId}`, () => Promise.resolve());
    expect(await onUser).toEqual([]);
    let company: Awaited<ReturnType<typeof publishedBy>> = [];
    const user = await publishedBy(server, `user:${owner.userId}`, async () => {
      company = await publishedBy(server, channelOf(owner), () =>
        server.call('PATCH /me', { token: owner.token, body: { first_name: ' Grace ' } }),
      );
    });
    expect(user).toMatchObject([
      { event: 'UserNameChanged', data: { id: owner.userId, firstName: 'Grace', companyID: owner.tenantId } },
    ]);
    expect(company).toMatchObject([
      {
        event: 'UserNameChanged',
        data: { id: owner.userId, firstName: 'Grace', role: { name: 'Owner' } },
        permission: 'view_users',
      },
    ]);
    expect(await auditOf(server, 'user.renamed', owner.userId)).toMatchObject([
      { version: 1, subject: 'user', before: { firstName: 'Ada' }, after: { firstName: 'Grace' } },
    ]);
    expect((await server.call('GET /me', { token: owner.token })).body.me).toMatchObject({
      firstName: 'Grace',
      lastName: 'Lovelace',
    });
  });

  test('of a WMS user is told on the channel of the WMS', async () => {
    const events = await publishedBy(server, channelOf(wmsOwner, 'wms'), () =>
      server.call('PATCH /me', { token: wmsOwner.token, body: { last_name: 'Hopper' } }),
    );
    expect(namesOf(events)).toEqual(['UserNameChanged']);
  });

  test('that is the same, or blank, changes nothing', async () => {
    const events = await publishedBy(server, channelOf(owner), async () => {
      expect((await server.call('PATCH /me', { token: owner.token, body: { last_name: 'Lovelace' } })).status).toBe(
        200,
      );
      expect((await server.call('PATCH /me', { token: owner.token, body: {} })).status).toBe(200);
      const blank = await server.call('PATCH /me', { token: owner.token, body: { first_name: '   ' } });
      expect(blank.body).toMatchObject({ code: 'validation_failed', details: [{ field: 'first_name' }] });
    });
    expect(events).toEqual([]);
  });
});

describe('company and WMS', () => {
  test('are renamed by those who may', async () => {
    const company = await publishedBy(server, channelOf(owner), async () => {
      const { body } = await server.call('PATCH /mycompany', { token: owner.token, body: { name: 'Renamed' } });
      expect(body.myCompany).toEqual({ id: owner.tenantId, name: 'Renamed', avatarURL: null, deletion: null });
    });
    expect(company).toMatchObject([
      { event: 'CompanyNameChanged', data: { id: owner.tenantId, name: 'Renamed' }, permission: null },
    ]);
    expect(await auditOf(server, 'company.renamed', owner.tenantId)).toHaveLength(1);
    const wms = await publishedBy(server, channelOf(wmsOwner, 'wms'), () =>
      server.call('PATCH /mywms', { token: wmsOwner.token, body: { name: 'Provider' } }),
    );
    expect(namesOf(wms)).toEqual(['WmsNameChanged']);
    expect((await server.call('GET /mywms', { token: wmsOwner.token })).body.myWms.name).toBe('Provider');
  });

  test('a member reads what the role allows, and is refused the rest', async () => {
    const member = await join(server, owner);
    for (const [route, envelope] of [
      ['GET /mycompany', 'myCompany'],
      ['GET /mycompany/users', 'myUsers'],
      ['GET /mycompany/roles', 'myRoles'],
      ['GET /mycompany/warehouses', 'myWarehouses'],
      ['GET /mycompany/permissions', 'myPermissions'],
    ] as const) {
      const { status, body } = await server.call(route, { token: member.token });
      expect([route, status, Object.keys(body)]).toEqual([route, 200, [envelope]]);
    }
    const invitations = await server.call('GET /mycompany/invitations', { token: member.token });
    expect([invitations.status, invitations.body.code]).toEqual([403, 'forbidden']);
    expect((await server.call('PATCH /mycompany', { token: member.token, body: { name: 'Mine' } })).status).toBe(403);
  });

  test('someone without a role sees themself and the name of the company, nothing else', async () => {
    const person = await joinWithoutRole(server, owner);
    expect((await server.call('GET /me', { token: person.token })).body.me.roleID).toBeNull();
    expect((await server.call('GET /myroles', { token: person.token })).body).toEqual({ myRole: null });
    expect((await server.call('GET /mycompany', { token: person.token })).status).toBe(200);
    for (const route of ['GET /mycompany/users', 'GET /mycompany/roles', 'GET /mycompany/warehouses'] as const) {
      expect((await server.call(route, { token: person.token })).status).toBe(403);
    }
  });

  test('the other kind of user is told so', async () => {
    expect((await server.call('GET /mywms', { token: owner.token })).body.code).toBe('wrong_user_type');
    expect((await server.call('GET /mycompany', { token: wmsOwner.token })).body.code).toBe('wrong_user_type');
  });

  test('a WMS sees name and picture of its own companies only', async () => {
    const companyOwner = await join(server, wmsOwner, { type: 'join_wms_with_new_company' });
    const { myCompanies } = (await server.call('GET /mywms/companies', { token: wmsOwner.token })).body;
    expect(myCompanies).toEqual([{ id: companyOwner.tenantId, name: 'New Company', avatarURL: null }]);
    const otherWms = await signUp(server.call, 'wms');
    expect((await server.call('GET /mywms/companies', { token: otherWms.token })).body).toEqual({ myCompanies: [] });
  });
});

describe('warehouses', () => {
  const create = (name: string, token = owner.token) => server.call('POST /warehouse', { token, body: { name } });

  test('that are renamed to what they are called tell nobody, and neither does their company', async () => {
    const { body } = await create('Same');
    const { name } = (await server.call('GET /mycompany', { token: owner.token })).body.myCompany;
    const warehouse_id = body.warehouse.id;
    const events = await publishedBy(server, channelOf(owner), async () => {
      const kept = await server.call('PATCH /warehouse', {
        token: owner.token,
        body: { warehouse_id, name: ' Same ' },
      });
      expect([kept.status, kept.body.warehouse]).toEqual([200, { id: warehouse_id, name: 'Same' }]);
      expect((await server.call('PATCH /mycompany', { token: owner.token, body: { name } })).status).toBe(200);
    });
    expect(events).toEqual([]);
    expect(await auditOf(server, 'warehouse.renamed', warehouse_id)).toEqual([]);
    await server.call('DELETE /warehouse', { token: owner.token, body: { warehouse_id } });
  });

  test('that differ by case or by several blanks have the same name', async () => {
    const { body } = await create('Main  hall');
    expect(body.warehouse.name).toBe('Main hall');
    const { status, body: refusal } = await create(' main   HALL ');
    expect([status, refusal.code]).toEqual([409, 'name_taken']);
    await server.call('DELETE /warehouse', { token: owner.token, body: { warehouse_id: body.warehouse.id } });
  });

  test('are created, renamed and deleted, each with its event and audit row', async () => {
    let id = '';
    const events = await publishedBy(server, channelOf(owner), async () => {
      const created = await create('  North  ');
      expect([created.status, created.body.warehouse]).toEqual([201, { id: expect.any(String), name: 'North' }]);
      id = created.body.warehouse.id;
      const renamed = await server.call('PATCH /warehouse', {
        token: owner.token,
        body: { warehouse_id: id, name: 'South' },
      });
      expect(renamed.body.warehouse).toEqual({ id, name: 'South' });
      expect((await server.call('GET /mycompany/warehouses', { token: owner.token })).body.myWarehouses).toEqual([
        { id, name: 'South' },
      ]);
      expect((await server.call('DELETE /warehouse', { token: owner.token, body: { warehouse_id: id } })).status).toBe(
        200,
      );
    });
    expect(events).toMatchObject([
      { event: 'WarehouseCreated', data: { id, name: 'North' }, permission: 'view_warehouses' },
      { event: 'WarehouseNameChanged', data: { id, name: 'South' } },
      { event: 'WarehouseDeleted', data: { id } },
    ]);
    for (const action of ['warehouse.created', 'warehouse.renamed', 'warehouse.deleted']) {
      expect(await auditOf(server, action, id)).toMatchObject([{ actor_id: owner.userId, company_id: owner.tenantId }]);
    }
    expect((await server.call('GET /mycompany/warehouses', { token: owner.token })).body.myWarehouses).toEqual([]);
  });

  test('have names of their own, whatever the case', async () => {
    await create('Twin');
    const { status, body } = await create('tWIN');
    expect([status, body.code, body.details?.[0]?.field]).toEqual([409, 'name_taken', 'name']);
    const other = (await create('Other')).body.warehouse;
    const renamed = await server.call('PATCH /warehouse', {
      token: owner.token,
      body: { warehouse_id: other.id, name: 'Twin' },
    });
    expect(renamed.body.code).toBe('name_taken');
    // Another company is not in the way.
    expect((await create('Twin', (await signUp(server.call)).token)).status).toBe(201);
  });

  test("another company's is not there", async () => {
    const { warehouse } = (await create('Mine alone')).body;
    const { token } = await signUp(server.call);
    for (const warehouse_id of [warehouse.id, 'unknown', '../..']) {
      expect((await server.call('PATCH /warehouse', { token, body: { warehouse_id, name: 'Taken' } })).body.code).toBe(
        'not_found',
      );
      expect((await server.call('DELETE /warehouse', { token, body: { warehouse_id } })).body.code).toBe('not_found');
    }
    const { myWarehouses } = (await server.call('GET /mycompany/warehouses', { token: owner.token })).body;
    expect(myWarehouses).toContainEqual({ id: warehouse.id, name: 'Mine alone' });
  });
});
