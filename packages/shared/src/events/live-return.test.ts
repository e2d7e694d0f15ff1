import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { EventSource as RealEventSource } from 'eventsource';
import { error as failed, ok } from '../../test/api-server';
import { HeldClock } from '../../test/held-clock';
import { startLiveServer, type LiveServer } from '../../test/live-server';
import { createQueryClient, createSession } from '../session';
import { createEventBus, LiveConnection, RemoteReactions } from '.';

Object.assign(globalThis, { EventSource: RealEventSource });

const rethrow = (error: unknown) => {
  throw error;
};
const ROLES = 'GET /mycompany/roles';
const WAREHOUSES = 'GET /mycompany/warehouses';
let server: LiveServer;
const closing: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  server = await startLiveServer();
  server.on({ [ROLES]: () => ok({ myRoles: [] }), [WAREHOUSES]: () => failed('forbidden') });
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await server.stop();
});

test('with the server back, what got no answer is asked again; what was refused is not', async () => {
  const clock = new HeldClock();
  const queryClient = createQueryClient();
  const session = createSession({ queryClient, baseUrl: server.url, clock: new HeldClock() });
  const bus = createEventBus(rethrow);
  const reactions = new RemoteReactions(rethrow, bus);
  const live = new LiveConnection({ session, queryClient, bus, reactions, clock, alone: true });
  closing.push(() => {
    live.close();
    session.close();
    queryClient.clear();
  });
  await session.login({ email: 'ada', password: 'right' });
  await waitFor(() => expect(server.heard()[0]).toHaveLength(2));

  const show = (key: typeof ROLES | typeof WAREHOUSES) => {
    const read = { queryKey: ['shown', key], queryFn: () => session.http(key), retry: false };
    const observer = new QueryObserver(queryClient, read);
    closing.push(observer.subscribe(() => undefined));
    return () => observer.getCurrentResult().status;
  };
  const refused = show(WAREHOUSES);
  await waitFor(() => expect(refused()).toBe('error'));
  await server.stop();
  const unanswered = show(ROLES);
  await waitFor(() => expect(unanswered()).toBe('error'));
  expect(server.callsTo(ROLES)).toHaveLength(0);
  await server.start();
  // The stream tries after a second, and then the screens do a moment later.
  await waitFor(() => {
    clock.advance(500);
    expect(unanswered()).toBe('success');
  });
  expect([server.callsTo(ROLES).length, server.callsTo(WAREHOUSES).length]).toEqual([1, 1]);
});
