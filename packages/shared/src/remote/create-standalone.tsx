import { AppProviders, makeStyles, useAnnounce } from '@slotwise/shared/ui';
import { useNotices } from '@slotwise/shared/ui/feedback';
import { BrowserRouter, useNavigate } from '@slotwise/shared/ui/router';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveConnection, RemoteReactions } from '../events';
import { createQueryClient, createSession, useReadable, useSession } from '../session';
import type { PlatformHost } from './platform-host';
import type { Remote } from '../platform';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMount } from './remote-mount';
import { createStandaloneHost, type Surface } from './standalone-host';
import { StandaloneLogin } from './standalone-login';

const useStyles = makeStyles({ page: { height: '100vh' } });

/**
 * Runs one remote alone in a page, against the API, with the session of the stored tokens; a visitor is asked to log in
 * if the remote is for users. Returns the function that ends it.
 */
export function createStandalone(remote: Remote, options: { element?: Element; baseUrl?: string } = {}): () => void {
  const element = options.element ?? document.getElementById('root') ?? document.body;
  const controller = new AbortController();
  const queryClient = createQueryClient();
  const session = createSession({
    queryClient,
    ...(options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl }),
  });
  const surface: RefObject<Surface | null> = { current: null };
  const drawn = () => {
    if (!surface.current) throw new Error('The page is not drawn yet.');
    return surface.current;
  };
  const host = createStandaloneHost({
    manifest: remote.manifest,
    session,
    surface: drawn,
    signal: controller.signal,
  });
  const reactions = new RemoteReactions(
    (error, { id, version }) => host.report(error, { remote: id, version, kind: 'runtime_failed' }),
    host.events,
  );
  reactions.set(remote.manifest, remote.reactions);
  const live = new LiveConnection({ session, queryClient, bus: host.events, reactions });

  const first = remote.manifest.routes[0]?.path ?? '/';
  if (location.pathname === '/') history.replaceState(null, '', first);
  const root = createRoot(element);
  root.render(<StandalonePage remote={remote} host={host} queryClient={queryClient} surface={surface} />);
  return () => {
    root.unmount();
    live.close();
    session.close();
    controller.abort();
  };
}

interface StandalonePageProps {
  remote: Remote;
  host: PlatformHost;
  queryClient: QueryClient;
  surface: RefObject<Surface | null>;
}

function StandalonePage({ remote, host, queryClient, surface }: StandalonePageProps) {
  const theme = useReadable(host.theme);
  const density = useReadable(host.density);
  const locale = useReadable(host.locale);
  const styles = useStyles();
  return (
    <AppProviders theme={theme} density={density} locale={locale} wholePage className={styles.page}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <PageSurface surface={surface} />
          <Guarded remote={remote} host={host} />
        </BrowserRouter>
      </QueryClientProvider>
    </AppProviders>
  );
}

function Guarded({ remote, host }: Pick<StandalonePageProps, 'remote' | 'host'>) {
  const { manifest } = remote;
  const { status } = useSession(host);
  if (status === 'visitor' && manifest.routes.every(({ access }) => access === 'user')) {
    return <StandaloneLogin session={host.session} />;
  }
  const report = (error: unknown) =>
    host.report(error, { remote: manifest.id, version: manifest.version, kind: 'render_failed' });
  return (
    <RemoteBoundary remote={manifest} onError={report}>
      <RemoteMount remote={remote} host={host} />
    </RemoteBoundary>
  );
}

/** Gives the host what only a drawn page has: a router, toasts, live regions. */
function PageSurface({ surface }: Pick<StandalonePageProps, 'surface'>) {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [place, notify] = useNotices();
  useEffect(() => {
    surface.current = { navigate: (to, options) => void navigate(to, options), announce, notify };
  }, [surface, navigate, announce, notify]);
  return place;
}
