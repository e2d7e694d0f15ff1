import { sender, oldDeliverySweeper } from '../../src/modules/webhooks/sender';
import { lease } from '../../src/modules/webhooks/sending-queries';
import { sending } from '../../src/modules/webhooks/post';
import { logIn, prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { auditOf, join, publishedBy, toldTo } from './fixtures';
import { Receiver } from './receiver';
import { sendWebhooks } from './send-webhooks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
let owner: Person;
const clock = new HeldClock();
let receiver: Receiver;
let hookId: string;

const pump = () => sendWebhooks(server);
/** The time passes, and what is due in it is sent. A session lives shorter than that. */
const later = async (ms: number) => {
  clock.ahead += ms;
  owner = await logIn(server.call, owner.email, owner.password);
  await pump();
};
const makeHook = async (events: string[], url = receiver.url, person = owner) => {
  const { status, body } = await server.call('POST /webhooks', { token: person.token, body: { url, events } });
  expect(status).toBe(201);
  receiver.secrets.push(body.secret);
  return body.webhook.id;
};
const hookOf = async (id: string, person = owner) =>
  (await server.call('GET /webhooks', { token: person.token })).body.webhooks.find((hook) => hook.id === id);
const deliveriesOf = async (id: string) =>
  (await server.call('GET /webhooks/deliveries', { token: owner.token, query: { webhook_id: id } })).body.items;
let count = 0;
const rename = async () => {
  const name = `Company ${++count}`;
  await server.call('PATCH /mycompany', { token: owner.token, body: { name } });
  return name;
};
const namesReceived = () => receiver.received.map(({ body }) => body.data.name);

beforeAll(async () => {
  server = await startServer({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }, { clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
  owner = await signUp(server.call);
  hookId = await makeHook(['CompanyNameChanged']);
});
afterEach(async () => {
  await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
  await receiver.stop();
});

describe('a delivery', () => {
  test('carries id, type, time and data, and a signature that its receiver can check', async () => {
    const name = await rename();
    await pump();
    expect(receiver.received).toHaveLength(1);
    const [{ id, type, body, signedBy } = { id: '', type: '', body: undefined, signedBy: [] }] = receiver.received;
    expect({ id: body?.id, type: body?.type }).toEqual({ id, type: 'CompanyNameChanged' });
    expect([type, body?.data.name, signedBy]).toEqual(['CompanyNameChanged', name, [0]]);
    expect(Date.parse(body?.timestamp ?? '')).not.toBeNaN();
    expect(await deliveriesOf(hookId)).toMatchObject([
      { id, status: 'delivered', attempts: 1, answer: 204, fault: null },
    ]);
    expect((await hookOf(hookId))?.lastDeliveredAt).not.toBeNull();
  });

  test('is of the chosen events and of the own company alone, and of what happens from the webhook on', async () => {
    const stranger = await signUp(server.call);
    await server.call('PATCH /mycompany', { token: stranger.token, body: { name: 'Strangers' } });
    await server.call('POST /role', { token: owner.token, body: { name: 'Not chosen' } });
    const name = await rename();
    await pump();
    expect(namesReceived()).toEqual([name]);
  });

  test('waits in order while its receiver is away for an hour, and arrives once it is there', async () => {
    await receiver.stop();
    const sent = [await rename(), await rename(), await rename()];
    await pump();
    expect((await deliveriesOf(hookId)).at(-1)).toMatchObject({
      attempts: 1,
      status: 'waiting',
      answer: null,
      fault: 'connection',
    });
    for (let passed = 0; passed < HOUR; passed += 10 * MINUTE) await later(10 * MINUTE);
    const attempts = (await deliveriesOf(hookId)).at(-1)?.attempts ?? 0;
    expect(attempts).toBeGreaterThanOrEqual(4);
    expect(attempts).toBeLessThanOrEqual(7);
    expect(await hookOf(hookId)).toMatchObject({ state: 'active', failingSince: expect.any(String) });
    await receiver.start();
    await later(4 * HOUR);
    expect(namesReceived()).toEqual(sent);
    expect(await hookOf(hookId)).toMatchObject({ state: 'active', failingSince: null });
  });

  test.each<[string, () => void, { answer: number | null; fault: string }]>([
    [
      'answers 500',
      () => (receiver.answer = (_, response) => void response.writeHead(500).end()),
      { answer: 500, fault: 'status' },
    ],
    [
      'breaks off',
      () => (receiver.answer = (request) => request.socket.destroy()),
      { answer: null, fault: 'connection' },
    ],
    ['is slow', () => (receiver.answer = () => {}), { answer: null, fault: 'timeout' }],
  ])('is tried again if its receiver %s', async (_, fail, outcome) => {
    server.services.use(sending).timeoutMs = 300;
    fail();
    const name = await rename();
    await pump();
    expect(await deliveriesOf(hookId)).toMatchObject([{ status: 'waiting', attempts: 1, ...outcome }]);
    server.services.use(sending).timeoutMs = 10_000;
    receiver.recover();
    await pump();
    expect(receiver.received).toHaveLength(1);
    await later(MINUTE);
    expect(namesReceived()).toEqual([name, name]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  test('does not follow a redirect', async () => {
    const other = new Receiver();
    await other.start();
    receiver.answer = (_, response) => void response.writeHead(307, { location: other.url }).end();
    await rename();
    await pump();
    expect(await deliveriesOf(hookId)).toMatchObject([{ status: 'waiting', answer: 307, fault: 'redirect' }]);
    expect(other.received).toEqual([]);
    await other.stop();
  });

  test('reads little of an answer that does not end', async () => {
    let written = 0;
    receiver.answer = (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && written < 64 * 1024 * 1024) {
          written += 64 * 1024;
          if (!response.write(Buffer.alloc(64 * 1024))) break;
        }
      };
      response.on('drain', more);
      response.on('error', () => {});
      more();
    };
    await rename();
    await pump();
    expect(await deliveriesOf(hookId)).toMatchObject([{ status: 'delivered', answer: 200 }]);
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('of large data has the id alone', async () => {
    const [warehouse] = [{ id: 'w1', name: 'x'.repeat(70_000) }];
    await server.services.db.withSystem(
      prepared((trx) =>
        trx
          .insertInto('outbox')
          .values({
            channel: `company:${owner.tenantId}`,
            seq: 1_000_000,
            event: 'CompanyNameChanged',
            data: JSON.stringify(warehouse),
            permission: null,
            bytes: 70_030,
          })
          .execute(),
      ),
    );
    await server.services.db.withSystem(
      prepared((trx) =>
        trx
          .updateTable('event_counters')
          .set({ seq: 1_000_000 })
          .where('channel', '=', `company:${owner.tenantId}`)
          .execute(),
      ),
    );
    await pump();
    expect(receiver.received.map(({ body }) => [body.data, body.short])).toEqual([[{ id: 'w1' }, true]]);
  });

  test('is sent again by hand under its id, and a test event behind what waits', async () => {
    const name = await rename();
    await pump();
    const [first] = await deliveriesOf(hookId);
    const again = await server.call('POST /webhooks/deliveries/resend', {
      token: owner.token,
      body: { delivery_id: first?.id ?? '' },
    });
    await server.call('POST /webhooks/test', { token: owner.token, body: { webhook_id: hookId } });
    await pump();
    expect(again.status).toBe(200);
    expect(receiver.received.map(({ type, body }) => [type, body.data.name])).toEqual([
      ['CompanyNameChanged', name],
      ['CompanyNameChanged', name],
      ['webhook.test', undefined],
    ]);
    expect(receiver.received[1]?.id).toBe(first?.id);
  });

  test('is forgotten days after it arrived', async () => {
    await rename();
    await pump();
    const { db, log } = server.services;
    await oldDeliverySweeper.run({ db, log, services: server.services, now: clock.now() });
    expect(await deliveriesOf(hookId)).toHaveLength(1);
    const now = new Date(clock.now().getTime() + 4 * 24 * HOUR);
    await oldDeliverySweeper.run({ db, log, services: server.services, now });
    expect(await deliveriesOf(hookId)).toEqual([]);
  });
});

describe('a webhook', () => {
  test('whose receiver takes nothing for a day is switched off, and its administrators are told', async () => {
    receiver.answer = (_, response) => void response.writeHead(503).end();
    const name = await rename();
    await pump();
    for (let passed = 0; passed < 28 * HOUR; passed += 4 * HOUR) await later(4 * HOUR);
    expect(await hookOf(hookId)).toMatchObject({ state: 'disabled', disabledBecause: 'failing' });
    expect(await toldTo(server, owner.token)).toEqual([
      expect.stringContaining('webhook.disabled: The webhook to 127.0.0.1'),
    ]);
    expect(await auditOf(server, 'webhook.given_up', hookId)).toMatchObject([
      { actor_id: null, company_id: owner.tenantId },
    ]);
    const tries = receiver.received.length;
    await later(HOUR);
    expect(receiver.received).toHaveLength(tries);
    const test = await server.call('POST /webhooks/test', { token: owner.token, body: { webhook_id: hookId } });
    expect(test.body.code).toBe('conflict');
    receiver.recover();
    await server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: hookId, enabled: true } });
    await pump();
    expect(receiver.received.at(-1)?.body.data.name).toBe(name);
  });

  test('is signed with both secrets for a day after a change', async () => {
    const { body } = await server.call('POST /webhooks/secret', { token: owner.token, body: { webhook_id: hookId } });
    receiver.secrets.push(body.secret);
    await rename();
    await pump();
    await later(25 * HOUR);
    await rename();
    await pump();
    expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([[0, 1], [1]]);
    const rows = await server.services.db.readSystem((trx) => trx.selectFrom('webhooks').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(body.secret.slice(8));
  });

  test('hears what its maker may hear at the moment, and ends with them', async () => {
    const role = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Hooks', permissions: [{ id: 'manage_company' }, { id: 'view_roles' }] },
    });
    const maker = await join(server, owner, { roleId: role.body.role.id });
    const id = await makeHook(['RoleCreated', 'WarehouseCreated', 'ApiKeysChanged'], receiver.url, maker);
    const said = await publishedBy(server, `company:${owner.tenantId}`, async () => {
      await server.call('POST /warehouse', { token: owner.token, body: { name: 'Unseen' } });
      await server.call('POST /role', { token: owner.token, body: { name: 'Seen' } });
    });
    expect(said.map(({ event, permission }) => [event, permission])).toContainEqual([
      'WarehouseCreated',
      'view_warehouses',
    ]);
    await pump();
    expect(receiver.received.map(({ type }) => type)).toEqual(['RoleCreated']);
    await server.call('DELETE /user', { token: owner.token, body: { user_id: maker.userId } });
    await server.call('POST /role', { token: owner.token, body: { name: 'After' } });
    await pump();
    expect(receiver.received.map(({ type }) => type)).toEqual(['RoleCreated']);
    expect(await hookOf(id)).toMatchObject({ state: 'disabled', disabledBecause: 'orphaned' });
    const on = await server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: id, enabled: true } });
    expect(on.body.code).toBe('conflict');
    await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: id } });
  });

  test('is led elsewhere and taken away by nobody who may hear less than its maker', async () => {
    const role = await server.call('POST /role', {
      token: owner.token,
      body: { name: 'Clerk', permissions: [{ id: 'manage_company' }] },
    });
    const clerk = await join(server, owner, { roleId: role.body.role.id });
    const asClerk = { token: clerk.token };
    const body = { webhook_id: hookId };
    const before = await hookOf(hookId);
    const refused = await Promise.all([
      server.call('PATCH /webhooks', { ...asClerk, body: { ...body, url: `${receiver.url}/elsewhere` } }),
      server.call('PATCH /webhooks', { ...asClerk, body: { ...body, events: ['RoleCreated'] } }),
      server.call('POST /webhooks/secret', { ...asClerk, body }),
      server.call('DELETE /webhooks', { ...asClerk, body }),
    ]);
    expect(refused.map(({ body: { code } }) => code)).toEqual(refused.map(() => 'outranked'));
    expect(await hookOf(hookId)).toEqual(before);
    // Their own they change, and the owner changes it, too.
    const own = await makeHook(['CompanyNameChanged'], receiver.url, clerk);
    for (const { token } of [clerk, owner]) {
      const changed = await server.call('POST /webhooks/secret', { token, body: { webhook_id: own } });
      expect(changed.status).toBe(200);
    }
  });

  test('belongs to one company', async () => {
    await rename();
    await pump();
    const [delivery] = await deliveriesOf(hookId);
    const { token } = await signUp(server.call);
    const body = { webhook_id: hookId };
    const outcomes = await Promise.all([
      server.call('PATCH /webhooks', { token, body: { ...body, enabled: false } }),
      server.call('DELETE /webhooks', { token, body }),
      server.call('POST /webhooks/secret', { token, body }),
      server.call('POST /webhooks/test', { token, body }),
      server.call('GET /webhooks/deliveries', { token, query: body }),
      server.call('POST /webhooks/deliveries/resend', { token, body: { delivery_id: delivery?.id ?? '' } }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 404));
    expect((await server.call('GET /webhooks', { token })).body.webhooks).toEqual([]);
    expect(await hookOf(hookId)).toMatchObject({ state: 'active' });
  });

  test('is served by one server at a time, and by another once that has died', async () => {
    await receiver.stop();
    await rename();
    const take = (who: string, now = clock.now()) =>
      server.services.db.withSystem(prepared((trx) => lease(trx, who, now)));
    await server.services.use(sender).settled();
    const taken = await Promise.all([take('one'), take('two'), take('three')]);
    const ours = taken.filter((hook) => hook?.tenantId === owner.tenantId);
    expect(ours.length).toBeLessThanOrEqual(1);
    const after = new Date(clock.now().getTime() + 2 * MINUTE);
    const found = await Promise.all([take('four', after), take('five', after)]);
    expect(found.filter((hook) => hook?.tenantId === owner.tenantId).length).toBeLessThanOrEqual(1);
    clock.ahead += 4 * MINUTE;
    await receiver.start();
    await later(0);
    expect(receiver.received).toHaveLength(1);
  });

  test('fills no more than its company’s part of the queue; the rest waits in the log', async () => {
    const delivery = { id: `full-${hookId}`, webhook_id: hookId, tenant_id: owner.tenantId, type: 'RoleCreated' };
    const row = { ...delivery, body: '{"type":"Full","data":{}}', bytes: 9 * 1024 * 1024 };
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await server.services.db.withSystem(
      prepared((trx) =>
        trx
          .insertInto('webhook_deliveries')
          .values({ ...row, answer: null, fault: null, made_at: clock.now(), last_attempt_at: null, audit_to: null })
          .execute(),
      ),
    );
    const name = await rename();
    await pump();
    expect(await deliveriesOf(hookId)).toHaveLength(1);
    const test = await server.call('POST /webhooks/test', { token: owner.token, body: { webhook_id: hookId } });
    expect(test.body.code).toBe('limit_reached');
    receiver.recover();
    await later(MINUTE);
    await pump();
    expect(receiver.received.at(-1)?.body.data.name).toBe(name);
  });

  test('is one of ten at most, and has known events and an address', async () => {
    const make = (url: string, events: string[]) =>
      server.call('POST /webhooks', { token: owner.token, body: { url, events } });
    const refused = [
      await make('ftp://example.com', ['RoleCreated']),
      await make('https://user:pass@example.com/', ['RoleCreated']),
      await make(receiver.url, ['NothingHappened']),
    ];
    expect(refused.map(({ body }) => body.details?.[0]?.field)).toEqual(['url', 'url', 'events']);
    for (let made = 1; made < 10; made++) await makeHook(['RoleCreated']);
    expect((await make(receiver.url, ['RoleCreated'])).body.code).toBe('limit_reached');
  });
});
