import { logIn, signUp, startServer, type Person, type TestServer } from '../harness';
import { openLive } from '../live';
import { HeldClock } from '../moved-clock';
import { auditOf, join } from './fixtures';
import { Receiver } from './receiver';
import { sealAll, sendWebhooks } from './send-webhooks';

let server: TestServer;
let owner: Person;
let hookId: string;
const clock = new HeldClock();
let receiver: Receiver;

beforeAll(async () => void (server = await startServer({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' }, { clock })));
afterAll(() => server.close());
beforeEach(async () => {
  receiver = new Receiver();
  await receiver.start();
  owner = await signUp(server.call);
  hookId = await makeHook();
});
afterEach(async () => {
  await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
  await receiver.stop();
});

async function makeHook(audit = false): Promise<string> {
  const body = { url: receiver.url, events: ['CompanyNameChanged', 'RoleCreated'], audit };
  return (await server.call('POST /webhooks', { token: owner.token, body })).body.webhook.id;
}
const pump = () => sendWebhooks(server);
const hook = async (id = hookId) =>
  (await server.call('GET /webhooks', { token: owner.token })).body.webhooks.find((one) => one.id === id);
/** The oldest first. */
const deliveries = async (id = hookId) =>
  (
    await server.call('GET /webhooks/deliveries', { token: owner.token, query: { webhook_id: id } })
  ).body.items.reverse();
const drop = (id = '', person = owner) =>
  server.call('DELETE /webhooks/deliveries', { token: person.token, body: { delivery_id: id } });
const change = (events: string[]) =>
  server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: hookId, events } });
const rename = (name: string) => server.call('PATCH /mycompany', { token: owner.token, body: { name } });
const addRole = (name: string) => server.call('POST /role', { token: owner.token, body: { name } });
/** The receiver takes all but one type. */
const refuses = (type: string) => {
  receiver.answer = (_, response) => void response.writeHead(receiver.received.at(-1)?.type === type ? 422 : 204).end();
};
const typesReceived = () => receiver.received.map(({ type }) => type);

test('one that its receiver refuses is given up, and what waits behind it goes on at once', async () => {
  refuses('RoleCreated');
  await addRole('Refused');
  await rename('Kept back');
  await pump();
  const [first] = await deliveries();
  expect(first).toMatchObject({ type: 'RoleCreated', status: 'waiting', attempts: 1 });
  expect((await hook())?.failingSince).not.toBeNull();
  expect((await drop(first?.id)).status).toBe(200);
  expect(await hook()).toMatchObject({ state: 'active', failingSince: null });
  await pump();
  expect(typesReceived()).toEqual(['RoleCreated', 'CompanyNameChanged']);
  expect(await deliveries()).toMatchObject([{ type: 'CompanyNameChanged', status: 'delivered' }]);
  const [entry] = await auditOf(server, 'webhook.delivery_dropped', hookId);
  expect(entry).toMatchObject({
    actor_id: owner.userId,
    details: { url: receiver.url, deliveryId: first?.id, event: 'RoleCreated', attempts: 1 },
  });
});

test('open pages are told that one was given up, and no webhook gets that', async () => {
  await server.call('PATCH /webhooks', {
    token: owner.token,
    body: { webhook_id: hookId, events: ['RoleCreated', 'WebhooksChanged'] },
  });
  await pump();
  const live = await openLive(server.url, owner.token);
  const headers = { 'x-connection-id': live.connectionId };
  const channel = { channel: `company:${owner.tenantId}` };
  await server.call('POST /sse/subscribe', { token: owner.token, headers, body: channel });
  refuses('RoleCreated');
  await addRole('Refused');
  await pump();
  const [before] = (await deliveries()).filter(({ type }) => type === 'RoleCreated');
  expect((await drop(before?.id)).status).toBe(200);
  expect((await live.next(({ event }) => event === 'WebhooksChanged')).data).toEqual({ id: hookId });
  live.close();
  const sent = receiver.received.length;
  await pump();
  expect(receiver.received).toHaveLength(sent);
});

test('one that is not the next leaves the others their patience and their pause', async () => {
  refuses('RoleCreated');
  await addRole('Refused');
  await rename('Given up');
  await pump();
  const before = await hook();
  const [first, second] = await deliveries();
  expect((await drop(second?.id)).status).toBe(200);
  expect(await hook()).toEqual(before);
  await pump();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveries()).toEqual([first]);
});

test('one that is being sent counts no more, whatever its receiver answers, and delays nothing', async () => {
  let given: Promise<unknown> | undefined;
  receiver.answer = (_, response) => {
    given ??= deliveries().then(([first]) => drop(first?.id));
    void given.then(() => response.writeHead(receiver.received.at(-1)?.type === 'RoleCreated' ? 500 : 204).end());
  };
  await addRole('Given up');
  await rename('Behind it');
  await pump();
  expect(typesReceived()).toEqual(['RoleCreated', 'CompanyNameChanged']);
  expect(await hook()).toMatchObject({ state: 'active', failingSince: null });
});

test('what has arrived, is unknown or is another company’s cannot be given up', async () => {
  await rename('Arrived');
  await pump();
  const [delivery] = await deliveries();
  expect((await drop(delivery?.id)).body.code).toBe('conflict');
  expect((await drop('nothing')).body.code).toBe('not_found');
  refuses('RoleCreated');
  await addRole('Waits');
  await pump();
  const waiting = (await deliveries()).at(-1)?.id;
  expect((await drop(waiting, await signUp(server.call))).body.code).toBe('not_found');
  const role = { name: 'Clerk', permissions: [{ id: 'manage_company' as const }] };
  const made = await server.call('POST /role', { token: owner.token, body: role });
  expect((await drop(waiting, await join(server, owner, { roleId: made.body.role.id }))).body.code).toBe('outranked');
  expect((await deliveries()).find(({ id }) => id === waiting)).toMatchObject({ status: 'waiting' });
});

test('a part of the audit has no gaps, and cannot be given up', async () => {
  const stream = await makeHook(true);
  receiver.answer = (_, response) => void response.writeHead(500).end();
  await sealAll(server, owner.tenantId);
  await pump();
  const part = (await deliveries(stream)).find(({ type }) => type === 'audit.entries');
  expect(part).toMatchObject({ status: 'waiting' });
  const refused = await drop(part?.id);
  expect([refused.body.code, refused.body.details?.[0]?.field]).toEqual(['validation_failed', 'delivery_id']);
  const without = { webhook_id: stream, events: ['RoleCreated'] };
  await server.call('PATCH /webhooks', { token: owner.token, body: without });
  expect((await deliveries(stream)).find(({ id }) => id === part?.id)).toMatchObject({ status: 'waiting' });
});

test('the patience with one ends as it arrives: the next that is refused in the same turn has a day of its own', async () => {
  const HOUR = 3600_000;
  receiver.answer = (_, response) => void response.writeHead(503).end();
  await rename('Late');
  await addRole('Refused');
  for (let passed = 0; passed < 25 * HOUR; passed += 5 * HOUR) {
    clock.ahead += passed === 0 ? 0 : 5 * HOUR;
    await pump();
  }
  refuses('RoleCreated');
  clock.ahead += 5 * HOUR;
  await pump();
  expect(typesReceived().slice(-2)).toEqual(['CompanyNameChanged', 'RoleCreated']);
  owner = await logIn(server.call, owner.email, owner.password);
  expect(await hook()).toMatchObject({ state: 'active', failingSince: clock.now().toISOString() });
});

test('an event that is left out takes along what waits of it, and nothing else', async () => {
  refuses('RoleCreated');
  await rename('Arrived');
  await addRole('Refused');
  await rename('Kept back');
  await addRole('Refused as well');
  await pump();
  expect((await change(['CompanyNameChanged'])).status).toBe(200);
  expect((await deliveries()).map(({ type, status }) => [type, status])).toEqual([
    ['CompanyNameChanged', 'delivered'],
    ['CompanyNameChanged', 'waiting'],
  ]);
  await pump();
  expect(typesReceived()).toEqual(['CompanyNameChanged', 'RoleCreated', 'CompanyNameChanged']);
  expect(await hook()).toMatchObject({ state: 'active', failingSince: null });
});
