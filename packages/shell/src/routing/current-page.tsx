import { HOME_PATHS, PRODUCT_NAME } from '@slotwise/contract/constants';
import { describeError } from '@slotwise/shared/http';
import { useSession } from '@slotwise/shared/session';
import { ErrorState, NoPermissionState, Page, PageHeader } from '@slotwise/shared/ui';
import { Navigate, useLocation } from '@slotwise/shared/ui/router';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useShell } from '../bootstrap/shell-context';
import { registryAtom, remotesAtom } from '../registry/registry';
import { RemoteOutlet } from '../registry/remote-outlet';
import { passage } from './guard';
import { HomeLink } from './home-link';
import { allNavigationItems } from './navigation-items';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import type { TableRoute } from './route-table';
import { StandInPage } from './stand-in-page';

/** The page at the current address, or what stands in its place. */
export function CurrentPage({ route }: { route: TableRoute | null }) {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const state = useAtomValue(registryAtom);
  if (pathname === '/') return <Navigate to={HOME_PATHS.visitor} replace />;
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'failed') {
    return (
      <StandInPage title={`${PRODUCT_NAME} is unavailable`}>
        <ErrorState
          title="The pages of this application could not be found."
          advice="The server did not tell which parts it has. Check your connection, then try again."
          onRetry={() => void registry.refresh()}
        />
      </StandInPage>
    );
  }
  return route ? <GuardedPage route={route} /> : <NotFoundPage />;
}

function GuardedPage({ route }: { route: TableRoute }) {
  const { host, session: pageSession, loader } = useShell();
  const session = useSession(host);
  const remotes = useAtomValue(remotesAtom);
  const items = useMemo(() => allNavigationItems(remotes), [remotes]);
  const { remote } = route;
  const pass = passage(route, items, { session, can: (permission) => host.session.can(permission) });

  // While it is not known who this is, the code can already come.
  const comes = pass.kind === 'show' || pass.kind === 'wait';
  useEffect(() => {
    if (comes) loader.load(remote);
  }, [comes, loader, remote]);

  if (pass.kind === 'redirect') return <Navigate to={pass.to} replace />;
  if (pass.kind === 'denied') {
    return (
      <Page>
        <PageHeader title={route.title} />
        <NoPermissionState permission={pass.permission} action={<HomeLink />} />
      </Page>
    );
  }
  if (pass.kind === 'wait' && session.error) {
    const { advice } = describeError(session.error);
    return (
      <StandInPage title={`${route.title} is unavailable`}>
        <ErrorState title={session.error.message} advice={advice} onRetry={() => void pageSession.reload()} />
      </StandInPage>
    );
  }
  const mayMount = pass.kind === 'show';
  return <RemoteOutlet key={remote.id} remote={remote} scrolls={route.scroll ?? false} mayMount={mayMount} />;
}
