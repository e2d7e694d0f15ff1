import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERMISSIONS, type PermissionName } from '@slotwise/contract/permissions';
import { sql } from 'kysely';
import { listenForOperator, operatorSocket } from '../src/platform/operator/listen';
import { migrations } from '../migrations';
import { sealWaiting } from '../src/modules/audit/chain/seal';
import { RestoreInterrupted } from '../src/platform/db/restoring';
import { restore } from '../src/platform/backup/restore';
import {
  emptyDatabase,
  logIn,
  onPostgres,
  prepared,
  signUp,
  startServer,
  type Person,
  type TestServer,
} from './harness';
import { openLive } from './live';
import { auditOf, join as joinTenant, newEmail, publishedBy, rolesByName } from './modules/fixtures';

const root = join(__dirname, '../../..');
let server: TestServer;
let dataDir: string;
let deafen: () => Promise<void>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'slotwise-operator-'));
  server = await startServer({ FILES_URL: join(dataDir, 'assets') });
  deafen = await listenForOperator(dataDir, server.commands, server.services);
});
afterAll(async () => {
  await deafen();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The command as it is typed. */
const operator = (...words: string[]) => run('operator', ...words);
const run = (...words: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const args = [join(root, 'scripts/run.mjs'), ...words];
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

test.each<{ taken: PermissionName[]; lost: readonly PermissionName[] }>([
  { taken: ['manage_users', 'manage_company'], lost: ['manage_users', 'manage_company'] },
  // Without somebody who manages roles nobody can grant anything.
  { taken: ['manage_roles'], lost: PERMISSIONS.map(({ name }) => name) },
])(
  'gives lost $taken back to the named person alone, audited, and says when nothing is lost',
  async ({ taken, lost }) => {
    const owner = await signUp(server.call);
    const { member } = await rolesByName(server, owner);
    const [person, colleague] = [await joinTenant(server, owner), await joinTenant(server, owner)];
    expect((await operator('recover', person.email)).out).toContain('Nothing is lost');
    // As it was before somebody always had to keep each.
    await server.services.db.withSystem(
      prepared((trx) =>
        sql`DELETE FROM role_permissions WHERE tenant_id = ${owner.tenantId} AND permission = ANY(${taken}::text[])`.execute(
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
    expect(new Set(await held(person))).toEqual(new Set([...(before[0] ?? []), ...lost, 'manage_roles']));
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
  },
);

test('verifies the audit: exit code 0 as it was written, 1 and the entry where one was altered', async () => {
  const audit = (...words: string[]) => run('audit', ...words);
  while ((await sealWaiting(server.services)) > 0);
  expect(await audit('verify')).toMatchObject({ code: 0, out: expect.stringContaining('as they were written') });
  const { rows } = await sql<{ id: string; tenant: string; action: string }>`
    SELECT id, company_id AS tenant, action FROM audit_log WHERE company_id IS NOT NULL LIMIT 1`.execute(
    server.database.db,
  );
  const [{ id, tenant, action }] = rows as [(typeof rows)[0]];
  const act = (name: string) => sql`UPDATE audit_log SET action = ${name} WHERE id = ${id}`.execute(server.database.db);
  await act('nothing.happened');
  const found = await audit('verify');
  expect([found.code, found.out]).toEqual([1, expect.stringContaining(`tenant ${tenant}: entry ${id} was altered`)]);
  await act(action);
  expect((await audit('verify')).code).toBe(0);
});

describe('a backup', () => {
  /** Rows and their content of each table, but of those that a restored database begins anew. */
  const contentOf = (one: TestServer) =>
    one.database.db.transaction().execute(async (trx) => {
      const { rows: tables } = await sql<{ name: string }>`
        SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
          AND tablename NOT IN ('event_counters', 'outbox', 'kysely_migration_lock') ORDER BY 1`.execute(trx);
      const content: Record<string, unknown> = {};
      for (const { name } of tables) {
        const { rows } = await sql`
          SELECT count(*)::int AS rows, md5(string_agg(t::text, ',' ORDER BY t::text)) AS content
          FROM ${sql.table(name)} t`.execute(trx);
        content[name] = rows[0];
      }
      return content;
    });

  test('is restored as it was saved, and streams that saw later events are told to reload', async () => {
    const files = mkdtempSync(join(tmpdir(), 'slotwise-files-'));
    const folder = join(files, 'backup');
    const person = await signUp(server.call);
    const rename = (one: TestServer, name: string) =>
      one.call('PATCH /mycompany', { token: person.token, body: { name } });
    await rename(server, 'Saved');
    await server.services.files.put('some/file.js', Buffer.from('1'), 'text/javascript');
    // Entries that wait for a seal get it within seconds, in the middle of the comparison.
    while ((await sealWaiting(server.services)) > 0);
    const before = await contentOf(server);
    expect(await operator('backup', folder)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Saved in ${folder}`),
    });
    expect(await contentOf(server)).toEqual(before);
    expect(await operator('backup', folder)).toMatchObject({
      code: 1,
      out: expect.stringContaining('is there already'),
    });
    // Seen by clients, and gone with what is restored.
    await rename(server, 'Later');

    const { config } = server.services;
    const target = await emptyDatabase();
    const elsewhere = { ...config, files: { folder: join(files, 'restored') } };
    const restoring = { folder, config: elsewhere, database: target.options, migrations };
    await expect(restore({ ...restoring, migrations: {} })).rejects.toThrow('made by a newer version');
    // It stops in the middle, since published files cannot be written.
    const blocked = join(files, 'blocked');
    writeFileSync(blocked, '');
    const stopped = { ...restoring, config: { ...elsewhere, files: { folder: blocked } } };
    await expect(restore(stopped)).rejects.toThrow();
    for (let tries = 0; tries < 2; tries++) {
      const starting = startServer({ FILES_URL: elsewhere.files.folder }, { database: target.options });
      const fault: unknown = await starting.then(
        (started) => started.close(),
        (thrown: unknown) => thrown,
      );
      expect(fault).toBeInstanceOf(RestoreInterrupted);
      expect((fault as Error).message).toMatch(/restore .*was interrupted.*Run it again/);
    }
    const restored = await restore(restoring);
    expect(restored).not.toHaveProperty('aside');
    const second = await startServer({ FILES_URL: elsewhere.files.folder }, { database: target.options });
    try {
      const after = await contentOf(second);
      expect(after).toEqual(before);
      expect((await second.services.files.get('some/file.js'))?.toString()).toBe('1');
      for (const seen of ['c:0', 'c:1', 'c:2', 'c:9']) {
        const live = await openLive(second.url, person.token, seen);
        await live.next(({ event }) => event === 'reset');
        live.close();
      }
      await rename(second, 'Goes on');
      expect((await second.call('GET /mycompany', { token: person.token })).body).toMatchObject({
        myCompany: { name: 'Goes on' },
      });
    } finally {
      await second.close();
    }
    if (!onPostgres) expect(await restore(restoring)).toHaveProperty('aside');
    else await expect(restore(restoring)).rejects.toThrow('is not empty');
    appendFileSync(join(folder, 'database'), 'x');
    await expect(restore(restoring)).rejects.toThrow('is damaged');
    await expect(restore({ ...restoring, folder: files })).rejects.toThrow('is no backup');
    await target.drop();
    rmSync(files, { recursive: true });
  }, 120_000);
});
