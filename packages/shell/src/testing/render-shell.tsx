import type { RegistryEntry, RemoteManifest } from '@slotwise/contract';
import { createReadable, RemoteReactions, type LiveStatus } from '@slotwise/shared/events';
import { createInspector, type Notice, type Readable, type ReportKind } from '@slotwise/shared/remote';
import { useReadable, type PageSession } from '@slotwise/shared/session';
import { anEntry, createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@slotwise/shared/testing';
import { AppProviders } from '@slotwise/shared/ui';
import { MemoryRouter } from '@slotwise/shared/ui/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import { createStore, Provider as StoreProvider } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { createHost } from '../bootstrap/host';
import { createPorts } from '../bootstrap/ports';
import { PortDoers } from '../bootstrap/port-doers';
import type { ShellServices } from '../bootstrap/shell-services';
import { ExtensionLoader, type ExtensionLoaderOptions } from '../extensions/extension-loader';
import { createPageOutbox } from '@slotwise/shared/outbox';
import { tellUnsaved } from '../connection/tell-unsaved';
import { WaitingWrites } from '../connection/waiting-writes';
import { createExtensions } from '../extensions/extensions';
import { ShellContext } from '../bootstrap/shell-context';
import { startSidebar } from '../layout/sidebar-atoms';
import { knownRemote } from '../registry/known-remote';
import type { RemoteApp } from '../registry/load-remote';
import { createOverrides } from '../registry/overrides';
import { registryAtom } from '../registry/registry';
import { RemoteLoader } from '../registry/remote-loader';
import { ReturnAddress } from '../routing/return-address';
import { startTheme } from '../theme/theme-atoms';
import { viewportAtom } from '../theme/viewport-atoms';
import { fakeMedia } from './fake-media';

configure({ asyncUtilTimeout: 8000 });

export interface RenderShellOptions extends TestPlatformOptions {
  path?: string;
  width?: number;
  manifests?: RemoteManifest[];
  /** Result of loading a remote; default: a page with its id as heading. */
  load?: (id: string, attempt: number) => Promise<RemoteApp>;
  /** Result of loading an extension. */
  loadExtension?: ExtensionLoaderOptions['load'];
  /** State of the live stream; default: connected. */
  live?: LiveStatus;
  /** Entries of the registry when it is asked again; default: the same. */
  newer?: readonly RegistryEntry[];
}

export interface RenderedShell extends RenderResult {
  platform: TestPlatform;
  services: ShellServices;
  notices: Notice[];
  reports: { remote: string; kind: ReportKind }[];
  media: ReturnType<typeof fakeMedia>;
}

const page =
  (id: string): RemoteApp =>
  () => (
    <h1 tabIndex={-1} data-page-title="">
      {id} page
    </h1>
  );

function Localized({ locale, children }: { locale: Readable<string>; children: ReactNode }) {
  return (
    <AppProviders theme="light" locale={useReadable(locale)}>
      {children}
    </AppProviders>
  );
}

/** Draws a part of the shell with the shell's own services on a faked network. */
export function renderShell(ui: ReactElement, options: RenderShellOptions = {}): RenderedShell {
  const { path = '/dashboard', width = 1280, manifests = [], load, newer } = options;
  // The bell above every page asks, and every page that is refused, whatever a test is about.
  const answered = {
    'GET /me/notifications/unread': () => ({ unread: 0 }),
    'GET /me/access-requests': () => ({ items: [], nextCursor: null }),
    ...options.routes,
  };
  const platform = createTestPlatform({ ...options, routes: answered });
  const media = fakeMedia();
  const store = createStore();
  const { signal } = platform;
  store.set(viewportAtom, { width, height: 800 });
  store.set(registryAtom, {
    status: 'ready',
    source: 'page',
    remotes: manifests.map((manifest) => knownRemote(anEntry(manifest))),
  });
  const theme = startTheme(store, window, signal);
  startSidebar(store, document, signal);

  const notices: Notice[] = [];
  const reports: RenderedShell['reports'] = [];
  const attempts = new Map<string, number>();
  const registry = {
    start: () => Promise.resolve(),
    refresh: async () => {
      if (!newer) return;
      store.set(registryAtom, { status: 'ready', source: 'server', remotes: newer.map((entry) => knownRemote(entry)) });
    },
    follow: () => Promise.resolve(),
    lookAgain: () => Promise.resolve(),
  };
  const loader = new RemoteLoader({
    store,
    registry,
    nonce: undefined,
    report: ({ id }, kind) => void reports.push({ remote: id, kind }),
    load: async ({ id }) => {
      const attempt = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, attempt);
      return { App: load ? await load(id, attempt) : page(id) };
    },
  });
  const ports = createPorts();
  ports.notify.install((notice) => void notices.push(notice));
  const bus = platform.host.events;
  // The test platform's session is the page's own, typed as remotes see it.
  const session = platform.host.session as PageSession;
  const report: ShellServices['host']['report'] = (_error, { remote, kind }) => void reports.push({ remote, kind });
  const inspector = createInspector();
  const reactions = new RemoteReactions(() => undefined, bus);
  const loadExtension = options.loadExtension ?? (() => Promise.reject(new Error('There is no extension.')));
  const extensionLoader = new ExtensionLoader({
    store,
    registry,
    nonce: undefined,
    load: loadExtension,
    reactions,
    report,
  });
  const extensions = createExtensions({ store, session, signal });
  const outbox = createPageOutbox({ session, http: session.http, signal });
  const { locale } = platform;
  const waiting = new WaitingWrites({ page: window, session, tell: tellUnsaved(ports, locale), signal });
  const host = createHost({
    store,
    session,
    bus,
    theme,
    ports,
    extensions,
    report,
    inspector,
    waiting,
    outbox,
    locale,
  });
  const live = {
    ...createReadable<LiveStatus>(options.live ?? { state: 'live', reason: 'connected' }),
    close: () => undefined,
  };
  const services: ShellServices = {
    store,
    queryClient: platform.queryClient,
    session,
    bus,
    live,
    reactions,
    theme,
    locale: { ...locale, chosen: () => null, choose: async (language) => locale.set(language ?? 'en-US') },
    registry,
    overrides: createOverrides({ page: document, storage: () => localStorage }),
    inspector,
    heartbeat: { begin: () => () => undefined, heldBack: () => null, loaded: () => [], release: () => undefined },
    intrinsics: { whoBroke: () => Promise.resolve(null) },
    loader,
    extensionLoader,
    host,
    ports,
    waiting,
    outbox,
    returns: new ReturnAddress({ storage: () => sessionStorage, now: Date.now }),
    nonce: undefined,
  };
  const result = render(
    <ShellContext value={services}>
      <StoreProvider store={store}>
        <QueryClientProvider client={platform.queryClient}>
          <Localized locale={platform.locale}>
            <MemoryRouter initialEntries={[path]}>
              <PortDoers />
              {ui}
            </MemoryRouter>
          </Localized>
        </QueryClientProvider>
      </StoreProvider>
    </ShellContext>,
  );
  return { ...result, platform, services, notices, reports, media };
}
