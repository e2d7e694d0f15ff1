import type { AuditBatch, AuditRecord, PermissionName } from '@slotwise/contract';
import { sql } from 'kysely';
import { writeAudit } from '../../src/platform/audit/write';
import { cutAudit } from '../../src/modules/audit/chain/cut';
import { lease } from '../../src/modules/webhooks/sending-queries';
import { Sender } from '../../src/modules/webhooks/sender';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { join } from './fixtures';
import { Receiver } from './receiver';
import { sealAll, sealAndSend, sendWebhooks } from './send-webhooks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AUDIT_BYTES = 256 * 1024;

let server: TestServer;
let owner: Person;
const clock = new HeldClock();
let receiver: Receiver;
let hookId: string;

beforeAll(async () => {
  server = await startServer({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }, { clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
  owner = await signUp(server.call);
  hookId = await makeStream();
});
afterEach(async () => {
  await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
  await receiver.stop();
});

async function makeStream(person = owner, events: string[] = []): Promise<string> {
  const body = { url: receiver.url, events, audit: true };
  const made = await server.call('POST /webhooks', { token: person.token, body });
  expect(made.status).toBe(201);
  receiver.secrets.push(made.body.secret);
  return made.body.webhook.id;
}
const hookOf = async (id = hookId) =>
  (await server.call('GET /webhooks', { token: owner.token })).body.webhooks.find((hook) => hook.id === id);
const pump = () => sealAndSend(server, owner.tenantId);
/** The time passes, and what is due in it is sent. A session lives shorter than that. */
const later = async (ms: number) => {
  clock.ahead += ms;
  owner = await logIn(server.call, owner.email, owner.password);
  await pump();
};
let count = 0;
const rename = (person = owner) =>
  server.call('PATCH /mycompany', { token: person.token, body: { name: `Company ${++count}` } });
/** Adds entries as verbs would. */
const addEntries = (names: readonly string[]) => {
  const actor = { userId: owner.userId, companyId: owner.tenantId, wmsId: null };
  const entries = names.map((name) => ({
    action: 'warehouse.created' as const,
    subjectId: 'w',
    after: { name },
    actor,
  }));
  return server.services.db.withSystem(prepared((trx) => writeAudit(trx, entries)));
};
const batches = () => receiver.received.filter(({ type }) => type === 'audit.entries');
const sent = () => batches().flatMap(({ body }) => (body.data as AuditBatch).entries);
const positions = () => sent().map(({ position }) => position);
/** The chain as it stands in the database. */
const chain = async () =>
  (
    await sql<{ position: number; hash: string; id: string }>`
      SELECT position, encode(hash, 'hex') AS hash, entry_id AS id FROM audit_seals WHERE tenant_id = ${owner.tenantId}
      ORDER BY position`.execute(server.database.db)
  ).rows;
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const lengthOf = async () => (await chain()).length;

test('all that is kept arrives in the order of the chain, each entry once, as the audit shows it, and signed', async () => {
  await rename();
  await pump();
  await rename();
  await pump();
  const sealed = await chain();
  expect(sent().map(({ position, hash, entry }) => ({ position, hash, id: entry?.id }))).toEqual(sealed);
  expect(batches().map(({ signedBy }) => signedBy)).toEqual(batches().map(() => [0]));
  const { body } = await server.call('GET /audit', { token: owner.token, query: { limit: '100' } });
  const shown = new Map(body.items.map((entry: AuditRecord) => [entry.id, entry]));
  for (const { entry } of sent()) expect(entry).toEqual(shown.get(entry?.id ?? ''));
  expect(sent().at(-1)?.entry).toMatchObject({ action: 'company.renamed', actor: { id: owner.userId } });
  expect(await hookOf()).toMatchObject({ audit: { position: sealed.length, waiting: 0, held: false } });
});

test('goes in batches that are bounded in number and bytes; of an entry that is too large the head', async () => {
  await addEntries(upTo(150).map((number) => `Small ${number}`));
  await addEntries(upTo(8).map((number) => `${number}`.repeat(60_000)));
  await addEntries(['x'.repeat(70_000), 'last']);
  await pump();
  expect(positions()).toEqual(upTo(await lengthOf()));
  const sizes = batches().map(({ body }) => (body.data as AuditBatch).entries.length);
  expect(Math.max(...sizes)).toBe(100);
  for (const { body } of batches()) expect(JSON.stringify(body).length).toBeLessThan(AUDIT_BYTES + 100 * 1024);
  const [large, last] = sent().slice(-2);
  expect(large).toMatchObject({ short: true, entry: { action: 'warehouse.created', after: null } });
  expect([last?.short, last?.entry?.after]).toEqual([undefined, { name: 'last' }]);
});

test('waits in order while its receiver is away for an hour, and nothing is lost', async () => {
  await pump();
  await receiver.stop();
  await rename();
  for (let passed = 0; passed < HOUR; passed += 10 * MINUTE) {
    await rename();
    await later(10 * MINUTE);
  }
  const away = await hookOf();
  expect(away).toMatchObject({ state: 'active', failingSince: expect.any(String) });
  expect(away?.audit?.waiting).toBe((await lengthOf()) - (away?.audit?.position ?? 0));
  expect(away?.audit?.waiting).toBeGreaterThan(6);
  // One part of it waits in the queue; the rest stays in the chain.
  const queued = server.services.db.readSystem((trx) =>
    trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('webhook_id', '=', hookId)
      .where('status', '=', 'waiting')
      .execute(),
  );
  expect(await queued).toHaveLength(1);
  await receiver.start();
  await later(4 * HOUR);
  expect(positions()).toEqual(upTo(await lengthOf()));
  expect(await hookOf()).toMatchObject({ failingSince: null, audit: { waiting: 0 } });
});

test('a receiver that refuses gets the same again, and moves the position by nothing but a 2xx', async () => {
  receiver.answer = (_, response) => void response.writeHead(500).end();
  await pump();
  expect(await hookOf()).toMatchObject({ audit: { position: 0, waiting: await lengthOf() } });
  receiver.recover();
  await later(MINUTE);
  const [refused, taken] = batches();
  expect([taken?.id, taken?.body]).toEqual([refused?.id, refused?.body]);
  expect(new Set(positions()).size).toBe(await lengthOf());
});

test('is switched off after a day in which nothing arrived, and goes on where it was', async () => {
  await pump();
  receiver.answer = (_, response) => void response.writeHead(503).end();
  for (let passed = 0; passed < 28 * HOUR; passed += 4 * HOUR) {
    await rename();
    await later(4 * HOUR);
  }
  expect(await hookOf()).toMatchObject({ state: 'disabled', disabledBecause: 'failing' });
  receiver.recover();
  await server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: hookId, enabled: true } });
  await pump();
  expect([...new Set(positions())]).toEqual(upTo(await lengthOf()));
});

test('two servers send each entry once and in order; what a dead one left, another sends under the same id', async () => {
  const second = new Sender(server.services);
  for (let round = 0; round < 4; round++) {
    await addEntries(upTo(120).map((number) => `Round ${round}, ${number}`));
    await sealAll(server, owner.tenantId);
    await Promise.all([sendWebhooks(server), second.take().then(() => second.settled())]);
    await pump();
  }
  await second.stop();
  expect(positions()).toEqual(upTo(await lengthOf()));
  const before = batches().length;
  await rename();
  await sealAll(server, owner.tenantId);
  await server.services.db.withSystem(prepared((trx) => lease(trx, 'dead', clock.now())));
  await sendWebhooks(server);
  expect(batches()).toHaveLength(before);
  await later(2 * MINUTE);
  expect(positions()).toEqual(upTo(await lengthOf()));
});

test('is of the own tenant alone', async () => {
  const stranger = await signUp(server.call);
  await rename(stranger);
  await sealAll(server, stranger.tenantId);
  await pump();
  const { body } = await server.call('GET /audit', { token: stranger.token, query: { limit: '100' } });
  const theirs = new Set(body.items.map(({ id }: AuditRecord) => id));
  expect(theirs.size).toBeGreaterThan(0);
  expect(sent().filter(({ entry }) => !entry || theirs.has(entry.id))).toEqual([]);
  const listed = (await server.call('GET /webhooks', { token: stranger.token })).body.webhooks;
  expect(listed).toEqual([]);
});

test('is signed with both secrets for a day after a change', async () => {
  await pump();
  const { body } = await server.call('POST /webhooks/secret', { token: owner.token, body: { webhook_id: hookId } });
  receiver.secrets.push(body.secret);
  await pump();
  await later(25 * HOUR);
  expect(batches().map(({ signedBy }) => signedBy)).toEqual([[0], [0, 1], [1]]);
});

describe('whoever may not read the audit', () => {
  const withRole = async (name: string, permissions: PermissionName[]) => {
    const body = { name, permissions: permissions.map((id) => ({ id })) };
    const { body: made } = await server.call('POST /role', { token: owner.token, body });
    return { roleId: made.role.id, person: await join(server, owner, { roleId: made.role.id }) };
  };

  test('has none of it sent', async () => {
    const { person } = await withRole('Clerk', ['manage_company']);
    const refused = await server.call('POST /webhooks', {
      token: person.token,
      body: { url: receiver.url, events: [], audit: true },
    });
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
      403,
      'grant_exceeds_own',
      [{ field: 'audit' }],
    ]);
    const body = { url: receiver.url, events: ['CompanyNameChanged'] };
    const own = await server.call('POST /webhooks', { token: person.token, body });
    const change = { webhook_id: own.body.webhook.id, audit: true };
    const changed = await server.call('PATCH /webhooks', { token: person.token, body: change });
    expect(changed.body.code).toBe('grant_exceeds_own');
  });

  test('of all warehouses has none of it sent, nor any more', async () => {
    const { roleId, person } = await withRole('Local', ['manage_company', 'view_audit']);
    // It is not due before the limit stands.
    clock.ahead += MINUTE;
    const id = await makeStream(person);
    clock.ahead -= MINUTE;
    await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
    const named = { token: owner.token, body: { name: 'North' } };
    const { warehouse } = (await server.call('POST /warehouse', named)).body;
    const limit = { role_id: roleId, warehouse_ids: [warehouse.id] };
    expect((await server.call('PATCH /role/warehouses', { token: owner.token, body: limit })).status).toBe(200);
    await later(MINUTE);
    // The owner's own, signed with the first secret, may have been sent before it was deleted.
    expect(batches().filter(({ signedBy }) => signedBy.includes(1))).toEqual([]);
    expect((await hookOf(id))?.audit).toMatchObject({ held: true, position: 0 });
    const body = { url: receiver.url, events: [], audit: true };
    const refused = await server.call('POST /webhooks', { token: person.token, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'beyond_own_warehouses']);
    await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: id } });
  });

  test('any more has it held back, while events go on, and gets all of it once they may again', async () => {
    const { roleId, person } = await withRole('Watcher', ['manage_company', 'view_audit']);
    const id = await makeStream(person, ['CompanyNameChanged']);
    await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
    await pump();
    const change = async (names: PermissionName[]) => {
      const permissions = names.map((name) => ({ id: name }));
      const body = { role_id: roleId, permissions };
      expect(await server.call('PATCH /role/permissions', { token: owner.token, body })).toMatchObject({ status: 200 });
    };
    const arrived = sent().length;
    expect(arrived).toBe(await lengthOf());
    await change(['manage_company']);
    await rename();
    await pump();
    expect(sent()).toHaveLength(arrived);
    expect(receiver.received.map(({ type }) => type)).toContain('CompanyNameChanged');
    expect((await hookOf(id))?.audit).toMatchObject({ held: true, position: arrived });
    expect((await hookOf(id))?.audit?.waiting).toBeGreaterThan(0);
    await change(['manage_company', 'view_audit']);
    await later(2 * MINUTE);
    expect(positions()).toEqual(upTo(await lengthOf()));
    await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: id } });
  });
});

test('what was cut by then is missed, and the rest arrives from there on; an entry that was removed is named', async () => {
  await addEntries(['Old']);
  await sealAll(server, owner.tenantId);
  const old = await lengthOf();
  await cutAudit(server.services, owner.tenantId, new Date(Date.now() + HOUR));
  expect((await hookOf())?.audit).toMatchObject({ position: 0, waiting: 0 });
  await addEntries(['Removed', 'New']);
  await sealAll(server, owner.tenantId);
  const [removed] = await chain();
  await sql`DELETE FROM audit_log WHERE id = ${removed?.id}`.execute(server.database.db);
  expect((await hookOf())?.audit).toMatchObject({ position: 0, waiting: 2 });
  await pump();
  expect(sent().map(({ position, entry }) => [position, entry?.after ?? null])).toEqual([
    [old + 1, null],
    [old + 2, { name: 'New' }],
  ]);
  expect(sent()[0]?.entry).toBeNull();
});

test('is asked for by nobody who wants nothing, and goes on where it was after it was left out', async () => {
  await pump();
  const change = (body: { events?: string[]; audit?: boolean }) =>
    server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: hookId, ...body } });
  expect((await change({ audit: false })).body.details).toMatchObject([{ field: 'events', code: 'too_few' }]);
  await change({ audit: false, events: ['RoleCreated'] });
  await rename();
  await pump();
  expect((await hookOf())?.audit).toBeNull();
  await change({ audit: true, events: [] });
  await pump();
  expect(positions()).toEqual(upTo(await lengthOf()));
});
