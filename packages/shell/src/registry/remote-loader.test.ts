import { createStore } from 'jotai';
import { entryOf, manifestOf } from '../testing/render-shell';
import { knownRemote, type KnownRemote } from './known-remote';
import type { LoadOptions, RemoteApp } from './load-remote';
import { registryAtom } from './registry';
import { RemoteFaultError } from './remote-fault';
import { createRemoteLoader, GIVE_UP_AFTER_MS, remoteStateAtom, SLOW_AFTER_MS, type Report } from './remote-loader';

const App: RemoteApp = () => null;
const known = (platform = '^1.0.0', build = 'b1'): KnownRemote => {
  const entry = entryOf(manifestOf({ id: 'roles', name: 'Roles', platform }));
  return knownRemote({ ...entry, build, entry: `/remotes/roles/${build}/mf-manifest.json` }, '1.0.0');
};

function setUp(remote = known()) {
  const store = createStore();
  store.set(registryAtom, { status: 'ready', source: 'page', remotes: [remote] });
  const load = jest.fn<Promise<RemoteApp>, [KnownRemote['entry'], LoadOptions]>();
  const report = jest.fn<void, Parameters<Report>>();
  const refresh = jest.fn(() => Promise.resolve());
  const loader = createRemoteLoader({ store, registry: { refresh }, nonce: 'n', load, report });
  return { store, load, report, refresh, loader, state: () => store.get(remoteStateAtom('roles')) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads once, however often it is asked', async () => {
  const { loader, load, report, state } = setUp();
  load.mockResolvedValue(App);
  loader.load(known());
  loader.load(known());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'ready', loaded: { App } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ id: 'roles' }), 'loaded', expect.any(Number));
});

test('an incompatible remote fails without its code being asked for', () => {
  const { loader, load, report, state } = setUp(known('^9.0.0'));
  loader.load(known('^9.0.0'));
  expect(load).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ status: 'failed', fault: { kind: 'incompatible' } });
  expect(report.mock.calls[0]?.[1]).toBe('incompatible');
});

test('says that it is late well within three seconds, and gives up at last', async () => {
  const { loader, load, report, state } = setUp();
  load.mockReturnValue(new Promise(() => undefined));
  loader.load(known());
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(SLOW_AFTER_MS).toBeLessThan(3000);
  expect(state()).toEqual({ status: 'loading', slow: true });
  await jest.advanceTimersByTimeAsync(GIVE_UP_AFTER_MS);
  expect(state()).toMatchObject({ status: 'failed', fault: { kind: 'timeout' } });
  expect(report.mock.calls[0]?.[1]).toBe('timeout');
  expect(load.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test('a retry gives up the attempt under way, asks the registry and loads its newest build afresh', async () => {
  const { loader, load, refresh, store, state } = setUp();
  let finishFirst: (app: RemoteApp) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)));
  loader.load(known());
  refresh.mockImplementationOnce(() => {
    store.set(registryAtom, { status: 'ready', source: 'server', remotes: [known('^1.0.0', 'b2')] });
    return Promise.resolve();
  });
  const Newer: RemoteApp = () => null;
  load.mockResolvedValueOnce(Newer);
  await loader.retry('roles');
  finishFirst(App);
  await settle();
  expect(load.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(load.mock.calls[1]?.[0].build).toBe('b2');
  expect(load.mock.calls[1]?.[1].fresh).toBe(true);
  expect(state()).toMatchObject({ status: 'ready', loaded: { App: Newer } });
});

test('names what failed and counts the attempts', async () => {
  const { loader, load, state } = setUp();
  const fault = { kind: 'unreachable', detail: 'Its file x.js could not be reached.' } as const;
  load.mockRejectedValueOnce(new RemoteFaultError(fault)).mockRejectedValueOnce(new Error('boom in module'));
  loader.load(known());
  await settle();
  expect(state()).toEqual({ status: 'failed', fault, attempts: 1 });
  await loader.retry('roles');
  expect(state()).toMatchObject({ status: 'failed', fault: { kind: 'load' }, attempts: 2 });
});

test('a retry whose registry does not answer is late in time, and mended by the next retry', async () => {
  const { loader, load, refresh, state } = setUp();
  load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce(App);
  loader.load(known());
  await settle();
  refresh.mockReturnValueOnce(new Promise(() => undefined));
  void loader.retry('roles');
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(state()).toEqual({ status: 'loading', slow: true });
  await loader.retry('roles');
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(state()).toMatchObject({ status: 'ready' });
});

test('a remote that the registry no longer names is loaded should it come back', async () => {
  const { loader, load, refresh, store, state } = setUp();
  load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce(App);
  loader.load(known());
  await settle();
  refresh.mockImplementationOnce(() => {
    store.set(registryAtom, { status: 'ready', source: 'server', remotes: [] });
    return Promise.resolve();
  });
  await loader.retry('roles');
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(state()).toEqual({ status: 'idle' });
  loader.load(known());
  await settle();
  expect(state()).toMatchObject({ status: 'ready' });
});
