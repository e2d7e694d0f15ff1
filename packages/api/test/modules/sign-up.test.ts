import { PERMISSIONS } from '@slotwise/contract/permissions';
import { logIn, signUp, startServer, type TestServer } from '../harness';
import { PASSWORD, auditOf, mailsTo, newEmail } from './fixtures';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

const profile = () => ({ email: newEmail(), password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' });
const register = (body: Record<string, unknown>) => server.call('POST /register', { body: { ...profile(), ...body } });
const login = (email: string, password = PASSWORD) => server.call('POST /login', { body: { email, password } });
const counts = () =>
  server.services.db.readSystem(async (trx) => ({
    tenants: (await trx.selectFrom('tenants').select('id').execute()).length,
    users: (await trx.selectFrom('users').select('id').execute()).length,
    roles: (await trx.selectFrom('roles').select('id').execute()).length,
  }));

test.each([
  ['company', 'new_company_name', 'companyID', 'wmsID'],
  ['wms', 'new_wms_name', 'wmsID', 'companyID'],
] as const)('signing up as a %s makes the tenant, its three roles and an Owner', async (kind, field, own, other) => {
  const email = newEmail();
  const { status, body } = await register({ email, [field]: '  Acme  ' });
  expect([status, body]).toEqual([201, { message: expect.any(String) }]);
  const { body: tokens } = await login(email);
  expect(tokens).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 600 });
  const token = tokens.access_token;
  const { me } = (await server.call('GET /me', { token })).body;
  expect(me).toMatchObject({ userType: kind, firstName: 'Ada', lastName: 'Lovelace', email, [other]: null });
  expect(me[own]).toEqual(expect.any(String));
  const { myRole } = (await server.call('GET /myroles', { token })).body;
  expect(myRole).toMatchObject({ id: me.roleID, name: 'Owner', users: [expect.objectContaining({ id: me.id })] });
  expect(myRole?.permissions).toHaveLength(PERMISSIONS.length);
  const tenant =
    kind === 'company'
      ? (await server.call('GET /mycompany', { token })).body.myCompany
      : (await server.call('GET /mywms', { token })).body.myWms;
  expect(tenant).toEqual({
    ...{ id: me[own], name: 'Acme', avatarURL: null },
    ...(kind === 'company' && { deletion: null }),
  });
  const roles =
    kind === 'company'
      ? (await server.call('GET /mycompany/roles', { token })).body
      : (await server.call('GET /mywms/roles', { token })).body;
  expect(roles.myRoles.map(({ name }) => name)).toEqual(['Owner', 'Manager', 'Member']);
  expect(await auditOf(server, 'tenant.registered', tenant.id)).toHaveLength(1);
});

test.each(['company_id', 'wms_id'])(
  '%s in a public registration is refused: nobody joins without an invitation',
  async (field) => {
    const other = await signUp(server.call);
    const { status, body } = await register({ new_company_name: 'Mine', [field]: other.tenantId });
    expect([status, body.code, body.details?.[0]?.field]).toEqual([422, 'tenant_not_joinable', field]);
  },
);

test('ids that a form left empty are as absent as null', async () => {
  const { status } = await register({ new_company_name: 'Mine', company_id: '', wms_id: null });
  expect(status).toBe(201);
});

test.each([
  [{}, 'new_company_name'],
  [{ new_company_name: '   ' }, 'new_company_name'],
  [{ new_wms_name: ' \u200B ' }, 'new_wms_name'],
  [{ new_company_name: 'A', new_wms_name: 'B' }, 'new_wms_name'],
  [{ new_company_name: 'A', first_name: '  ' }, 'first_name'],
  [{ new_company_name: 'A', last_name: 'tab\tseparated' }, 'last_name'],
  [{ new_company_name: 'line\nbreak' }, 'new_company_name'],
  [{ new_company_name: 'A', password: 'short' }, 'password'],
  [{ new_company_name: 'A', password: '🐎🐎🐎🐎🐎🐎🐎' }, 'password'],
  [{ new_company_name: 'A', email: 'not an address' }, 'email'],
  [{ new_company_name: 'A', role_id: 'x' }, 'role_id'],
  [{ new_company_name: 'A', email: 7 }, 'email'],
])('%j names the field %s', async (body, field) => {
  const answer = await register(body);
  expect([answer.status, answer.body.code, answer.body.details?.[0]?.field]).toEqual([422, 'validation_failed', field]);
});

test('common passwords are refused, long ones and any script are not', async () => {
  for (const password of ['password', 'PassWord1', '12345678', 'aaaaaaaaaaaa']) {
    expect((await register({ new_company_name: 'A', password })).body.code).toBe('password_too_common');
  }
  const email = newEmail();
  const password = 'пароль-für-日本語 '.repeat(10);
  expect((await register({ new_company_name: 'A', email, password })).status).toBe(201);
  expect((await login(email, password)).status).toBe(200);
});

test('names keep their script; marks that deceive are taken out', async () => {
  const email = newEmail();
  await register({
    email,
    new_company_name: ' \u202Eevil\u202C Ümlaut 日本 ',
    first_name: 'Zoë\u200B',
    last_name: "O'Brien <b>",
  });
  const token = (await login(email)).body.access_token;
  expect((await server.call('GET /mycompany', { token })).body.myCompany.name).toBe('evil Ümlaut 日本');
  expect((await server.call('GET /me', { token })).body.me).toMatchObject({
    firstName: 'Zoë',
    lastName: "O'Brien <b>",
  });
});

test('the same Idempotency-Key registers once', async () => {
  const body = { ...profile(), new_company_name: 'Once' };
  const headers = { 'idempotency-key': 'register-once' };
  const before = await counts();
  const answers = [
    await server.call('POST /register', { body, headers }),
    await server.call('POST /register', { body, headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await counts()).tenants).toBe(before.tenants + 1);
  expect(await mailsTo(server, body.email)).toHaveLength(1);
});

test('roles and sample goods have names in the language of who creates the company', async () => {
  const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
  const credentials = { email: newEmail(), password: PASSWORD };
  const names = { first_name: 'Ada', last_name: 'Gruber', new_company_name: 'Gruber Lager' };
  const registered = await server.call('POST /register', { body: { ...credentials, ...names }, headers });
  expect(registered.status).toBe(201);
  const { token } = await logIn(server.call, credentials.email, credentials.password);
  const roles = await server.call('GET /mycompany/roles', { token });
  expect(roles.body.myRoles.map(({ name }) => name)).toEqual(['Inhaber', 'Lagerleitung', 'Mitglied']);
  expect(roles.body.myRoles.map(({ description }) => description)).toEqual([
    ...['Alles, auch Rollen.', 'Leitet das Lager und lädt Personen ein.', 'Sieht das Lager und zählt Bestand.'],
  ]);
  await server.call('POST /sample-data', { token, headers, body: { name: 'Beispiel' } });
  const goods = async () => (await server.call('GET /skus', { token, query: { limit: '200' } })).body.items;
  while ((await goods()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const [first] = await goods();
  expect([first?.code, first?.name, first?.family]).toEqual([
    expect.stringMatching(/^BEISPIEL-/),
    expect.stringMatching(/ Nr\. \d+$/),
    expect.stringMatching(/^(Befestigungen|Handwerkzeuge|Farben|Garten|Beleuchtung|Klebstoffe)$/),
  ]);
});
