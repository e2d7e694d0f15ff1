import { auditOfEach, none, type AuditEntry } from '@slotwise/contract';
import { sql } from 'kysely';
import { insertRows } from '../src/platform/db/insert-rows';
import type { Publishable } from '../src/platform/events/publish';
import type { Ctx } from '../src/platform/module';
import { onPostgres, prepared, signUp, startServer, type Person, type TestServer } from './harness';
import { auditOf } from './modules/fixtures';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startServer();
  owner = await signUp(server.call);
});
afterAll(() => server.close());

const scope = () => ({ userId: owner.userId, companyId: owner.tenantId, wmsId: null });
const renamed = (name: string): AuditEntry => ({
  action: 'company.renamed',
  subjectId: owner.tenantId,
  before: { name: 'Old' },
  after: { name },
  actor: scope(),
});
const event = (name: string) =>
  ({
    channel: `company:${owner.tenantId}`,
    event: 'CompanyNameChanged',
    data: { id: owner.tenantId, name, avatarURL: null },
  }) as const;
const rowsNow = () =>
  server.services.db.readSystem(async (trx) => ({
    audit: await trx.selectFrom('audit_log').select('id').execute(),
    outbox: await trx.selectFrom('outbox').select('seq').execute(),
    mails: await trx.selectFrom('mail_outbox').select('id').execute(),
  }));

test.each(['readTenant', 'readSystem'] as const)('%s cannot write: the database itself refuses', async (read) => {
  const { db } = server.services;
  const write = (trx: Parameters<Parameters<typeof db.readSystem>[0]>[0]) =>
    trx.updateTable('tenants').set({ name: 'written' }).execute();
  const writing = read === 'readTenant' ? db.readTenant(scope(), write) : db.readSystem(write);
  await expect(writing).rejects.toThrow('read-only transaction');
  // And nobody talks it into writing.
  const mode = db.readSystem((trx) => sql`SET TRANSACTION READ WRITE`.execute(trx));
  await expect(mode).rejects.toThrow(/read-write/);
});

// The embedded database runs one transaction after the other.
if (onPostgres) {
  test('an answer of several statements is of one moment, whatever is committed between them', async () => {
    const company = await signUp(server.call);
    const reader = { userId: company.userId, companyId: company.tenantId, wmsId: null };
    const names = await server.services.db.readTenant(reader, async (trx) => {
      const name = () => trx.selectFrom('tenants').select('name').where('id', '=', company.tenantId).executeTakeFirst();
      const before = await name();
      const renaming = { token: company.token, body: { name: 'Meanwhile' } };
      expect((await server.call('PATCH /mycompany', renaming)).status).toBe(200);
      return [before, await name()];
    });
    expect(names[1]).toEqual(names[0]);
    const { body } = await server.call('GET /mycompany', { token: company.token });
    expect(body.myCompany.name).toBe('Meanwhile');
  });
}

test('a transaction that fails leaves neither audit nor events nor mails, and runs nothing after', async () => {
  const before = await rowsNow();
  const after = jest.fn();
  const events = [event('Never'), { ...event('Never'), channel: null as never }];
  const mails = [{ to: 'a@example.com', write: () => ({ subject: 'Never', text: 'Never' }) }];
  await expect(
    server.services.db.withSystem(() => Promise.resolve({ answer: 1, audit: renamed('Never'), events, mails, after })),
  ).rejects.toThrow();
  expect(await rowsNow()).toEqual(before);
  expect(after).not.toHaveBeenCalled();
});

test('what follows the commit finds it committed, once, whatever was repeated before', async () => {
  let attempts = 0;
  const seen: number[] = [];
  let told: Promise<unknown> = Promise.resolve();
  await server.services.db.withSystem(async (trx) => {
    attempts++;
    await trx.updateTable('tenants').set({ name: 'Repeated' }).where('id', '=', owner.tenantId).execute();
    if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const attempt = attempts;
    return {
      answer: undefined,
      audit: renamed('Repeated'),
      after: () => {
        seen.push(attempt);
        told = server.call('GET /mycompany', { token: owner.token });
      },
    };
  });
  expect(seen).toEqual([2]);
  expect(await told).toMatchObject({ body: { myCompany: { name: 'Repeated' } } });
});

test('an update keeps the fields that changed, with the version of its form; one that changed nothing is not written', async () => {
  const kept = await auditOf(server, 'user.renamed', 'somebody');
  expect(kept).toEqual([]);
  const names = (firstName: string) => ({ firstName, lastName: 'Lovelace' });
  const entry = (from: string, to: string): AuditEntry => ({
    action: 'user.renamed',
    subjectId: 'somebody',
    before: names(from),
    after: names(to),
  });
  await server.services.db.withSystem(() =>
    Promise.resolve({ answer: undefined, audit: [entry('Ada', 'Ada'), entry('Ada', 'Grace')] }),
  );
  expect(await auditOf(server, 'user.renamed', 'somebody')).toMatchObject([
    { version: 1, subject: 'user', before: { firstName: 'Ada' }, after: { firstName: 'Grace' }, details: {} },
  ]);
});

test('rows that reach the database as one value keep instants, nulls and defaults; those that name other columns are refused', async () => {
  const { db } = server.services;
  const lead = (id: string, fields: object = {}) => ({
    ...{ id, name: `"${id}"`, email: 'a@example.test', topic: 'demo', company: null },
    ...fields,
  });
  const insert = (rows: object[]) =>
    db.withSystem(prepared((trx) => insertRows(trx, 'leads', rows as Parameters<typeof insertRows<'leads'>>[2])));
  const at = new Date('2026-02-28T18:00:00.123Z');
  await insert([]);
  await insert([lead('one', { created_at: at }), lead('two', { created_at: at })]);
  await insert([lead('three')]);
  await expect(insert([lead('four'), lead('five', { created_at: at })])).rejects.toThrow(
    'leads name different columns',
  );
  const rows = await db.readSystem((trx) =>
    trx.selectFrom('leads').select(['id', 'name', 'company', 'message', 'created_at']).orderBy('id').execute(),
  );
  const { created_at: now, ...third } = rows[1]!;
  expect(third).toEqual({ id: 'three', name: '"three"', company: null, message: null });
  expect(now).toBeInstanceOf(Date);
  expect([rows[0], rows[2]].map((row) => [row?.id, row?.created_at])).toEqual([
    ['one', at],
    ['two', at],
  ]);
});

test('events without an entry for their change are refused', async () => {
  const speak = (audit: ReturnType<typeof auditOfEach | typeof none>) =>
    server.services.db.withSystem(() => Promise.resolve({ answer: undefined, audit, events: [event('Untold')] }));
  await expect(speak(auditOfEach([], 'nothing changed'))).rejects.toThrow('CompanyNameChanged');
  await speak(none('said for this test'));
});

test('what breaks the contract is refused, with the change that it tells of', async () => {
  const before = await rowsNow();
  const { db } = server.services;
  const data = { id: owner.tenantId, name: 4 as unknown as string, avatarURL: null };
  const publishing = (events: Publishable[]) =>
    db.withSystem(() => Promise.resolve({ answer: 1, audit: none('test'), events }));
  await expect(publishing([{ ...event('x'), data }])).rejects.toThrow('CompanyNameChanged breaks the contract: /name');
  await expect(publishing([{ ...event('x'), event: 'WmsNameChanged' } as never])).rejects.toThrow('no event');
  const writing = (after: object) =>
    db.withSystem(() => Promise.resolve({ answer: 1, audit: { ...renamed('x'), after } as AuditEntry }));
  await expect(writing({ name: 'x', passwordHash: 'secret' })).rejects.toThrow('company.renamed breaks the contract');
  await expect(writing({ name: 'x', passwordHash: 'secret' })).rejects.not.toThrow(/secret/);
  expect(await rowsNow()).toEqual(before);
});

test('the audit outlives what it is about', async () => {
  const { role } = (await server.call('POST /role', { token: owner.token, body: { name: 'Short-lived' } })).body;
  await server.call('DELETE /role', { token: owner.token, body: { role_id: role.id } });
  expect(await auditOf(server, 'role.deleted', role.id)).toMatchObject([
    { before: { name: 'Short-lived', description: '', permissions: [], users: [] }, after: null },
  ]);
});

/** Never called: code that must not compile. */
export async function wontCompile({ tx, system, services }: Ctx<'POST /role'>) {
  // @ts-expect-error a mutation says what the audit keeps of it
  await tx(() => Promise.resolve({ answer: 1 }));
  // @ts-expect-error also as the system
  await system(() => Promise.resolve({ answer: 1, events: [] }));
  // @ts-expect-error also outside of a request
  await services.db.withSystem(() => Promise.resolve({ answer: 1 }));
  // @ts-expect-error an empty list is no entry
  await tx(() => Promise.resolve({ answer: 1, audit: [] }));
  // @ts-expect-error and an empty text no reason
  await tx(() => Promise.resolve({ answer: 1, audit: none('') }));
  // @ts-expect-error nor is one that `none` has not read
  await tx(() => Promise.resolve({ answer: 1, audit: { none: '' } }));
  // @ts-expect-error and it is no bare answer
  await tx(() => Promise.resolve(1));
  await tx(() => Promise.resolve({ answer: 1, audit: none('nothing happened') }));
}
