import { waitFor } from '@testing-library/dom';
import { EventSource as RealEventSource } from 'eventsource';
import { startLiveServer, type LiveServer } from '../../test/live-server';
import { createQueryClient, createSession, type PageSession } from '../session';
import { openStream, type Stream } from './stream';

Object.assign(globalThis, { EventSource: RealEventSource });

const SILENCE_MS = 150;
const HEARTBEAT = 'data: {"event":"heartbeat","channel":"system","data":{}}\n\n';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let server: LiveServer;
let session: PageSession;
let stream: Stream;
let states: string[];
let messages: string[];

beforeEach(async () => {
  localStorage.clear();
  server = await startLiveServer();
  session = createSession({ queryClient: createQueryClient(), baseUrl: server.url });
  await session.login({ email: 'ada', password: 'right' });
  states = [];
  messages = [];
  stream = openStream({
    http: session.http,
    getToken: () => session.getToken(),
    channels: () => ['user:ada'],
    lastEventId: () => '',
    onMessage: (_id, { event }) => messages.push(event),
    onPosition: () => undefined,
    onHeard: () => undefined,
    onState: (state) => states.push(state),
    silenceMs: SILENCE_MS,
  });
  await waitFor(() => expect(states).toContain('live'));
});
afterEach(async () => {
  stream.close();
  session.close();
  await server.stop();
});

it('is opened again when a server that sends heartbeats falls silent, and tells nobody of them', async () => {
  for (let beat = 0; beat < 4; beat += 1) {
    server.write(HEARTBEAT);
    await pause(SILENCE_MS / 2);
  }
  expect(states.at(-1)).toBe('live');
  await waitFor(() => expect(states.at(-1)).toBe('reconnecting'));
  await waitFor(() => expect(states.at(-1)).toBe('live'), { timeout: 4000 });
  expect(server.callsTo('GET /sse/stream')).toHaveLength(2);
  expect(messages).toEqual([]);
});

it('stays open on a server that sends no heartbeats', async () => {
  await pause(3 * SILENCE_MS);
  expect(states.at(-1)).toBe('live');
  expect(server.callsTo('GET /sse/stream')).toHaveLength(1);
});
