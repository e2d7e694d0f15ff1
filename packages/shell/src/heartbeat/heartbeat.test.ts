import type { ReportKind } from '@slotwise/shared/remote';
import { mountScope } from '@slotwise/shared/remote';
import { createTestPlatform } from '@slotwise/shared/testing';
import { Heartbeat, NO_ANSWER, type HeartbeatPort } from './heartbeat';

const roles = { entry: '/remotes/roles/b1/mf-manifest.json', remote: 'roles', version: '1.2.3' };
const board = { entry: '/remotes/board/b1/mf-manifest.json', remote: 'board', version: '1.0.0' };

interface Said {
  watched?: boolean;
  running?: { remote: string }[];
  begun?: { remote: string } | null;
  told?: string;
  forget?: string;
}

/** A worker that the test speaks for. */
class FakePort extends EventTarget {
  readonly said: Said[] = [];
  postMessage(message: Said) {
    this.said.push(structuredClone(message));
  }
  say(...remembered: object[]) {
    this.dispatchEvent(new MessageEvent('message', { data: { remembered } }));
  }
  get last() {
    return this.said.at(-1);
  }
}

const end = new AbortController();
function start() {
  const port = new FakePort();
  const reports: { message: string; remote: string; kind: ReportKind }[] = [];
  const heartbeat = new Heartbeat({
    port: port as unknown as HeartbeatPort,
    page: window,
    storage: () => localStorage,
    report: (error, { remote, kind }) => void reports.push({ message: (error as Error).message, remote, kind }),
    signal: end.signal,
  });
  return { port, heartbeat, reports };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());
afterAll(() => end.abort());

test('says twice a second that the page answers, and at once whose code begins to be drawn', () => {
  const { port, heartbeat } = start();
  jest.advanceTimersByTime(1000);
  expect(port.said).toHaveLength(3);
  const over = heartbeat.begin(board, 'loading');
  expect(port.last).toMatchObject({ running: [board], begun: null });
  heartbeat.begin(roles, 'drawn');
  expect(port.last).toMatchObject({ watched: true, running: [board, roles], begun: roles });
  over();
  expect(port.last).toMatchObject({ running: [roles], begun: null });
});

test('what a person does in a remote begins its code, once in a task', () => {
  const { port, heartbeat } = start();
  const { host } = createTestPlatform();
  heartbeat.begin(roles, 'drawn');
  const manifest = { id: 'roles', version: '1.2.3', platform: '^2.0.0', events: { publishes: [], hears: [] } };
  const { platform } = mountScope(host, manifest);
  platform.theme.subscribe(() => undefined);
  jest.advanceTimersByTime(500);
  const before = port.said.length;
  host.theme.choose('dark');
  host.theme.choose('light');
  expect(port.said.slice(before)).toEqual([expect.objectContaining({ begun: expect.objectContaining(roles) })]);
  jest.advanceTimersByTime(0);
  expect(port.last).toMatchObject({ begun: null });
});

test('a page that is hidden, or asks somebody something, may be silent', () => {
  const asked: unknown[] = [];
  window.confirm = () => asked.push(port.last?.watched) > 0;
  const { port } = start();
  expect(window.confirm('Really?')).toBe(true);
  expect(asked).toEqual([false]);
  expect(port.last?.watched).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(port.last?.watched).toBe(false);
});

test('what the worker remembers is held back until somebody asks for it, and reported once if it is sure', async () => {
  localStorage.setItem('slotwise.open', '1');
  const { port, heartbeat, reports } = start();
  const asked = heartbeat.heldBack(roles.entry);
  port.say({ ...roles, sure: true, told: false }, { ...board, sure: false, told: false });
  expect(await asked).toMatchObject({ kind: 'timeout' });
  expect(reports).toEqual([{ message: NO_ANSWER, remote: 'roles', kind: 'timeout' }]);
  expect(port.said).toContainEqual({ told: roles.entry });
  expect(heartbeat.heldBack(board.entry)).toMatchObject({ kind: 'timeout' });
  expect(heartbeat.heldBack('/remotes/roles/b2/mf-manifest.json')).toBeNull();
  heartbeat.release(roles.entry);
  expect(port.last).toEqual({ forget: roles.entry });
  expect(heartbeat.heldBack(roles.entry)).toBeNull();
});

test('a build with whose first drawing a page ended is held back at once, and later', () => {
  start().heartbeat.begin(roles, 'drawn');
  // The page never answers again.
  jest.clearAllTimers();
  jest.advanceTimersByTime(3000);
  const { port, heartbeat, reports } = start();
  expect(reports).toMatchObject([{ remote: 'roles', kind: 'timeout' }]);
  expect(port.said).toContainEqual({ put: { ...roles, sure: true, told: true } });
  expect(Object.keys(localStorage)).toEqual(['slotwise.open']);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('slotwise.open')).toBe('1');
  heartbeat.release(roles.entry);
  window.dispatchEvent(new Event('pagehide'));
});

test('of cards that are begun together, the one is held back that was drawn when the page ended', () => {
  const first = start();
  first.heartbeat.begin(board, 'drawn');
  first.heartbeat.begin(roles, 'drawn');
  first.heartbeat.draws('board');
  expect(first.port.last).toMatchObject({ begun: board });
  // The page never answers again.
  jest.clearAllTimers();
  jest.advanceTimersByTime(3000);
  const { port, heartbeat, reports } = start();
  expect(reports).toMatchObject([{ remote: 'board', kind: 'timeout' }]);
  expect(port.said.filter((said) => 'put' in said)).toEqual([{ put: { ...board, sure: true, told: true } }]);
  heartbeat.release(board.entry);
  window.dispatchEvent(new Event('pagehide'));
});

test('a page that answers after it has drawn a build leaves nothing behind', () => {
  start().heartbeat.begin(roles, 'drawn');
  jest.advanceTimersByTime(500);
  expect(Object.keys(localStorage)).toEqual(['slotwise.open']);
});

test('nobody waits for the worker after a page that was closed, nor for a worker that does not start', async () => {
  expect(start().heartbeat.heldBack(roles.entry)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(start().heartbeat.heldBack(roles.entry)).toBeNull();
  const asked = start().heartbeat.heldBack(roles.entry);
  expect(asked).toBeInstanceOf(Promise);
  jest.advanceTimersByTime(1500);
  expect(await asked).toBeNull();
});
