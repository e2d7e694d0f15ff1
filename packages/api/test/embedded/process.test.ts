import { once } from 'node:events';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { caller, preparedDirectory, signUp } from '../harness';
import { openLive } from '../live';
import { buildServer, spawnServer } from '../process';
import { each, rounds } from '../rounds';

/** For tests that start the whole server several times. */
const STARTS_MS = 240_000 + rounds(0).count * 30_000;

const dirs: string[] = [];
const newDir = async () => {
  const dir = await preparedDirectory();
  dirs.push(dir);
  return dir;
};
beforeAll(() => buildServer());
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** Name, size and time of every file. */
const footprint = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      // The owner's heartbeat, which is its own.
      return entry.name === 'slotwise.lock' ? `${file} ${size}` : `${file} ${size} ${mtimeMs}`;
    })
    .sort();

test(
  'a second process on the data directory is refused at once, and writes nothing',
  async () => {
    const dir = await newDir();
    const first = spawnServer(dir);
    const url = await first.ready;
    // It stands still meanwhile: a change in the folder is the second one's.
    first.child.kill('SIGSTOP');
    await each(rounds(2), 1, async () => {
      const before = footprint(dir);
      const second = spawnServer(dir);
      expect(await second.exit).toBe(1);
      expect(second.output()).toMatch(
        new RegExp(`^The data directory .* is in use by another Slotwise process \\(pid ${first.child.pid}\\)`),
      );
      expect(footprint(dir)).toEqual(before);
    });
    first.child.kill('SIGCONT');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  },
  STARTS_MS,
);

test(
  'the lock of a dead process is recognised, also when its pid lives on in another',
  async () => {
    const dir = await newDir();
    const first = spawnServer(dir);
    await first.ready;
    const lock = join(dir, 'slotwise.lock');
    const owner = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number; started: string };
    first.child.kill('SIGKILL');
    await first.exit;
    // As if the system had given the pid to another process since: this one.
    writeFileSync(lock, JSON.stringify({ ...owner, pid: process.pid }));
    const second = spawnServer(dir);
    expect(await second.ready).toBeDefined();
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  },
  STARTS_MS,
);

test(
  'stopping ends streams with a time to come back, and answers what is under way',
  async () => {
    const server = spawnServer(await newDir());
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    const call = caller(url);
    const person = await signUp(call);
    const live = await openLive(url, person.token);
    const raw = await fetch(`${url}/api/sse/stream?access_token=${person.token}`);
    const text = raw.text();
    const profile = { email: 'late@example.com', password: person.password, first_name: 'A', last_name: 'B' };
    const body = JSON.stringify({ ...profile, new_company_name: 'Late' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const underWay = request(`${url}/api/register`, { method: 'POST', headers });
    underWay.flushHeaders();
    await once(underWay, 'continue');
    server.child.kill('SIGTERM');
    underWay.end(body);
    const [answer] = (await once(underWay, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(201);
    await live.ended(2000);
    expect(await text).toMatch(/retry: \d{4}\n\n$/);
    expect(await server.exit).toBe(0);
  },
  STARTS_MS,
);

test(
  'after a kill the first picture is taken, although Node saw the socket that was left',
  async () => {
    const dir = await newDir();
    const killed = spawnServer(dir);
    expect(await killed.ready).toBeDefined();
    killed.child.kill('SIGKILL');
    await killed.exit;
    const server = spawnServer(dir);
    const url = await server.ready;
    if (!url) throw new Error(server.output());
    const { token } = await signUp(caller(url));
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const given = await fetch(`${url}/api/me/picture`, { method: 'POST', headers, body: new Uint8Array(picture) });
    expect(given.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  },
  STARTS_MS,
);

test(
  'a taken port is said in one sentence',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = spawnServer(await newDir(), { PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain(`Port ${port} is already in use: stop what uses it, or set PORT to another.\n`);
    expect(server.output()).not.toMatch(/^\s+at /m);
    other.close();
  },
  STARTS_MS,
);

test('all faults of the configuration are named at once', async () => {
  const server = spawnServer(await newDir(), {
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    TLS_CERT: '/x',
  });
  expect(await server.exit).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'TLS_CERT']) expect(server.output()).toContain(name);
});
