import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { generate, type CertificateExtension } from 'selfsigned';
import type { Actor } from '../src/platform/actor';
import { readConfig } from '../src/platform/config';
import { control, Stream } from '../src/platform/events/stream';
import { Connections } from '../src/platform/http/connections';
import { createApp } from '../src/platform/http/create-app';
import { eventWriter } from '../src/platform/http/event-writer';
import { loggerOptions } from '../src/platform/http/logging';

/** More than the system's buffers between two sockets of one machine take. */
const LARGE = 'x'.repeat(16 * 1024 * 1024);
const FEW_SECONDS = 3000;
const STEP_MS = 50;

/** With the server's clock of its end alone in our hands. */
beforeEach(() => void jest.useFakeTimers({ doNotFake: without('setInterval', 'clearInterval') }));
afterEach(() => void jest.useRealTimers());
const without = (...held: string[]) =>
  (
    [
      'Date',
      'performance',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ] as const
  ).filter((name) => !held.includes(name));

const appWith = (environment: Record<string, string> = {}) =>
  createApp(readConfig(environment), Fastify({ logger: loggerOptions('silent', new PassThrough()) }).log);

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** @returns how much of its time the end had had when all connections were closed; not more than `most` */
async function timeOf(closed: Promise<void>, most: number): Promise<number> {
  let done = false;
  void closed.finally(() => (done = true));
  let waited = 0;
  while (!done && waited < most) {
    if (jest.getTimerCount() > 0) {
      jest.advanceTimersByTime(STEP_MS);
      waited += STEP_MS;
    }
    // Connections that were ended in this step come to their end in the world.
    for (let turns = 0; turns < 20; turns++) await turn();
  }
  return waited;
}

/** A client that asks for something and reads nothing of it. */
async function paused(port: number, path: string, begun: Promise<unknown>): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await begun;
  return socket;
}

/** Something that others wait for. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test.each(['an event stream', 'an answer in events'])(
  '%s that its client does not read holds the end up for seconds only',
  async (kind) => {
    const app = appWith();
    const begun = gate();
    const streams: Stream[] = [];
    app.get('/events', async (asked, reply) => {
      if (kind === 'an event stream') {
        reply.hijack();
        reply.raw.writeHead(200);
        const stream = new Stream('s', {} as Actor, asked.raw.socket, () => {});
        streams.push(stream);
        stream.send(control('large', LARGE));
      } else void eventWriter(asked, reply).send(LARGE);
      begun.open();
      return reply;
    });
    const connections = new Connections(app);
    const client = await paused(await listen(app), '/events', begun.opened);
    // As the hub does before connections are drained.
    for (const stream of streams) stream.end('shutdown', control('bye', {}));
    const closed = connections.drain();
    try {
      expect(await timeOf(closed, 30_000)).toBeLessThanOrEqual(FEW_SECONDS);
    } finally {
      client.destroy();
      await closed;
    }
  },
);

test('who reads on, however slowly, gets an answer whole', async () => {
  const app = appWith();
  const begun = gate();
  app.get('/events', async (asked, reply) => {
    const writer = eventWriter(asked, reply);
    const sent = writer.send(LARGE).then(() => writer.end());
    begun.open();
    await sent;
    return reply;
  });
  const connections = new Connections(app);
  const client = await paused(await listen(app), '/events', begun.opened);
  let length = 0;
  client.on('data', (chunk: Buffer) => void (length += chunk.length));
  const closed = connections.drain();
  client.resume();
  await timeOf(closed, 30_000);
  await closed;
  expect(length).toBeGreaterThan(LARGE.length);
}, 30_000);

describe('requests that a client has sent ahead of their answers', () => {
  const AHEAD = 300;
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

  /** A server whose answers come when they are let; `begun` once the first was asked for. */
  async function serving() {
    const app = appWith();
    const work = gate();
    const working = gate();
    const begun = gate();
    const first = gate();
    const others = gate();
    let served = 0;
    app.get('/work', async () => {
      served++;
      begun.open();
      await (served === 1 ? first : others).opened;
      return { whole: true };
    });
    app.get('/other', async () => {
      working.open();
      await work.opened;
      return {};
    });
    const connections = new Connections(app);
    const port = await listen(app);
    letGo = () => {
      for (const each of [others, work]) each.open();
      app.server.closeAllConnections();
    };
    return { app, begun, first, others, connections, port, served: () => served, work, working };
  }
  let letGo = () => {};
  afterEach(() => letGo());

  /** A client that sends a text and reads what comes until its connection ends. */
  function sender(port: number, text: string) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let got = '';
    socket.on('data', (chunk: Buffer) => void (got += chunk.toString('latin1')));
    socket.write(text);
    return { socket, ended: new Promise<string>((resolve) => socket.once('close', () => resolve(got))) };
  }
  const answersIn = (got: string) => got.match(/HTTP\/1\.1 200/g)?.length ?? 0;

  test.each(['before', 'after'])('%s the end began get no answer once the one under way is given', async (when) => {
    const { app, begun, first, others, connections, port, served, work, working } = await serving();
    const other = sender(port, ask('/other'));
    await working.opened;
    const { socket, ended } = sender(port, ask('/work').repeat(when === 'before' ? AHEAD : 1));
    await begun.opened;
    const before = served();
    connections.retire();
    if (when === 'after') {
      const read = new Promise((resolve) => app.server.once('request', resolve));
      socket.write(ask('/work').repeat(AHEAD));
      await read;
    }
    const closed = connections.drain();
    first.open();
    others.open();
    await timeOf(closed, 2000);
    const got = await ended;
    expect(answersIn(got)).toBe(1);
    expect(got).toMatch(/^connection: close\r$/im);
    expect(got).toContain('{"whole":true}');
    expect(served()).toBe(before);
    work.open();
    await timeOf(closed, 30_000);
    await closed;
    expect(answersIn(await other.ended)).toBe(1);
  });

  test('hold nothing up when the client reads none of its answers', async () => {
    const { begun, first, connections, port } = await serving();
    const { socket } = sender(port, ask('/work').repeat(AHEAD));
    socket.pause();
    await begun.opened;
    connections.retire();
    const closed = connections.drain();
    first.open();
    try {
      expect(await timeOf(closed, 30_000)).toBeLessThanOrEqual(FEW_SECONDS);
    } finally {
      socket.destroy();
      await closed;
    }
  });

  test('end with an answer whose head had gone before the end began', async () => {
    const app = appWith();
    const begun = gate();
    const rest = gate();
    let served = 0;
    app.get('/events', async (asked, reply) => {
      const writer = eventWriter(asked, reply);
      await writer.send('first');
      begun.open();
      await rest.opened;
      await writer.send('last');
      writer.end();
      return reply;
    });
    app.get('/work', () => ++served);
    const connections = new Connections(app);
    const { ended } = sender(await listen(app), ask('/events') + ask('/work').repeat(AHEAD));
    await begun.opened;
    connections.retire();
    const closed = connections.drain();
    rest.open();
    await timeOf(closed, 30_000);
    await closed;
    const got = await ended;
    expect(answersIn(got)).toBe(1);
    expect(got).toContain('last');
  });
});

describe('work under way is finished', () => {
  let folder: string;
  let ca: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slotwise-closing-'));
    const names: CertificateExtension = { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] };
    const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec', extensions: [names] });
    ca = made.cert;
    writeFileSync(join(folder, 'key.pem'), made.private);
    writeFileSync(join(folder, 'cert.pem'), made.cert);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ask = {
    'HTTP/1.1': (port: number) =>
      new Promise<unknown>((resolve, reject) => {
        request(`https://127.0.0.1:${port}/work`, { ca }, (answer) => resolve(answer.statusCode))
          .on('error', reject)
          .end();
      }),
    'HTTP/2': (port: number) =>
      new Promise<unknown>((resolve, reject) => {
        const client = connectHttp2(`https://127.0.0.1:${port}`, { ca }).on('error', reject);
        const asked = client.request({ ':path': '/work' }).on('error', reject);
        asked.on('response', (head) => resolve(head[':status'])).on('close', () => reject(new Error('cut')));
      }),
  };

  test.each(['HTTP/1.1', 'HTTP/2'] as const)('also in %s below encryption', async (version) => {
    const app = appWith({ TLS_KEY: join(folder, 'key.pem'), TLS_CERT: join(folder, 'cert.pem') });
    const begun = gate();
    const done = gate();
    app.get('/work', async () => {
      begun.open();
      await done.opened;
      return {};
    });
    const connections = new Connections(app);
    const answer = ask[version](await listen(app)).catch(String);
    await begun.opened;
    const closed = connections.drain();
    await timeOf(closed, 5000);
    done.open();
    await timeOf(closed, 30_000);
    await closed;
    expect(await answer).toBe(200);
  });
});
