import { createBus, type Bus } from '../../src/platform/events/bus';
import { onPostgres, signUp, startServer, type TestServer } from '../harness';
import { openLive } from '../live';
import { Receiver } from '../modules/receiver';
import { sender } from '../../src/modules/webhooks/sender';
import { findNats, startNats, type Nats } from '../nats';

const program = findNats();
/** Without a NATS server on this machine these are skipped, by name. */
const whereNatsIs = program === undefined ? describe.skip : describe;
let nats: Nats;
beforeAll(async () => {
  if (program !== undefined) nats = await startNats(program);
});
afterAll(() => nats?.stop());

const heard = async <T>(list: T[]): Promise<T[]> => {
  for (let tries = 0; list.length === 0 && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return list;
};

whereNatsIs('the bus', () => {
  let one: Bus;
  let two: Bus;
  beforeAll(async () => {
    [one, two] = [await createBus({ url: nats.url }), await createBus({ url: nats.url })];
  });
  afterAll(() => Promise.all([one.close(), two.close()]));

  test('an announcement is heard once by every instance, the one that makes it included', async () => {
    const [heardByOne, heardByOther]: unknown[][] = [[], []];
    one.on('sessions', (change) => heardByOne?.push(change));
    two.on('sessions', (change) => heardByOther?.push(change));
    one.announce('sessions', { sessionIds: ['s1'] });
    expect(heardByOne).toEqual([{ sessionIds: ['s1'] }]);
    expect(await heard(heardByOther ?? [])).toEqual([{ sessionIds: ['s1'] }]);
    expect(heardByOne).toHaveLength(1);
  });

  test('an instance that has begun misses no announcement', async () => {
    const heardBy: unknown[][] = [];
    for (let begun = 0; begun < 20; begun++) {
      const heardByNew: unknown[] = [];
      const late = await createBus({ url: nats.url });
      late.on('sessions', (change) => heardByNew.push(change));
      one.announce('sessions', { sessionIds: ['s1'] });
      await heard(heardByNew);
      heardBy.push(heardByNew);
      await late.close();
    }
    expect(heardBy).toEqual(Array.from({ length: 20 }, () => [{ sessionIds: ['s1'] }]));
  }, 60_000);

  test('a message goes to the instances that watch its channel, and to no others', async () => {
    const here: unknown[] = [];
    const heardByOther: unknown[] = [];
    one.onMessage((message) => here.push(message));
    two.onMessage((message) => heardByOther.push(message));
    two.watch('company:a');
    // The announcement goes the same way after the subscription: once it is back, that has been taken.
    const settled: unknown[] = [];
    one.on('subscription', (change) => settled.push(change));
    two.announce('subscription', { sessionId: 's', channel: 'x', on: true });
    await heard(settled);
    const message = (channel: string) => ({ channel, seq: 1, event: 'X', data: {}, bytes: 2, permission: null });
    one.send([message('company:b'), message('company:a')]);
    expect(await heard(heardByOther)).toEqual([message('company:a')]);
    expect(here).toEqual([]);
  });
});

// The embedded database belongs to one process: several instances need PostgreSQL.
const whereTwoCan = onPostgres ? whereNatsIs : describe.skip;
whereTwoCan('two instances', () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    const settings = { NATS_URL: nats.url, WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' };
    first = await startServer(settings);
    const { database } = first.services.config;
    if (!('url' in database)) throw new Error('Not on PostgreSQL.');
    second = await startServer(settings, { database });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  test('what one instance commits is heard on another, and a logout on one closes streams on the other', async () => {
    const person = await signUp(first.call);
    const live = await openLive(second.url, person.token);
    const channel = `company:${person.tenantId}`;
    // Asked of the instance that does not hold the stream.
    await first.call('POST /sse/subscribe', { token: person.token, body: { channel } });
    for (const name of ['One', 'Two', 'Three']) {
      await first.call('PATCH /mycompany', { token: person.token, body: { name } });
    }
    await live.next(({ data }) => data.name === 'Three');
    await first.call('POST /logout', { token: person.token });
    await live.ended(1000);
    expect((await second.call('GET /me', { token: person.token })).status).toBe(401);
  });

  test('a ticket of one instance opens one stream on another, and none anywhere after that', async () => {
    const person = await signUp(first.call);
    const { ticket } = (await first.call('POST /sse/ticket', { token: person.token })).body;
    const both = [first, second].map(({ services }) => services.events.tickets.redeem(ticket));
    const found = await Promise.all(both);
    expect(found.filter((owner) => owner?.userId === person.userId)).toHaveLength(1);

    const another = (await first.call('POST /sse/ticket', { token: person.token })).body.ticket;
    const live = await openLive(second.url, another);
    live.close();
    for (const { url } of [first, second])
      expect((await fetch(`${url}/api/sse/stream?access_token=${another}`)).status).toBe(401);
  });

  test('an API key that one instance revokes soon opens nothing on another that has just served it', async () => {
    const { token } = await signUp(first.call);
    for (let round = 0; round < 5; round++) {
      const body = { name: 'ERP', permissions: ['view_roles' as const] };
      const { secret, key } = (await first.call('POST /api-keys', { token, body })).body;
      expect((await second.call('GET /mycompany/roles', { token: secret })).status).toBe(200);
      expect((await first.call('DELETE /api-keys', { token, body: { key_id: key.id } })).status).toBe(200);
      // The word of it is on its way; without NATS the database says so seconds later.
      while ((await second.call('GET /mycompany/roles', { token: secret })).status === 200);
      expect((await second.call('GET /mycompany/roles', { token: secret })).status).toBe(401);
    }
  });

  test('two senders of webhooks send each event once and in order', async () => {
    const { token } = await signUp(first.call);
    const receiver = new Receiver();
    await receiver.start();
    try {
      const body = { url: receiver.url, events: ['CompanyNameChanged'] };
      const { secret } = (await first.call('POST /webhooks', { token, body })).body;
      receiver.secrets.push(secret);
      const takeOnBoth = () => Promise.all([first, second].map((instance) => instance.services.use(sender).take()));
      // While one has a delivery in its hands, both look for work.
      receiver.answer = (_, response) => void takeOnBoth().then(() => response.writeHead(204).end());
      const names = Array.from({ length: 12 }, (_, n) => `Company ${n}`);
      for (const [n, name] of names.entries()) {
        await (n % 2 ? first : second).call('PATCH /mycompany', { token, body: { name } });
      }
      while (receiver.received.length < names.length) await takeOnBoth();
      for (const instance of [first, second]) await instance.services.use(sender).settled();
      expect(receiver.received.map((one) => one.body.data.name)).toEqual(names);
    } finally {
      await receiver.stop();
    }
  });

  test('who subscribes while NATS is away hears all from that moment on, once it is back', async () => {
    const person = await signUp(first.call);
    const { token } = person;
    const live = await openLive(second.url, token);
    await nats.stop();
    const channel = `company:${person.tenantId}`;
    expect((await first.call('POST /sse/subscribe', { token, body: { channel } })).status).toBe(200);
    for (const name of ['Four', 'Five']) await first.call('PATCH /mycompany', { token, body: { name } });
    await nats.start();
    await live.next(({ data }) => data.name === 'Five');
    expect(live.messages.filter(({ event }) => event === 'CompanyNameChanged').map(({ data }) => data.name)).toEqual([
      'Four',
      'Five',
    ]);
    live.close();
  });
});
