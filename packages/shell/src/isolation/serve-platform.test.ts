import type { FromIsolated, ToIsolated } from '@slotwise/shared/isolation';
import type { Heard } from '@slotwise/shared/events';
import { aManifest, anEntry, createTestPlatform } from '@slotwise/shared/testing';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { servePlatform } from './serve-platform';

/** The page's side of a port, and what the frame has been told by it. */
function serve() {
  const platform = createTestPlatform({
    routes: { 'GET /mycompany/roles': () => ({ myRoles: [] }) },
  });
  const manifest = aManifest({ id: 'roles', name: 'Roles', scopes: ['roles:read'] });
  const known = { id: 'roles', name: 'Roles', version: '1.0.0', manifest, entry: anEntry(manifest), fault: null };
  localStorage.setItem('preference.roles.view', 'list');
  localStorage.setItem('preference.dashboard.view', 'secret of another');
  const told: ToIsolated[] = [];
  const hearers = new Set<(heard: Heard) => void>();
  const port = { postMessage: (message: ToIsolated) => told.push(structuredClone(message)), close: jest.fn() };
  const ended = jest.fn();
  const moves: string[] = [];
  const { follow } = servePlatform({
    port: port as never,
    platform,
    known,
    store: createStore(),
    fresh: false,
    hear: (listener) => (hearers.add(listener), () => void hearers.delete(listener)),
    onDrawn: jest.fn(),
    onEnd: ended,
    onPong: jest.fn(),
    navigate: (to) => (moves.push(to), history.pushState({ usr: null, key: `k${moves.length}` }, '', to)),
    go: jest.fn(),
    onKeys: jest.fn(),
  });
  const say = (message: FromIsolated) =>
    (port as unknown as { onmessage: ((event: { data: unknown }) => void) | null }).onmessage?.({ data: message });
  const ofKind = <K extends ToIsolated['kind']>(kind: K) =>
    told.filter((message): message is Extract<ToIsolated, { kind: K }> => message.kind === kind);
  return {
    platform,
    told,
    say,
    ofKind,
    ended,
    moves,
    follow,
    hear: (heard: Heard) => hearers.forEach((h) => h(heard)),
  };
}

test('what the frame is told holds no token, nothing of other remotes, and what its scopes allow of the role', () => {
  const { told, ofKind } = serve();
  const [start] = ofKind('start');
  expect(start?.preferences).toEqual({ view: 'list' });
  expect(start?.state.session.role?.permissions.map(({ name }) => name)).toEqual(['view_roles']);
  const all = JSON.stringify(told);
  for (const secret of ['access-token', 'refresh-token', 'secret of another']) expect(all).not.toContain(secret);
});

test('calls go within the scopes; the live stream and what is no route are refused before the server hears of it', async () => {
  const { platform, say, ofKind } = serve();
  const keys = [
    'GET /mycompany/roles',
    'GET /sse/stream',
    'POST /sse/ticket',
    'GET /../dev/mailbox',
    'GET https://elsewhere.example/',
  ];
  keys.forEach((key, call) => say({ kind: 'call', call, key, input: {}, stream: false }));
  await waitFor(() => expect(ofKind('answer').map(({ call }) => call)).toEqual([0]));
  expect(ofKind('refusal').map(({ call, error }) => [call, error.kind === 'api' && error.code])).toEqual(
    [1, 2, 3, 4].map((call) => [call, 'outside_embedding']),
  );
  expect(platform.fake.calls.map(({ key, headers }) => [key, headers.get('x-within-permissions')])).toEqual([
    ['GET /mycompany/roles', 'view_roles'],
  ]);
});

test('an address that it may not have is refused, and it is told where the page is, and which wish was heard', () => {
  const { say, ofKind, moves, platform, follow } = serve();
  say({ kind: 'navigate', to: '/roles?search=a', replace: false, state: null, asked: 1 });
  say({ kind: 'navigate', to: 'https://elsewhere.example/?told', replace: false, state: null, asked: 2 });
  expect(moves).toEqual(['/roles?search=a']);
  expect(platform.reports).toHaveLength(1);
  const places = () => ofKind('place').map(({ place, after }) => [place.pathname + place.search, place.type, after]);
  expect(places()).toEqual([
    ['/roles?search=a', 'PUSH', 1],
    ['/roles?search=a', 'PUSH', 2],
  ]);
  history.replaceState(null, '', '/roles');
  follow('POP');
  expect(places().at(-1)).toEqual(['/roles', 'POP', 2]);
});

test('nonsense is nobody else’s, live events are handed on, and a flood ends it', () => {
  const { say, ofKind, ended, hear, platform } = serve();
  const nonsense: unknown[] = [
    null,
    7,
    'call',
    {},
    { kind: 'constructor' },
    { kind: '__proto__' },
    { kind: 'keys', keys: null },
  ];
  for (const each of nonsense) say(each as FromIsolated);
  hear({ message: { event: 'RoleCreated', channel: 'company:1', data: { id: 'r' } } as never, short: false });
  hear('stale');
  expect([ofKind('live').length, ofKind('stale').length]).toEqual([1, 1]);
  expect(ended).not.toHaveBeenCalled();
  for (let n = 0; n < 1000; n += 1) say({ kind: 'pong' });
  expect(ended).toHaveBeenCalledTimes(1);
  // Afterwards nothing is told any more.
  platform.end();
  hear('stale');
  expect(ofKind('stale')).toHaveLength(1);
});

test('the frame withdraws its own notices, and none that it never showed', () => {
  const { platform, say } = serve();
  const notice = { intent: 'success', title: 'Canceled' } as const;
  say({ kind: 'notify', notice, action: null, withdrawable: 1 });
  say({ kind: 'notify', notice, action: null, withdrawable: null });
  say({ kind: 'withdraw', notice: 7 });
  expect(platform.notices.map(({ signal }) => signal?.aborted)).toEqual([false, false]);
  say({ kind: 'withdraw', notice: 1 });
  expect(platform.notices.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});
