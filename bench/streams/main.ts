/**
 * The cost of live streams: opening them, holding them, one event to all of them, all of them back after a break; beside
 * nginx with nchan, where Debian's `nginx` and `libnginx-mod-nchan` are installed, and beside Node's own HTTP server that answers the requests of an
 * opening.
 * `npm run bench -- streams [--streams 3000] [--sessions 126] [--rounds 10] [--before dist/main.js]`. `--before`: another
 * build of the server, measured in the same run. Needs Linux, and more file descriptors than streams (`ulimit -n`).
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../e2e/fixtures/server';
import { startBare } from './bare';
import { inParallel, openStream, type OpenStream } from './client';
import { startNchan } from './nchan';
import { othersMeanwhile } from './other-calls';
import { cpuOf, memoryOf } from './process-use';

const PASSWORD = 'slotwise-demo';
const FILLED_WITHIN_MS = 5 * 60_000;
/** Clients that open, or ask, at the same time: below what the system queues for a server. */
const AT_ONCE = 200;
const SETTLE_MS = 3000;
/** Streams opened before anything is measured, so that code is compiled that every server has compiled after a minute. */
const WARM = 500;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    streams: { type: 'string', default: '3000' },
    sessions: { type: 'string', default: '126' },
    rounds: { type: 'string', default: '10' },
    before: { type: 'string' },
  },
});
const [streams, sessions, rounds] = [values.streams, values.sessions, values.rounds].map(Number) as [
  number,
  number,
  number,
];

type Figures = Record<string, number>;
/** @param sorted the least first @returns that below which the share lies */
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]!;

/** Runs work. @returns its answer, and the processor time and the time that it took, in ms */
async function measured<T>(pid: number, work: () => Promise<T>): Promise<{ answer: T; cpu: number; ms: number }> {
  const [cpu, from] = [cpuOf(pid), performance.now()];
  const answer = await work();
  const ms = performance.now() - from;
  return { answer, cpu: cpuOf(pid) - cpu, ms };
}

/** One event to all streams, again and again. */
async function deliver(pid: number, open: readonly OpenStream[], publish: (text: string) => Promise<void>) {
  const [middle, last]: [number[], number[]] = [[], []];
  const { cpu } = await measured(pid, async () => {
    for (let round = 0; round < rounds; round++) {
      const text = `Round ${round} of ${Date.now()}.`;
      const heard = open.map((stream) => stream.hears(text));
      const from = performance.now();
      await publish(text);
      const times = (await Promise.all(heard)).map((when) => when - from).sort((a, b) => a - b);
      middle.push(at(times, 0.5));
      last.push(at(times, 0.99));
    }
  });
  const median = (list: number[]) =>
    at(
      list.sort((a, b) => a - b),
      0.5,
    );
  return {
    'event heard, p50 of clients (ms)': median(middle),
    'event heard, p99 of clients (ms)': median(last),
    'CPU a delivery (µs)': (cpu * 1000) / rounds / open.length,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
/** @returns the answer's JSON */
const call = <T>(url: string, method: string, path: string, token?: string, body?: object, connectionId?: string) =>
  new Promise<T>((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(connectionId && { 'x-connection-id': connectionId }),
    };
    const sent = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      let got = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (got += chunk));
      answer.on('end', () => {
        if (answer.statusCode! < 400) resolve((got.startsWith('{') ? JSON.parse(got) : {}) as T);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${got}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });

async function measureSlotwise(main?: string): Promise<Figures> {
  const server = await startServer({ SEED: 'people' }, main, FILLED_WITHIN_MS);
  try {
    // Filling the database grew the memory.
    await server.restart();
    const { url } = server;
    const pid = server.pid();
    const logIn = async (email: string) =>
      (await call<{ access_token: string }>(url, 'POST', '/api/login', undefined, { email, password: PASSWORD }))
        .access_token;
    const owner = await logIn('owner@meridian.example');
    const { me } = await call<{ me: { companyID: string } }>(url, 'GET', '/api/me', owner);
    const channel = `company:${me.companyID}`;
    const people = Array.from({ length: sessions }, (_, n) => `user${n + 1}@meridian.example`);
    const tokens = await inParallel(people, 4, logIn);
    const clients = Array.from({ length: streams }, (_, n) => tokens[n % sessions]!);
    const ticketsFor = (whose: string[]) =>
      inParallel(whose, AT_ONCE, async (token) => {
        const { ticket } = await call<{ ticket: string }>(url, 'POST', '/api/sse/ticket', token);
        return ticket;
      });
    const address = (ticket: string, from = '') => `/api/sse/stream?access_token=${ticket}${from}`;
    const openAll = (tickets: string[]) =>
      inParallel(tickets, AT_ONCE, (ticket) => openStream(url, address(ticket), '"connection_id"'));
    const subscribeAll = (open: OpenStream[]) =>
      inParallel([...open.entries()], AT_ONCE, ([n, { connectionId }]) =>
        call(url, 'POST', '/api/sse/subscribe', clients[n], { channel }, connectionId),
      );

    const warm = await openAll(await ticketsFor(clients.slice(0, WARM)));
    await subscribeAll(warm);
    for (const stream of warm) stream.close();
    await sleep(SETTLE_MS);
    const memory = memoryOf(pid);
    const tickets = await measured(pid, () => ticketsFor(clients));
    const opened = await measured(pid, () => openAll(tickets.answer));
    let open = opened.answer;
    const subscribed = await measured(pid, () => subscribeAll(open));
    await sleep(SETTLE_MS);
    const idle = (memoryOf(pid) - memory) / streams;
    const rename = (name: string) => call<void>(url, 'PATCH', '/api/mycompany', owner, { name });
    const delivered = await deliver(pid, open, rename);
    const reading = `${url}/api/me`;
    const quiet = await othersMeanwhile(reading, owner, () => sleep(SETTLE_MS));
    const busy = await othersMeanwhile(reading, owner, () => deliver(pid, open, rename));

    const positions = open.map(({ lastId }) => lastId);
    const back = await ticketsFor(clients);
    for (const stream of open) stream.close();
    await sleep(SETTLE_MS);
    await rename('While they were away.');
    const again = await measured(pid, async () => {
      const order = back.map((ticket, n) => address(ticket, `&last_event_id=${positions[n]}`));
      open = await inParallel(order, AT_ONCE, (path) => openStream(url, path, 'While they were away.'));
    });
    const most = (memoryOf(pid) - memory) / streams;
    for (const stream of open) stream.close();
    return {
      'CPU a ticket (ms)': tickets.cpu / streams,
      'CPU an opening (ms)': opened.cpu / streams,
      'CPU a subscription (ms)': subscribed.cpu / streams,
      'memory a stream, idle (KB)': idle,
      ...delivered,
      'other calls without an event, p99 (ms)': at(quiet, 0.99),
      'other calls during events, p50 (ms)': at(busy, 0.5),
      'other calls during events, p99 (ms)': at(busy, 0.99),
      'all back and current after a break (s)': again.ms / 1000,
      'CPU a stream that comes back (ms)': again.cpu / streams,
      'memory a stream, after all came back (KB)': most,
    };
  } finally {
    await server.stop();
  }
}

/** As long as an access token, so that as much is parsed. */
const NOBODY = 'x'.repeat(240);

async function measureBare(): Promise<Figures> {
  const bare = await startBare();
  try {
    const { url, pid } = bare;
    const openAndSubscribe = async (count: number) => {
      const memory = memoryOf(pid);
      const all = Array.from({ length: count });
      const opened = await measured(pid, () =>
        inParallel(all, AT_ONCE, () => openStream(url, '/api/sse/stream?access_token=st_', '"connection_id"')),
      );
      const subscribed = await measured(pid, () =>
        inParallel(opened.answer, AT_ONCE, ({ connectionId }) =>
          call(url, 'POST', '/api/sse/subscribe', NOBODY, { channel: 'company:a' }, connectionId),
        ),
      );
      await sleep(SETTLE_MS);
      const idle = (memoryOf(pid) - memory) / count;
      for (const stream of opened.answer) stream.close();
      return {
        'CPU an opening (ms)': opened.cpu / count,
        'CPU a subscription (ms)': subscribed.cpu / count,
        'memory a stream, idle (KB)': idle,
      };
    };
    await openAndSubscribe(WARM);
    await sleep(SETTLE_MS);
    return await openAndSubscribe(streams);
  } finally {
    await bare.stop();
    agent.destroy();
  }
}

async function measureNchan(): Promise<Figures | undefined> {
  const nchan = await startNchan();
  if (!nchan) return undefined;
  try {
    const { url, pid } = nchan;
    const memory = memoryOf(pid);
    const all = Array.from({ length: streams });
    const opened = await measured(pid, () =>
      inParallel(all, AT_ONCE, () => openStream(url, '/sub?channel=a', '\r\n\r\n')),
    );
    await sleep(SETTLE_MS);
    const idle = (memoryOf(pid) - memory) / streams;
    const delivered = await deliver(pid, opened.answer, (text) =>
      call(url, 'POST', '/pub?channel=a', undefined, { text }),
    );
    for (const stream of opened.answer) stream.close();
    return { 'CPU an opening (ms)': opened.cpu / streams, 'memory a stream, idle (KB)': idle, ...delivered };
  } finally {
    await nchan.stop();
  }
}

console.log(`${streams} streams of ${sessions} sessions, ${rounds} events`);
const peer = await measureNchan();
const bare = await measureBare();
const before = values.before === undefined ? undefined : await measureSlotwise(values.before);
const own = await measureSlotwise();
if (!peer) console.log('nginx with nchan is not installed here: measured without it');
console.log(
  `${''.padEnd(46)}${['before', 'slotwise', 'nchan', '× nchan', 'bare node', '× bare'].map((name) => name.padStart(10)).join('')}`,
);
for (const [what, value] of Object.entries(own)) {
  const beside = peer?.[what];
  const least = bare[what];
  const figures = [before?.[what], value, beside, beside && value / beside, least, least && value / least];
  console.log(`${what.padEnd(46)}${figures.map((figure) => (figure?.toFixed(3) ?? '–').padStart(10)).join('')}`);
}
agent.destroy();
