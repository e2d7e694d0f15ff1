import { none } from '@slotwise/contract';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Publishable } from '../src/platform/events/publish';
import { signUp, startServer, type Person, type TestServer, prepared } from './harness';
import { openLive, type Live } from './live';
import { plant, type PlantedUser } from './modules/plant';
import { each, report, rounds } from './rounds';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

const subscribe = async (person: Person, channel: string, live?: Live) =>
  server.call('POST /sse/subscribe', {
    token: person.token,
    body: { channel },
    headers: live ? { 'x-connection-id': live.connectionId } : {},
  });
const companyOf = (person: Pick<Person, 'tenantId'>) => `company:${person.tenantId}` as const;
const publish = (person: Pick<Person, 'userId' | 'tenantId'>, events: Publishable[]) =>
  server.services.db.withTenant({ userId: person.userId, companyId: person.tenantId, wmsId: null }, () =>
    Promise.resolve({ answer: undefined, audit: none('published by a test'), events }),
  );
const say = (person: Pick<Person, 'userId' | 'tenantId'>, name: string) =>
  publish(person, [
    { channel: companyOf(person), event: 'CompanyNameChanged', data: { id: person.tenantId, name, avatarURL: null } },
  ]);
const droppedAs = async (reason: string) => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^slotwise_streams_dropped_total\\{reason="${reason}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};
const names = (live: Live) =>
  live.messages.filter(({ event }) => event === 'CompanyNameChanged').map(({ data }) => data.name);

test('a change made by one is heard by another, with the entity and an id', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  expect((await subscribe(person, companyOf(person), live)).status).toBe(200);
  await server.call('PATCH /mycompany', { token: person.token, body: { name: 'Renamed' } });
  const message = await live.next(({ event }) => event === 'CompanyNameChanged');
  expect(message).toMatchObject({ channel: companyOf(person), data: { id: person.tenantId, name: 'Renamed' } });
  expect(message.id).toMatch(/^c:\d+$/);
  live.close();
});

test('who is told with the user where their channels stand hears from there what happens until they subscribe', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  await say(person, 'before');
  const { headers } = await server.call('GET /me', { token: person.token });
  const positions = headers.get('x-event-positions') ?? '';
  expect(positions).toMatch(/^u:\d+,c:\d+$/);
  await say(person, 'meanwhile');
  const channel = companyOf(person);
  await server.call('POST /sse/subscribe', {
    token: person.token,
    body: { channel, from: Number(positions.split('c:')[1]) },
    headers: { 'x-connection-id': live.connectionId },
  });
  await say(person, 'after');
  await live.next(({ data }) => data.name === 'after');
  expect(names(live)).toEqual(['meanwhile', 'after']);
  const faulty = { channel, from: -1 };
  expect((await server.call('POST /sse/subscribe', { token: person.token, body: faulty })).status).toBe(422);
  live.close();
});

test('a position is kept for every channel of the stream', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  await subscribe(person, companyOf(person));
  await subscribe(person, `user:${person.userId}`);
  await server.call('PATCH /me', { token: person.token, body: { first_name: 'Grace' } });
  const own = await live.next(({ channel }) => channel.startsWith('user:'));
  expect(own.id).toMatch(/^c:\d+,u:\d+$/);
  await say(person, 'after');
  const last = await live.next(({ data }) => data.name === 'after');
  expect(last.id).toMatch(/^u:\d+,c:\d+$/);
  live.close();
});

test(
  'nothing is lost and nothing comes twice while 16 write and the stream is cut again and again',
  async () => {
    const began = performance.now();
    const person = await signUp(server.call);
    const { count: turns } = rounds(25);
    const got: unknown[] = [];
    let live = await openLive(server.url, person.token);
    await subscribe(person, companyOf(person), live);
    await say(person, 'first');
    await live.next(({ data }) => data.name === 'first');

    let writing = true;
    const writers = Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        for (let n = 0; n < turns; n++) await say(person, `${writer}-${n}`);
      }),
    ).then(() => (writing = false));
    const drain = (from: Live) => {
      from.close();
      got.push(...names(from));
      return from.lastEventId;
    };
    while (writing) {
      await sleep(40);
      live = await openLive(server.url, person.token, drain(live));
    }
    await writers;
    await say(person, 'last');
    await live.next(({ data }) => data.name === 'last');
    drain(live);
    expect(got).toHaveLength(16 * turns + 2);
    expect(new Set(got).size).toBe(got.length);
    report('events', began, { events: got.length });
  },
  60_000 + rounds(25).count * 2000,
);

test('all streams of a large company that come back at once to a server that was started anew are resumed', async () => {
  const [people, each] = [30, 20];
  const company = await plant(server, { roles: [['view_roles']], users: Array.from({ length: people }, () => 0) });
  const person = { ...(company.users[0] as PlantedUser), tenantId: company.tenantId };
  // Nobody hears the channel meanwhile: nothing of it is in memory.
  for (const name of ['one', 'two', 'three']) await say(person, name);
  const before = await droppedAs('failed');
  const heard = await Promise.all(
    company.users.flatMap(({ token }) =>
      Array.from({ length: each }, async () => {
        const live = await openLive(server.url, token, 'c:0');
        await Promise.race([live.next(({ data }) => data.name === 'three'), live.ended(10_000)]);
        live.close();
        return names(live);
      }),
    ),
  );
  expect(heard.filter((list) => list.join() === 'one,two,three')).toHaveLength(people * each);
  expect(await droppedAs('failed')).toBe(before);
}, 60_000);

test('the order of numbers is the order of commits, without gaps', async () => {
  const person = await signUp(server.call);
  await Promise.all(Array.from({ length: 40 }, (_, n) => say(person, String(n))));
  const rows = await server.services.db.readSystem((trx) =>
    trx.selectFrom('outbox').select('seq').where('channel', '=', companyOf(person)).orderBy('seq').execute(),
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
});

test('what is no longer kept is answered with a reset', async () => {
  const person = await signUp(server.call);
  for (const name of ['one', 'two', 'three']) await say(person, name);
  await server.services.db.withSystem(
    prepared((trx) => trx.deleteFrom('outbox').where('channel', '=', companyOf(person)).where('seq', '<', 3).execute()),
  );
  const live = await openLive(server.url, person.token, 'c:1');
  expect(await live.next(({ event }) => event === 'reset')).toMatchObject({ channel: 'system' });
  await say(person, 'four');
  await live.next(({ data }) => data.name === 'four');
  expect(names(live)).toEqual(['four']);
  live.close();
});

test('an id that we never gave is answered with a reset', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token, 'nonsense');
  await live.next(({ event }) => event === 'reset');
  live.close();
});

test("another tenant's channels do not exist, and their past is not replayed", async () => {
  const [mine, other] = [await signUp(server.call), await signUp(server.call)];
  await say(other, 'secret');
  const live = await openLive(server.url, mine.token, 'c:0,w:0');
  for (const channel of [companyOf(other), `user:${other.userId}`, `wms:${other.tenantId}`, 'system', 'nothing']) {
    expect(await subscribe(mine, channel, live)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  await say(other, 'secret too');
  await say(mine, 'mine');
  await live.next(({ data }) => data.name === 'mine');
  expect(names(live)).toEqual(['mine']);
  live.close();
});

test('an empty channel is skipped, and unsubscribing ends the messages', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  expect((await subscribe(person, '', live)).status).toBe(200);
  await subscribe(person, companyOf(person), live);
  await server.call('POST /sse/unsubscribe', { token: person.token, body: { channel: companyOf(person) } });
  await say(person, 'unheard');
  await subscribe(person, companyOf(person), live);
  await say(person, 'heard');
  await live.next(({ data }) => data.name === 'heard');
  expect(names(live)).toEqual(['heard']);
  live.close();
});

test('a connection of another session cannot be steered', async () => {
  const [mine, other] = [await signUp(server.call), await signUp(server.call)];
  const live = await openLive(server.url, mine.token);
  expect((await subscribe(other, companyOf(other), live)).status).toBe(404);
  live.close();
});

test('a stream closes within a second of logging out', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  await server.call('POST /logout', { token: person.token });
  await live.ended(1000);
  const again = await fetch(`${server.url}/api/sse/stream?access_token=${person.token}`);
  expect(again.status).toBe(401);
});

test('a ticket opens one stream, once', async () => {
  const person = await signUp(server.call);
  const { body } = await server.call('POST /sse/ticket', { token: person.token });
  const live = await openLive(server.url, body.ticket);
  live.close();
  const again = await fetch(`${server.url}/api/sse/stream?access_token=${body.ticket}`);
  expect(again.status).toBe(401);
  expect(await again.json()).toMatchObject({ code: 'unauthenticated' });

  // Redeemed twice in one statement, it still opens one.
  const { ticket } = (await server.call('POST /sse/ticket', { token: person.token })).body;
  const { tickets } = server.services.events;
  const twice = await Promise.all([tickets.redeem(ticket), tickets.redeem(ticket)]);
  expect(twice).toEqual([expect.objectContaining({ userId: person.userId }), null]);
});

const deafClients = rounds(1);
test(
  'a client that reads nothing is dropped; others get everything',
  () => each(deafClients, 1, dropsOneThatReadsNothing),
  deafClients.count * 60_000,
);

async function dropsOneThatReadsNothing(): Promise<void> {
  const person = await signUp(server.call);
  const { hub } = server.services.events;
  const others = hub.size;
  const { hostname, port } = new URL(server.url);
  const deaf = connect(Number(port), hostname);
  deaf.pause();
  deaf.on('error', () => {});
  deaf.write(
    `GET /api/sse/stream?access_token=${person.token} HTTP/1.1\r\nHost: test\r\nAccept: text/event-stream\r\n\r\n`,
  );
  const live = await openLive(server.url, person.token);
  while (hub.size < others + 2) await sleep(20);
  await subscribe(person, companyOf(person));
  const long = 'x'.repeat(500_000);
  for (let n = 0; n < 100 && hub.size > others + 1; n++) await say(person, `${n} ${long}`);
  expect(hub.size).toBe(others + 1);
  await say(person, 'end');
  await live.next(({ data }) => data.name === 'end');
  const heard = names(live);
  expect(heard.slice(0, -1).map((name) => Number(String(name).split(' ')[0]))).toEqual(
    heard.slice(0, -1).map((_, index) => index),
  );
  live.close();
  deaf.destroy();
}

test('large data comes whole, or short to who asks for that, at once and when a stream is resumed', async () => {
  const person = await signUp(server.call);
  const long = 'x'.repeat(100_000);
  const short = { data: { id: person.tenantId }, short: true };
  const [whole, brief] = [
    await openLive(server.url, person.token),
    await openLive(server.url, person.token, undefined, {}, { large: 'short' }),
  ];
  for (const live of [whole, brief]) await subscribe(person, companyOf(person), live);
  await say(person, 'before');
  for (let n = 0; n < 3; n++) await say(person, long);
  await say(person, 'after');
  for (const live of [whole, brief]) await live.next(({ data }) => data.name === 'after');
  expect(names(whole)).toEqual(['before', long, long, long, 'after']);
  const first = Number(whole.messages.find(({ data }) => data.name === 'before')?.id.slice('c:'.length));
  expect(brief.messages.filter((one) => one.event === 'CompanyNameChanged')).toMatchObject([
    { data: { name: 'before' } },
    short,
    short,
    short,
    { data: { name: 'after' } },
  ]);
  whole.close();
  brief.close();

  const resumed = [
    await openLive(server.url, person.token, `c:${first}`),
    await openLive(server.url, person.token, `c:${first}`, {}, { large: 'short' }),
  ] as const;
  for (const live of resumed) await live.next(({ data }) => data.name === 'after');
  expect(names(resumed[0])).toEqual([long, long, long, 'after']);
  expect(resumed[1].messages.filter((one) => one.event === 'CompanyNameChanged')).toMatchObject([
    { id: `c:${first + 1}`, ...short },
    { id: `c:${first + 2}`, ...short },
    { id: `c:${first + 3}`, ...short },
    { id: `c:${first + 4}`, data: { name: 'after' } },
  ]);
  for (const live of resumed) live.close();
});

test('a message with a permission is heard only by those who hold it, and numbers stay whole', async () => {
  const person = await signUp(server.call);
  const live = await openLive(server.url, person.token);
  await subscribe(person, companyOf(person), live);
  await server.services.db.withSystem(
    prepared((trx) =>
      sql`DELETE FROM role_permissions WHERE role_id = ${person.roleId} AND permission = 'view_invitations'`.execute(
        trx,
      ),
    ),
  );
  server.services.sessions.changed([person.userId]);
  await say(person, 'before');
  const before = await live.next(({ data }) => data.name === 'before');
  await publish(person, [{ channel: companyOf(person), event: 'InvitationDeleted', data: { id: 'unseen' } }]);
  await say(person, 'seen');
  const seen = await live.next(({ data }) => data.name === 'seen');
  // One number between them is that of the message that nobody here may hear.
  const numberOf = ({ id = '' }) => Number(id.slice('c:'.length));
  expect(numberOf(seen)).toBe(numberOf(before) + 2);
  expect(live.messages.some(({ event }) => event === 'InvitationDeleted')).toBe(false);
  live.close();
});

test('a stream answers with headers that keep its address secret', async () => {
  const person = await signUp(server.call);
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/sse/stream?access_token=${person.token}`, { signal: stop.signal });
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  stop.abort();
});
