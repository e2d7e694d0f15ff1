import { createStore } from 'jotai';
import { entryOf, manifestOf } from '../testing/render-shell';
import { knownRemote } from './known-remote';
import { REGISTRY_ELEMENT_ID } from './read-registry';
import { createRegistry, registryAtom, remotesAtom } from './registry';

const entry = entryOf(manifestOf({ id: 'roles', name: 'Roles' }));
const store = createStore();
let ask: jest.Mock<Promise<unknown>, []>;
const start = () => {
  const registry = createRegistry({
    store,
    page: document,
    storage: () => sessionStorage,
    platformVersion: '1.4.0',
    ask,
  });
  return registry.start().then(() => registry);
};

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  store.set(registryAtom, { status: 'loading' });
  ask = jest.fn();
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
  sessionStorage.clear();
  await registry.refresh();
  expect(store.get(remotesAtom)).toHaveLength(1);
});

test.each([
  ['^1.0.0', null],
  ['>=1.2 <2', null],
  ['1.x', null],
  ['~1.4.0', null],
  ['^1.5.0', 'incompatible'],
  ['^2.0.0', 'incompatible'],
  ['nonsense', 'incompatible'],
])('platform range %s against 1.4.0: %s', (platform, kind) => {
  const known = knownRemote(entryOf(manifestOf({ id: 'roles', platform })), '1.4.0');
  expect(known.fault?.kind ?? null).toBe(kind);
});

test('a manifest that breaks the schema is a fault, and the remote has no routes', () => {
  const broken = { ...entry, manifest: { ...entry.manifest, routes: [] } };
  expect(knownRemote(broken, '1.0.0')).toMatchObject({ name: 'roles', manifest: null, fault: { kind: 'manifest' } });
});
