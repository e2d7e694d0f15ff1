import { HOME_PATHS, PRODUCT_NAME } from '@slotwise/contract/constants';
import { useReadable, useSession } from '@slotwise/shared/session';
import { EmptyState, ErrorState, NoPermissionState, Page, PageHeader, PageSkeleton } from '@slotwise/shared/ui';
import { Navigate, useLocation, useNavigate } from '@slotwise/shared/ui/router';
import { useDescribeError } from '@slotwise/shared/words';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { importAskForAccess, importSearchPage } from '../layout/later-parts';
import { registryAtom } from '../registry/registry';
import { useRemotes } from '../registry/use-remotes';
import { RemoteOutlet } from '../registry/remote-outlet';
import { passage } from './guard';
import { HomeLink } from './home-link';
import { allNavigationItems } from './navigation-items';
import { NotFoundPage } from './not-found-page';
import { SEARCH_PATH, type TableRoute } from './route-table';
import { StandInPage } from './stand-in-page';
import { useWords } from '../words';

const AskForAccess = lazy(importAskForAccess);
const SearchPage = lazy(importSearchPage);

/** The page at the current address, or its stand-in. */
export function CurrentPage({ route }: { route: TableRoute | null }) {
  const { registry } = useShell();
  const { t } = useWords();
  const { pathname } = useLocation();
  const state = useAtomValue(registryAtom);
  if (pathname === '/') return <Navigate to={HOME_PATHS.visitor} replace />;
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'failed') {
    return (
      <StandInPage title={t('product.unavailable', { name: PRODUCT_NAME })}>
        <ErrorState
          title={t('registry.failed')}
          advice={t('registry.failed-advice')}
          onRetry={() => void registry.refresh()}
        />
      </StandInPage>
    );
  }
  if (route) return <GuardedPage route={route} />;
  return pathname === SEARCH_PATH ? <OwnSearchPage /> : <NotFoundPage />;
}

/** The shell's own page, for signed-in people. */
function OwnSearchPage() {
  const { status } = useSession(useShell().host);
  if (status === 'visitor') return <SentAway isDeep />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SearchPage />
    </Suspense>
  );
}

/**
 * Sends a visitor away. They come back once they have signed in if it is no page that the navigation leads to (`isDeep`), or if their
 * session ended while they were there.
 */
function SentAway({ isDeep }: { isDeep: boolean }) {
  const { returns, session } = useShell();
  const { pathname, search, hash } = useLocation();
  const isLost = useReadable(session.lost);
  useEffect(() => {
    if (isDeep || isLost) returns.remember(`${pathname}${search}${hash}`, isLost);
  }, [isDeep, isLost, pathname, search, hash, returns]);
  return <Navigate to={HOME_PATHS.visitor} replace />;
}

/** People who have signed in and stand on the dashboard go on to the address that they followed before. */
function useReturn(user: string | undefined) {
  const { returns } = useShell();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (user === undefined) return;
    returns.signedIn(user);
    const address = pathname === HOME_PATHS.user ? returns.take(user) : null;
    if (address !== null) void navigate(address, { replace: true });
  }, [user, pathname, returns, navigate]);
}

/** Whether the page at this path could be seen until now. */
function useShownBefore(isShown: boolean, path: string): boolean {
  const [shown, setShown] = useState<string | null>(null);
  if (isShown && shown !== path) setShown(path);
  return !isShown && shown === path;
}

function GuardedPage({ route }: { route: TableRoute }) {
  const { host, session: pageSession, loader } = useShell();
  const session = useSession(host);
  const remotes = useRemotes();
  const items = useMemo(() => allNavigationItems(remotes), [remotes]);
  const { remote, path } = route;
  const { pathname, search } = useLocation();
  const { t } = useWords();
  const describeError = useDescribeError();
  useReturn(session.me?.id);
  const pass = passage(route, items, { session, can: (permission) => host.session.can(permission) });
  const wasShown = useShownBefore(pass.kind === 'show', path);

  // While it is not known who this is, the code can already come.
  const comes = pass.kind === 'show' || pass.kind === 'wait';
  useEffect(() => {
    if (comes) loader.load(remote, path);
  }, [comes, loader, remote, path]);

  if (pass.kind === 'redirect') {
    const isDeep = search !== '' || !items.some(({ href }) => href === pathname);
    return pass.to === HOME_PATHS.visitor ? <SentAway isDeep={isDeep} /> : <Navigate to={pass.to} replace />;
  }
  if (pass.kind === 'denied') {
    return (
      <Page>
        <PageHeader title={route.title} />
        {session.me && session.me.companyID === null && session.me.wmsID === null ? (
          // Nobody is there whom they could ask.
          <EmptyState title={t('page.no-tenant')} reason={t('page.no-tenant-reason')} action={<HomeLink />} />
        ) : (
          <NoPermissionState
            permission={pass.permission}
            action={
              <>
                <Suspense>
                  <AskForAccess key={pass.permission} permission={pass.permission} wasShown={wasShown} />
                </Suspense>
                <HomeLink />
              </>
            }
          />
        )}
      </Page>
    );
  }
  if (pass.kind === 'wait' && session.error) {
    const { title, advice } = describeError(session.error);
    return (
      <StandInPage title={t('page.unavailable', { name: route.title })}>
        <ErrorState title={title} advice={advice} onRetry={() => void pageSession.reload()} />
      </StandInPage>
    );
  }
  const mayMount = pass.kind === 'show';
  return (
    <RemoteOutlet
      key={remote.id}
      remote={remote}
      scrolls={route.scroll ?? false}
      shape={route.shape}
      mayMount={mayMount}
    />
  );
}
