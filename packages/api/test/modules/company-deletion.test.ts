import { DELETION_GRACE_DAYS } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { sealTenant } from '../../src/modules/audit/chain/seal';
import { verifyAudit } from '../../src/modules/audit/chain/verify';
import { DeleteCompany } from '../../src/modules/company-deletion/delete-company';
import { beginDeletions } from '../../src/modules/company-deletion/due';
import { OWNED } from '../../src/modules/company-deletion/removal-queries';
import { Jobs } from '../../src/platform/jobs';
import { deletionJob } from '../../src/modules/company-deletion/routes';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { MovedClock } from '../moved-clock';
import { auditOf, eventsOn, invite, join, mailsTo, PASSWORD, rolesByName, toldTo } from './fixtures';
import { stockIn } from './matrix-stock';
import { stockedCompany } from './stock-fixtures';

const DAY_MS = 86_400_000;
/** Rows of these outlive the company, or are taken away by the role of the audit alone. */
const OUTLIVE = ['company_deletions', 'audit_chains', 'audit_log', 'audit_seals', 'audit_unsealed'];
const clock = new MovedClock();
let count = 0;
let server: TestServer;
let owner: Person;
beforeAll(async () => void (server = await startServer({}, { clock })));
afterAll(() => server.close());
beforeEach(async () => {
  clock.ahead = 0;
  owner = await signUp(server.call);
});

const companyOf = async (token: string) => (await server.call('GET /mycompany', { token })).body.myCompany;
const ask = async (person = owner, more: { name?: string; current_password?: string; code?: string } = {}) =>
  server.call('POST /mycompany/deletion', {
    token: person.token,
    body: { name: (await companyOf(person.token)).name, current_password: person.password, ...more },
  });
const takeBack = (token = owner.token) => server.call('DELETE /mycompany/deletion', { token });
const rowOf = (companyId: string) =>
  server.services.db.readSystem((trx) =>
    trx.selectFrom('company_deletions').selectAll().where('company_id', '=', companyId).executeTakeFirst(),
  );
const tenantOf = (id: string) =>
  server.services.db.readSystem((trx) =>
    trx.selectFrom('tenants').select('id').where('id', '=', id).executeTakeFirst(),
  );
const until = async (is: () => Promise<boolean>) => {
  for (let tried = 0; tried < 600; tried++) {
    if (await is()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to pass.');
};
const becomesDue = () => {
  clock.ahead = DELETION_GRACE_DAYS * DAY_MS + 1000;
};
const ended = (companyId: string) => until(async () => (await rowOf(companyId))?.ended_at != null);
const findings = async () => (await verifyAudit(server.services)).findings;

/** Tables with a column that says whose a row is, as the database itself knows them. */
const tenantTables = () =>
  server.services.db.readSystem(async (trx) => {
    const { rows } = await sql<{ name: string; column: string }>`
      SELECT c.relname AS name, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT a.attisdropped
        AND a.attname IN ('tenant_id', 'company_id') ORDER BY 1, 2`.execute(trx);
    return rows;
  });

/** Rows of a tenant in each table. */
const rowsOf = async (tenantId: string): Promise<Record<string, number>> => {
  const tables = await tenantTables();
  return server.services.db.withSystem(
    prepared(async (trx) => {
      const counted: Record<string, number> = {};
      for (const { name, column } of tables) {
        await sql`SELECT set_config('role', ${/^audit_/.test(name) ? 'slotwise_audit' : 'slotwise_system'}, true)`.execute(
          trx,
        );
        const { rows } = await sql<{ n: number }>`
          SELECT count(*)::int AS n FROM ${sql.table(name)} WHERE ${sql.ref(column)} = ${tenantId}`.execute(trx);
        counted[name] = rows[0]?.n ?? 0;
      }
      await sql`SELECT set_config('role', 'slotwise_system', true)`.execute(trx);
      return counted;
    }),
  );
};

/** A company with something of nearly everything. */
async function workingCompany({ invites = false } = {}) {
  const company = await stockedCompany(server);
  const { token, warehouseId } = company;
  const sku = await company.sku();
  const moved = await company.book('receive', { sku_id: sku.id, quantity: 5, to_location_id: company.at('DOCK') });
  await company.undo(moved.body.moves[0]!.id);
  await server.call('POST /sample-data', { token, body: { name: 'Sample' } });
  await until(async () => (await server.call('GET /first-steps', { token })).body.sample?.status === 'made');
  // In the others it would expire meanwhile.
  if (invites) await invite(server, company.owner);
  await stockIn(server, token, warehouseId, (what) => `${what}${(count += 1)}`);
  await server.call('POST /api-keys', { token, body: { name: 'Key', permissions: ['view_roles'] } });
  const roles = await rolesByName(server, company.owner);
  const member = await join(server, company.owner, { roleId: roles.member.id });
  await server.call('POST /import', { token, body: { kind: 'skus', file_name: 'goods.csv', bytes: 10 } });
  await server.call('POST /slotting/run', { token, body: { warehouse_id: warehouseId, seconds: 1 } });
  return { ...company, member };
}

test('every table with a company’s rows is one that the deletion knows', async () => {
  const known = new Set(OWNED.flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)]));
  const own = ['users', 'jobs'];
  expect((await tenantTables()).map(({ name }) => name).filter((name) => !known.has(name))).toEqual(
    [...own, ...OUTLIVE].sort(),
  );
});

describe('asking', () => {
  test('schedules it: everybody sees it, those who can take it back are told, and it has an entry', async () => {
    const { owner: role, member } = await rolesByName(server, owner);
    const other = await join(server, owner, { roleId: role.id });
    const reader = await join(server, owner, { roleId: member.id });
    await server.call('PATCH /me', { token: other.token, body: { language: 'de' } });
    const { name } = await companyOf(owner.token);
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([200, undefined]);
    const { deletion } = await companyOf(reader.token);
    expect(deletion).toEqual(body.deletion);
    expect(deletion?.askedBy).toEqual({ id: owner.userId, name: 'Ada Lovelace' });
    const days = (Date.parse(deletion!.dueAt) - Date.parse(deletion!.askedAt)) / DAY_MS;
    expect(days).toBe(DELETION_GRACE_DAYS);
    expect(await toldTo(server, other.token)).toContain(
      'company.deletion-asked: Ada Lovelace has asked for the company to be deleted.',
    );
    expect((await toldTo(server, owner.token)).some((told) => told.startsWith('company.'))).toBe(false);
    expect((await mailsTo(server, owner.email))[0]?.subject).toBe(`${name} is going to be deleted`);
    expect((await mailsTo(server, other.email))[0]?.subject).toBe(`${name} wird gelöscht`);
    expect((await mailsTo(server, reader.email)).some(({ subject }) => subject.startsWith(name))).toBe(false);
    expect(await auditOf(server, 'company.deletion_asked', owner.tenantId)).toMatchObject([
      { actor_id: owner.userId, details: { dueAt: deletion!.dueAt } },
    ]);
    expect((await eventsOn(server, `company:${owner.tenantId}`)).at(-1)).toBe('CompanyNameChanged');
    // Again: the first time counts.
    expect((await ask(other)).body.deletion).toEqual(deletion);
    expect(await auditOf(server, 'company.deletion_asked', owner.tenantId)).toHaveLength(1);
    // Somebody who renames it meanwhile makes nobody's notice vanish.
    const renamed = await server.call('PATCH /mycompany', { token: owner.token, body: { name: `${name} 2` } });
    expect(renamed.body.myCompany.deletion).toEqual(deletion);
    // Any other of them takes it back.
    expect((await takeBack(other.token)).status).toBe(200);
    expect((await companyOf(reader.token)).deletion).toBeNull();
    expect(await toldTo(server, owner.token)).toContain(
      'company.deletion-taken-back: Grace Hopper has taken back that the company is deleted.',
    );
    expect((await mailsTo(server, owner.email))[0]?.subject).toBe(`${name} 2 is not deleted`);
    expect(await auditOf(server, 'company.deletion_taken_back', owner.tenantId)).toHaveLength(1);
    expect((await takeBack()).status).toBe(200);
    becomesDue();
    await beginDeletions(server.services);
    expect(await rowOf(owner.tenantId)).toBeUndefined();
    expect(await tenantOf(owner.tenantId)).toBeDefined();
  });

  test('is refused for another name, a wrong password, and whoever may not', async () => {
    const { name } = await companyOf(owner.token);
    const wrong = await ask(owner, { name: name.toLowerCase() });
    expect([wrong.status, wrong.body.details]).toMatchObject([422, [{ field: 'name', code: 'not_its_name' }]]);
    expect((await ask(owner, { current_password: 'wrong' })).body.code).toBe('invalid_credentials');
    const { manager } = await rolesByName(server, owner);
    const managing = await join(server, owner, { roleId: manager.id });
    expect((await ask(managing)).body.code).toBe('forbidden');
    await ask();
    expect((await takeBack(managing.token)).body.code).toBe('forbidden');
    const wms = await signUp(server.call, 'wms');
    const asked = await server.call('POST /mycompany/deletion', {
      token: wms.token,
      body: { name, current_password: wms.password },
    });
    expect(asked.body.code).toBe('wrong_user_type');
  });

  test('needs the second factor of those who have one', async () => {
    const { body } = await server.call('POST /me/two-factor', {
      token: owner.token,
      body: { current_password: owner.password },
    });
    const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    const code = () => totp.generate({ timestamp: clock.now().getTime() });
    await server.call('POST /me/two-factor/confirm', { token: owner.token, body: { code: code() } });
    expect((await ask()).body.code).toBe('second_factor_required');
    expect((await ask(owner, { code: '000000' })).body.code).toBe('second_factor_wrong');
    expect(await auditOf(server, 'factor.refused', owner.userId)).toHaveLength(1);
    clock.ahead = 60_000;
    expect((await ask(owner, { code: code() })).status).toBe(200);
  });

  test('lets nothing new in that would have to be closed again; what is there goes on', async () => {
    const { token } = owner;
    const makeKey = (name = 'Key') =>
      server.call('POST /api-keys', { token, body: { name, permissions: ['view_roles'] } });
    const { secret } = (await makeKey()).body;
    await ask();
    expect((await makeKey()).body.code).toBe('going_to_be_deleted');
    const hook = { url: 'https://example.com/hook', events: ['RoleCreated'] };
    expect((await server.call('POST /webhooks', { token, body: hook as never })).body.code).toBe('going_to_be_deleted');
    const sample = await server.call('POST /sample-data', { token, body: { name: 'Sample' } });
    expect(sample.body.code).toBe('going_to_be_deleted');
    expect((await server.call('GET /mycompany/roles', { token: secret })).status).toBe(200);
    await takeBack();
    expect((await makeKey('Another key')).status).toBe(201);
  });
});

describe('when it is due', () => {
  test('nothing of the company is left in any table, others have what they had, and the audit holds', async () => {
    const company = await workingCompany({ invites: true });
    const { member } = company;
    const other = await workingCompany();
    await ask(company.owner);
    await sealTenant(server.services, other.owner.tenantId);
    const before = await rowsOf(company.owner.tenantId);
    const others = await rowsOf(other.owner.tenantId);
    const full = Object.entries(before).filter(([, rows]) => rows > 0);
    expect(full.length).toBeGreaterThan(40);
    becomesDue();
    const { token } = await logIn(server.call, member.email, PASSWORD);
    const live = await openLive(server.url, token);
    await server.call('POST /sse/subscribe', {
      token,
      headers: { 'x-connection-id': live.connectionId },
      body: { channel: `company:${company.owner.tenantId}` },
    });
    await beginDeletions(server.services);
    // People who are there hear why, and are signed out then.
    await live.next(({ event }) => event === 'CompanyDeleted');
    await live.ended(10_000);
    await ended(company.owner.tenantId);
    const after = await rowsOf(company.owner.tenantId);
    expect(Object.entries(after).filter(([, rows]) => rows > 0)).toEqual([
      ['audit_chains', 1],
      ['company_deletions', 1],
    ]);
    expect(await tenantOf(company.owner.tenantId)).toBeUndefined();
    expect(await rowsOf(other.owner.tenantId)).toEqual(others);
    expect(await findings()).toEqual([]);
    expect(await eventsOn(server, `company:${company.owner.tenantId}`)).toEqual([]);
    expect(await auditOf(server, 'company.deleted', company.owner.tenantId)).toMatchObject([
      { actor_id: null, company_id: null, details: { askedBy: company.owner.userId } },
    ]);
    // Accounts stay and belong nowhere; their holders were told.
    expect((await server.call('GET /me', { token: member.token })).status).toBe(401);
    const back = await logIn(server.call, member.email, PASSWORD);
    expect(back.tenantId).toBe('');
    expect((await mailsTo(server, member.email))[0]?.subject).toMatch(/ was deleted$/);
    const row = await rowOf(company.owner.tenantId);
    expect(row).toMatchObject({ asked_by: company.owner.userId });
  });

  test('killed in the middle, the next server goes on; the moves of others are out of reach of what removes them', async () => {
    const company = await workingCompany();
    const { tenantId } = company.owner;
    const other = await stockedCompany(server);
    const sku = await other.sku();
    await other.book('receive', { sku_id: sku.id, quantity: 5, to_location_id: other.at('DOCK') });
    const remove = (id: string) =>
      server.services.db.withSystem(prepared((trx) => sql`SELECT remove_company_moves(${id}, 1000)`.execute(trx)));
    await remove(tenantId);
    const before = await rowsOf(tenantId);
    expect(before.stock_moves).toBeGreaterThan(0);
    await ask(company.owner);
    await server.services.jobs.stop();
    becomesDue();
    await beginDeletions(server.services);
    await remove(other.owner.tenantId);
    expect((await rowsOf(other.owner.tenantId)).stock_moves).toBe(1);
    for (const steps of [1, 8, 60]) {
      let left = steps;
      const { signal } = new AbortController();
      jest.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
        if (left-- === 0) throw new Error('killed');
      });
      const run = new DeleteCompany(server.services, { subjectId: tenantId, signal }).run();
      await expect(run).rejects.toThrow('killed');
      expect(await tenantOf(tenantId)).toBeDefined();
      expect(await findings()).toEqual([]);
    }
    const killed = await rowsOf(tenantId);
    const sum = (rows: Record<string, number>) => Object.values(rows).reduce((all, one) => all + one, 0);
    expect(sum(killed)).toBeLessThan(sum(before));
    const jobs = new Jobs(server.services.db, server.services.log, server.services.metrics);
    jobs.start([deletionJob(server.services)]);
    await ended(tenantId);
    await jobs.stop();
    expect(await tenantOf(tenantId)).toBeUndefined();
    expect((await rowsOf(other.owner.tenantId)).stock_moves).toBe(1);
    expect(await findings()).toEqual([]);
  });

  test('one that was given up is taken up again; nobody takes back what has begun', async () => {
    await ask();
    becomesDue();
    await server.services.db.withSystem(
      prepared((trx) =>
        sql`UPDATE company_deletions SET begun_at = now() WHERE company_id = ${owner.tenantId}`.execute(trx),
      ),
    );
    owner = await logIn(server.call, owner.email, owner.password);
    expect((await takeBack()).body.code).toBe('being_deleted');
    await beginDeletions(server.services);
    const jobs = new Jobs(server.services.db, server.services.log, server.services.metrics);
    jobs.start([deletionJob(server.services)]);
    await ended(owner.tenantId);
    await jobs.stop();
  });

  test('of taking it back and its beginning at once, exactly one happens', async () => {
    for (let round = 0; round < 6; round++) {
      clock.ahead = 0;
      owner = await signUp(server.call);
      await ask();
      becomesDue();
      owner = await logIn(server.call, owner.email, owner.password);
      const [back] = await Promise.all([takeBack(), beginDeletions(server.services)]);
      const row = await rowOf(owner.tenantId);
      if (back.status === 200) expect(row).toBeUndefined();
      else {
        expect(back.body.code).toBe('being_deleted');
        expect(row?.begun_at).not.toBeNull();
      }
    }
  });
});
