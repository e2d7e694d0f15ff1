import type { ReportKind } from '@slotwise/shared/remote';
import { mountScope } from '@slotwise/shared/remote';
import { enterMount } from '../../../shared/src/remote/current-mount';
import { createTestPlatform } from '@slotwise/shared/testing';
import { Heartbeat, NO_ANSWER, type HeartbeatPort } from './heartbeat';

const roles = { entry: '/remotes/roles/b1/mf-manifest.json', remote: 'roles', version: '1.2.3' };
const board = { entry: '/remotes/board/b1/mf-manifest.json', remote: 'board', version: '1.0.0' };

interface Said {
  watched?: boolean;
  asking?: boolean;
  running?: { remote: string }[];
  loaded?: { remote: string }[];
  begun?: { remote: string } | null;
  taken?: string[];
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

let end: AbortController;
const code = { id: 'roles', version: '1.2.3', assets: 'http://localhost/remotes/roles/b1/' };
const now = () => Date.now();
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
  end = new AbortController();
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
  localStorage.clear();
});
afterEach(() => {
  end.abort();
  jest.useRealTimers();
});
/** The page that is opened next: its worker has nothing to say. */
async function startNext() {
  const page = start();
  page.port.say();
  await jest.advanceTimersByTimeAsync(0);
  return page;
}
/** A page that never answers again, nor says that it ends. */
const hangs = () => {
  end.abort();
  end = new AbortController();
};

test('says twice a second that the page answers, and at once whose code begins to be drawn', () => {
  const { port, heartbeat } = start();
  jest.advanceTimersByTime(1000);
  expect(port.said).toHaveLength(3);
  const over = heartbeat.begin(board, 'loading');
  expect(port.last).toMatchObject({ running: [board], begun: null });
  heartbeat.begin(roles, 'drawn');
  expect(port.last).toMatchObject({ watched: true, running: [board, roles], begun: roles });
  jest.advanceTimersByTime(500);
  over();
  expect(port.last).toMatchObject({ running: [roles], begun: null });
});

test('what a person does in a remote begins its code, once in a task', () => {
  const { port, heartbeat } = start();
  heartbeat.begin(roles, 'drawn');
  jest.advanceTimersByTime(500);
  const before = port.said.length;
  enterMount({ remote: 'roles' });
  enterMount({ remote: 'roles' });
  expect(port.said.slice(before)).toEqual([{ begun: roles }]);
  jest.advanceTimersByTime(0);
  expect(port.last).toEqual({ begun: null });
});

test('an event that code of two remotes may hear is nobody’s for sure', () => {
  const { port, heartbeat } = start();
  heartbeat.begin(board, 'drawn');
  heartbeat.begin(roles, 'drawn');
  jest.advanceTimersByTime(500);
  enterMount({ remote: 'board' });
  enterMount({ remote: 'roles' });
  expect(port.last).toEqual({ begun: null });
});

test('a listener that another’s code calls is the called one’s until it returns', async () => {
  const { port, heartbeat } = start();
  heartbeat.begin(board, 'drawn');
  heartbeat.begin(roles, 'drawn');
  jest.advanceTimersByTime(500);
  enterMount({ remote: 'board' });
  const { host } = createTestPlatform();
  const manifest = { id: 'roles', version: '1.2.3', platform: '^2.0.0', events: { publishes: [], hears: [] } };
  mountScope(host, manifest).platform.theme.subscribe(() => expect(port.last).toEqual({ begun: roles }));
  expect.assertions(2);
  host.theme.choose('dark');
  await Promise.resolve();
  expect(port.last).toEqual({ begun: board });
});

test('a timer or listener of a build runs as its code, also when it is not drawn, to the end of what it put off', async () => {
  const { port, heartbeat } = start();
  heartbeat.has(roles);
  jest.advanceTimersByTime(500);
  expect(port.last).toMatchObject({ loaded: [roles], begun: null });
  const over = heartbeat.enters(code);
  expect(port.last).toEqual({ begun: roles });
  over();
  expect(port.last).toEqual({ begun: roles });
  await Promise.resolve();
  expect(port.last).toEqual({ begun: null });
});

test('a page that is hidden, or asks somebody something, may be silent', () => {
  const asked: unknown[] = [];
  window.confirm = () => asked.push(port.last?.asking) > 0;
  const { port } = start();
  expect(window.confirm('Really?')).toBe(true);
  expect(asked).toEqual([true]);
  expect(port.last).toMatchObject({ watched: true, asking: false });
  window.dispatchEvent(new Event('pagehide'));
  expect(port.last?.asking).toBe(true);
});

test('what the worker remembers is held back until somebody asks for it, and reported once if it is sure', async () => {
  localStorage.setItem('slotwise.open', '1');
  const { port, heartbeat, reports } = start();
  const asked = heartbeat.heldBack(roles.entry);
  port.say({ ...roles, sure: true, at: now() }, { ...board, sure: false, at: now() });
  expect(await asked).toMatchObject({ kind: 'timeout' });
  expect(reports).toEqual([{ message: NO_ANSWER, remote: 'roles', kind: 'timeout' }]);
  expect(port.said).toContainEqual({ taken: [roles.entry, board.entry] });
  expect(heartbeat.heldBack(board.entry)).toMatchObject({ kind: 'suspected' });
  expect(heartbeat.heldBack('/remotes/roles/b2/mf-manifest.json')).toBeNull();
  heartbeat.release(roles.entry);
  expect(heartbeat.heldBack(roles.entry)).toBeNull();
  // A case that was on its way is older than the question.
  port.say({ ...roles, sure: true, at: now() });
  expect(heartbeat.heldBack(roles.entry)).toBeNull();
  expect(reports).toHaveLength(1);
});

test('all pages of the browser hold it back at once: those that are open, and those after others were opened', () => {
  const open = start();
  expect(open.heartbeat.heldBack(roles.entry)).toBeNull();
  start().port.say({ ...roles, sure: true, at: now() });
  expect(open.heartbeat.heldBack(roles.entry)).toMatchObject({ kind: 'timeout' });
  window.dispatchEvent(new Event('pagehide'));
  const later = start();
  window.dispatchEvent(new Event('pagehide'));
  expect(start().heartbeat.heldBack(roles.entry)).toMatchObject({ kind: 'timeout' });
  expect(later.reports).toEqual([]);
  later.heartbeat.release(roles.entry);
  expect(open.heartbeat.heldBack(roles.entry)).toBeNull();
});

test.each(['drawn', 'evaluated'])('a build with which a page ended while it was %s is held back', async (phase) => {
  const first = start();
  first.heartbeat.begin(board, 'loading');
  first.heartbeat.begin(roles, phase === 'drawn' ? 'drawn' : 'loading');
  if (phase === 'evaluated') first.heartbeat.evaluates(code.assets);
  hangs();
  jest.setSystemTime(now() + 6000);
  const { heartbeat, reports } = await startNext();
  expect(reports).toMatchObject([{ remote: 'roles', kind: 'timeout' }]);
  expect(heartbeat.heldBack(roles.entry)).toMatchObject({ kind: 'timeout' });
  expect(heartbeat.heldBack(board.entry)).toBeNull();
});

test('a build that another page has just begun with waits until that page has answered, or never will', async () => {
  start().heartbeat.begin(roles, 'drawn');
  hangs();
  jest.setSystemTime(now() + 1500);
  const { heartbeat, reports } = await startNext();
  const asked = heartbeat.heldBack(roles.entry);
  expect(heartbeat.heldBack(board.entry)).toBeNull();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await asked).toMatchObject({ kind: 'timeout' });
  expect(reports).toMatchObject([{ remote: 'roles', kind: 'timeout' }]);

  const [here, elsewhere] = [await startNext(), await startNext()];
  elsewhere.heartbeat.begin(board, 'drawn');
  const both = here.heartbeat.heldBack(board.entry);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await both).toBeNull();
});

test('a page that was only slow takes back what another one concluded; what its own worker saw stays', async () => {
  const slow = start();
  slow.heartbeat.begin(roles, 'drawn');
  jest.setSystemTime(now() + 6000);
  const other = await startNext();
  expect(other.heartbeat.heldBack(roles.entry)).toMatchObject({ kind: 'timeout' });
  jest.advanceTimersByTime(500);
  expect(slow.heartbeat.heldBack(roles.entry)).toBeNull();
  expect(other.heartbeat.heldBack(roles.entry)).toBeNull();

  slow.heartbeat.begin(roles, 'drawn');
  slow.port.say({ ...roles, sure: true, at: now() });
  jest.advanceTimersByTime(500);
  expect(other.heartbeat.heldBack(roles.entry)).toMatchObject({ kind: 'timeout' });
});

test('a page that is not run itself takes none for one that does not answer', async () => {
  start().heartbeat.begin(roles, 'drawn');
  hangs();
  const { heartbeat, reports } = await startNext();
  expect(heartbeat.heldBack(roles.entry)).toBeInstanceOf(Promise);
  jest.setSystemTime(now() + 6000);
  expect(heartbeat.heldBack(roles.entry)).toBeInstanceOf(Promise);
  expect(reports).toEqual([]);
});

test('of cards that are begun together, the one is held back that was drawn when the page ended', async () => {
  const first = start();
  first.heartbeat.begin(board, 'drawn');
  first.heartbeat.begin(roles, 'drawn');
  first.heartbeat.draws('board');
  expect(first.port.last).toMatchObject({ begun: board });
  hangs();
  jest.setSystemTime(now() + 6000);
  const { heartbeat, reports } = await startNext();
  expect(reports).toMatchObject([{ remote: 'board', kind: 'timeout' }]);
  expect(heartbeat.heldBack(roles.entry)).toBeNull();
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
  await jest.advanceTimersByTimeAsync(5000);
  expect(await asked).toBeNull();
});

test('another page that is closed leaves the mark of this one', () => {
  start();
  localStorage.removeItem('slotwise.open');
  jest.advanceTimersByTime(500);
  expect(localStorage.getItem('slotwise.open')).toBe('1');
});
