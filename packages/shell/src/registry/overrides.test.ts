import { isUnchecked } from '@slotwise/shared/loading';
import { aManifest, anEntry } from '@slotwise/shared/testing';
import { OverrideError, readOverride } from '../devtools/read-override';
import { wordsIn } from '../devtools/words';
import { knownRemote } from './known-remote';
import { loopbackOrigin } from './loopback-origin';
import { createOverrides, overriddenEntry } from './overrides';

const STORED = 'slotwise:overrides';
const manifest = aManifest({ id: 'roles', name: 'Roles' });
const override = { id: 'roles', from: 'http://127.0.0.1:4100', manifest };
const registered = anEntry(manifest);

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
])('%s is a place on this machine', (address, origin) => expect(loopbackOrigin(address, location)).toEqual({ origin }));

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
])('"%s" is refused', (address) => expect(readOverride(address, location)).rejects.toThrow(OverrideError));

/** Message to people who ask for something impossible. */
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
  expect(await refusalOf(() => readOverride('https://evil.example', location))).toBe(
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
  const others = anEntry(aManifest({ id: 'dashboard' }));
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
  expect(warn).toHaveBeenCalledTimes(1);
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
  expect(knownRemote(own).fault).toBeNull();
  expect(isUnchecked(own)).toBe(true);
  // The same text as an answer of the registry is a remote without hashes, and refused.
  const forged = { ...structuredClone(own), preload: ['http://127.0.0.1:4100/main.js'] };
  expect(isUnchecked(forged)).toBe(false);
  expect(knownRemote(forged).fault).toMatchObject({ kind: 'corrupt' });
});
