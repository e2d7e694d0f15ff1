import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listenForOperator, operatorSocket } from '../src/platform/operator/listen';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from './harness';
import { auditOf, join as joinTenant, newEmail, publishedBy, rolesByName } from './modules/fixtures';

const root = join(__dirname, '../../..');
let server: TestServer;
let dataDir: string;
let deafen: () => Promise<void>;
beforeAll(async () => {
  server = await startServer();
  dataDir = mkdtempSync(join(tmpdir(), 'slotwise-operator-'));
  deafen = await listenForOperator(dataDir, server.commands, server.services);
});
afterAll(async () => {
  await deafen();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The command as it is typed. */
const operator = (...words: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const args = [join(root, 'scripts/run.mjs'), 'operator', ...words];
    execFile(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } }, (fault, stdout, stderr) =>
      resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, out: stdout + stderr }),
    );
  });
const keys = async ({ token }: Person) => (await server.call('GET /remotes/keys', { token })).status;

test('only the system user of the server opens the folder of the socket; without a server the command says so', async () => {
  expect(statSync(join(dataDir, 'operator')).mode & 0o777).toBe(0o700);
  const elsewhere = mkdtempSync(join(tmpdir(), 'slotwise-nobody-'));
  const here = dataDir;
  dataDir = elsewhere;
  const { code, out } = await operator();
  dataDir = here;
  rmSync(elsewhere, { recursive: true });
  expect([code, out]).toEqual([1, expect.stringContaining('No server runs with the data directory')]);
});

test('names its commands, and what is missing of one', async () => {
  const all = await operator();
  expect([all.code, all.out]).toEqual([0, expect.stringMatching(/administrators add[^]*recover/)]);
  expect(await operator('recover')).toMatchObject({ code: 1, out: expect.stringContaining('recover <address or id>') });
  expect((await operator('fly')).code).toBe(1);
});

test('what is no command is answered, and the next one is heard', async () => {
  for (const sent of ['garbage\n', '{}\n', '[1]\n', 'x'.repeat(70_000)]) {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = createConnection(operatorSocket(dataDir), () => socket.write(sent));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(JSON.parse(answer)).toMatchObject({ ok: false });
  }
  expect((await operator()).code).toBe(0);
});

test('makes and unmakes administrators of the deployment, by a confirmed address or an id', async () => {
  const person = await signUp(server.call);
  const email = newEmail();
  const body = { email, password: person.password, first_name: 'A', last_name: 'B', new_company_name: 'C' };
  await server.call('POST /register', { body });
  expect(await keys(person)).toBe(403);
  expect((await operator('administrators', 'add', email)).out).toContain('No account');
  expect((await operator('administrators', 'add', person.email.toUpperCase())).code).toBe(0);
  expect(await keys(person)).toBe(200);
  expect((await operator('administrators')).out).toContain(person.userId);
  expect(await auditOf(server, 'deployment.administrator_added', person.userId)).toMatchObject([{ actor_id: null }]);
  expect((await operator('administrators', 'add', person.userId)).out).toContain('is one already');
  expect((await operator('administrators', 'remove', person.userId)).code).toBe(0);
  expect(await keys(person)).toBe(403);
  expect((await operator('administrators', 'remove', person.userId)).code).toBe(1);
});

test('gives lost permissions back to the named person alone, audited, and says when nothing is lost', async () => {
  const owner = await signUp(server.call);
  const { member } = await rolesByName(server, owner);
  const [person, colleague] = [await joinTenant(server, owner), await joinTenant(server, owner)];
  expect((await operator('recover', person.email)).out).toContain('Nothing is lost');
  // As it was before somebody always had to keep each.
  const lost = ['manage_roles', 'manage_users', 'manage_company'];
  await server.services.db.withSystem(
    prepared((trx) =>
      sql`DELETE FROM role_permissions WHERE tenant_id = ${owner.tenantId} AND permission = ANY(${lost}::text[])`.execute(
        trx,
      ),
    ),
  );
  const held = async ({ email, password }: Person) => {
    const { token } = await logIn(server.call, email, password);
    return (await server.call('GET /myroles', { token })).body.myRole?.permissions.map(({ name }) => name) ?? [];
  };
  const before = [await held(person), await held(colleague), await held(owner)];
  const events = await publishedBy(server, `company:${owner.tenantId}`, async () => {
    expect((await operator('recover', person.email)).code).toBe(0);
  });
  expect(events.map(({ event }) => event)).toEqual([
    'RoleCreated',
    'CompanyRoleCreated',
    'RoleAssignmentChanged',
    'RoleAssignmentChanged',
    'UserRoleUpdated',
  ]);
  expect([...(await held(person))].sort()).toEqual([...(before[0] ?? []), ...lost].sort());
  expect([await held(colleague), await held(owner)]).toEqual(before.slice(1));
  const { token } = await logIn(server.call, person.email, person.password);
  const role = (await server.call('GET /myroles', { token })).body.myRole;
  expect(role?.name).toBe('Recovered access');
  const entries = await auditOf(server, 'role.recovered', role?.id ?? '');
  expect(entries).toMatchObject([{ actor_id: null, company_id: owner.tenantId, details: { user: person.userId } }]);
  // It may grant them again.
  const back = { role_id: member.id, permissions: [{ id: 'view_users' }] };
  expect((await server.call('PATCH /role/permissions', { token, body: back })).status).toBe(200);
  expect((await operator('recover', person.email)).out).toContain('Nothing is lost');
  expect((await operator('recover', newEmail())).code).toBe(1);
});
