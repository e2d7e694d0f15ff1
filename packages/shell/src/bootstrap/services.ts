import { PLATFORM_API_VERSION } from '@slotwise/contract/constants';
import { createEventBus, LiveConnection, RemoteReactions } from '@slotwise/shared/events';
import { bringLaterFiles } from '@slotwise/shared/loading';
import {
  createInspector,
  createReporter,
  type EventBus,
  type Inspector,
  type Notice,
  type PlatformHost,
} from '@slotwise/shared/remote';
import { createQueryClient, createSession, type PageSession } from '@slotwise/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { ExtensionLoader } from '../extensions/extension-loader';
import { createExtensions } from '../extensions/extensions';
import { startSidebar } from '../layout/sidebar-atoms';
import { watchFailures } from '../registry/failure-owner';
import { loadExtension, loadRemoteCode } from '../registry/load-remote';
import { createOverrides, type Overrides } from '../registry/overrides';
import { createRegistry, remotesAtom, type Registry, type Store } from '../registry/registry';
import { createRemoteLoader, type RemoteLoader } from '../registry/remote-loader';
import { startTheme, type ThemeService } from '../theme/theme-atoms';
import { startViewport } from '../theme/viewport-atoms';
import { createHost } from './host';
import { createPort, type Port } from './port';
import { publishState } from './publish-state';
import { wordsIn } from '../words';

export interface ShellPorts {
  navigate: Port<[to: string, options?: { replace?: boolean }]>;
  notify: Port<[notice: Notice]>;
  announce: Port<[text: string]>;
}

/** Everything of the page that lives longer than what is drawn. */
export interface ShellServices {
  store: Store;
  queryClient: QueryClient;
  session: PageSession;
  bus: EventBus;
  live: Pick<LiveConnection, 'get' | 'subscribe' | 'close'>;
  /** What the loaded remotes, and the shell's own lists, do when live events arrive. */
  reactions: RemoteReactions;
  theme: ThemeService;
  registry: Registry;
  overrides: Overrides;
  inspector: Inspector;
  loader: RemoteLoader;
  extensionLoader: Pick<ExtensionLoader, 'load'>;
  host: PlatformHost;
  ports: ShellPorts;
  nonce: string | undefined;
}

/** The nonce that the server gave to this page's scripts; a script's own property keeps it when the attribute is hidden. */
const nonceOf = (page: Document) => page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** Starts the page's services in the order in which they need each other. The signal ends them. */
export function createServices(page: Window, signal: AbortSignal): ShellServices {
  const store = createStore();
  const nonce = nonceOf(page.document);
  const theme = startTheme(store, page, signal);
  startViewport(store, page, signal);
  startSidebar(store, page.document, signal);

  const queryClient = createQueryClient();
  const session = createSession({ queryClient });
  const { http } = session;
  const inspector = createInspector();
  const events = createEventBus((error, topic) => console.error(`A listener of "${topic}" failed.`, error));
  /** The shell's own; remotes have the bus as `host` hands it out, and are noted there. */
  const bus: EventBus = {
    ...events,
    publish(topic, value) {
      inspector.noteBus({ topic, by: 'shell', refused: false, value });
      events.publish(topic, value);
    },
  };
  publishState({ store, session, bus, signal });

  const ports: ShellPorts = { navigate: createPort(), notify: createPort(), announce: createPort() };
  const overrides = createOverrides({ page: page.document, storage: () => page.localStorage });
  const send = createReporter(http);
  /** How a developer's own code fares is no matter of the version that everybody else gets. */
  const report: PlatformHost['report'] = (error, about) => {
    if (!overrides.current.some(({ id }) => id === about.remote)) send(error, about);
    else if (error) console.error(`[${about.remote}, overridden] ${about.kind}`, error);
  };
  const reactions = new RemoteReactions((error, { id, version }) =>
    report(error, { remote: id, version, kind: 'runtime_failed' }),
  );
  const live = new LiveConnection({ session, queryClient, bus, reactions });
  const registry = createRegistry({
    store,
    page: page.document,
    storage: () => page.localStorage,
    platformVersion: PLATFORM_API_VERSION,
    override: overrides.apply,
    ask: (shell) =>
      http('GET /remotes/registry', {
        query: shell === undefined ? {} : { shell },
        ...(session.hasToken() ? {} : { auth: 'none' }),
      }),
  });
  const followUser = () => {
    const { me } = session.get();
    if (me) void registry.follow(me.id);
  };
  session.subscribe(followUser);
  bus.subscribe('navigation:changed', () => void registry.lookAgain());
  const loader = createRemoteLoader({
    store,
    registry,
    nonce,
    load: loadRemoteCode,
    onLoaded: ({ entry }) => bringLaterFiles(entry, './app', signal),
    onReady: ({ remote }) => reactions.set(remote.manifest, remote.reactions),
    report({ id, version }, kind, ms, error) {
      if (kind === 'loaded') performance.measure(`load ${id}`, { start: performance.now() - ms, duration: ms });
      report(error ?? null, { remote: id, version, kind, ms });
    },
  });
  const extensionLoader = new ExtensionLoader({ nonce, load: loadExtension, reactions, report });
  const extensions = createExtensions({ store, session, signal });
  const endWatch = watchFailures(page, {
    remotes: () => store.get(remotesAtom),
    // The mount of a remote reports its failures itself; here only the person is told.
    onFailure({ name }) {
      const { t } = wordsIn(host.locale.get());
      ports.notify.send({
        intent: 'error',
        title: t('remote.failed-runtime', { name }),
        body: t('remote.failed-runtime-advice'),
      });
    },
  });
  signal.addEventListener('abort', () => {
    endWatch();
    live.close();
    session.close();
  });

  const host = createHost({ store, session, bus: events, theme, ports, extensions, report, inspector });
  return {
    store,
    queryClient,
    session,
    bus,
    live,
    reactions,
    theme,
    registry,
    overrides,
    inspector,
    loader,
    extensionLoader,
    host,
    ports,
    nonce,
  };
}
