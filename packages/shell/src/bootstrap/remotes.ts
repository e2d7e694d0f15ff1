import type { RemoteReactions } from '@slotwise/shared/events';
import { bringLaterFiles } from '@slotwise/shared/loading';
import type { EventBus, PlatformHost } from '@slotwise/shared/remote';
import type { PageSession } from '@slotwise/shared/session';
import { ExtensionLoader } from '../extensions/extension-loader';
import { watchFailures } from '../registry/failure-owner';
import { loadExtension, loadRemoteCode } from '../registry/load-remote';
import type { Overrides } from '../registry/overrides';
import { createRegistry, remotesAtom, type Registry, type Store } from '../registry/registry';
import { RemoteLoader } from '../registry/remote-loader';
import { takeReactions } from '../registry/take-reactions';
import { wordsIn } from '../words';

export interface RemotesParts {
  page: Window;
  store: Store;
  session: PageSession;
  bus: EventBus;
  overrides: Overrides;
  reactions: RemoteReactions;
  host: PlatformHost;
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

function startRegistry({ page, store, session, bus, overrides }: RemotesParts): Registry {
  const registry = createRegistry({
    store,
    page: page.document,
    storage: () => page.localStorage,
    override: overrides.apply,
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
  return registry;
}

const startLoader = ({ store, nonce, reactions, host, signal }: RemotesParts, registry: Registry): RemoteLoader =>
  new RemoteLoader({
    store,
    registry,
    nonce,
    load: loadRemoteCode,
    onLoaded: ({ entry }) => bringLaterFiles(entry, './app', signal),
    onReady: ({ remote }) => takeReactions(reactions, remote),
    report({ id, version }, kind, ms, error) {
      if (kind === 'loaded') performance.measure(`load ${id}`, { start: performance.now() - ms, duration: ms });
      host.report(error ?? null, { remote: id, version, kind, ms });
    },
  });

const startExtensionLoader = (parts: RemotesParts, registry: Registry): ExtensionLoader => {
  const { store, nonce, reactions, host, signal } = parts;
  return new ExtensionLoader({
    store,
    registry,
    nonce,
    load: loadExtension,
    onLoaded: ({ entry }, module) => bringLaterFiles(entry, module, signal),
    reactions,
    report: host.report,
  });
};

/** The mount of a remote reports its failures itself; here only the person is told. */
function watchRemotes({ page, store, host, signal }: RemotesParts): void {
  const end = watchFailures(page, {
    remotes: () => store.get(remotesAtom),
    onFailure({ name }) {
      const { t } = wordsIn(host.locale.get());
      host.notify({
        intent: 'error',
        title: t('remote.failed-runtime', { name }),
        body: t('remote.failed-runtime-advice'),
      });
    },
  });
  signal.addEventListener('abort', end, { once: true });
}
