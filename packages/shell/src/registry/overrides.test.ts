import { createOverrides, loopbackOrigin, OverrideError, overriddenEntry, readOverride } from './overrides';
import { wordsIn } from '../words';
import { entryOf, manifestOf } from '../testing/render-shell';
import { knownRemote } from './known-remote';
import { platformPlugin } from './federation-plugin';
import { isOfOverride, REFUSED, scriptIntegrity } from './script-integrity';

const STORED = 'slotwise:overrides';
const manifest = manifestOf({ id: 'roles', name: 'Roles' });
const override = { id: 'roles', from: 'http://127.0.0.1:4100', manifest };
const registered = entryOf(manifest);

const allow = (content = 'loopback') => {
  const meta = document.createElement('meta');
  meta.name = 'slotwise-overrides';
  meta.content = content;
  document.head.append(meta);
};
const open = () => createOverrides({ page: document, storage: () => localStorage });
const real = globalThis.fetch;
const answering = (answer: () => Response | Promise<Response>) => {
  globalThis.fetch = () => Promise.resolve(answer());
};

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});
afterEach(() => {
  globalThis.fetch = real;
});

test.each([
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['https://localhost:4100/some/where?x=1', 'https://localhost:4100'],
  ['localhost:4100', 'http://localhost:4100'],
  [' [::1]:4100 ', 'http://localhost:4100'],
])('%s is a place on this machine', (address, origin) => expect(loopbackOrigin(address, location)).toBe(origin));

test.each([
  'https://evil.example',
  'http://127.0.0.1.evil.example:4100',
  'http://localhost.evil.example',
  'http://127.0.0.1@evil.example',
  'http://user@127.0.0.1:4100',
  'http://192.168.0.7:4100',
  'http://0.0.0.0:4100',
  'ftp://localhost',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '//evil.example',
  '',
  location.origin,
])('"%s" is refused', (address) => expect(() => loopbackOrigin(address, location)).toThrow(OverrideError));

/** What is said to people who ask for something that cannot be. */
async function refusalOf(ask: () => unknown): Promise<string> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof OverrideError) return wordsIn('en').say(error.sentence);
    throw error;
  }
  throw new Error('It was not refused.');
}

test('the refusal says where a remote can come from', async () => {
  expect(await refusalOf(() => loopbackOrigin('https://evil.example', location))).toBe(
    'A remote can be taken from this machine only: from localhost, 127.0.0.1 or [::1], and not from evil.example.',
  );
});

test('where the deployment does not allow it, what is stored means nothing', () => {
  localStorage.setItem(STORED, JSON.stringify([override]));
  for (const content of [undefined, 'yes']) {
    if (content) allow(content);
    const overrides = open();
    expect(overrides.allowed).toBe(false);
    expect(overrides.apply([registered])).toEqual([registered]);
  }
});

test('no address sets one', () => {
  allow();
  history.replaceState(null, '', '/?override=roles@http://127.0.0.1:4100&slotwise:overrides=x#override=roles');
  expect(open().current).toEqual([]);
  history.replaceState(null, '', '/');
});

test('an override that was set stands in for the registry’s entry in the next page, until it is reset', () => {
  allow();
  const before = open();
  before.set(override);
  expect(before.current).toEqual([]);
  const others = entryOf(manifestOf({ id: 'dashboard' }));
  const after = open();
  const [dashboard, roles] = after.apply([registered, others]);
  expect(dashboard).toBe(others);
  expect(roles).toMatchObject({ id: 'roles', entry: 'http://127.0.0.1:4100/mf-manifest.json', integrity: {} });
  expect(after.apply([])).toHaveLength(1);
  after.reset('roles');
  expect(open().apply([registered])).toEqual([registered]);
});

test('what somebody wrote into the storage by hand is looked at like what they typed', () => {
  allow();
  const evil = { ...override, from: 'https://evil.example' };
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem(STORED, JSON.stringify([evil]));
  expect(open().current).toEqual([]);
  localStorage.setItem(STORED, JSON.stringify([{ ...override, manifest: { id: 'roles' } }, null, 7]));
  expect(open().current).toEqual([]);
  localStorage.setItem(STORED, '{');
  expect(open().current).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('a development server says which remote it has; anything else is said', async () => {
  const ask = () => readOverride('localhost:4100', location);
  answering(() => Response.json({ manifest, development: true }));
  await expect(readOverride('localhost:4100', location)).resolves.toEqual({
    ...override,
    from: 'http://localhost:4100',
  });
  answering(() => Response.json({ manifest: { id: 'roles' }, development: true }));
  expect(await refusalOf(ask)).toContain('is not valid');
  answering(() => Response.json({ manifest }));
  expect(await refusalOf(ask)).toContain('a build to be published');
  for (const dead of [() => new Response('', { status: 404 }), () => Promise.reject(new TypeError('refused'))]) {
    answering(dead);
    expect(await refusalOf(ask)).toContain('Nothing at http://localhost:4100 answers');
  }
});

test('only an override’s own files go unchecked, and only for entries that this page made', () => {
  const own = overriddenEntry(override);
  const entries = [own, registered];
  expect(knownRemote(own, '1.0.0').fault).toBeNull();
  expect(scriptIntegrity(entries, 'http://127.0.0.1:4100/main.js')).toBeUndefined();
  expect(isOfOverride(entries, 'http://127.0.0.1:4100/main.js')).toBe(true);
  expect(isOfOverride(entries, 'http://127.0.0.1:4101/main.js')).toBe(false);
  expect(scriptIntegrity(entries, '/remotes/roles/build1/remoteEntry.js')).toBe('sha384-entry');
  expect(scriptIntegrity(entries, '/remotes/roles/build1/planted.js')).toBe(REFUSED);
  // The same as an answer of the registry: it is believed to be a remote without hashes, and refused.
  const forged = structuredClone(own);
  expect(scriptIntegrity([forged], 'http://127.0.0.1:4100/main.js')).toBe(REFUSED);
  const script = (list: typeof entries, url: string) =>
    platformPlugin({ entries: () => list, nonce: 'n' }).createScript?.({ url } as never);
  expect(script(entries, 'http://127.0.0.1:4100/main.js')).toMatchObject({
    script: { src: 'http://127.0.0.1:4100/main.js', nonce: 'n' },
  });
  for (const [list, url] of [
    [[forged], 'http://127.0.0.1:4100/main.js'],
    [entries, 'http://127.0.0.1:4101/main.js'],
    [entries, '/remotes/roles/build1/planted.js'],
  ] as const)
    expect(() => script([...list], url)).toThrow('has no integrity hash');
});
