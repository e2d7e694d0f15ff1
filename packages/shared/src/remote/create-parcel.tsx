import { MemoryRouter, BrowserRouter } from '@slotwise/shared/ui/router';
import { AppProviders } from '@slotwise/shared/ui';
import type { Direction } from '@slotwise/shared/words';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import * as React from 'react';
import { useEffect, useState, type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { pageClock } from '../clock';
import { applyReactions, LiveConnection, reloadSoon, RemoteReactions } from '../events';
import { createReadable } from '../events/readable';
import { stepsOf } from '../events/reactions';
import { createQueryClient, queryKeys, useReadable } from '../session';
import { PageRouter } from './page-router';
import type { PageAddress, PlatformHost } from './platform-host';
import type { Parcel, Remote } from '../platform';
import { RemoteBoundary, RemoteFailure } from './remote-boundary';
import { RemoteMount } from './remote-mount';

/** Props that a page hands to `mountRootParcel` beside `domElement`. */
export interface ParcelProps {
  host: PlatformHost;
  /** Path that the remote starts at; its router lives in memory unless `router` says otherwise. */
  initialPath?: string;
  /** `page`: it follows the address that the host hands in, and the parcel is all of its document. */
  router?: 'memory' | 'browser' | 'page';
  /** Draw inside this shadow root, with styles and portals there. */
  shadowRoot?: ShadowRoot;
  /** The page's CSP nonce. */
  nonce?: string;
  /** Address of the remote's files, to tell its uncaught errors from the page's. */
  assets?: string;
}

/** single-spa lifecycles around the same component, with providers of its own. */
export function createParcel(remote: Remote): Parcel {
  const { manifest } = remote;
  const { bootstrap, mount, update, unmount } = singleSpaReact<ParcelProps>({
    React,
    ReactDOMClient,
    rootComponent: (props: ParcelProps) => <ParcelRoot remote={remote} {...props} />,
    // Without it a root that throws leaves `mount` pending for ever. The remote's screens have their own boundary
    // inside.
    errorBoundary: () => <RemoteFailure remote={manifest} />,
  });
  return { bootstrap, mount, update: update ?? (() => Promise.resolve()), unmount };
}

/** Direction of a page that declares none: its language's. */
const OF_LANGUAGE = createReadable<Direction | undefined>(undefined);

function ParcelRoot({ remote, host, ...place }: ParcelProps & { remote: Remote }) {
  const { manifest } = remote;
  const theme = useReadable(host.theme);
  const density = useReadable(host.density);
  const locale = useReadable(host.locale);
  const direction = useReadable(host.direction ?? OF_LANGUAGE);
  const [queryClient] = useState(createQueryClient);
  useParcelLive(remote, host, queryClient);
  const start = place.initialPath ?? manifest.routes[0]?.path ?? '/';
  const report = (error: unknown) =>
    host.report(error, { remote: manifest.id, version: manifest.version, kind: 'render_failed' });
  return (
    <AppProviders
      theme={theme}
      density={density}
      locale={locale}
      direction={direction}
      server={host.http.baseUrl}
      idPrefix={`${manifest.id}-`}
      wholePage={place.router === 'page'}
      {...(place.shadowRoot ? { root: place.shadowRoot } : {})}
      {...(place.nonce === undefined ? {} : { nonce: place.nonce })}
    >
      <QueryClientProvider client={queryClient}>
        <ParcelRouter kind={place.router ?? 'memory'} start={start} address={host.address}>
          <RemoteBoundary remote={manifest} onError={report}>
            <RemoteMount
              remote={remote}
              host={host}
              {...(place.assets === undefined ? {} : { assets: place.assets })}
            />
          </RemoteBoundary>
        </ParcelRouter>
      </QueryClientProvider>
    </AppProviders>
  );
}

/** Lets live events reach the parcel: of a connection that it opens, or those that the page around it hears. */
function useParcelLive({ manifest, reactions }: Remote, host: PlatformHost, queryClient: QueryClient) {
  useEffect(() => {
    if (!host.live && !host.hear) return undefined;
    const remotes = new RemoteReactions(
      (error, { id, version }) => host.report(error, { remote: id, version, kind: 'runtime_failed' }),
      host.events,
    );
    remotes.set(manifest, reactions);
    return host.hear ? hearPage(host, queryClient, remotes) : connect(host, queryClient, remotes);
  }, [manifest, reactions, host, queryClient]);
}

function hearPage(host: PlatformHost, queryClient: QueryClient, remotes: RemoteReactions): (() => void) | undefined {
  return host.hear?.((heard) => {
    if (heard === 'stale') reloadSoon(queryClient, pageClock);
    else applyReactions(heard.message, { queryClient, me: host.session.get().me, remotes }, { short: heard.short });
  });
}

/** In a page without a live connection of its own, for what the parcel itself shows. */
function connect({ live, ...host }: PlatformHost, queryClient: QueryClient, reactions: RemoteReactions): () => void {
  const { session, http } = host;
  const ofOneself = new Set<readonly unknown[]>([queryKeys.me, queryKeys.role]);
  const connection = new LiveConnection({
    session: {
      http,
      get: () => session.get(),
      subscribe: (listener) => session.subscribe(listener),
      getToken: () => session.getToken(),
    },
    queryClient,
    bus: host.events,
    reactions,
    alone: true,
  });
  connection.hear((heard) => {
    if (heard === 'stale') return;
    const { message } = heard;
    const steps = stepsOf(message, session.get().me);
    if (message.event === 'reset' || steps.some(({ key }) => ofOneself.has(key))) live?.reloadSession();
  });
  return () => connection.close();
}

interface ParcelRouterProps {
  kind: NonNullable<ParcelProps['router']>;
  start: string;
  address: PageAddress | undefined;
  children: ReactNode;
}

function ParcelRouter({ kind, start, address, children }: ParcelRouterProps) {
  if (kind === 'page' && address) return <PageRouter address={address}>{children}</PageRouter>;
  return kind === 'browser' ? (
    <BrowserRouter>{children}</BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[start]}>{children}</MemoryRouter>
  );
}
