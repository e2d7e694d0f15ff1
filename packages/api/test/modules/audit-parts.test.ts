import { randomBytes } from 'node:crypto';
import type { AuditBatch, PermissionName } from '@slotwise/contract';
import { sql } from 'kysely';
import { partOfAudit } from '../../src/modules/audit';
import { cutAudit } from '../../src/modules/audit/chain/cut';
import { webhooksOf } from '../../src/modules/webhooks/queries';
import { writeAudit } from '../../src/platform/audit/write';
import { logIn, onPostgres, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { join } from './fixtures';
import { Receiver } from './receiver';
import { sealAll, sealAndSend } from './send-webhooks';

const HOUR = 3600_000;
let server: TestServer;
let owner: Person;
/** Made the webhook, and may read the audit at first. */
let maker: Person;
let makersRole: string;
let hookId: string;
const clock = new HeldClock();
let receiver: Receiver;
let other: Receiver;

beforeAll(async () => void (server = await startServer({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }, { clock })));
afterAll(() => server.close());
beforeEach(async () => {
  [receiver, other] = [new Receiver(), new Receiver()];
  await Promise.all([receiver.start(), other.start()]);
  owner = await signUp(server.call);
  ({ roleId: makersRole, person: maker } = await withRole('Watcher', ['manage_company', 'view_audit']));
  const body = { url: receiver.url, events: ['CompanyNameChanged'], audit: true };
  hookId = (await server.call('POST /webhooks', { token: maker.token, body })).body.webhook.id;
});
afterEach(async () => {
  await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
  await Promise.all([receiver.stop(), other.stop()]);
});

async function withRole(name: string, names: PermissionName[]) {
  const body = { name, permissions: names.map((id) => ({ id })) };
  const roleId = (await server.call('POST /role', { token: owner.token, body })).body.role.id;
  return { roleId, person: await join(server, owner, { roleId }) };
}
/** Gives the maker's role other permissions. */
const give = async (names: PermissionName[]) => {
  const body = { role_id: makersRole, permissions: names.map((id) => ({ id })) };
  expect((await server.call('PATCH /role/permissions', { token: owner.token, body })).status).toBe(200);
};
const pump = () => sealAndSend(server, owner.tenantId);
const later = async (ms: number) => {
  clock.ahead += ms;
  owner = await logIn(server.call, owner.email, owner.password);
  await pump();
};
const rename = (name: string) => server.call('PATCH /mycompany', { token: owner.token, body: { name } });
const change = (body: { url?: string; events?: string[]; audit?: boolean }, { token } = owner) =>
  server.call('PATCH /webhooks', { token, body: { webhook_id: hookId, ...body } });
const resend = (id: string, { token } = owner) =>
  server.call('POST /webhooks/deliveries/resend', { token, body: { delivery_id: id } });
const refuseAll = () => (receiver.answer = (_, response) => void response.writeHead(500).end());
const add = (names: readonly string[]) => {
  const actor = { userId: owner.userId, companyId: owner.tenantId, wmsId: null };
  const action = 'warehouse.created' as const;
  const entries = names.map((name) => ({ action, subjectId: 'w', after: { name }, actor }));
  return server.services.db.withSystem(prepared((trx) => writeAudit(trx, entries)));
};
const partsAt = ({ received }: Receiver) => received.filter(({ type }) => type === 'audit.entries');
const entriesAt = (at: Receiver) => partsAt(at).flatMap(({ body }) => (body.data as AuditBatch).entries);
const positionsAt = (at: Receiver) => entriesAt(at).map(({ position }) => position);
const namesAt = ({ received }: Receiver) =>
  received.flatMap(({ body }) => (body.data.name as string | undefined) ?? []);
const upTo = async () => {
  const { rows } = await sql<{ position: number }>`
    SELECT position FROM audit_seals WHERE tenant_id = ${owner.tenantId} ORDER BY position`.execute(server.database.db);
  return rows.map(({ position }) => position);
};
const partRows = () =>
  server.services.db.readSystem((trx) =>
    trx
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('webhook_id', '=', hookId)
      .where('audit_to', 'is not', null)
      .execute(),
  );
const hookOf = async (id = hookId) =>
  (await server.call('GET /webhooks', { token: owner.token })).body.webhooks.find((hook) => hook.id === id);

test('after an address is corrected in a turn the new one gets all from the part on that was under way', async () => {
  await add(Array.from({ length: 250 }, (_, index) => `Entry ${index}`));
  receiver.answer = (_, response) =>
    void change({ url: other.url }).then(({ status }) => response.writeHead(status === 200 ? 204 : 500).end());
  await pump();
  expect(partsAt(receiver)).toHaveLength(1);
  expect(positionsAt(other)).toEqual(await upTo());
  expect((await hookOf())?.audit).toMatchObject({ waiting: 0 });
});

test('a part that waits is sent to nobody once its maker may not read the audit; events overtake it', async () => {
  await pump();
  const arrived = positionsAt(receiver);
  const [delivered] = await partRows();
  refuseAll();
  await rename('Refused');
  await pump();
  const tries = partsAt(receiver).length;
  await give(['manage_company']);
  const { person: clerk } = await withRole('Clerk', ['manage_company']);
  const refusals = [await change({ url: other.url }, clerk), await resend(delivered?.id ?? '', clerk)];
  expect(refusals.map(({ status, body }) => [status, body.code, body.details?.[0]?.field])).toEqual([
    [403, 'grant_exceeds_own', 'url'],
    [403, 'grant_exceeds_own', 'delivery_id'],
  ]);
  receiver.recover();
  await rename('After');
  await later(HOUR);
  // Each goes at once: what is held back does not put off the next.
  await rename('Later');
  await pump();
  expect(namesAt(receiver).slice(-3)).toEqual(['Refused', 'After', 'Later']);
  expect([partsAt(receiver).length - tries, partsAt(other)]).toEqual([0, []]);
  expect((await hookOf())?.audit).toMatchObject({ held: true, position: arrived.length });
  await give(['manage_company', 'view_audit']);
  await pump();
  expect([...new Set(positionsAt(receiver))]).toEqual(await upTo());
});

test('nobody limited to some warehouses leads it elsewhere or has a part sent again', async () => {
  await pump();
  const [delivered] = await partRows();
  const named = { token: owner.token, body: { name: 'North' } };
  const { warehouse } = (await server.call('POST /warehouse', named)).body;
  const limit = { role_id: makersRole, warehouse_ids: [warehouse.id] };
  expect((await server.call('PATCH /role/warehouses', { token: owner.token, body: limit })).status).toBe(200);
  const refusals = [await change({ url: other.url }, maker), await resend(delivered?.id ?? '', maker)];
  expect(refusals.map(({ body }) => body.code)).toEqual(['beyond_own_warehouses', 'beyond_own_warehouses']);
  expect((await change({ events: ['RoleCreated'] }, maker)).status).toBe(200);
});

test('what waits goes with the audit when that is left out, and not to an address that gets none', async () => {
  refuseAll();
  await pump();
  expect(await partRows()).toHaveLength(1);
  await change({ audit: false, url: other.url });
  expect(await partRows()).toEqual([]);
  await rename('Elsewhere');
  await later(HOUR);
  expect(other.received.map(({ type }) => type)).toEqual(['CompanyNameChanged']);
  await change({ audit: true });
  await pump();
  expect(positionsAt(other)).toEqual(await upTo());
});

test('is held back without the second factor that is demanded, and from whoever is locked out; the page says so', async () => {
  const set = (values: { demands: boolean; active: boolean }) =>
    server.services.db.withSystem(
      prepared(async (trx) => {
        const { demands, active } = values;
        await trx
          .updateTable('tenants')
          .set({ demands_two_factor: demands })
          .where('id', '=', owner.tenantId)
          .execute();
        await trx.updateTable('users').set({ active }).where('id', '=', maker.userId).execute();
      }),
    );
  // As the owner sees it, who may not see the factors of others.
  const held = async () => {
    const scope = { userId: owner.userId, companyId: owner.tenantId, wmsId: null };
    const [hook] = await server.services.db.readTenant(scope, (trx) => webhooksOf(trx, owner.tenantId, clock.now()));
    return hook?.audit?.held;
  };
  await set({ demands: true, active: true });
  await pump();
  expect([await held(), partsAt(receiver)]).toEqual([true, []]);
  await server.services.db.withSystem(
    prepared((trx) =>
      sql`INSERT INTO two_factor (user_id, secret, created_at, confirmed_at) VALUES (${maker.userId}, 'x', now(), now())`.execute(
        trx,
      ),
    ),
  );
  expect(await held()).toBe(false);
  await set({ demands: false, active: false });
  expect(await held()).toBe(true);
  await set({ demands: false, active: true });
  await pump();
  expect(positionsAt(receiver)).toEqual(await upTo());
});

test('keeps no copy: a part is read anew when it is sent again, and what was cut is gone', async () => {
  await pump();
  const [part] = await partRows();
  expect(part).toMatchObject({ status: 'delivered', body: null, bytes: 0 });
  expect((await resend(part?.id ?? '')).status).toBe(200);
  await pump();
  const [first, again] = partsAt(receiver);
  expect([again?.id, again?.body]).toEqual([first?.id, first?.body]);
  refuseAll();
  await add(['Waits']);
  await pump();
  expect(JSON.stringify(await partRows())).not.toContain('Waits');
  await cutAudit(server.services, owner.tenantId, new Date(Date.now() + HOUR));
  receiver.recover();
  expect((await resend(part?.id ?? '')).body.code).toBe('not_found');
  await add(['New']);
  const before = entriesAt(receiver).length;
  await later(HOUR);
  const since = entriesAt(receiver).slice(before);
  expect(since.map(({ position }) => position)).toEqual(await upTo());
  expect(since.at(-1)?.entry).not.toBeNull();
  expect(JSON.stringify(since)).not.toContain('Waits');
});

test('of an entry that is large as it is kept goes the head alone, and counts nothing', async () => {
  await add([randomBytes(150_000).toString('base64'), 'Small']);
  await pump();
  expect(partsAt(receiver)).toHaveLength(1);
  const [large, small] = entriesAt(receiver).slice(-2);
  expect(large).toMatchObject({ short: true, entry: { action: 'warehouse.created', after: null } });
  expect([small?.short, small?.entry?.after]).toEqual([undefined, { name: 'Small' }]);
});

// The embedded database has one transaction at a time.
if (onPostgres) {
  test('entries that are cut while a part is read do not look removed', async () => {
    await add(['One', 'Two']);
    await sealAll(server, owner.tenantId);
    const to = (await upTo()).length;
    const { db } = server.services;
    let part: Promise<AuditBatch | null> | undefined;
    await server.database.db.transaction().execute(async (trx) => {
      // It has the places, and waits for the names of those who acted.
      await sql`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`.execute(trx);
      part = db.readSystem((reading) =>
        partOfAudit(reading, { id: owner.tenantId, kind: 'company' }, { after: 0, to, entryBytes: 1e6 }),
      );
      for (let waits = false; !waits;) {
        const { rows } = await sql<{ waits: boolean }>`
        SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'users'::regclass AND NOT granted) AS waits`.execute(trx);
        waits = rows[0]?.waits ?? false;
      }
      expect(await cutAudit(server.services, owner.tenantId, new Date(Date.now() + HOUR))).toBe(to);
    });
    const entries = (await part)?.entries ?? [];
    expect(entries.map(({ entry }) => entry === null)).toEqual(entries.map(() => false));
    expect(entries).toHaveLength(to);
  });
}
