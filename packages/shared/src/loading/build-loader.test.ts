import { createInstance } from '@module-federation/runtime';
import { aManifest, anEntry } from '../testing';
import { BuildLoader, type LoadOptions } from './build-loader';

interface Container {
  init(shared: Record<string, Record<string, object>>): Promise<void>;
  get(name: string): Promise<() => unknown>;
}

const federation = createInstance({ name: 'test_page', remotes: [] });
// One for all tests, as in a page.
const loader = new BuildLoader(federation, 'n0nce');
const signal = () => new AbortController().signal;

let builds = 0;
/** A build of its own; files of it are `remoteEntry.1.js` and `parcel.js`. */
function publish() {
  const folder = `/remotes/roles/b${++builds}/`;
  const entry = anEntry(aManifest({ id: 'roles' }));
  const [script, parcel] = [`${folder}remoteEntry.1.js`, `${folder}parcel.js`];
  return {
    ...entry,
    entry: `${folder}mf-manifest.json`,
    mfManifest: {
      name: 'slotwise_roles',
      metaData: {
        name: 'slotwise_roles',
        globalName: 'slotwise_roles',
        publicPath: 'auto',
        type: 'app',
        buildInfo: {},
        remoteEntry: { name: 'remoteEntry.1.js', path: '', type: 'global' },
      },
      shared: [],
      remotes: [],
      exposes: [
        {
          id: 'slotwise_roles:parcel',
          name: 'parcel',
          path: './parcel',
          assets: { js: { sync: ['parcel.js'], async: ['screen.js'] }, css: { sync: [], async: [] } },
        },
      ],
    },
    preload: [script],
    integrity: { [script]: 'sha384-entry', [parcel]: 'sha384-parcel' },
  };
}
const address = (url: string) => new URL(url, location.href).href;

/** Containers that the entry scripts make, by address; jsdom runs no scripts. */
const containers = new Map<string, Container>();
const evaluated: string[] = [];
const exposing = (module: unknown): Container => ({ init: async () => undefined, get: async () => () => module });

const browser = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue;
    const made = containers.get(node.src);
    evaluated.push(node.src);
    Reflect.set(globalThis, 'slotwise_roles', made);
    node.dispatchEvent(new Event(made ? 'load' : 'error'));
  }
});
let asked: { url: string; cache: RequestCache | undefined }[];
let answer: (url: string, init: RequestInit) => Promise<Response>;
const real = globalThis.fetch;

beforeEach(() => {
  browser.observe(document.head, { childList: true });
  evaluated.length = 0;
  asked = [];
  answer = () => Promise.resolve(new Response('code'));
  globalThis.fetch = (url, init = {}) => {
    asked.push({ url: address(url as string), cache: init.cache });
    return answer(address(url as string), init);
  };
});
afterEach(() => {
  browser.disconnect();
  globalThis.fetch = real;
});

const load = (entry: ReturnType<typeof publish>, options: Partial<LoadOptions> = {}) =>
  loader.load<{ says: string }>(entry, './parcel', { signal: signal(), fresh: false, ...options });

test('two who want one build at once share its modules, and its entry script runs once', async () => {
  const entry = publish();
  containers.set(address(entry.preload[0] ?? ''), exposing({ says: 'first' }));
  const [one, other] = await Promise.all([load(entry), load(entry)]);
  expect(one.says).toBe('first');
  expect(other).toBe(one);
  expect(evaluated).toEqual([address(entry.preload[0] ?? '')]);
  expect(asked.map(({ url }) => url)).toContain(address('/remotes/roles/b1/parcel.js'));
});

test('a build that is asked for whole is loaded once the files of its later screens are here, and not if one is gone', async () => {
  const entry = publish();
  const screen = address(entry.entry.replace('mf-manifest.json', 'screen.js'));
  containers.set(address(entry.preload[0] ?? ''), exposing({ says: 'whole' }));
  await load(entry);
  expect(asked.map(({ url }) => url)).not.toContain(screen);
  expect((await load(entry, { whole: true })).says).toBe('whole');
  expect(asked.map(({ url }) => url)).toContain(screen);
  const gone = publish();
  const missing = address(gone.entry.replace('mf-manifest.json', 'screen.js'));
  answer = (url) => Promise.resolve(new Response('code', { status: url === missing ? 404 : 200 }));
  containers.set(address(gone.preload[0] ?? ''), exposing({ says: 'gone' }));
  await expect(load(gone, { whole: true })).rejects.toMatchObject({ fault: { kind: 'unreachable' } });
});

test('two builds of one remote that arrive at once stay apart', async () => {
  const [older, newer] = [publish(), publish()];
  containers.set(address(older.preload[0] ?? ''), exposing({ says: 'older' }));
  containers.set(address(newer.preload[0] ?? ''), exposing({ says: 'newer' }));
  const modules = await Promise.all([load(older), load(newer)]);
  expect(modules.map(({ says }) => says)).toEqual(['older', 'newer']);
});

test('a build that failed is started anew by whoever comes next, and past the caches by who tries again', async () => {
  const entry = publish();
  const script = address(entry.preload[0] ?? '');
  containers.set(script, { init: async () => undefined, get: () => Promise.reject(new Error('planted')) });
  jest.spyOn(console, 'error').mockImplementation();
  await expect(load(entry)).rejects.toThrow('planted');
  containers.set(script, exposing({ says: 'mended' }));
  expect((await load(entry)).says).toBe('mended');
  asked = [];
  containers.set(script, exposing({ says: 'afresh' }));
  expect((await load(entry, { fresh: true })).says).toBe('afresh');
  expect(asked).toContainEqual({ url: script, cache: 'reload' });
});

test('what a build that failed would share is asked of nobody, what was loaded from it stays', async () => {
  const [failing, next] = [publish(), publish()];
  const offered: Record<string, Record<string, object>>[] = [];
  const offering = (module: unknown, fails: boolean): Container => ({
    init: async (shared) => {
      offered.push(shared);
      shared.dates ??= {
        '1.0.0': { from: 'slotwise_roles', get: () => Promise.reject(new Error('its files are gone')) },
      };
      shared.numbers ??= { '1.0.0': { from: 'slotwise_roles', loaded: true, lib: () => 7 } };
      shared.colours ??= { '1.0.0': { from: 'slotwise_dashboard' } };
    },
    get: fails ? () => Promise.reject(new Error('planted')) : async () => () => module,
  });
  jest.spyOn(console, 'error').mockImplementation();
  containers.set(address(failing.preload[0] ?? ''), offering({ says: 'failing' }, true));
  await expect(load(failing)).rejects.toThrow('planted');
  const [shared] = offered;
  expect(shared?.dates).toEqual({});
  expect(Object.keys(shared?.numbers ?? {})).toEqual(['1.0.0']);
  expect(Object.keys(shared?.colours ?? {})).toEqual(['1.0.0']);
  containers.set(address(next.preload[0] ?? ''), offering({ says: 'next' }, false));
  expect((await load(next)).says).toBe('next');
});

test('who waits for a build that another gave up goes on without them', async () => {
  const entry = publish();
  containers.set(address(entry.preload[0] ?? ''), exposing({ says: 'here' }));
  answer = (_url, init) =>
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  const end = new AbortController();
  const first = load(entry, { signal: end.signal });
  const second = load(entry);
  answer = () => Promise.resolve(new Response('code'));
  end.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect((await second).says).toBe('here');
});

test('a chunk of a build that was replaced is still loaded as it was published, or not at all', async () => {
  const entry = publish();
  containers.set(address(entry.preload[0] ?? ''), exposing({ says: 'here' }));
  await load(entry);
  const newer = publish();
  containers.set(address(newer.preload[0] ?? ''), exposing({ says: 'there' }));
  await load(newer);
  const folder = entry.entry.replace('mf-manifest.json', '');
  expect(slotwiseIntegrity?.(`${folder}parcel.js`)).toBe('sha384-parcel');
  expect(slotwiseIntegrity?.(`${folder}planted.js`)).toMatch(/^sha384-A+$/);
  expect(() => {
    'use strict';
    globalThis.slotwiseIntegrity = () => undefined;
  }).toThrow(TypeError);
});
