/**
 * Memory of a server while one administrator edits a role with 5,000 people again and again: during the edits, while
 * clients resume all of them, and after the last has left. Each edit is an event of about 1 MB.
 * `npm run bench -- livememory [--people 5000] [--edits 1050] [--readers 4] [--forms whole,short]`, which fails when the memory is over
 * its limit. With `--readers 0` nobody listens, and nobody resumes. A form takes about ten minutes on a busy machine with two cores.
 */
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../e2e/fixtures/server';
import { openReader, type Reader } from './client';

/** Most memory that the server may ever take beyond that before the edits. */
const LIMIT_MB = 700;
const LOGIN = { email: 'owner@meridian.example', password: 'slotwise-demo' };
const SAMPLE_EVERY = 25;
const TOLD_EVERY = 150;
/** A token is good for longer. */
const RENEWED_AFTER_MS = 4 * 60_000;
const FILLED_WITHIN_MS = 5 * 60_000;
/** Longer than a channel that nobody hears keeps its frames. */
const AFTER_MS = 75_000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    people: { type: 'string', default: '5000' },
    edits: { type: 'string', default: '1050' },
    readers: { type: 'string', default: '4' },
    /** As our screens ask for large events, and as the specification's clients get them. */
    forms: { type: 'string', default: 'whole,short' },
  },
});
const [people, edits, readers] = [values.people, values.edits, values.readers].map(Number) as [number, number, number];

const server = await startServer({ SEED: 'people' }, undefined, FILLED_WITHIN_MS);
const MB = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const began = performance.now();
const tell = (what: string, value: string) =>
  console.log(`${what.padEnd(56)} ${value.padStart(12)}   after ${((performance.now() - began) / 1000).toFixed(0)} s`);

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

let held = { token: '', at: -Infinity };
/** A token of the administrator, whose edits take longer than one is good for. */
async function session(): Promise<string> {
  if (performance.now() - held.at > RENEWED_AFTER_MS) {
    const { access_token: token } = await call<{ access_token: string }>('POST', '/login', undefined, LOGIN);
    held = { token, at: performance.now() };
  }
  return held.token;
}

let peak = 0;
/** Resident memory of the server's process, in bytes. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const now = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  if (!(now > 0)) throw new Error('the server does not say how much memory it has');
  peak = Math.max(peak, now);
  return now;
}

/** Waits until every reader has the channel's last message, and watches the memory meanwhile. */
async function caughtUp(all: readonly Reader[], position: number): Promise<void> {
  while (all.some((reader) => reader.position() < position)) {
    await memory();
    await sleep(200);
  }
}

/** One pass: edits while clients listen, then as many clients that resume. @returns the most memory that it took */
async function pass(roleId: string, channel: string, large: 'short' | undefined): Promise<number> {
  const open = (from?: number) =>
    Promise.all(
      Array.from({ length: readers }, () => openReader(server.url, { token: session, channel, from, large })),
    );
  const again = (all: readonly Reader[]) => String(all.reduce((sum, reader) => sum + reader.reopened(), 0));
  const before = await memory();
  peak = before;
  const name = large ?? 'whole';
  tell(`${name}: before`, MB(before));
  const listening = await open();
  while (listening.some((reader) => reader.position() === 0 && reader.bytes() < 200)) await sleep(50);
  const first = Math.max(0, ...listening.map((reader) => reader.position()));
  for (let n = 1; n <= edits; n += 1) {
    await call('PATCH', '/role', await session(), { role_id: roleId, description: `${name} ${n}` });
    if (n % SAMPLE_EVERY === 0) await memory();
    if (n % TOLD_EVERY === 0) tell(`${name}: at most so far, ${n} edits`, MB(peak));
  }
  const last = first + edits;
  await caughtUp(listening, last);
  tell(`${name}: at most during ${edits} edits, ${readers} clients`, MB(peak));
  tell(`${name}: sent to each client`, MB(listening[0]?.bytes() ?? 0));
  tell(`${name}: streams that were ended and opened again`, again(listening));
  for (const reader of listening) reader.close();
  const resumed = await open(first);
  await caughtUp(resumed, last);
  tell(`${name}: at most, ${readers} clients resuming them included`, MB(peak));
  tell(`${name}: sent to each that resumed`, MB(resumed[0]?.bytes() ?? 0));
  tell(`${name}: of these, ended and opened again`, again(resumed));
  for (const reader of resumed) reader.close();
  await sleep(AFTER_MS);
  tell(`${name}: after the last has left`, MB(await memory()));
  return peak - before;
}

try {
  const token = await session();
  const { me } = await call<{ me: { id: string; companyID: string } }>('GET', '/me', token);
  const { myUsers } = await call<{ myUsers: { id: string }[] }>('GET', '/mycompany/users', token);
  const { role } = await call<{ role: { id: string } }>('POST', '/role', token, { name: `Bench ${Date.now()}` });
  const users = myUsers.filter(({ id }) => id !== me.id).slice(0, people);
  await call('PATCH', '/role/users', token, { role_id: role.id, users: users.map(({ id }) => ({ id })) });
  const { myRoles } = await call<{ myRoles: { id: string; users: unknown[] }[] }>('GET', '/mycompany/roles', token);
  const edited = myRoles.find(({ id }) => id === role.id);
  tell(`people in the role`, String(edited?.users.length));
  tell('its event', MB(Buffer.byteLength(JSON.stringify(edited))));
  const channel = `company:${me.companyID}`;
  const grown: number[] = [];
  for (const form of values.forms.split(','))
    grown.push(await pass(role.id, channel, form === 'short' ? form : undefined));
  const most = Math.max(...grown);
  tell(`grown by at most (limit ${LIMIT_MB} MB)`, MB(most));
  if (most > LIMIT_MB * 1024 * 1024) process.exitCode = 1;
} finally {
  await server.stop();
}
