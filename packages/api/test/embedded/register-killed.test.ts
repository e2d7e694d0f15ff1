import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transactions } from '../../src/platform/db/transaction';
import { openDatabase } from '../../src/platform/db/database';
import { caller, workerFile } from '../harness';
import { buildServer, spawnServer } from '../process';

let dir: string;
beforeAll(() => {
  buildServer();
  dir = mkdtempSync(join(tmpdir(), 'slotwise-killed-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Work of a start: segments of the log of writes, 16 MB each, and no other remains of each run. */
const segments = () => readdirSync(join(dir, 'postgres/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
const files = () =>
  readdirSync(join(dir, 'postgres'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

test('killed in the middle of registrations, a tenant is there whole or not at all', async () => {
  const left: { segments: number; files: number }[] = [];
  for (let round = 0; round < 4; round++) {
    const server = spawnServer(dir);
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    left.push({ segments: segments(), files: files() });
    let [registered, stopped] = [0, false];
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; !stopped; n++) {
        const email = `r${round}w${writer}n${n}@example.com`;
        const profile = { email, password: 'correct horse battery', first_name: 'A', last_name: 'B' };
        const body = { ...profile, new_company_name: email };
        const answer = await caller(url)('POST /register', { body }).catch(() => undefined);
        if (answer?.status === 201) registered += 1;
      }
    });
    // Not by the clock, which says little on a busy machine: each round is cut off among its writes.
    while (registered < 3 + round) await sleep(5);
    server.child.kill('SIGKILL');
    stopped = true;
    await Promise.all([server.exit, ...writers]);
  }

  // Each start writes down what it did again, so that the next one does not: kills add nothing up.
  expect(left.map(({ segments: count }) => count > 3)).toEqual(left.map(() => false));
  const [, second, ...others] = left;
  for (const later of others) expect(later.files - (second?.files ?? 0)).toBeLessThan(40);

  const database = await openDatabase({ dataDir: dir, workerFile }, (fault) => {
    throw fault;
  });
  const state = await transactions(database.db, 1, () => {}, {
    keepNotifications: () => Promise.resolve([]),
    subjectNames: () => Promise.resolve(new Map()),
  }).readSystem(async (trx) => ({
    tenants: await trx.selectFrom('tenants').selectAll().execute(),
    users: await trx.selectFrom('users').selectAll().execute(),
    roles: await trx.selectFrom('roles').selectAll().execute(),
    audit: await trx.selectFrom('audit_log').selectAll().where('action', '=', 'tenant.registered').execute(),
  }));
  await database.close();
  expect(state.tenants.length).toBeGreaterThan(3);
  for (const { id } of state.tenants) {
    const roles = state.roles.filter((role) => role.tenant_id === id);
    const [user, ...others] = state.users.filter(({ tenant_id }) => tenant_id === id);
    expect(roles.map(({ name }) => name).sort()).toEqual(['Manager', 'Member', 'Owner']);
    expect([user?.role_id, others]).toEqual([roles.find(({ name }) => name === 'Owner')?.id, []]);
    expect(state.audit.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
  }
  expect(state.users).toHaveLength(state.tenants.length);
  expect(state.roles).toHaveLength(3 * state.tenants.length);
}, 180_000);
