import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { systemClock } from '../clock';
import { createMetrics } from '../metrics';
import type { Actor } from '../actor';
import { createBus } from './bus';
import { Hub } from './hub';
import type { StoredMessage } from './message';
import { WaitingSubscriptions } from './waiting-subscriptions';

const actor = (permissions: Actor['permissions'] = new Set()): Actor => ({
  userId: 'u1',
  name: 'Ada',
  sessionId: 's1',
  userType: 'company',
  companyId: 'c1',
  wmsId: null,
  roleId: null,
  permissions,
});
const message = (seq: number, permission: string | null = null): StoredMessage => ({
  channel: 'company:c1',
  seq,
  event: 'CompanyNameChanged',
  data: {},
  bytes: 2,
  permission,
});
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A hub on a database that answers what the test says. */
async function hubOn() {
  const unwatched: string[] = [];
  const database = {
    broken: false,
    now: actor() as Actor | null,
    one: () => Promise.resolve(database.now),
  };
  const bus = { ...(await createBus(undefined)), unwatch: (channel: string) => void unwatched.push(channel) };
  const hub = new Hub({
    log: {
      positions: (channels) =>
        database.broken
          ? Promise.reject(new Error('The database is away.'))
          : Promise.resolve(new Map(channels.map((channel) => [channel, 0]))),
      after: () => Promise.resolve([]),
    },
    bus,
    subscriptions: new WaitingSubscriptions(bus, systemClock),
    sessions: {
      actor: () => database.one(),
      keyHolder: () => database.one(),
      hasMet: () => false,
      actors: () => Promise.resolve(new Map(database.now ? [['s1', database.now]] : [])),
      revoked: () => {},
      changed: () => {},
      onChange: () => {},
    },
    metrics: createMetrics(),
    logger: Fastify({ logger: { level: 'silent' } }).log,
  });
  hubs.push(hub);
  return { hub, database, unwatched };
}
const hubs: Hub[] = [];
afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.close())));

const listen = async (hub: Hub, resume?: { company: number }) => {
  const socket = new PassThrough();
  const heard: string[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
  const stream = await hub.open(actor(), socket, resume);
  return { socket, stream, heard: () => heard.join('') };
};

test('a stream whose channel could not be opened ends, and the next one hears it', async () => {
  const { hub, database, unwatched } = await hubOn();
  const first = await listen(hub);
  database.broken = true;
  await expect(hub.subscribe(actor(), { channel: 'company:c1' }, undefined)).rejects.toThrow('The database is away.');
  expect(first.socket.destroyed).toBe(true);
  expect(unwatched).toEqual(['company:c1']);
  expect((await listen(hub, { company: 0 })).socket.destroyed).toBe(true);
  expect(hub.size).toBe(0);
  database.broken = false;
  const second = await listen(hub);
  await hub.subscribe(actor(), { channel: 'company:c1' }, undefined);
  hub.deliver(message(1));
  await turn();
  expect(second.heard()).toContain('CompanyNameChanged');
});

test('a session that ended while its stream was being opened has no stream', async () => {
  const { hub, database } = await hubOn();
  database.now = null;
  expect((await listen(hub)).socket.destroyed).toBe(true);
  expect(hub.size).toBe(0);
});

test('what no announcement told of is found by looking', async () => {
  const { hub, database } = await hubOn();
  const { socket, stream } = await listen(hub);
  database.now = actor(new Set(['view_invitations'] as const));
  await hub.recheckAll();
  expect(stream.actor.permissions.size).toBe(1);
  database.now = null;
  await hub.recheckAll();
  expect(socket.destroyed).toBe(true);
});

test('of two look-ups that answer in the other order, the younger one holds', async () => {
  const { hub, database } = await hubOn();
  const { stream } = await listen(hub);
  let answerOlder = (_actor: Actor) => {};
  database.one = () => new Promise((resolve) => (answerOlder = resolve));
  hub.recheck({ userIds: ['u1'] });
  database.one = () => Promise.resolve(actor(new Set(['view_invitations'] as const)));
  hub.recheck({ userIds: ['u1'] });
  await turn();
  answerOlder(actor());
  await turn();
  expect(stream.actor.permissions.size).toBe(1);
  expect(stream.paused).toBe(false);
});

test('a silent stream is sent heartbeats that its client can see', async () => {
  const { hub } = await hubOn();
  const { stream, heard } = await listen(hub);
  stream.heartbeat();
  stream.heartbeat();
  await turn();
  expect(heard()).toMatch(/\n\ndata: {"event":"heartbeat","channel":"system","data":{}}\n\n$/);
});

test('a stream that joins a channel is told where it begins, in a message that browsers hand on', async () => {
  const { hub } = await hubOn();
  const { heard } = await listen(hub);
  await hub.subscribe(actor(), { channel: 'company:c1' }, undefined);
  expect(heard()).toMatch(/\n\nid: c:0\ndata: {"event":"position","channel":"system","data":{}}\n\n$/);
});

test('a stream that joins a channel from where its client knows it hears what came since', async () => {
  const { hub } = await hubOn();
  const first = await listen(hub);
  await hub.subscribe(actor(), { channel: 'company:c1' }, undefined);
  for (const seq of [1, 2, 3]) hub.deliver(message(seq));
  await turn();
  const { stream, heard } = await listen(hub);
  await hub.subscribe(actor(), { channel: 'company:c1', from: 1 }, stream.id);
  await turn();
  expect(heard().match(/id: c:\d/g)).toEqual(['id: c:2', 'id: c:3']);
  expect(first.heard().match(/data: .*CompanyNameChanged/g)).toHaveLength(3);
});

test('a client that reads nothing is let go with the first message once too much waits for it; a single long one is not too much', async () => {
  const { hub } = await hubOn();
  const open = () => hub.open(actor(), new PassThrough({ highWaterMark: 16, readableHighWaterMark: 16 }), undefined);
  const [many, one] = await Promise.all([open(), open()]);
  for (let sent = 0; sent < 8; sent++) many.send(Buffer.alloc(32 * 1024));
  expect(many.closed).toBe(false);
  many.send(Buffer.alloc(1024));
  many.send(Buffer.alloc(1024));
  expect(many.closed).toBe(true);
  one.send(Buffer.alloc(1024 * 1024));
  expect(one.closed).toBe(false);
});

test('a client that reads nothing is let go after four heartbeats, one that reads is not', async () => {
  const { hub } = await hubOn();
  const slow = new PassThrough({ highWaterMark: 16, readableHighWaterMark: 16 });
  const stream = await hub.open(actor(), slow, undefined);
  const { stream: reading } = await listen(hub);
  for (let n = 0; n < 6; n++) {
    stream.heartbeat();
    reading.heartbeat();
    await turn();
  }
  expect([stream.closed, reading.closed]).toEqual([true, false]);
});
