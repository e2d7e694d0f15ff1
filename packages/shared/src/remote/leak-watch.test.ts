import { createTestPlatform } from '../testing';
import { createInspector, mountScope, watchLeaks, type ForeignNode } from '.';

const GRACE_MS = 2000;
const manifest = { id: 'people', version: '1.2.3', platform: '^2.0.0', events: { publishes: [], hears: [] } };
/** Code of this file counts as the remote's. */
const ASSETS = 'leak-watch.test';

/** Minimal replacements for APIs that jsdom lacks. */
class FakeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let told: { message: string; stack: string; remote: string; version: string; kind: string }[];
const nothing = () => undefined;
const styleSheet = () =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'http://localhost/own.css?v=1' });
let watchedFetch: typeof fetch;

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { ResizeObserver: FakeObserver, fetch: () => new Promise(nothing) });
  watchLeaks(window, nothing);
  watchedFetch = globalThis.fetch;
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  jest.clearAllTimers();
  told = [];
  watchLeaks(window, (error, about) => {
    const { message, stack = '' } = error as Error;
    told.push({ message, stack, ...about });
  });
});

function mount(assets = ASSETS) {
  const { host } = createTestPlatform();
  // The platform's network is faked at this very function.
  globalThis.fetch = watchedFetch;
  return mountScope(host, manifest, assets);
}
/** Mounts, does something, unmounts and waits. @returns what was told of it */
function left(work: (signal: AbortSignal) => void, assets?: string): string | undefined {
  const { platform, end } = mount(assets);
  work(platform.signal);
  end();
  jest.advanceTimersByTime(GRACE_MS + 1);
  return told.at(-1)?.message;
}

test.each<[string, () => void]>([
  ['interval of 500 ms', () => setInterval(nothing, 500)],
  ['timer of 60000 ms', () => setTimeout(nothing, 60_000)],
  ['listener "resize" on window', () => addEventListener('resize', nothing)],
  ['listener "keydown" on document', () => document.addEventListener('keydown', nothing, { capture: true })],
  ['listener "click" on <body>', () => document.body.addEventListener('click', nothing, { once: true })],
  ['request to /elsewhere', () => void fetch('/elsewhere?secret=1')],
  ['ResizeObserver of <body>', () => new ResizeObserver(nothing).observe(document.body)],
  ['<style> in <head>', () => document.head.append(document.createElement('style'))],
  ['style sheet http://localhost/own.css', () => void document.head.insertBefore(styleSheet(), null)],
])('%s that outlives its mount is told, with whose it is and where it began', (name, leak) => {
  expect(left(leak)).toBe(`It left behind: ${name}.`);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ remote: 'people', version: '1.2.3', kind: 'leak' });
  expect(told[0]?.stack).toContain(ASSETS);
});

test('the limit of a script that is being loaded is none', () => {
  expect(left(() => setTimeout(nothing, 120_000))).toBeUndefined();
});

test('an animation that asks for frame after frame', () => {
  const draw = () => void requestAnimationFrame(draw);
  expect(left(draw)).toBe('It left behind: animation frame.');
});

test('a timer that starts itself again and again, also after an await', async () => {
  const { end } = mount();
  const again = () => void setTimeout(again, 100);
  await Promise.resolve();
  again();
  end();
  jest.advanceTimersByTime(GRACE_MS + 1);
  expect(told[0]?.message).toBe('It left behind: timer of 100 ms.');
});

test.each<[string, (signal: AbortSignal) => void]>([
  ['an interval that is cleared', () => clearInterval(setInterval(nothing, 500))],
  ['a timer that is over', () => setTimeout(nothing, 1000)],
  ['a frame that is cancelled', () => cancelAnimationFrame(requestAnimationFrame(nothing))],
  ['a listener that the signal ends', (signal) => addEventListener('resize', nothing, { signal })],
  [
    'a listener that is removed',
    () => {
      addEventListener('resize', nothing, true);
      removeEventListener('resize', nothing, true);
    },
  ],
  [
    'a listener for one time that has heard',
    () => {
      addEventListener('storage', nothing, { once: true });
      dispatchEvent(new Event('storage'));
    },
  ],
  [
    'an observer that is disconnected',
    () => {
      const observer = new ResizeObserver(nothing);
      observer.observe(document.body);
      observer.disconnect();
    },
  ],
  [
    'a style that is taken out again',
    () => {
      const style = document.head.appendChild(document.createElement('style'));
      document.head.insertBefore(document.createElement('meta'), style);
      style.remove();
    },
  ],
  [
    "a style of the page's own engine",
    () => {
      const style = document.createElement('style');
      style.setAttribute('data-make-styles-bucket', 'd');
      document.head.insertBefore(style, null);
    },
  ],
  ['an observer of what is gone', () => new ResizeObserver(nothing).observe(document.createElement('p'))],
])('%s is no leak', (_, work) => expect(left(work)).toBeUndefined());

test("what others start while a remote is mounted is not the remote's", () => {
  expect(left(() => setInterval(nothing, 500), '/remotes/somebody-else/')).toBeUndefined();
});

test('all that is left is told once, counted', () => {
  const leak = () => {
    for (let n = 0; n < 3; n++) setInterval(nothing, 700);
    addEventListener('blur', nothing);
  };
  expect(left(leak)).toBe('It left behind: 3 × interval of 700 ms, listener "blur" on window.');
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(1);
});

test('the page goes on as it did', () => {
  const heard: string[] = [];
  const once = () => heard.push('once');
  addEventListener('online', once, { once: true });
  addEventListener('online', { handleEvent: (event) => heard.push(event.type) });
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  setTimeout((word: string) => heard.push(word), 10, 'later');
  jest.advanceTimersByTime(10);
  expect(heard).toEqual(['once', 'online', 'online', 'later']);
});

test('while a mount lasts its inspector shows what its code holds, and afterwards what it left', () => {
  const { host } = createTestPlatform();
  globalThis.fetch = watchedFetch;
  const inspector = createInspector();
  const { end } = mountScope({ ...host, inspector }, manifest, ASSETS);
  const held = () =>
    inspector.mounts
      .get()[0]
      ?.held()
      .map(({ sort, name }) => `${sort}: ${name}`);
  expect(held()).toEqual([]);
  const interval = setInterval(nothing, 500);
  setInterval(nothing, 700);
  setInterval(nothing, 700);
  addEventListener('resize', () => undefined);
  const style = document.head.appendChild(document.createElement('style'));
  expect(held()).toEqual([
    'interval: interval of 500 ms',
    'interval: interval of 700 ms',
    'interval: interval of 700 ms',
    'listener: listener "resize" on window',
    'style: <style> in <head>',
  ]);
  clearInterval(interval);
  style.remove();
  expect(held()).toHaveLength(3);
  expect(inspector.mounts.get()[0]?.held()[0]?.stack).toContain(ASSETS);
  end();
  expect(inspector.left.get()).toEqual([]);
  jest.advanceTimersByTime(GRACE_MS + 1);
  expect(inspector.left.get()).toEqual([
    {
      remote: 'people',
      version: '1.2.3',
      at: expect.any(Number),
      names: ['2 × interval of 700 ms', 'listener "resize" on window'],
    },
  ]);
});

describe('what stands beside everybody’s place', () => {
  const foreign: ForeignNode[] = [];
  const veil = () => Object.assign(document.createElement('div'), { id: 'veil' });

  beforeEach(() => {
    foreign.length = 0;
    watchLeaks(
      window,
      (error, about) => told.push({ message: (error as Error).message, stack: '', ...about }),
      (node) => foreign.push(node),
    );
  });
  afterEach(() => document.getElementById('veil')?.remove());

  test.each<[string, (node: Element) => unknown]>([
    ['append', (node) => document.body.append(node)],
    ['prepend', (node) => document.body.prepend(node)],
    ['appendChild', (node) => document.body.appendChild(node)],
    ['insertBefore', (node) => document.body.insertBefore(node, document.body.firstChild)],
  ])('%s: is told of, and goes with its mount', (_, insert) => {
    expect(left(() => insert(veil()))).toBe('It left behind: <div id="veil"> in <body>.');
    expect(foreign).toMatchObject([{ remote: { id: 'people' } }]);
    expect(document.getElementById('veil')).toBeNull();
  });

  test('a node of others stays, and one that its remote takes away is no leak', () => {
    expect(left(() => document.body.append(veil()), '/remotes/somebody-else/')).toBeUndefined();
    expect(document.getElementById('veil')).not.toBeNull();
    expect(foreign).toEqual([]);
    document.getElementById('veil')?.remove();
    expect(left(() => (document.body.appendChild(veil()).remove(), undefined))).toBeUndefined();
  });

  test.each<[string, () => void]>([
    // eslint-disable-next-line no-restricted-properties, no-restricted-syntax -- What no remote may do is tried here.
    ['innerHTML', () => (document.body.innerHTML = '')],
    ['textContent', () => (document.documentElement.textContent = '')],
    ['replaceChildren', () => document.body.replaceChildren()],
    ['remove', () => document.body.remove()],
    ['write', () => document.write('')],
  ])('a remote that uses %s fails', (name, empty) => {
    const { end } = mount();
    expect(empty).toThrow(`A remote may not use ${name}`);
    end();
  });
});

test('listeners that are too many end with their mount, a few are only told of', () => {
  const { end } = mount();
  let heard = 0;
  const listen = (times: number) => {
    for (let n = 0; n < times; n++) addEventListener('planted', () => (heard += 1));
  };
  listen(201);
  end();
  jest.advanceTimersByTime(GRACE_MS + 1);
  dispatchEvent(new Event('planted'));
  expect(heard).toBe(0);
  expect(told.at(-1)?.message).toBe('It left behind: 201 × listener "planted" on window.');
  left(() => listen(1));
  dispatchEvent(new Event('planted'));
  expect(heard).toBe(1);
});
