import { aManifest, anEntry } from '@slotwise/shared/testing';
import type { PermissionName } from '@slotwise/contract';
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { signedText } from '@slotwise/contract/manifest';
import { createStore } from 'jotai';
import { allNavigationItems, visibleItems } from '../routing/navigation-items';
import { knownRemote } from './known-remote';
import { REGISTRY_ELEMENT_ID } from './read-registry';
import { createRegistry, LOOK_AGAIN_AFTER_MS, registryAtom, remotesAtom } from './registry';

const entry = anEntry(aManifest({ id: 'roles', name: 'Roles' }));
const store = createStore();
const refused = jest.fn();
let ask: jest.Mock<Promise<unknown>, [shell: string | undefined]>;
const start = () => {
  const registry = createRegistry({
    store,
    page: document,
    storage: () => localStorage,
    ask,
    refused,
  });
  return registry.start().then(() => registry);
};

beforeEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  store.set(registryAtom, { status: 'loading' });
  ask = jest.fn();
  refused.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('takes the list that the server wrote into the page and asks for nothing', async () => {
  const inline = document.createElement('script');
  inline.id = REGISTRY_ELEMENT_ID;
  inline.type = 'application/json';
  inline.textContent = JSON.stringify({ remotes: [entry] });
  document.body.append(inline);
  await start();
  expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'page' });
  expect(ask).not.toHaveBeenCalled();
});

describe('signed', () => {
  // jsdom brings none; browsers do, on origins that they trust.
  beforeAll(
    () => void Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
  );
  afterAll(() => void Reflect.deleteProperty(globalThis.crypto, 'subtle'));
  const registry = { remotes: [entry], issuedAt: '2026-11-21T12:00:00.000Z' };
  const write = (answer: unknown, key: string) => {
    const inline = document.createElement('script');
    inline.id = REGISTRY_ELEMENT_ID;
    inline.type = 'application/json';
    inline.dataset.key = key;
    inline.textContent = JSON.stringify(answer);
    document.body.append(inline);
  };
  const pair = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
    const seal = (signed: typeof registry) => ({
      ...signed,
      signature: sign(null, Buffer.from(signedText(signed)), privateKey).toString('base64'),
    });
    return { key, seal };
  };

  test('a list that the key of the page has signed is taken', async () => {
    const { key, seal } = pair();
    write(seal(registry), key);
    await start();
    expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'page' });
  });

  test('one that was changed, or signed by another, is not: the server is asked', async () => {
    const { key, seal } = pair();
    const forged = { ...seal(registry), remotes: [{ ...entry, entry: 'https://evil.example/mf-manifest.json' }] };
    write(forged, key);
    ask
      .mockResolvedValueOnce(forged)
      .mockResolvedValueOnce(pair().seal(registry))
      .mockResolvedValueOnce(seal(registry));
    const page = await start();
    expect(store.get(registryAtom)).toEqual({ status: 'failed' });
    await page.refresh();
    expect(store.get(registryAtom)).toEqual({ status: 'failed' });
    await page.refresh();
    expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'server' });
  });

  test('a page without a registry, with the server down: the copy that an earlier page kept, if it still holds', async () => {
    const { key, seal } = pair();
    write(seal(registry), key);
    await start();
    document.body.replaceChildren();
    store.set(registryAtom, { status: 'loading' });
    ask.mockRejectedValue(new Error('down'));
    await start();
    expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'kept' });

    const copy = JSON.parse(localStorage.getItem('slotwise:registry') ?? '{}') as { registry: typeof registry };
    copy.registry.remotes = [{ ...entry, version: '6.6.6' }];
    localStorage.setItem('slotwise:registry', JSON.stringify(copy));
    store.set(registryAtom, { status: 'loading' });
    await start();
    expect(store.get(registryAtom)).toEqual({ status: 'failed' });
  });
});

test('somebody whom the list was not resolved for gets their own, once', async () => {
  ask.mockResolvedValueOnce({ remotes: [entry] }).mockResolvedValue({ remotes: [entry], resolvedFor: 'ada' });
  const registry = await start();
  await Promise.all([registry.follow('ada'), registry.follow('ada')]);
  await registry.follow('ada');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('looks again when somebody goes somewhere, but not more often than it must', async () => {
  ask.mockResolvedValue({ remotes: [entry] });
  const registry = await start();
  await registry.lookAgain();
  expect(ask).toHaveBeenCalledTimes(1);
  const later = performance.now() + LOOK_AGAIN_AFTER_MS;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await Promise.all([registry.lookAgain(), registry.lookAgain()]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a build that broke the contract with this shell is not loaded, also from a list that was kept', async () => {
  const meta = document.createElement('meta');
  meta.name = 'slotwise-shell';
  meta.content = 's2';
  document.head.append(meta);
  const fault = () => store.get(remotesAtom)[0]?.fault?.kind ?? null;
  ask.mockResolvedValueOnce({ remotes: [{ ...entry, failsWith: ['s1'] }] });
  await start();
  expect(ask).toHaveBeenCalledWith('s2');
  expect(fault()).toBeNull();
  ask.mockResolvedValueOnce({ remotes: [{ ...entry, failsWith: ['s1', 's2'] }] });
  await start();
  expect(fault()).toBe('incompatible');
  ask.mockRejectedValueOnce(new Error('down'));
  store.set(registryAtom, { status: 'loading' });
  await start();
  expect(store.get(registryAtom)).toMatchObject({ source: 'kept' });
  expect(fault()).toBe('incompatible');
});

test('a remote with a file that has no integrity hash is refused', () => {
  const open = { ...entry, preload: ['/remotes/roles/build1/a.js'] };
  expect(knownRemote(open).fault).toMatchObject({ kind: 'corrupt' });
  const sealed = { ...open, integrity: { '/remotes/roles/build1/a.js': 'sha384-x' } };
  expect(knownRemote(sealed).fault).toBeNull();
  // The manifest that lists the files is one of them, unless it comes with the registry.
  const elsewhere = { ...sealed, mfManifest: null };
  expect(knownRemote(elsewhere).fault).toMatchObject({ kind: 'corrupt' });
  const integrity = { ...sealed.integrity, [entry.entry]: 'sha384-y' };
  expect(knownRemote({ ...elsewhere, integrity }).fault).toBeNull();
});

test('without it asks the server, and keeps the answer as the last good copy', async () => {
  ask.mockResolvedValueOnce({ remotes: [entry] });
  await start();
  expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'server' });
  ask.mockRejectedValueOnce(new Error('down'));
  store.set(registryAtom, { status: 'loading' });
  await start();
  expect(store.get(registryAtom)).toMatchObject({ status: 'ready', source: 'kept' });
});

test('a server that answers nonsense and no copy: failed, until a refresh succeeds', async () => {
  ask.mockResolvedValueOnce({ oops: true }).mockResolvedValueOnce({ remotes: [entry] });
  const registry = await start();
  expect(store.get(registryAtom)).toEqual({ status: 'failed' });
  await registry.refresh();
  expect(store.get(remotesAtom).map(({ name }) => name)).toEqual(['Roles']);
});

test('a refresh that fails keeps what is known', async () => {
  ask.mockResolvedValueOnce({ remotes: [entry] }).mockRejectedValueOnce(new Error('down'));
  const registry = await start();
  localStorage.clear();
  await registry.refresh();
  expect(store.get(remotesAtom)).toHaveLength(1);
});

test.each([
  ['^2.0.0', null],
  ['>=1.2 <3', null],
  ['2.x', null],
  ['^1.0.0', null],
  ['^2.3.0', null],
  ['^2.9.0', 'incompatible'],
  ['^3.0.0', 'incompatible'],
  ['nonsense', 'incompatible'],
])('platform range %s in a page that offers 2.3.0, and 1.0.0 by an adapter: %s', (platform, kind) => {
  const known = knownRemote(anEntry(aManifest({ id: 'roles', platform })));
  expect(known.fault?.kind ?? null).toBe(kind);
});

test('a manifest of a later platform is told by that, whatever its shape', () => {
  const later = { ...entry.manifest, platform: '^3.0.0', routes: { main: '/roles' } };
  const known = knownRemote({ ...entry, manifest: later as unknown as typeof entry.manifest });
  expect(known).toMatchObject({ name: 'roles', manifest: null, fault: { kind: 'incompatible' } });
  expect(known.fault?.reason).toEqual({
    id: 'platform.not-offered',
    values: { wanted: '^3.0.0', offered: '2.3.0' },
  });
});

test('a manifest with a field of a newer version is read without it', () => {
  const newer = { ...entry.manifest, offline: { routes: ['/roles'] } };
  expect(knownRemote({ ...entry, manifest: newer })).toMatchObject({ name: 'Roles', fault: null });
});

test('a manifest that cannot be read is reported once a build, with its fault', async () => {
  const manifest = { ...entry.manifest, routes: [] };
  ask.mockResolvedValue({ remotes: [{ ...entry, manifest }] });
  const registry = await start();
  await registry.refresh();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(refused.mock.lastCall).toEqual([
    expect.objectContaining({ id: 'roles', version: entry.version, manifest: null }),
    { kind: 'manifest', reason: { id: 'shape.invalid', values: expect.objectContaining({ at: '/routes' }) } },
  ]);
  ask.mockResolvedValue({ remotes: [entry, { ...entry, id: 'other', entry: '/other', manifest }] });
  await registry.refresh();
  expect(refused).toHaveBeenCalledTimes(2);
});

test('a manifest that names a permission of a newer server is read, and what it guards is decided by that name', () => {
  const permission = 'manage_dock_doors' as PermissionName;
  const navigation = [{ href: '/roles', label: 'Doors', icon: 'box' as const, order: 1, permission }];
  const remotes = [knownRemote({ ...entry, manifest: { ...entry.manifest, navigation, permissions: [permission] } })];
  expect(remotes[0]).toMatchObject({ name: 'Roles', fault: null });
  const shownTo = (held: string) => visibleItems(allNavigationItems(remotes), (name) => name === held).length;
  expect([shownTo('manage_dock_doors'), shownTo('manage_roles')]).toEqual([1, 0]);
});

test('a manifest that breaks the schema is a fault, and the remote has no routes', () => {
  const broken = { ...entry, manifest: { ...entry.manifest, routes: [] } };
  expect(knownRemote(broken)).toMatchObject({
    name: 'roles',
    manifest: null,
    fault: { kind: 'manifest' },
  });
});
