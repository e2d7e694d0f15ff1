import { waitFor } from '@testing-library/dom';
import { EventSource as RealEventSource } from 'eventsource';
import { HeldClock } from '../../test/held-clock';
import { startLiveServer, type LiveServer } from '../../test/live-server';
import { createQueryClient, createSession, type PageSession } from '../session';
import { EventStream } from './stream';

Object.assign(globalThis, { EventSource: RealEventSource });

const SILENCE_MS = 45_000;
const HEARTBEAT = 'data: {"event":"heartbeat","channel":"system","data":{}}\n\n';
const WITHIN = { timeout: 10_000 };

let server: LiveServer;
let session: PageSession;
let stream: EventStream;
let clock: HeldClock;
let states: string[];
let messages: string[];

beforeEach(async () => {
  localStorage.clear();
  server = await startLiveServer();
  session = createSession({ queryClient: createQueryClient(), baseUrl: server.url });
  await session.login({ email: 'ada', password: 'right' });
  clock = new HeldClock();
  states = [];
  messages = [];
  stream = new EventStream({
    http: session.http,
    getToken: () => session.getToken(),
    channels: () => ['user:ada'],
    positionOf: () => undefined,
    lastEventId: () => '',
    onMessage: (_id, { event }) => messages.push(event),
    onPosition: () => undefined,
    onHeard: () => undefined,
    onState: (state) => states.push(state),
    silenceMs: SILENCE_MS,
    clock,
  });
  await lives(1);
});
afterEach(async () => {
  stream.close();
  session.close();
  await server.stop();
});

const opened = () => server.callsTo('GET /sse/stream').length;
const lives = (connections: number) =>
  waitFor(() => expect([states.at(-1), opened()]).toEqual(['live', connections]), WITHIN);
/** A heartbeat arrives: the stream begins to wait for the next one. */
async function beat() {
  const before = clock.putOff;
  server.write(HEARTBEAT);
  await waitFor(() => expect(clock.putOff).toBe(before + 1), WITHIN);
}

it('is opened again when a server that sends heartbeats falls silent, and tells nobody of them', async () => {
  for (let beats = 0; beats < 4; beats += 1) {
    await beat();
    clock.advance(SILENCE_MS - 1);
  }
  expect(states.at(-1)).toBe('live');
  clock.advance(1);
  expect(states.at(-1)).toBe('reconnecting');
  clock.advance(999);
  expect(opened()).toBe(1);
  clock.advance(1);
  await lives(2);
  expect(messages).toEqual([]);
});

it('stays open on a server that sends no heartbeats', () => {
  clock.advance(3 * SILENCE_MS);
  expect(states.at(-1)).toBe('live');
  expect(opened()).toBe(1);
});

it('is opened again after the machine slept, for the connection may be dead without an error', async () => {
  clock.sleep(60_000);
  expect(states.at(-1)).toBe('live');
  clock.sleep(100_000);
  expect(states.at(-1)).toBe('reconnecting');
  await lives(2);
});

it('is offline after three failures in a row, and live again with the first success', async () => {
  server.on({ 'POST /sse/ticket': () => ({ status: 503, body: {} }) });
  server.cut();
  await waitFor(() => expect(states.at(-1)).toBe('reconnecting'), WITHIN);
  for (const state of ['reconnecting', 'offline'] as const) {
    const before = states.length;
    clock.advance(1000);
    await waitFor(() => expect(states.length).toBeGreaterThan(before), WITHIN);
    expect(states.at(-1)).toBe(state);
  }
  server.on({
    'POST /sse/ticket': () => ({ status: 404, body: {} }),
    'GET /sse/stream': (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
      const data = { event: 'connected', channel: 'system', data: { connection_id: 'another' } };
      response.write(`data: ${JSON.stringify(data)}\n\n`);
      return 'taken';
    },
    'POST /sse/subscribe': () => ({ status: 200, body: { message: 'Subscribed' } }),
  });
  clock.advance(1000);
  await waitFor(() => expect(states.at(-1)).toBe('live'), WITHIN);
});

it('waits 2 s without a token, and looks again', async () => {
  await session.logout();
  stream.reconnect();
  await waitFor(() => expect(states.at(-1)).toBe('offline'), WITHIN);
  const getToken = jest.spyOn(session, 'getToken');
  clock.advance(1999);
  expect(getToken).not.toHaveBeenCalled();
  clock.advance(1);
  expect(getToken).toHaveBeenCalledTimes(1);
});
