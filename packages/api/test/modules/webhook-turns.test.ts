import { orphanWebhooksOf, updateWebhook } from '../../src/modules/webhooks/queries';
import { Sender } from '../../src/modules/webhooks/sender';
import { prepared, signUp, startServer, type Person, type TestServer } from '../harness';
import { HeldClock } from '../moved-clock';
import { Receiver } from './receiver';
import { sendWebhooks } from './send-webhooks';

let server: TestServer;
let owner: Person;
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
  const body = { url: receiver.url, events: ['CompanyNameChanged'] };
  hookId = (await server.call('POST /webhooks', { token: owner.token, body })).body.webhook.id;
});
afterEach(async () => {
  await server.call('DELETE /webhooks', { token: owner.token, body: { webhook_id: hookId } });
  await Promise.all([receiver.stop(), other.stop()]);
});

const change = (body: { url?: string; enabled?: boolean; events?: string[] }) =>
  server.call('PATCH /webhooks', { token: owner.token, body: { webhook_id: hookId, ...body } });
const hook = async () => (await server.call('GET /webhooks', { token: owner.token })).body.webhooks[0];
const renames = async () => {
  const names = ['One', 'Two', 'Three'];
  for (const name of names) await server.call('PATCH /mycompany', { token: owner.token, body: { name } });
  return names;
};
const orphan = () =>
  server.services.db.withSystem(prepared((trx) => orphanWebhooksOf(trx, owner.userId, owner.tenantId)));
/** An act that happens once, while the receiver has a delivery in its hands. */
const meanwhile = (act: () => Promise<unknown>, status = 204) => {
  let first: Promise<unknown> | undefined;
  receiver.answer = (_, response) => {
    void (first ??= act()).then(() => response.writeHead(status).end());
  };
};
const namesAt = ({ received }: Receiver) => received.map(({ body }) => body.data.name);

test.each([204, 500])(
  'after an address is corrected in a turn nothing goes to the old one, and all to the new one (%s)',
  async (status) => {
    meanwhile(() => change({ url: other.url }), status);
    const names = await renames();
    await sendWebhooks(server);
    expect([namesAt(receiver), namesAt(other)]).toEqual([['One'], names]);
    expect(await hook()).toMatchObject({ state: 'active', failingSince: null });
  },
);

test.each<[string, () => Promise<unknown>, string | null]>([
  ['switched off', () => change({ enabled: false }), 'by_hand'],
  ['ended', orphan, 'orphaned'],
])('a webhook that is %s in a turn sends no more in it', async (_, act, because) => {
  meanwhile(act);
  await renames();
  await sendWebhooks(server);
  expect(namesAt(receiver)).toEqual(['One']);
  expect(await hook()).toMatchObject({ state: 'disabled', disabledBecause: because, lastDeliveredAt: null });
});

test('its receiver has one request at a time, also while it is changed', async () => {
  const second = new Sender(server.services);
  const beside = async () => {
    await change({ events: ['CompanyNameChanged', 'RoleCreated'] });
    await second.take();
    await second.settled();
  };
  let [count, atOnce, most] = [0, 0, 0];
  receiver.answer = (_, response) => {
    most = Math.max(most, ++atOnce);
    const done = ++count === 1 ? beside() : Promise.resolve();
    void done.then(() => response.writeHead(204).end()).finally(() => (atOnce -= 1));
  };
  await renames();
  await sendWebhooks(server);
  await second.settled();
  await second.stop();
  expect(most).toBe(1);
  expect(new Set(namesAt(receiver))).toEqual(new Set(['One', 'Two', 'Three']));
});

test('one that is orphaned stays so, whatever was read of it before, and the address changes nothing about why it is off', async () => {
  await change({ enabled: false });
  expect((await change({ url: other.url })).body.webhook).toMatchObject({ disabledBecause: 'by_hand' });
  await server.services.db.withSystem(
    prepared((trx) =>
      trx.updateTable('webhooks').set({ disabled_because: 'failing' }).where('id', '=', hookId).execute(),
    ),
  );
  expect((await change({ url: receiver.url })).body.webhook).toMatchObject({ disabledBecause: 'failing' });
  expect(await orphan()).toEqual([{ id: hookId, url: receiver.url }]);
  expect(await orphan()).toEqual([]);
  for (const body of [{ url: other.url }, { enabled: true }]) expect((await change(body)).body.code).toBe('conflict');
  const read = { url: other.url, events: ['RoleCreated'], audit: false, enabled: true };
  const written = await server.services.db.withSystem(prepared((trx) => updateWebhook(trx, hookId, read, clock.now())));
  expect(written).toBe(false);
  expect(await hook()).toMatchObject({ url: receiver.url, state: 'disabled', disabledBecause: 'orphaned' });
});
