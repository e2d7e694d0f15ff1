import { aManifest, anEntry } from '@slotwise/shared/testing';
import { fellSilent, RemoteFaultError, type RemoteFault } from '@slotwise/shared/loading';
import { createStore } from 'jotai';
import { knownRemote, type KnownRemote } from './known-remote';
import type { LoadOptions, RemoteApp, RemoteCode } from './load-remote';
import { registryAtom } from './registry';
import { GIVE_UP_AFTER_MS, LOOK_AGAIN_MS, RemoteLoader, SLOW_AFTER_MS, type Report } from './remote-loader';
import { remoteStateAtom } from './remote-state';
import { NAMED_AFTER_MS } from './replacement';

const App: RemoteApp = () => null;
const unreachable: RemoteFault = { kind: 'unreachable', reason: { id: 'file.unreachable', values: { file: 'a.js' } } };
const known = (platform = '^2.0.0', build = 'b1'): KnownRemote => {
  const entry = anEntry(aManifest({ id: 'roles', name: 'Roles', platform }));
  return knownRemote({ ...entry, build, entry: `/remotes/roles/${build}/mf-manifest.json` });
};

function setUp(remote = known(), heldBack?: (asked: KnownRemote) => RemoteFault | null) {
  const store = createStore();
  store.set(registryAtom, { status: 'ready', source: 'page', remotes: [remote] });
  const load = jest.fn<Promise<RemoteCode>, [KnownRemote['entry'], LoadOptions]>();
  const report = jest.fn<void, Parameters<Report>>();
  const refresh = jest.fn(() => Promise.resolve());
  const onReady = jest.fn();
  const loader = new RemoteLoader({ store, registry: { refresh }, nonce: 'n', load, report, onReady, heldBack });
  return { store, load, report, refresh, onReady, loader, state: () => store.get(remoteStateAtom('roles')) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads once, however often it is asked', async () => {
  const { loader, load, report, state } = setUp();
  load.mockResolvedValue({ App });
  loader.load(known());
  loader.load(known());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'ready', loaded: { remote: { App } } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ id: 'roles' }), 'loaded', expect.any(Number));
});

test('the files of the screen that it is loaded for come with it, at a retry too', async () => {
  const { loader, load } = setUp();
  load.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce({ App });
  loader.load(known(), '/roles/matrix');
  await settle();
  await loader.retry('roles');
  expect(load.mock.calls.map(([, { address, fresh }]) => ({ address, fresh }))).toEqual([
    { address: '/roles/matrix', fresh: false },
    { address: '/roles/matrix', fresh: true },
  ]);
});

test('a build that is held back is not loaded and not reported until somebody asks for it', async () => {
  const { store, load, report, refresh, state } = setUp();
  const fault = fellSilent;
  let isHeld = true;
  const heldBack = jest.fn(() => Promise.resolve(isHeld ? fault : null));
  const release = jest.fn(() => {
    isHeld = false;
  });
  const loader = new RemoteLoader({ store, registry: { refresh }, nonce: 'n', load, report, heldBack, release });
  load.mockResolvedValue({ App });
  loader.load(known());
  await settle();
  expect(state()).toMatchObject({ status: 'failed', fault });
  loader.load(known());
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  await loader.retry('roles');
  expect(release).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'ready' });
});

test('what comes back by itself is held back as well', async () => {
  const { store, load, report, refresh, state } = setUp();
  const [heldBack, release] = [jest.fn<RemoteFault | null, []>(() => null), jest.fn()];
  const isThere = () => Promise.resolve(true);
  const loader = new RemoteLoader({
    ...{ store, registry: { refresh }, nonce: 'n', load, report, heldBack, release, isThere },
  });
  load.mockRejectedValueOnce(new RemoteFaultError(unreachable));
  loader.load(known());
  await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
  // Meanwhile another page hangs with it.
  heldBack.mockReturnValue(fellSilent);
  await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS);
  expect(state()).toMatchObject({ status: 'failed', fault: fellSilent });
  expect(release).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the browser is online again: what could not be reached is looked for at once', async () => {
  const { store, load, report, refresh, state } = setUp();
  const isThere = () => Promise.resolve(true);
  const loader = new RemoteLoader({ store, registry: { refresh }, nonce: 'n', load, report, isThere });
  load.mockRejectedValueOnce(new RemoteFaultError(unreachable)).mockResolvedValueOnce({ App });
  loader.load(known());
  await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
  expect(state()).toMatchObject({ status: 'failed' });
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ status: 'ready' });
});

test('what could not be reached comes back by itself once its files are there', async () => {
  const { store, load, report, refresh, state } = setUp();
  const isThere = jest.fn(() => Promise.resolve(false));
  const loader = new RemoteLoader({ store, registry: { refresh }, nonce: 'n', load, report, isThere });
  const gone = new RemoteFaultError(unreachable);
  load.mockRejectedValueOnce(gone).mockResolvedValueOnce({ App });
  loader.load(known());
  await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
  expect(state()).toMatchObject({ status: 'failed' });
  await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS);
  expect(isThere).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'failed' });
  isThere.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS * 1.5);
  expect(state()).toMatchObject({ status: 'ready' });
  await jest.advanceTimersByTimeAsync(LOOK_AGAIN_MS * 10);
  expect(isThere).toHaveBeenCalledTimes(2);
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
  let finishFirst: (code: RemoteCode) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)));
  loader.load(known());
  refresh.mockImplementationOnce(() => {
    store.set(registryAtom, { status: 'ready', source: 'server', remotes: [known('^2.0.0', 'b2')] });
    return Promise.resolve();
  });
  const Newer: RemoteApp = () => null;
  load.mockResolvedValueOnce({ App: Newer });
  await loader.retry('roles');
  finishFirst({ App });
  await settle();
  expect(load.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(load.mock.calls[1]?.[0].build).toBe('b2');
  expect(load.mock.calls[1]?.[1].fresh).toBe(true);
  expect(state()).toMatchObject({ status: 'ready', loaded: { remote: { App: Newer } } });
});

test('names what failed and counts the attempts', async () => {
  const { loader, load, state } = setUp();
  load.mockRejectedValueOnce(new RemoteFaultError(unreachable)).mockRejectedValueOnce(new Error('boom in module'));
  loader.load(known());
  await settle();
  expect(state()).toEqual({ status: 'failed', fault: unreachable, attempts: 1 });
  await loader.retry('roles');
  expect(state()).toMatchObject({ status: 'failed', fault: { kind: 'load' }, attempts: 2 });
});

test('a build that was deleted meanwhile is replaced by the one that the registry names now', async () => {
  const { loader, load, refresh, report, store, state } = setUp();
  const gone = new RemoteFaultError(unreachable);
  load.mockRejectedValueOnce(gone).mockResolvedValueOnce({ App });
  refresh.mockImplementationOnce(() => {
    store.set(registryAtom, { status: 'ready', source: 'server', remotes: [known('^2.0.0', 'b2')] });
    return Promise.resolve();
  });
  loader.load(known());
  await settle();
  expect(state()).toMatchObject({ status: 'ready', loaded: { known: { entry: { build: 'b2' } } } });
  expect(report.mock.calls.map(([, kind]) => kind)).toEqual(['loaded']);
});

test('a retry whose registry does not answer is late in time, and mended by the next retry', async () => {
  const { loader, load, refresh, state } = setUp();
  load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce({ App });
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
  load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce({ App });
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

describe('a page that stays open', () => {
  const Newer: RemoteApp = () => null;
  const shownApp = (state: ReturnType<ReturnType<typeof setUp>['state']>) =>
    state.status === 'ready' ? state.loaded.remote.App : null;
  const publish = ({ store }: ReturnType<typeof setUp>, build: string) =>
    store.set(registryAtom, { status: 'ready', source: 'server', remotes: [known('^2.0.0', build)] });
  const opened = async () => {
    const all = setUp();
    all.load.mockResolvedValueOnce({ App });
    all.loader.load(known());
    await settle();
    return all;
  };

  test('fetches a newer build beside the one it has, and shows that from then on', async () => {
    const all = await opened();
    let arrive: (code: RemoteCode) => void = () => undefined;
    all.load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    publish(all, 'b2');
    await settle();
    expect(shownApp(all.state())).toBe(App);
    const reactions = {};
    arrive({ App: Newer, reactions });
    await settle();
    expect(shownApp(all.state())).toBe(Newer);
    expect(all.onReady).toHaveBeenCalledTimes(2);
    expect(all.onReady).toHaveBeenLastCalledWith(
      expect.objectContaining({ remote: expect.objectContaining({ reactions }) }),
    );
    expect(all.load.mock.calls.map(([entry]) => entry.build)).toEqual(['b1', 'b2']);
  });

  test('leaves alone what somebody looks at, until they have left', async () => {
    const all = await opened();
    const endFirst = all.loader.hold('roles');
    const endSecond = all.loader.hold('roles');
    all.load.mockResolvedValue({ App: Newer });
    publish(all, 'b2');
    endFirst();
    endFirst();
    await settle();
    expect(all.load).toHaveBeenCalledTimes(1);
    endSecond();
    await settle();
    expect(shownApp(all.state())).toBe(Newer);
  });

  test('somebody who comes while the newer build is on its way keeps what they see', async () => {
    const all = await opened();
    let arrive: (code: RemoteCode) => void = () => undefined;
    all.load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValue({ App: Newer });
    publish(all, 'b2');
    const leave = all.loader.hold('roles');
    arrive({ App: Newer });
    await settle();
    expect(shownApp(all.state())).toBe(App);
    leave();
    await settle();
    expect(shownApp(all.state())).toBe(Newer);
  });

  test('a newer build that hung another page is not fetched', async () => {
    const all = setUp(known(), ({ entry }) => (entry.build === 'b2' ? fellSilent : null));
    all.load.mockResolvedValue({ App });
    all.loader.load(known());
    await settle();
    publish(all, 'b2');
    await settle();
    expect(all.load.mock.calls.map(([entry]) => entry.build)).toEqual(['b1']);
    expect(shownApp(all.state())).toBe(App);
  });

  test('a newer build that fails is reported, not tried again, and the older one stays', async () => {
    const all = await opened();
    all.load.mockRejectedValue(new Error('boom'));
    publish(all, 'b2');
    await settle();
    publish(all, 'b2');
    await settle();
    expect(shownApp(all.state())).toBe(App);
    expect(all.load).toHaveBeenCalledTimes(2);
    expect(all.report.mock.calls.map(([, kind]) => kind)).toEqual(['loaded', 'load_failed']);
    all.load.mockResolvedValue({ App: Newer });
    publish(all, 'b3');
    await settle();
    expect(shownApp(all.state())).toBe(Newer);
  });

  test('a newer build that is gone is no failure if the registry names another one a moment later', async () => {
    const all = await opened();
    all.load.mockRejectedValueOnce(new RemoteFaultError(unreachable)).mockResolvedValue({ App: Newer });
    publish(all, 'b2');
    await settle();
    publish(all, 'b3');
    await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
    expect(shownApp(all.state())).toBe(Newer);
    expect(all.report.mock.calls.map(([, kind]) => kind)).toEqual(['loaded', 'loaded']);
    all.load.mockRejectedValueOnce(new RemoteFaultError(unreachable));
    publish(all, 'b4');
    await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
    expect(all.report.mock.calls.at(-1)?.[1]).toBe('load_failed');
  });

  test('a newer build comes with the files of all its screens', async () => {
    const all = await opened();
    all.load.mockResolvedValueOnce({ App: Newer });
    publish(all, 'b2');
    await settle();
    expect(all.load.mock.calls.map(([, { whole }]) => whole)).toEqual([undefined, true]);
  });

  test('a screen whose file a deployment deleted gives way to the build that replaced it, and to nothing else', async () => {
    const all = await opened();
    const gone = Object.assign(new Error('Loading chunk 309 failed.'), { name: 'ChunkLoadError' });
    const drawn = known();
    expect(await all.loader.replaceIfGone(drawn, new Error('its own mistake'))).toBe(false);
    const unreplaced = all.loader.replaceIfGone(drawn, gone);
    await jest.advanceTimersByTimeAsync(NAMED_AFTER_MS);
    expect(await unreplaced).toBe(false);
    expect(all.load).toHaveBeenCalledTimes(1);
    all.loader.hold('roles');
    publish(all, 'b2');
    all.load.mockResolvedValueOnce({ App: Newer });
    expect(await all.loader.replaceIfGone(drawn, gone)).toBe(true);
    await settle();
    expect(shownApp(all.state())).toBe(Newer);
  });

  test('a remote that failed is tried again as soon as there is another build of it', async () => {
    const { loader, load, state } = setUp();
    load.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce({ App: Newer });
    loader.load(known());
    await settle();
    loader.load(known());
    expect(state()).toMatchObject({ status: 'failed' });
    loader.load(known('^2.0.0', 'b2'));
    await settle();
    expect(shownApp(state())).toBe(Newer);
  });
});
