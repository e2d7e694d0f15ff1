import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { caller, preparedDirectory, signUp } from '../harness';
import { buildServer, spawnServer } from '../process';

const dirs: string[] = [];
const newDir = async () => {
  const dir = await preparedDirectory();
  dirs.push(dir);
  return dir;
};
beforeAll(() => buildServer());
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

const STARTS_MS = 240_000;

test(
  'nobody holds up the end of a server: neither an unread answer, nor an unfinished body, nor a silent connection',
  async () => {
    const server = spawnServer(await newDir());
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    const { port, hostname } = new URL(url);
    const sent = async (text: string) => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.pause();
      if (text) await new Promise((resolve) => socket.write(text, resolve));
      return socket;
    };
    const head = `host: ${hostname}\r\ncontent-type: application/json\r\n`;
    const sockets = [
      await sent(''),
      await sent('POST /api/lo'),
      await sent(`POST /api/login HTTP/1.1\r\n${head}content-length: 500\r\n\r\n{"email":`),
      // Many answers, of which it reads none.
      await sent(`GET /api/docs/json HTTP/1.1\r\n${head}\r\n`.repeat(200)),
    ];
    const person = await signUp(caller(url));
    expect((await caller(url)('GET /me', { token: person.token })).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    for (const socket of sockets) socket.destroy();
  },
  STARTS_MS,
);

/** One request after another on one connection, as a proxy keeps some, until an answer says that it is the last. @returns how it ended */
async function untilLast(url: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const next = () =>
    new Promise<string | undefined>((resolve) => {
      const asked = request(`${url}/healthz`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      });
      asked.on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code));
      asked.end();
    });
  let said = await next();
  while (said === 'keep-alive') said = await next();
  agent.destroy();
  return said ?? 'nothing';
}

test(
  'a connection that is kept is given up by an answer, so that no request is sent on one that is being closed',
  async () => {
    const server = spawnServer(await newDir());
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    const ends = Array.from({ length: 40 }, () => untilLast(url));
    for (let n = 0; n < 20; n++) await fetch(`${url}/healthz`);
    server.child.kill('SIGTERM');
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['close']));
    expect(await server.exit).toBe(0);
  },
  STARTS_MS,
);

test(
  'writes that were sent before the end are all answered, and done',
  async () => {
    const dir = await newDir();
    const server = spawnServer(dir);
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    const { port, hostname } = new URL(url);
    const person = await signUp(caller(url));
    const body = (n: number) => JSON.stringify({ name: `Under way ${n}` });
    let sent = 0;
    let allSent = () => {};
    const everythingSent = new Promise<void>((resolve) => (allSent = resolve));
    const COUNT = 200;
    const answers = Array.from(
      { length: COUNT },
      (_, n) =>
        new Promise<string>((resolve) => {
          const socket = connect(Number(port), hostname);
          let answer = '';
          socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
          socket.on('error', () => resolve(answer || 'cut'));
          socket.on('close', () => resolve(answer || 'cut'));
          socket.on('connect', () =>
            socket.write(
              `POST /api/warehouse HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${person.token}\r\n` +
                `content-type: application/json\r\nconnection: close\r\ncontent-length: ${body(n).length}\r\n\r\n${body(n)}`,
              () => ++sent === COUNT && allSent(),
            ),
          );
        }),
    );
    await everythingSent;
    // One answer shows that the server has begun with them.
    await Promise.race(answers);
    server.child.kill('SIGTERM');
    const statuses = (await Promise.all(answers)).map((answer) => answer.split(' ')[1]);
    expect(statuses.filter((status) => status !== '201')).toEqual([]);
    expect(await server.exit).toBe(0);
  },
  STARTS_MS,
);
