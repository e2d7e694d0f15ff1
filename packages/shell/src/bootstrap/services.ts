import { createEventBus, LiveConnection, RemoteReactions } from '@slotwise/shared/events';
import { createInspector, createReporter, type EventBus, type PlatformHost } from '@slotwise/shared/remote';
import { openKeptOutbox } from '@slotwise/shared/outbox';
import { createQueryClient, createSession } from '@slotwise/shared/session';
import { createStore } from 'jotai';
import { tellUnsaved } from '../connection/tell-unsaved';
import { WaitingWrites } from '../connection/waiting-writes';
import { createExtensions } from '../extensions/extensions';
import { startSidebar } from '../layout/sidebar-atoms';
import { Heartbeat } from '../heartbeat/heartbeat';
import { startWorker } from '../heartbeat/start-worker';
import { startKept } from '../kept/start-kept';
import { Intrinsics } from '../registry/intrinsics';
import { loadedScripts } from '../registry/loaded-scripts';
import { createOverrides } from '../registry/overrides';
import { deriveAgain, remotesAtom } from '../registry/registry';
import { ReturnAddress } from '../routing/return-address';
import { startTheme } from '../theme/theme-atoms';
import { startViewport } from '../theme/viewport-atoms';
import { followWork } from '../work/work-atoms';
import { createHost } from './host';
import { createPageLocale } from './page-locale';
import { createPorts } from './ports';
import { publishState } from './publish-state';
import { startRemotes } from './remotes';
import type { ShellServices } from './shell-services';

/** The nonce that the server gave to this page's scripts; a script's own property keeps it when the attribute is hidden. */
const nonceOf = (page: Document) => page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** Starts the page's services in the order in which they need each other. The signal ends them. */
export function createServices(page: Window & typeof globalThis, signal: AbortSignal): ShellServices {
  const store = createStore();
  const nonce = nonceOf(page.document);
  const theme = startTheme(store, page, signal);
  startViewport(store, page, signal);
  startSidebar(store, page.document, signal);

  const queryClient = createQueryClient();
  const session = createSession({ queryClient });
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
  followWork({ store, bus, session });

  const ports = createPorts();
  const overrides = createOverrides({ page: page.document, storage: () => page.localStorage });
  const send = createReporter(session.http);
  /** Failures of a developer's own code say nothing about the version that everybody else gets. */
  const report: PlatformHost['report'] = (error, about) => {
    if (!overrides.current.some(({ id }) => id === about.remote)) send(error, about);
    else if (error) console.error(`[${about.remote}, overridden] ${about.kind}`, error);
  };
  const extensions = createExtensions({ store, session, signal });
  const locale = createPageLocale(page, session, signal);
  const waiting = new WaitingWrites({ page, session, tell: tellUnsaved(ports, locale), signal });
  const outbox = openKeptOutbox({ session, http: session.http, signal });
  const heartbeat = new Heartbeat({ port: startWorker(), page, storage: () => page.localStorage, report, signal });
  const intrinsics = new Intrinsics(page, report, {
    loaded: () => heartbeat.loaded(),
    async scripts({ entry }) {
      const remote = store.get(remotesAtom).find((known) => known.entry.entry === entry);
      return remote ? loadedScripts(remote.entry) : [];
    },
    // The frame drew meanwhile: its navigation, for one, may be wrong.
    onMended: () => deriveAgain(store),
  });
  /** A failure while built-in objects are not the page's own is put down to nobody but who changed them. */
  const charge: PlatformHost['report'] = (error, about) => {
    const mended = about.kind === 'loaded' ? null : intrinsics.mended();
    if (!mended) return report(error, about);
    void mended.then((isOfRemote) => (isOfRemote ? loader.again(about.remote) : report(error, about)));
  };
  const host = createHost({
    ...{ store, session, bus: events, theme, ports, extensions, report: charge, inspector, waiting, outbox, locale },
    watchDrawing: (about) => {
      heartbeat.draws(about.remote);
      return intrinsics.watch(about);
    },
  });
  const reactions = new RemoteReactions(
    (error, { id, version }) => charge(error, { remote: id, version, kind: 'runtime_failed' }),
    events,
  );
  const live = new LiveConnection({ session, queryClient, bus, reactions });
  const kept = startKept({ page, session, queryClient, signal });
  const { registry, loader, extensionLoader } = startRemotes({
    heartbeat,
    intrinsics,
    page,
    store,
    session,
    bus,
    overrides,
    reactions,
    host,
    kept,
    hear: live.hear,
    nonce,
    signal,
  });
  signal.addEventListener('abort', () => {
    live.close();
    session.close();
  });
  return {
    store,
    queryClient,
    session,
    bus,
    live,
    reactions,
    theme,
    locale,
    registry,
    overrides,
    inspector,
    heartbeat,
    intrinsics,
    loader,
    extensionLoader,
    host,
    ports,
    waiting,
    outbox,
    returns: new ReturnAddress({ storage: () => page.sessionStorage, now: Date.now }),
    nonce,
  };
}
