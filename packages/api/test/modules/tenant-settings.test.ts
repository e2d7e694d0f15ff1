import { AUDIT_RETENTION } from '@slotwise/contract/constants';
import { sql } from 'kysely';
import { cutOld } from '../../src/modules/audit/chain/cut';
import { sealWaiting } from '../../src/modules/audit/chain/seal';
import { verifyAudit } from '../../src/modules/audit/chain/verify';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { MovedClock } from '../moved-clock';
import { auditOf, channelOf, join, publishedBy } from './fixtures';

const DAY_MS = 24 * 3600_000;
const UNSAID = { currency: null, weekStart: null, units: null, auditRetentionMonths: null };
const clock = new MovedClock();
let server: TestServer;
let owner: Person;
beforeEach(async () => {
  clock.ahead = 0;
  server = await startServer({}, { clock });
  owner = await signUp(server.call);
});
afterEach(() => server.close());

const settingsOf = async ({ token }: Person) => (await server.call('GET /mytenant/settings', { token })).body;
const change = (
  { token }: Person,
  body: {
    currency?: 'USD' | 'CHF' | null;
    week_start?: 'sunday' | null;
    units?: 'imperial' | null;
    audit_retention_months?: number | null;
  },
) => server.call('PATCH /mytenant/settings', { token, body });

test("settings are nobody's choice at first, change one by one, and are told to everybody and to the audit", async () => {
  expect(await settingsOf(owner)).toEqual({ settings: UNSAID, auditDays: null });
  const events = await publishedBy(server, channelOf(owner), async () => {
    expect((await change(owner, { week_start: 'sunday' })).body.settings).toEqual({ ...UNSAID, weekStart: 'sunday' });
    // The same again tells nobody.
    await change(owner, { week_start: 'sunday' });
  });
  const data = { ...UNSAID, weekStart: 'sunday' };
  expect(events).toMatchObject([{ event: 'CompanySettingsChanged', data, permission: null }]);
  expect(await auditOf(server, 'company.settings_changed', owner.tenantId)).toMatchObject([
    { subject: 'tenant', before: { weekStart: null }, after: { weekStart: 'sunday' } },
  ]);
  await change(owner, { currency: 'CHF' });
  const member = await join(server, owner);
  expect((await settingsOf(member)).settings).toEqual({ ...data, currency: 'CHF' });
  expect((await change(member, { week_start: null })).body.code).toBe('forbidden');
  const stranger = await signUp(server.call);
  expect((await settingsOf(stranger)).settings).toEqual(UNSAID);
});

test('everybody is told with themself on which day weeks begin, and in which units they measure', async () => {
  await change(owner, { week_start: 'sunday', units: 'imperial' });
  const member = await join(server, owner);
  const stranger = await signUp(server.call);
  const startOf = async ({ token }: Person) => (await server.call('GET /me', { token })).body.me.weekStart;
  expect([await startOf(owner), await startOf(member), await startOf(stranger)]).toEqual(['sunday', 'sunday', null]);
  const unitsOf = async ({ token }: Person) => (await server.call('GET /me', { token })).body.me.units;
  expect([await unitsOf(owner), await unitsOf(member), await unitsOf(stranger)]).toEqual([
    'imperial',
    'imperial',
    null,
  ]);
  await change(owner, { units: null });
  expect(await unitsOf(member)).toBeNull();
});

test('a WMS has settings of its own, and no currency', async () => {
  const wms = await signUp(server.call, 'wms');
  const events = await publishedBy(server, channelOf(wms, 'wms'), () => change(wms, { week_start: 'sunday' }));
  expect(events.map(({ event }) => event)).toEqual(['WmsSettingsChanged']);
  expect((await change(wms, { currency: 'USD' })).body.code).toBe('wrong_user_type');
});

test('warehouses count in the currency of the company, until theirs is said', async () => {
  const { token } = owner;
  const made = await server.call('POST /warehouse', { token, body: { name: 'North' } });
  const warehouse_id = made.body.warehouse.id;
  const currency = async () =>
    (await server.call('GET /slotting/state', { token })).body.warehouses.map(({ terms }) => terms.currency);
  const terms = (body: { decay_moves?: number; hour_cost?: number; currency?: 'SEK' }) =>
    server.call('PATCH /slotting/terms', { token, body: { warehouse_id, ...body } });
  expect(await currency()).toEqual(['EUR']);
  await change(owner, { currency: 'USD' });
  expect(await currency()).toEqual(['USD']);
  // Other terms say nothing of the currency.
  await terms({ decay_moves: 30 });
  await change(owner, { currency: 'CHF' });
  expect(await currency()).toEqual(['CHF']);
  // An amount stays what it was.
  await terms({ hour_cost: 2400 });
  await change(owner, { currency: 'USD' });
  expect(await currency()).toEqual(['CHF']);
  await terms({ currency: 'SEK' });
  await change(owner, { currency: null });
  expect(await currency()).toEqual(['SEK']);
});

describe('the audit', () => {
  const sealAll = async () => {
    while ((await sealWaiting(server.services)) > 0);
  };
  const findings = async () => (await verifyAudit(server.services)).findings;
  const asOwner = (statement: string) => sql.raw(statement).execute(server.database.db);
  const lengthOf = async ({ tenantId }: Person) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM audit_seals WHERE tenant_id = ${tenantId}`.execute(server.database.db);
    return rows[0]?.count;
  };
  const olderThan = async (months: number) =>
    (await server.call('GET /mytenant/audit-retention', { token: owner.token, query: { months: String(months) } })).body
      .entries;
  /** An entry of so many days from now. */
  const entryIn = (id: string, days: number) =>
    server.services.db.withSystem(
      prepared((trx) =>
        sql`INSERT INTO audit_log (id, at, company_id, action, details)
          VALUES (${id}, now() + make_interval(days => ${days}), ${owner.tenantId}, 'x.y', '{}')`.execute(trx),
      ),
    );

  test('is cut for whoever says how long they keep it, and is proven from there on', async () => {
    const other = await signUp(server.call);
    await change(owner, { audit_retention_months: AUDIT_RETENTION.min });
    await entryIn('oldest', -800);
    expect([await olderThan(12), await olderThan(24), await olderThan(36)]).toEqual([1, 1, 0]);
    await entryIn('younger', 300);
    await entryIn('youngest', 301);
    await sealAll();
    const [whole, others] = [(await lengthOf(owner)) ?? 0, await lengthOf(other)];
    // It stands behind younger ones, which are cut with it or not at all.
    expect(await cutOld(server.services)).toBe(0);
    clock.ahead = 400 * DAY_MS;
    expect(await cutOld(server.services)).toBe(whole - 2);
    expect([await lengthOf(owner), await lengthOf(other)]).toEqual([2, others]);
    expect(await findings()).toEqual([]);

    // Entries that are left are guarded as before.
    await asOwner(`DELETE FROM audit_log WHERE id = 'younger'`);
    expect((await findings()).map(({ entryId, fault }) => [entryId, fault])).toContainEqual(['younger', 'removed']);
  });

  test('that somebody changed is not cut, and the others are', async () => {
    const other = await signUp(server.call);
    for (const person of [owner, other]) await change(person, { audit_retention_months: 12 });
    await sealAll();
    await asOwner(`UPDATE audit_chains SET signature = '\\x00' WHERE tenant_id = '${owner.tenantId}'`);
    const [changed, whole] = [await lengthOf(owner), await lengthOf(other)];
    clock.ahead = 400 * DAY_MS;
    expect(await cutOld(server.services)).toBe(whole);
    expect(await lengthOf(owner)).toBe(changed);
    expect((await findings()).map(({ fault }) => fault)).toContain('chain-altered');
  });

  test.each([AUDIT_RETENTION.min - 1, AUDIT_RETENTION.max + 1])('is not kept for %i months', async (months) => {
    expect((await change(owner, { audit_retention_months: months })).body.code).toBe('validation_failed');
  });

  test('is as well cut after the days that the deployment keeps it, where those are fewer', async () => {
    await server.close();
    server = await startServer({ AUDIT_DAYS: '100' }, { clock });
    owner = await signUp(server.call);
    expect(await settingsOf(owner)).toMatchObject({ auditDays: 100 });
    await change(owner, { audit_retention_months: 12 });
    await sealAll();
    const whole = await lengthOf(owner);
    clock.ahead = 101 * DAY_MS;
    expect(await cutOld(server.services)).toBeGreaterThanOrEqual(whole ?? NaN);
    expect(await lengthOf(owner)).toBe(0);
  });
});
