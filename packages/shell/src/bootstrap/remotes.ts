import type { RegistryEntry } from '@slotwise/contract';
import type { LiveConnection, RemoteReactions } from '@slotwise/shared/events';
import { bringLaterFiles, folderOf, RemoteFaultError, reportKindOf } from '@slotwise/shared/loading';
import {
  guardShell,
  guardStyles,
  knowCode,
  onEnterCode,
  watchLeaks,
  type EventBus,
  type Intruder,
  type PlatformHost,
} from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import { ExtensionLoader } from '../extensions/extension-loader';
import { coverWatch } from '../registry/cover-watch';
import { watchFailures } from '../registry/failure-owner';
import { loadExtension, loadRemoteCode } from '../registry/load-remote';
import type { Heartbeat } from '../heartbeat/heartbeat';
import type { Suspect } from '../heartbeat/held-builds';
import type { Kept } from '../kept/kept-parts';
import type { Intrinsics } from '../registry/intrinsics';
import { suspectOf, type KnownRemote } from '../registry/known-remote';
import type { Overrides } from '../registry/overrides';
import { loadedScripts } from '../registry/loaded-scripts';
import { guardNavigation } from '../registry/navigation-guard';
import { RemoteLate } from '../registry/remote-failure';
import { createRegistry, remotesAtom, type Registry, type Store } from '../registry/registry';
import { RemoteLoader, type LoadWatch, type Report as RemoteReport } from '../registry/remote-loader';
import { takeReactions } from '../registry/take-reactions';
import { wordsIn } from '../words';

export interface RemotesParts {
  page: Window & typeof globalThis;
  store: Store;
  session: PageSession;
  bus: EventBus;
  overrides: Overrides;
  heartbeat: Heartbeat;
  intrinsics: Intrinsics<Suspect>;
  reactions: RemoteReactions;
  host: PlatformHost;
  kept: Kept;
  hear: LiveConnection['hear'];
  nonce: string | undefined;
  signal: AbortSignal;
}

export interface StartedRemotes {
  registry: Registry;
  loader: RemoteLoader;
  extensionLoader: ExtensionLoader;
}

/** Starts what knows the remotes, loads them and their extensions, and tells people of their failures. The signal ends it. */
export function startRemotes(parts: RemotesParts): StartedRemotes {
  const registry = startRegistry(parts);
  watchRemotes(parts);
  return { registry, loader: startLoader(parts, registry), extensionLoader: startExtensionLoader(parts, registry) };
}

function startRegistry({ page, store, session, bus, overrides, kept, host }: RemotesParts): Registry {
  const registry = createRegistry({
    store,
    page: page.document,
    storage: () => page.localStorage,
    override: overrides.apply,
    refused: ({ id, version }, fault) =>
      host.report(new RemoteFaultError(fault), { remote: id, version, kind: reportKindOf(fault) }),
    ask: (shell) =>
      session.http('GET /remotes/registry', {
        query: shell === undefined ? {} : { shell },
        ...(session.hasToken() ? {} : { auth: 'none' }),
      }),
  });
  session.subscribe(() => {
    const { me } = session.get();
    if (me) void registry.follow(me.id);
  });
  bus.subscribe('navigation:changed', () => void registry.lookAgain());
  const buildsOf = () =>
    store
      .get(remotesAtom)
      .map(({ entry }) => entry.entry)
      .join();
  let builds = buildsOf();
  store.sub(remotesAtom, () => {
    if (builds === buildsOf()) return;
    builds = buildsOf();
    kept.changed();
  });
  return registry;
}

const startLoader = (parts: RemotesParts, registry: Registry): RemoteLoader => {
  const { store, nonce, reactions, host, kept, hear, signal } = parts;
  const report: RemoteReport = ({ id, version }, kind, ms, error) => {
    if (kind === 'loaded') performance.measure(`load ${id}`, { start: performance.now() - ms, duration: ms });
    host.report(error ?? null, { remote: id, version, kind, ms });
  };
  const loader: RemoteLoader = new RemoteLoader({
    store,
    registry,
    nonce,
    async load(entry, options) {
      if (!entry.isolated) return loadRemoteCode(entry, { ...options, ...given(parts, entry) });
      const { isolatedRemote } = await import(/* webpackChunkName: "isolation" */ '../isolation/isolated-remote');
      return isolatedRemote(entry, { ...{ store, hear, report, loader, Late: RemoteLate }, fresh: options.fresh });
    },
    ...loadWatch(parts),
    isThere: ({ entry }) => answers(entry.preload[0] ?? entry.entry),
    onLoaded: ({ id, entry }) => {
      bringLaterFiles(entry, './app', signal);
      kept.used(id);
    },
    onReady: ({ remote }) => takeReactions(reactions, remote),
    report,
  });
  return loader;
};

/** The page gives these to the load of any build. */
const given = ({ host, heartbeat }: RemotesParts, entry: RegistryEntry) => ({
  locale: host.locale.get(),
  evaluates: () => heartbeat.evaluates(folderOf(entry)),
});

/** Watches over the page while a build is loaded. */
const loadWatch = ({ heartbeat, intrinsics }: RemotesParts): LoadWatch => ({
  heldBack: ({ entry }) => heartbeat.heldBack(entry.entry),
  release: ({ entry }) => heartbeat.release(entry.entry),
  onRun(remote) {
    const suspect = suspectOf(remote);
    const { id, version, entry } = remote;
    const end = heartbeat.begin(suspect, 'loading');
    // None of the code of one that is kept apart comes into this page.
    if (!entry.isolated) {
      heartbeat.has(suspect);
      knowCode({ id, version, assets: folderOf(entry) });
    }
    return () => {
      end();
      void intrinsics.evaluated({ remote: remote.id, version: remote.version }, () => loadedScripts(remote.entry));
    };
  },
});

/** Whether a file can be had from the network. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const startExtensionLoader = (parts: RemotesParts, registry: Registry): ExtensionLoader => {
  const { store, nonce, reactions, host, kept, signal } = parts;
  return new ExtensionLoader({
    ...loadWatch(parts),
    store,
    registry,
    nonce,
    load: (entry, module, options) => loadExtension(entry, module, { ...options, ...given(parts, entry) }),
    onLoaded: ({ id, entry }, module) => {
      bringLaterFiles(entry, module, signal);
      kept.used(id);
    },
    reactions,
    report: host.report,
  });
};

const LOOK_AT_STYLES_MS = 500;
/** One line is read, a thousand are not. */
const TOLD_AGAIN_MS = 10_000;

/** Tells the person of a remote's failure, each remote's once in a while. */
function failureTeller({ host }: RemotesParts): (remote: Pick<KnownRemote, 'id' | 'name'>) => void {
  const told = new Map<string, number>();
  return ({ id, name }) => {
    const now = performance.now();
    if (now - (told.get(id) ?? -Infinity) < TOLD_AGAIN_MS) return;
    told.set(id, now);
    const { t } = wordsIn(host.locale.get());
    host.notify({
      intent: 'error',
      title: t('remote.failed-runtime', { name }),
      body: t('remote.failed-runtime-advice'),
    });
  };
}

/**
 * Watches what remotes do to the page outside of their places. Their mounts report their failures themselves; here only
 * the person is told.
 */
function watchRemotes(parts: RemotesParts): void {
  const { page, store, host, heartbeat, intrinsics, signal } = parts;
  const remotes = () => store.get(remotesAtom);
  const tell = failureTeller(parts);
  const end = watchFailures(page, { remotes, onFailure: tell });
  signal.addEventListener('abort', end, { once: true });
  const onRemoved = (id: string) => {
    const owner = remotes().find((remote) => remote.id === id);
    if (owner) tell(owner);
  };
  watchLeaks(page, host.report, coverWatch({ page, report: host.report, onRemoved }));
  const said = new Set<string>();
  const takenAway = ({ id, version }: Intruder['remote'], message: string) => {
    if (said.has(id + message)) return;
    said.add(id + message);
    host.report(new Error(message), { remote: id, version, kind: 'runtime_failed' });
    onRemoved(id);
  };
  guardShell(page, ({ remote, name }) =>
    takenAway(remote, `It put ${name} of the page around it. That was taken away.`),
  );
  const lookAtStyles = guardStyles(page, ({ remote, name }) =>
    takenAway(remote, `Its style sheet changed the page around it: ${name} That was taken out.`),
  );
  const looking = page.setInterval(lookAtStyles, LOOK_AT_STYLES_MS);
  signal.addEventListener('abort', () => page.clearInterval(looking), { once: true });
  intrinsics.accept();
  signal.addEventListener('abort', onEnterCode(heartbeat.enters), { once: true });
  guardNavigation({ page, storage: () => page.sessionStorage, remotes, report: host.report, onRefused: tell, signal });
}
